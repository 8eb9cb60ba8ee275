kingsroad-refused-unknown_card = Nie ma takiej karty: wpisz 1–8, K, D, W albo kk, gdy Rycerz rezygnuje.
kingsroad-refused-twice = Ta karta jest już wybrana.
kingsroad-refused-nothing_to_decline = Z Rycerza można zrezygnować tylko zaraz po regionie.
kingsroad-refused-dragon_spent = Twój Smok jest zużyty: każdy ma tylko jednego.
kingsroad-refused-witch_spent = Twoja Wiedźma jest zużyta: każdy ma tylko jedną.
kingsroad-refused-witch_again = W drugim wyborze nie można zagrać Wiedźmy.
kingsroad-prompt-too-many = Tylko { $count ->
    [1] jedną kartę
    [2] dwie karty
   *[3] trzy karty
  }.
kingsroad-prompt-too-many-drop = Tylko { $count ->
    [1] jedną kartę
    [2] dwie karty
   *[3] trzy karty
  }: { $key } cofa jedną.
kingsroad-prompt-too-few = Najpierw wybierz { $count ->
    [0] zero kart
    [1] jedną kartę
    [2] dwie karty
   *[3] trzy karty
  }, potem graj.
kingsroad-prompt-no-such-key = Nie ma takiej karty: wpisz od { KEY("card.1") } do { KEY("card.8") }, { KEY("card.K") },
    { KEY("card.D") } albo { KEY("card.W") }; z { KEY("card.k") } po nim Rycerz rezygnuje.
kingsroad-prompt-one-moment = Chwila: twój wybór jest jeszcze ważony.
kingsroad-prompt-no-cards-to-play = Nie masz już znaczników, więc nie grasz kart: { $key }.
kingsroad-prompt-opening = { $name }, wybierz { $again ->
    [yes] ponownie
   *[no] { "" }
  } { $count ->
    [1] jedną kartę
    [2] dwie karty
   *[3] trzy karty
  }.
kingsroad-prompt-end-near = { $many ->
    [1] { $who ->
        [you] Do końca partii brakuje ci
       *[other] { $who }: do końca partii brakuje
      }
   *[other] { $who-begins }: do końca partii brakuje
  } { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
  }
kingsroad-prompt-end-near-and-then = { $end }; potem wszystkie inne regiony płacą jeszcze raz.
kingsroad-prompt-end-near-then = Jeszcze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } i partia może się skończyć; potem wszystkie inne regiony płacą jeszcze raz.
kingsroad-prompt-end-near-alone = { $end }.
kingsroad-prompt-few-markers = { $count ->
    [1] Został ci 1 znacznik, więc wybierz jedną kartę.
    [2] Zostały ci 2 znaczniki, więc wybierz dwie karty.
   *[other] Zostało ci znaczników: { $count }.
  }
kingsroad-prompt-choose = Wybierz { $count ->
    [1] jedną kartę
    [2] dwie karty
   *[3] trzy karty
  }, klawiszem albo kliknięciem.
kingsroad-prompt-choose-more = Wybierz { $count ->
    [1] jeszcze jedną kartę
   *[2] jeszcze dwie karty
  }.
kingsroad-prompt-knight-first = Rycerz idzie ostatni i podwaja region przed nim.
kingsroad-prompt-witch = { $judged ->
    [yes] { $key } ocenia
   *[no] { $key } gra
  } Wiedźmę; innych kart nie trzeba, tylko by wróciły.
kingsroad-prompt-declining = Rycerz rezygnuje i nie kładzie znacznika; { $lets } mu pozwoli. { $judged ->
    [yes] { $key } ocenia
   *[no] { $key } gra
  } karty.
kingsroad-prompt-knight = Rycerz kładzie jeszcze jeden: { $region }
kingsroad-prompt-idle-knight = Rycerz nie kładzie znacznika
kingsroad-prompt-knight-stays = { $knight }.
kingsroad-prompt-knight-moves = { $knight } ({ $key } go przestawia).
kingsroad-prompt-ready = { $judged ->
    [yes] { $key } ocenia
   *[no] { $key } gra
  } karty; { $back } cofa jedną.
kingsroad-prompt-status = { $copied ->
    [yes] Kopia: runda { $round }
   *[no] Runda { $round }
  } · Król: { $region }{ $second ->
    [yes] { " " }· drugi wybór
   *[no] { "" }
  }
kingsroad-prompt-status-over = Koniec partii po rundzie { $round }
kingsroad-prompt-your-turn = twój wybór
kingsroad-prompt-to-choose = wybiera { $who ->
    [you] ty
   *[other] { $who }
  }
kingsroad-prompt-everyone-may-watch = Po Wiedźmie: wybór od nowa. Wszyscy mogą patrzeć.
kingsroad-prompt-look-here = Wszyscy patrzą tutaj: zaraz odkryją się karty.
kingsroad-prompt-reveal = Odkryj karty
kingsroad-prompt-has-chosen = wybór gotowy
kingsroad-prompt-chooses-now = wybiera teraz
kingsroad-prompt-chooses-later = wybiera potem
kingsroad-prompt-is-thinking = myśli
kingsroad-prompt-leave-typed = Wyjść? Karty wpisane na tę rundę przepadną; rundy przed nią są zapisane.
kingsroad-prompt-close-hint = Zamknij podpowiedź
kingsroad-prompt-while-told = Odkrywa się runda. { KEY("forward") } kończy krok albo pokazuje następny, { KEY("back") } cofa o krok,
    { KEY("skip") } idzie na koniec rundy. { KEY("log") } otwiera dziennik partii.
kingsroad-prompt-while-waiting = Inni jeszcze wybierają. Możesz czekać albo wyjść: wszystko jest zapisane.
kingsroad-prompt-help-ready = Karty są gotowe: { KEY("forward") } je gra, { KEY("back") } cofa jedną.
kingsroad-prompt-help-choose = Wybierz { $more ->
    [yes] { $count ->
        [1] jeszcze jedną kartę
       *[2] jeszcze dwie karty
      }
   *[no] { $count ->
        [1] jedną kartę
    [2] dwie karty
   *[3] trzy karty
      }
  }: naciśnij znak karty albo kliknij ją lub jej region na mapie.
kingsroad-prompt-help-reorder = { KEY("reorder") } stawia Rycerza za inną kartą.
kingsroad-prompt-help-second = Widać, co zagrali inni, a Wiedźmy już nie ma.
kingsroad-prompt-help-witch = Z Wiedźmą innych kart nie trzeba: wróciłyby niezobaczone.
kingsroad-prompt-help-look = { KEY("look_previous|look_next") } mówią, co każda karta daje teraz.
kingsroad-prompt-help-hint = { KEY("hint") } daje podpowiedź, { KEY("skip") } ją zamyka.
kingsroad-in-short-round = W każdej rundzie wszyscy wybierają w tajemnicy trzy karty i odkrywają je razem. Karta regionu kładzie tam twój
    znacznik. Potem punktuje region, w którym stoi Król: kto ma najwięcej znaczników, bierze najwięcej punktów. Przy remisie
    wszyscy biorą niższe miejsce. Wszystkie znaczniki stamtąd wracają, a Król idzie do następnego regionu.
kingsroad-in-short-knight = Rycerz: jeszcze jeden znacznik tam, gdzie kładzie karta przed nim.
kingsroad-in-short-dragon = Smok: w tej rundzie punktuje jeszcze jeden region. Raz na partię.
kingsroad-in-short-witch = Wiedźma: inne twoje karty wracają i wybierasz ponownie, gdy wiesz, co zagrali inni. Raz na partię.
kingsroad-in-short-noble = Szlachcic: kto sam jest na 1. miejscu, zostawia znacznik jako szlachcica. Liczy się jak znacznik; gdy jego region
    punktuje, przynosi 1 punkt i jeszcze 1 za każdy region, który łączy z nim nieprzerwany łańcuch twoich szlachciców.
kingsroad-in-short-end = Partia kończy się po rundzie, w której ktoś dochodzi do 40 punktów. Wtedy każdy region, który w tej rundzie nie
    punktował, płaci jeszcze raz, tylko za miejsca: szlachcice liczą się jak znaczniki, ale punktów nie przynoszą. Wygrywa, kto ma
    najwięcej punktów.
kingsroad-in-short-markers = Masz 19 znaczników: te z mapy wracają dopiero, gdy ich region punktuje. Z mniej niż trzema w ręce wybierasz tyle
    kart, ile masz znaczników.
