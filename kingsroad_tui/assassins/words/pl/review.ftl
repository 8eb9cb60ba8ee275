assassins-review-place = Runda { $round }, { $side }
    .not-judged = { $place }: bez oceny.
assassins-review-not-judged = bez oceny
    .sentence = Bez oceny.
assassins-review-something-missed = coś przeoczono
assassins-review-nothing = nic
    .advised = od razu skończyć turę
assassins-review-but-for-one-thing = Prawie najlepiej, poza jednym.
assassins-review-played-well = Dobrze zagrane.
assassins-review-played-as-well = Nic nie było wyraźnie lepsze.
assassins-review-cost = { $label }, koszt { $cost } szansy wygranej.
assassins-review-missed-win = Można było od razu wygrać: { $way }.
assassins-review-missed-kill = Można było zabić króla: { $way }.
assassins-review-missed-safe = Na tym samym polu król mógł stać bez żadnego ryzyka: { $way }.
assassins-review-open-gate = Brama została otwarta: { $all ->
    [yes] { $cards ->
      [one] ostatnia karta pozwala
      [few] wszystkie { $cards } karty pozwalają
      [many] wszystkie { $cards } kart pozwala
     *[other] wszystkie { $cards } karty pozwala
    }
   *[no] { $leaves } z { $cards } kart { $leaves ->
      [one] pozwala
      [few] pozwalają
      [many] pozwala
     *[other] pozwala
    }
  } królowi wyjść w następnej turze; { $instead ->
    [0] żadna by nie pozwoliła
    [one] tylko { $instead } by pozwoliła
    [few] tylko { $instead } by pozwoliły
    [many] tylko { $instead } by pozwoliło
   *[other] tylko { $instead } by pozwoliło
  } po takiej turze: { $way }.
assassins-review-better = Lepiej: { $way }.
assassins-review-difference = Różnica: { $apart }.
assassins-review-risks = Tak, jak zagrano, { $was }; po lepszej turze { $better }.
assassins-review-to-and-fro = { $ap ->
    [one] { $ap } PA poszedł
    [few] { $ap } PA poszły
    [many] { $ap } PA poszło
   *[other] { $ap } PA poszło
  } na chodzenie tam i z powrotem.
assassins-review-unspent = Niewykorzystane: { $left }.
assassins-review-unspent-king = { $ap } PA króla
assassins-review-unspent-knights = { $ap } PA rycerzy
assassins-review-unspent-people = { $ap } PA
assassins-review-castle-lost = Odtąd kart jest za mało na zamek: wygrać można tylko przez trzech zabójców.
assassins-review-arrested = { $was ->
    [yes] { $who-begun } – to był zabójca (szansa na to: { $chance }).
   *[no] { $who-begun } – to nie był zabójca (szansa na to: { $chance }).
  }
assassins-review-account = { $best ->
    [yes] Z tą turą { $choice }
   *[no] Z najlepszą turą { $before }, z tą { $choice }
  }{ $any ->
    [yes] ; potem { $came }: { $after }.
   *[no] .
  }
assassins-review-came-cards = karty { $came }
assassins-review-came-arrests = pojmania { $came }
assassins-review-came-others = druga strona { $came }
assassins-review-header = runda  strona  zagrane             koszt  szczęście
assassins-review-column-king = król
assassins-review-column-people = zabójcy
assassins-review-column-side = strona
assassins-review-column-phases = tury
assassins-review-column-cost = koszt
assassins-review-column-cards = karty
assassins-review-column-arrests = pojmania
assassins-review-column-others = inni
assassins-review-column-luck = szczęście
    .heading = Szczęście
assassins-review-column-player = gracz
assassins-review-column-mistakes = błędy
assassins-review-column-round = runda
assassins-review-column-played = zagrane
assassins-review-column-class = ocena
assassins-review-column-start = start
assassins-review-column-result = wynik
assassins-review-title = Ocena: { $king } kontra { $people }
assassins-review-course = { $several ->
    [yes] Szanse wygranej przed każdą turą i po niej
   *[no] { $side }: szansa wygranej przed każdą turą i po niej
  }
assassins-review-moments = Najpierw spójrz tu: { $moments }.
assassins-review-moment = runda { $round } ({ $called })
assassins-review-progress = Oceniam: { $done } z { $total } tur{ $any ->
    [yes] ; jeszcze około { $left ->
    [one] { $left } sekundy
    [few] { $left } sekund
    [many] { $left } sekund
   *[other] { $left } sekundy
  }
   *[no] { "" }
  }
assassins-review-not-allowed = Przy tym stole gra się bez podpowiedzi: tury są oceniane po końcu partii.
assassins-review-no-answer = Solver nie odpowiedział: reszta jest bez oceny. Zamknij i otwórz jeszcze raz.
assassins-review-running = Najpierw dokończ tę partię; potem każdą turę można zagrać jeszcze raz.
assassins-review-not-all-yet = Raport zapisuje się, gdy wszystkie tury są ocenione.
assassins-review-not-yet = Ta tura nie jest jeszcze oceniona.
assassins-review-nobodys = Tej tury nie da się ocenić: w zapisie nie ma, kim byli zabójcy.
assassins-review-report-written = Raport jest zapisany: { $page }
assassins-review-no-mistakes-yet = Błędu tam jeszcze nie ma: ocenionych tur { $judged } z { $total }.
assassins-review-no-more-mistakes = W tę stronę nie ma więcej błędów.
assassins-review-again = Jeszcze raz
assassins-review-thinking = Oceniam turę…
assassins-review-try = Jeszcze raz: runda { $round }
    .played = Jak zagrano: { $verdict }
    .task = Zagraj turę tak, jak uważasz za najlepsze: { $judge } ją ocenia, { $best } pokazuje lepszą turę.
    .answer = Lepsza tura: { $way }.
assassins-review-tried = { $than ->
    [better] To o { $gain } lepiej, niż zagrano.
    [worse] To, co zagrano, było lepsze o { $gain }.
   *[alike] To mniej więcej tak dobre jak to, co zagrano.
  }
assassins-review-tried-again = { $key } zaczyna turę od nowa.
assassins-review-moment-arrest = { $assassin ->
    [yes] Jak się potem okazało: zabójca!
   *[no] Jak się potem okazało: nie zabójca!
  }
assassins-review-moment-king = { $who } odkrywa kartę: { $card }.
assassins-review-moment-people = { $who } gra zabójcami: { $ap } PA.
assassins-review-look-back-over = Tu partia jest skończona: najpierw krok wstecz ({ KEY("back") }).
assassins-review-look-back-running = Najpierw dokończ tę partię; potem można grać dalej od każdej jej chwili.
assassins-review-look-back-playing-on = Odtąd to osobna partia; karty przychodzą te same.
assassins-review-no-phase-yet = Żadnej tury jeszcze nie zagrano do końca.
assassins-review-nothing-judged = Nie oceniono żadnej tury. Co zagrać, mówi kingsroad assassins advise.
assassins-review-mistakes = { $any ->
    [yes] Błędy, najgorsze najpierw
   *[no] Błędów nie było.
  }
assassins-review-castle = Po rundzie { $round } kart było za mało na zamek: odtąd strona króla mogła wygrać tylko przez usunięcie wszystkich
    trzech zabójców.
assassins-review-legend = ?? wpadka, ? błąd, ?! niedokładność, według tego, ile tura straciła; ! przeoczono coś pewnego. W punktach szansy
    wygranej (%): co razem oddały tury i co dały albo zabrały karty, pojmania i druga strona.
assassins-review-side = { $side }, { $phases ->
    [one] { $phases } tura
    [few] { $phases } tury
    [many] { $phases } tur
   *[other] { $phases } tury
  }: { $any ->
    [yes] { $mistakes }
   *[no] bez błędów
  }; tura oddaje średnio { $cost } szansy wygranej.
    .line = { $side }, { $phases ->
    [one] { $phases } tura
    [few] { $phases } tury
    [many] { $phases } tur
   *[other] { $phases } tury
  }: { $mistakes ->
    [one] { $mistakes } błąd
    [few] { $mistakes } błędy
    [many] { $mistakes } błędów
   *[other] { $mistakes } błędu
  }; koszt { $cost }, szczęście { $luck }
assassins-review-own-side = Żeby ocenić tury zabójców dla nich samych: --side people.
assassins-review-only-people = Tury króla nie są tu oceniane: chodziło tylko o tury zabójców.
assassins-review-only-king = Tury zabójców nie są tu oceniane: chodziło tylko o tury króla.
assassins-review-people-later = Tury zabójców nie są oceniane, dopóki partia się toczy: to mówiłoby coś o zabójcach.
assassins-review-people-unknown = Tury zabójców nie są oceniane: w zapisie nie ma, kim byli.
assassins-review-key-steps = kroki
assassins-review-key-phases = tury
assassins-review-key-review = ocena
assassins-review-key-hint = rada
assassins-review-key-play-on = graj stąd
assassins-review-key-leave = zamyka
assassins-review-method = Każdą turę oceniamy tak, jak oceniłaby ją wtedy podpowiedź: turę króla według tego, co wiedzieli wszyscy, turę zabójców
    według tego i ich tajemnicy. Tura ma nazwę od straty, jeśli ta jest ponad dwa razy większa niż jej błąd standardowy.
