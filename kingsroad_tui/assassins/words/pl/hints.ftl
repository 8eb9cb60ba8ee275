assassins-hints-no-hints = Ta partia jest ustawiona bez podpowiedzi.
assassins-hints-not-now = Podpowiedzi są dla tego, kto teraz gra.
assassins-hints-not-ready = Podpowiedź nie jest jeszcze gotowa.
assassins-hints-thinking = Myślę …
assassins-hints-lost = Podpowiedzi nie ma: solver nie odpowiada.
assassins-hints-ask-first = Żadna podpowiedź nie jest otwarta: { $ask } o nią prosi, potem { $follow } robi to, co mówi.
assassins-hints-followed = To była cała podpowiedź: { $ends } kończy turę, { $again } patrzy jeszcze raz.
assassins-hints-end-now = Podpowiedź mówi: nic więcej nie rób. { $ends } kończy turę.
assassins-hints-all-twelve = Policzone bez twojej tajemnicy: najpierw obejrzyj swoich zabójców ({ $looks }).
assassins-hints-public = Policzone z tego, co wiedziały obie strony.
assassins-hints-supposing = Przy założeniu: { $claims }.
assassins-hints-win-now = Możesz teraz wygrać!
assassins-hints-walks-out = { $which ->
    [that] Z tą kartą król wyjdzie w następnej turze: zamknij { $square }!
    [any] Jakakolwiek karta przyjdzie, król wyjdzie w następnej turze: zamknij { $square }!
   *[some] Król wyjdzie w następnej turze, jeśli przyjdzie { $cards } z { $total } kart: zamknij { $square }!
  }
assassins-hints-stop = { $harm ->
    [lost] Jeśli tu skończysz, przegrywasz: to ostatnia runda, a król jest wciąż poza zamkiem.
    [none] Jeśli tu skończysz, nikt nie uderzy króla.
    [kills-surely] Jeśli tu skończysz, króla można zabić na pewno!
    [wounds-surely] Jeśli tu skończysz, króla można na pewno zranić, ale nie zabić.
    [kills] Jeśli tu skończysz, króla można zabić: szansa { $death }, według podejrzeń.
    [wounds] Jeśli tu skończysz, króla można zranić: szansa { $wound }, według podejrzeń.
   *[both] Jeśli tu skończysz, króla można zranić (szansa { $wound }, według podejrzeń), a nawet zabić ({ $death }).
  }
assassins-hints-fears = { $harm ->
    [lost] W tej rundzie król jest bezpieczny.
    [none] W tej rundzie król jest bezpieczny.
    [kills-surely] Tak jak jest, króla można zabić na pewno!
    [wounds-surely] Tak jak jest, króla można na pewno zranić, ale nie zabić.
    [kills] Tak jak jest, króla można zabić: szansa { $death }, według podejrzeń.
    [wounds] Tak jak jest, króla można zranić: szansa { $wound }, według podejrzeń.
   *[both] Tak jak jest, króla można zranić (szansa { $wound }, według podejrzeń), a nawet zabić ({ $death }).
  }
assassins-hints-can = { $harm ->
    [kills-surely] Możesz teraz zabić króla!
    [wounds-surely] Możesz teraz zranić króla.
   *[none] W tej turze nie dosięgniesz króla.
  }
assassins-hints-at-worst = To w najgorszym razie: może być mniej.
assassins-hints-strikers = { $whose ->
    [own] Uderzyć może: { $people }.
    [fear] Dla króla groźni są: { $people }.
   *[king] Uderzyć może: { $people }.
  }
assassins-hints-striker = { $sure ->
    [yes] { $who } na { $square } ({ $when })
   *[no] { $who } na { $square } ({ $chance }, { $when })
  }
assassins-hints-more = jeszcze { $more }
assassins-hints-clock = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } do { $gate-gen }, PA króla jeszcze { $left }: { $spare ->
    [0] bez zapasu.
   *[other] zapas { $spare }.
  }
assassins-hints-gate-north = północna brama
    .begun = Północna brama
    .gen = północnej bramy
    .acc = północną bramę
assassins-hints-gate-east = wschodnia brama
    .begun = Wschodnia brama
    .gen = wschodniej bramy
    .acc = wschodnią bramę
assassins-hints-gate-south = południowa brama
    .begun = Południowa brama
    .gen = południowej bramy
    .acc = południową bramę
assassins-hints-gate-west = zachodnia brama
    .begun = Zachodnia brama
    .gen = zachodniej bramy
    .acc = zachodnią bramę
assassins-hints-clock-shut = Tłum zamyka każdą bramę. Wolną drogą byłoby { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }, a PA króla jest jeszcze { $left }.
assassins-hints-clock-no-street = Do żadnej bramy nie prowadzi ulica; PA króla jeszcze { $left }.
assassins-hints-clock-around = Naokoło tłumu jest za daleko: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } do { $gate-gen }, a PA króla jeszcze { $left }.
assassins-hints-clock-through = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } do bramy na { $square }, gdy z drogi { $many ->
    [1] zejdzie
   *[other] zejdą
  } { $people }; PA króla jeszcze { $left }: { $spare ->
    [0] bez zapasu.
   *[other] zapas { $spare }.
  }
assassins-hints-clock-too-late = { $side ->
    [king] Zamek jest poza zasięgiem: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } do { $gate-gen }, a PA króla jeszcze { $left }. Wygrasz tylko, usuwając wszystkich
        trzech zabójców.
   *[people] Król nie zdąży już do zamku: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } do { $gate-gen }, a PA króla jeszcze { $left }. Wygrywasz, jeśli do końca kart
        zostanie choć jeden zabójca.
  }
assassins-hints-blocker = Możesz ten pionek { $ways }.
assassins-hints-blocker-ways = { $one } albo { $other }
assassins-hints-blocker-push = odepchnąć ({ $ap } PA)
assassins-hints-blocker-arrest = pojmać ({ $ap } PA)
assassins-hints-blocker-kill = zabić ({ $ap } PA)
assassins-hints-odds = W talii: kart { $cards }. Król ma 2 PA na { $two }, mieszkańcy 5 PA na { $many }; pojmać można na { $arrests }.
assassins-hints-odds-last = Ostatnia karta daje królowi { $king } PA i { $arrest ->
    [yes] pozwala pojmać.
   *[no] nie pozwala pojmać.
  }
assassins-hints-odds-none = Po tej nie ma już żadnej karty.
assassins-hints-suspects = { $of ->
    [alike] Gdy wszystkich liczyć jednakowo, szansa, że to zabójca:
    [nothing] Nikt się jeszcze niczym nie zdradza.
    [supposed] Wtedy szansa, że to zabójca:
   *[seen] Szansa, że to zabójca, po tym, co widzieli wszyscy:
  }
assassins-hints-suspected = { $of ->
    [own] Jak bardzo podejrzani są twoi: { $people }.
   *[seen] Najbardziej podejrzani: { $people }.
  }
assassins-hints-suspected-one = { $who } { $chance }
assassins-hints-suspects-none = Wszyscy, którzy jeszcze są, są znani.
assassins-hints-suspect = - { $who-begun } { $chance }.
assassins-hints-suspect-by = - { $who-begun } { $chance }: { $sign } (bez tego { $without }).
assassins-hints-suspect-each = - Każdy po { $chance }.
assassins-hints-sign-killed = nie zabija króla { $when }, choć może
assassins-hints-sign-wounded = nie rani króla { $when }, choć może
assassins-hints-sign-moved = rusza się { $when }
assassins-hints-sign-nearer = zbliża się do króla { $when }
assassins-hints-sign-farther = oddala się od króla { $when }
assassins-hints-sign-in-reach = podchodzi do króla na odległość ciosu { $when }
assassins-hints-sign-stays-in-reach = zostaje przy królu na odległość ciosu { $when }
assassins-hints-sign-away-from-knights = odchodzi od rycerza { $when }
assassins-hints-sign-beside-a-knight = stoi obok rycerza { $when }
assassins-hints-sign-onto-a-roof = wchodzi na dach { $when }
assassins-hints-sign-in-the-way = staje na drodze króla { $when }
assassins-hints-sign-often-chosen = zaczyna tam, gdzie zabójca jest dużo wart
assassins-hints-sign-seldom-chosen = zaczyna tam, gdzie zabójca jest mało wart
assassins-hints-when-once = w rundzie { $round }
assassins-hints-when-often = w kilku rundach
assassins-hints-do-moves = { $how ->
    [key] Najlepsze ruchy: { $key } je gra.
    [typed] Najlepsze ruchy: wpisz { $actions }.
   *[board] Najlepsze ruchy: patrz na planszę.
  }
assassins-hints-do-strike = { $how ->
    [key] Uderz teraz: { $key } to robi!
    [typed] Uderz teraz: wpisz { $actions }!
   *[board] Uderz teraz: patrz na planszę!
  }
assassins-hints-do-either = { $how ->
    [key] Uderzyć czy czekać, wszystko jedno; { $key } gra to:
    [typed] Uderzyć czy czekać, wszystko jedno; wpisz { $actions }.
   *[board] Uderzyć czy czekać, wszystko jedno; patrz na planszę.
  }
assassins-hints-best-nothing = Najlepiej: skończ teraz turę.
assassins-hints-wins = To wygrywa partię.
assassins-hints-kills = To zabija króla.
assassins-hints-chance = Masz { $chance } szans. { $others ->
    [0] Żaden inny sprawdzony sposób nie jest tak dobry.
    [one] Jeszcze jeden sposób jest tak samo dobry (następna strona).
    [few] Jeszcze { $others } sposoby są tak samo dobre (następna strona).
    [many] Jeszcze { $others } sposobów jest tak samo dobrych (następna strona).
   *[other] Jeszcze { $others } sposobu jest tak samo dobre (następna strona).
  }
assassins-hints-strike-costs = Cios od razu to o { $loss } szans mniej.
assassins-hints-chance-alone = Masz { $chance } szans.
assassins-hints-cut-short = Czas minął, zanim wszystko porównano: może być coś lepszego.
assassins-hints-then = { $harm ->
    [lost] Potem kończy się ostatnia runda, a on wciąż jest poza zamkiem.
    [none] Potem nikt nie może uderzyć króla.
    [kills-surely] Potem króla można na pewno zabić.
    [wounds-surely] Potem króla można na pewno zranić, ale nie zabić.
    [kills] Potem króla można zabić (szansa { $death }).
    [wounds] Potem króla można zranić (szansa { $wound }), ale nie zabić.
   *[both] Potem króla można zranić (szansa { $wound }), a nawet zabić ({ $death }).
  }
assassins-hints-luck = { $arrest ->
    [yes] Pojmanie od razu wygrywa, jeśli to ostatni zabójca: szansa { $chance }.
   *[no] To od razu wygrywa, jeśli pozostałych pojmano wcześniej: szansa { $chance }.
  }
assassins-hints-after = Droga do bramy: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }, { $change ->
    [late] ale PA króla jeszcze tylko { $left }; to za późno, chyba że otworzy się krótsza.
    [fewer] PA króla jeszcze { $left }; { $spare ->
        [0] bez zapasu
       *[other] zapas { $spare }
      }, o { $by } mniej niż teraz.
    [more] PA króla jeszcze { $left }; zapas { $spare }, o { $by } więcej niż teraz.
   *[same] PA króla jeszcze { $left }; { $spare ->
        [0] bez zapasu
       *[other] zapas { $spare }
      }, jak teraz.
  }
assassins-hints-after-first = Droga do bramy: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }, PA króla jeszcze { $left }; { $spare ->
    [0] bez zapasu
   *[other] zapas { $spare }
  }.
assassins-hints-after-through = Droga do bramy: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }, gdy z niej { $many ->
    [1] zejdzie
   *[other] zejdą
  } { $people }; PA króla jeszcze { $left }.
assassins-hints-after-shut = Każda droga do bramy jest wtedy zamknięta.
assassins-hints-unspent = Niewykorzystane: { $points }.
assassins-hints-unspent-knights = { $ap } PA rycerzy
assassins-hints-unspent-people = { $ap } PA
assassins-hints-unspent-king = { $ap } PA króla, stracone dla jego zegara
assassins-hints-then-walks-out = { $which ->
    [that] Potem król z tą kartą i tak wyjdzie w następnej turze.
    [any] Potem król i tak wyjdzie w następnej turze, jakakolwiek karta przyjdzie.
    [none] Potem król nie może wyjść w następnej turze.
   *[some] Potem król i tak wyjdzie w następnej turze, jeśli przyjdzie { $cards } z { $total } kart.
  }
assassins-hints-then-strike = { $ap ->
    [0] Twój zabójca stoi gotowy do ciosu.
   *[other] Twojemu najbliższemu zabójcy trzeba do króla { $ap } PA.
  }
assassins-hints-then-wounded = Król jest ranny.
assassins-hints-mind-arrest = Uważaj na rycerzy obok ({ $people }): pojmanie kosztuje ich 1 PA, jeśli karta na nie pozwala.
assassins-hints-mind-kill = Uważaj na rycerzy: za 1 PA mogą zabić ({ $people }).
assassins-hints-move = - { $done-begun }.
assassins-hints-move-why = - { $done-begun }: { $why }.
assassins-hints-why-progress = do { $gate-gen } { $steps ->
    [one] został
    [few] zostały
    [many] zostało
   *[other] zostało
  } { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }
assassins-hints-why-keeps-off = inaczej { $when } może uderzyć { $people }
assassins-hints-why-room = robi miejsce dla { $later-gen }
assassins-hints-why-opens = { $pawns ->
    [1] otwiera drogę do { $gate-gen }
   *[other] razem otwierają drogę do { $gate-gen }
  }
assassins-hints-why-shortens = oszczędza królowi { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } do { $gate-gen }
assassins-hints-why-clears = { $pawns ->
    [1] zwalnia następne pole króla
   *[other] razem zwalniają następne pole króla
  }
assassins-hints-why-farther = do ciosu trzeba potem { $ap } PA ({ $people })
assassins-hints-why-guards = osłania króla
assassins-hints-why-shuts = { $gate ->
    [every] { $pawns ->
        [1] zamyka każdą drogę do bramy
       *[other] razem zamykają każdą drogę do bramy
      }
   *[other] { $pawns ->
        [1] zamyka każdą drogę do { $gate-gen }
       *[other] razem zamykają każdą drogę do { $gate-gen }
      }
  }
assassins-hints-why-lengthens = wydłuża drogę króla do { $gate-gen } o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }
assassins-hints-why-blocks = stoi na drodze króla
assassins-hints-why-nearer = twój zabójca może potem uderzyć { $when }
assassins-hints-why-feigns = wygląda, jakby cios groził { $when }
assassins-hints-why-kills = królowi { $knights ->
    [one] zostaje
    [few] zostają
    [many] zostaje
   *[other] zostaje
  } { $knights ->
    [one] { $knights } rycerz
    [few] { $knights } rycerze
    [many] { $knights } rycerzy
   *[other] { $knights } rycerza
  }
assassins-hints-why-known = inaczej cios groziłby { $when }
assassins-hints-why-removes = { $how ->
    [never] to nie zabójca
    [surely] to na pewno zabójca
   *[likely] z szansą { $chance } to zabójca
  }
assassins-hints-why-removes-near = { $how ->
    [never] to nie zabójca
    [surely] to na pewno zabójca, mógłby uderzyć { $when }
   *[likely] z szansą { $chance } to zabójca; mógłby uderzyć { $when }
  }
assassins-hints-strikes-after = { $ap ->
    [0] od razu
   *[other] po { $ap } PA
  }
assassins-hints-strikes-after-least = po co najmniej { $ap } PA
assassins-hints-as-good = { $others ->
    [1] Równie dobre jak najlepsze:
   *[other] Równie dobre jak najlepsze, najbardziej inne najpierw:
  }
assassins-hints-none-as-good = Nic innego ze sprawdzonych nie jest tak dobre.
assassins-hints-nothing-else = Nic innego nie ma do zrobienia.
assassins-hints-other = { $number }. { $turn } { $apart }
assassins-hints-other-nothing = { $number }. Skończ teraz turę. { $apart }
assassins-hints-worse = To o { $loss } szans mniej.
assassins-hints-next-best = Następne w kolejności:
assassins-hints-apart = { $how ->
    [better] { $better }
    [worse] { $worse }
   *[both] { $better }, ale { $worse }
  }
assassins-hints-apart-sentence = { $how ->
    [alike] Prawie to samo.
    [better] W porównaniu z najlepszym: { $better }.
    [worse] W porównaniu z najlepszym: { $worse }.
   *[both] W porównaniu z najlepszym: { $better }, ale { $worse }.
  }
assassins-hints-apart-risk = { $safer ->
    [yes] bezpieczniej
   *[no] ryzykowniej
  }
assassins-hints-apart-death = { $less ->
    [yes] król rzadziej ginie
   *[no] król częściej ginie
  }
assassins-hints-apart-wound = { $less ->
    [yes] rzadziej jest ranny
   *[no] częściej jest ranny
  }
assassins-hints-apart-gate = { $open ->
    [yes] droga do bramy jest otwarta
   *[no] żadna droga do bramy nie jest otwarta
  }
assassins-hints-apart-steps = { $ahead ->
    [yes] o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } bliżej bramy
   *[no] o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } dalej od bramy
  }
assassins-hints-apart-arrests = pojmanie ({ $people })
assassins-hints-apart-spares = bez pojmania ({ $people })
assassins-hints-apart-wins = { $more ->
    [yes] częściej od razu wygrywa
   *[no] rzadziej od razu wygrywa
  }
assassins-hints-apart-strike = { $wounds ->
    [yes] rani króla
   *[no] król nie jest ranny
  }
assassins-hints-apart-walks-out = { $may ->
    [yes] król może wyjść w następnej turze
   *[no] król nie może wyjść w następnej turze
  }
assassins-hints-apart-kills = { $more ->
    [yes] zabitych rycerzy o { $knights } więcej
   *[no] zabitych rycerzy o { $knights } mniej
  }
assassins-hints-apart-reveals = { $more ->
    [yes] pokazuje, kto jest zabójcą
   *[no] twoi zabójcy zostają ukryci
  }
assassins-hints-apart-ready = { $nearer ->
    [yes] { $ap } PA bliżej ciosu
   *[no] { $ap } PA dalej od ciosu
  }
assassins-hints-apart-blocked = { $blocked ->
    [yes] każda brama jest zamknięta
   *[no] jakaś brama zostaje otwarta
  }
assassins-hints-apart-way = { $longer ->
    [yes] jego droga jest dłuższa o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }
   *[no] jego droga jest krótsza o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }
  }
assassins-hints-risk = { $harm ->
    [none] król jest bezpieczny
    [kills-surely] króla można na pewno zabić
    [wounds-surely] króla można na pewno zranić
    [kills] króla można zabić (szansa { $death })
    [wounds] króla można zranić (szansa { $wound })
   *[both] króla można zranić (szansa { $wound }), a nawet zabić ({ $death })
  }
assassins-hints-advice-title = Runda { $round }, { $moment ->
    [before] przed odkryciem karty
    [king] tura króla
   *[people] tura zabójców
  }: rada dla { $side-gen }
assassins-hints-both-chances = Szansa wygranej: król { $king }, zabójcy { $people } (± { $error }).
assassins-hints-worlds = Kim są trzej zabójcy: { $trios ->
    [one] { $trios } możliwa trójka.
    [few] { $trios } możliwe trójki.
    [many] { $trios } możliwych trójek.
   *[other] { $trios } możliwej trójki.
  }
assassins-hints-trios = Liczbą trójek, każda jednakowo: zabity { $death } z { $trios }, ranny { $wound }.
assassins-hints-way-to-gate = { $way ->
    [none] Żadna ulica nie prowadzi do { $gate-gen } { $square }.
    [shut] Tłum zamyka { $gate-acc } { $square }, kroków { $steps }.
   *[open] { $gate-begun } { $square }: kroków { $steps }, naokoło tłumu { $around }.
  }
assassins-hints-near = Jako zabójca, cios po { $ap } PA: { $people }.
assassins-hints-near-none = Żaden zabójca nie może uderzyć po { $ap } PA ani po mniej.
assassins-hints-best-of = { $all ->
    [yes] Najlepsze ze wszystkich sposobów gry ({ $tried }):
   *[no] Najlepsze ze sprawdzonych sposobów gry ({ $tried }):
  }
assassins-hints-only-way = Jedyny sposób zagrania tej tury:
assassins-hints-no-turn = W tej chwili { $side } nie ma nic do zrobienia.
assassins-hints-candidate = { $number }. { $turn }
assassins-hints-candidate-nothing = { $number }. Skończ teraz turę.
assassins-hints-figures = { $figures }.
assassins-hints-figure-wins = wygrywa partię
assassins-hints-figure-chance = szansa { $chance } (± { $error })
assassins-hints-figure-at-once = od razu { $chance }
assassins-hints-risked-killed = zabity { $chance } (trójek { $trios })
assassins-hints-risked-wounded = ranny { $chance } (trójek { $trios })
assassins-hints-figure-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } do bramy
assassins-hints-figure-shut = każda droga do bramy zamknięta
assassins-hints-figure-strike = { $ap } PA do ciosu
assassins-hints-take = { $how ->
    [key] Weź: { $people } ({ $key } ich bierze).
   *[typed] Weź: { $people }.
  }
assassins-hints-member = { $passes ->
    [no] - { $who-begun }: z dala od najkrótszych dróg króla; { $arrest ->
        [no] żaden rycerz tam nie dojdzie.
       *[other] pojmanie to co najmniej { $arrest } PA.
      }
   *[other] - { $who-begun }: król może tędy przejść po { $passes ->
        [1] jednym kroku
       *[other] { $passes } krokach
      }; { $arrest ->
        [no] żaden rycerz tam nie dojdzie.
       *[other] pojmanie to co najmniej { $arrest } PA.
      }
  }
assassins-hints-apart-squares = Dwoje najbliższych dzieli { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
  }: im dalej, tym trudniej pilnować obojga.
assassins-hints-picked = Wybrane losowo z { $choices } równie dobrych: to, co bierze się zawsze, można odgadnąć.
assassins-hints-self-play = Gdy komputer grał ze sobą, takie wybory wygrywały { $chance } partii, kogokolwiek król podejrzewał; dowolna trójka
    { $even }.
