kingsroad-review-map-legend = Na mapie: + zagrane, ! najlepsze
kingsroad-review-likely-markers = Na mapie teraz: ile znaczników pewnie dołożą inni.
kingsroad-review-nothing-to-assume = Nikt inny tu nie wybiera: nie ma czego zakładać.
kingsroad-review-perfect-heading = Szansa wygranej, runda po rundzie, przy doskonałej grze
kingsroad-review-played-legend = > co zagrano
kingsroad-review-choice-title = Wybór
kingsroad-review-story-title = Historia partii
kingsroad-review-played-tried-legend = > zagrane * próba
kingsroad-review-tried-legend = * twoja próba
kingsroad-review-not-yet = Jeszcze nie.
kingsroad-review-idea = Stół jest taki jak wtedy, a odpowiedź ukryta.
kingsroad-review-game-story-map-legend = Regiony, o które chodzi, takie jak przed wyborem; + to to, co zagrano, ! to lepszy wybór. Szlachcic liczy
    się jak znacznik.
kingsroad-review-game-story-region = Region
kingsroad-review-game-story-noble = Szlachcic
kingsroad-review-game-story-nothing-judged = Nie oceniono żadnej rundy. Co zagrać w pozycji, mówi kingsroad advise.
kingsroad-review-skill-cost-heading = Koszt wyboru (95%)
kingsroad-review-skill-heading = Siła
kingsroad-review-skill-strength = { $value } ({ $low }–{ $high })
kingsroad-review-skill-mark = { $name } { $value }
    .has = { $name } ma { $value }
kingsroad-review-skill-note = Siłę liczy się od 0 (karty brane losowo) do 100 (nic nieoddane); w nawiasie prawdopodobny zakres. Na tej skali są
    { $marks }. Liczy się tylko to, co wybór oddaje i przeciw ludziom, i przeciw doskonałej grze.
kingsroad-review-skill-one = { $vague ->
    [yes] { $who }: { $cost } oddane na wybór; wyborów za mało, by powiedzieć, jaka to siła.
   *[no] { $who }: { $cost } oddane na wybór.
  }
    .strength = { $who }: { $cost } oddane na wybór, czyli siła { $strength }; { $mark }.
kingsroad-review-skill-games = { $games ->
     [one] W jedynej przeanalizowanej partii oddajesz { $cost } na wybór.
     [few] W { $games } przeanalizowanych partiach oddajesz { $cost } na wybór.
     [many] W { $games } przeanalizowanych partiach oddajesz { $cost } na wybór.
    *[other] W { $games } przeanalizowanych partiach oddajesz { $cost } na wybór.
   }
    .strength = { $games ->
     [one] W jedynej przeanalizowanej partii oddajesz { $cost } na wybór, czyli siła { $strength }; { $mark }.
     [few] W { $games } przeanalizowanych partiach oddajesz { $cost } na wybór, czyli siła { $strength }; { $mark }.
     [many] W { $games } przeanalizowanych partiach oddajesz { $cost } na wybór, czyli siła { $strength }; { $mark }.
    *[other] W { $games } przeanalizowanych partiach oddajesz { $cost } na wybór, czyli siła { $strength }; { $mark }.
   }
kingsroad-review-skill-parts = Z tego: { $parts }.
kingsroad-review-skill-of-placing = kładzenie znaczników { $cost }
kingsroad-review-skill-of-knight = Rycerz { $cost }
kingsroad-review-skill-of-dragon = Smok { $cost }
kingsroad-review-skill-of-witch = Wiedźma { $cost }
kingsroad-review-turning-no-mistakes = W tej partii nie ma błędu.
kingsroad-review-turning-your-mistakes = Twoje
kingsroad-review-turning-others-mistakes = Innych
kingsroad-review-turning-judging = Oceniam rundy …
kingsroad-review-turning-none = Nie ma
kingsroad-review-turning-no-turning-point = Żadna pojedyncza runda nie rozstrzygnęła partii.
kingsroad-review-turning-back-to-first = Z powrotem do pierwszego błędu
kingsroad-review-turning-back-to-last = Z powrotem do ostatniego błędu
kingsroad-review-answer-hidden = A co ty tu zagrasz? { $tries } pozwala spróbować; { $shows } pokazuje odpowiedź.
kingsroad-review-played-on-words = Grasz dalej od rundy { $number } w kopii; twoja partia zostaje, jaka jest.
kingsroad-review-task = Wybierz karty: { $judge } mówi, ile są warte, { $best } pokazuje najlepszy wybór.
kingsroad-review-way-back = { $key } wraca.
kingsroad-review-drop-and-try-again = { $drops } odkłada te karty: spróbuj innych albo wróć ({ $back }).
kingsroad-review-game-story-adds-words = { $name }: nowe
kingsroad-review-game-story-map-title = { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
    [many] { $regions } regionów
   *[other] { $regions } regionu
  } mapy przed wyborem
kingsroad-review-turning-not-judged-yet = Wybory są jeszcze oceniane: naciśnij { $again } znów za chwilę.
kingsroad-review-wins-for-certain = { $who ->
    [you] wygrywasz
   *[other] { $who } wygrywa
  } na pewno
kingsroad-review-no-mistake-so-far = { $who ->
    [you] Nie masz na razie żadnego błędu
   *[other] { $who } nie ma na razie żadnego błędu
  }: { $other } pokazuje innego gracza, potem { $first } jego błędy.
kingsroad-review-round-quiet = Spokojna runda
kingsroad-review-round-swing = { $turning ->
    [yes] { $who ->
        [you] { $rose ->
            [yes] Przełom: twoja szansa rośnie z { $before } do { $after }
           *[no] Przełom: twoja szansa spada z { $before } do { $after }
          }
       *[other] { $rose ->
            [yes] Przełom: szansa ({ $who }) rośnie z { $before } do { $after }
           *[no] Przełom: szansa ({ $who }) spada z { $before } do { $after }
          }
      }
   *[no] { $who ->
        [you] { $rose ->
            [yes] Twoja szansa rośnie z { $before } do { $after }
           *[no] Twoja szansa spada z { $before } do { $after }
          }
       *[other] { $rose ->
            [yes] Szansa ({ $who }) rośnie z { $before } do { $after }
           *[no] Szansa ({ $who }) spada z { $before } do { $after }
          }
      }
  }
kingsroad-review-turned = { $count ->
    [1] Partia odwróciła się w rundzie { $rounds }.
   *[other] Partia odwróciła się w rundach { $rounds }.
  }
kingsroad-review-list-title = Błędy i ryzyko
kingsroad-review-no-choice-here = Tu partia jest skończona: najpierw wróć do jakiejś rundy ({ $ways }).
kingsroad-review-either = { $most } albo { $last }
kingsroad-review-cards-legend = Karty: od 1 do 8 to regiony, K Rycerz, D Smok, W Wiedźma.
kingsroad-review-mistake = { $gamble ->
    [yes] Runda { $round }{ $second ->
        [yes] { " " }(drugi wybór)
       *[no] { "" }
      }, { $name }: { $choice } kosztuje { $cost } tylko przeciw doskonałej grze.
   *[no] Runda { $round }{ $second ->
        [yes] { " " }(drugi wybór)
       *[no] { "" }
      }, { $name }: { $choice } kosztuje { $cost }{ $perfect }; lepiej: { $better }.
  }
kingsroad-review-played = { $who ->
    [you] Twoje karty: { $cards } – { $verdict }.
   *[other] { $who }: { $cards } – { $verdict }.
  }
kingsroad-review-verdict-forced = jedyny możliwy wybór
kingsroad-review-verdict-best = najlepszy wybór
kingsroad-review-verdict-equal = żaden wybór nie jest wyraźnie lepszy
kingsroad-review-verdict-good = { $named }, koszt { $lost }
kingsroad-review-verdict-gamble = { $named } ({ $sign }), koszt { $lost } tylko przeciw doskonałej grze
kingsroad-review-verdict-bad = { $chances ->
    [yes] { $named } ({ $sign }), koszt { $lost } ({ $own } zamiast { $best }){ $perfect }
   *[no] { $named } ({ $sign }), koszt { $lost }{ $perfect }
  }
kingsroad-review-no-luck = Ani szczęścia, ani pecha.
kingsroad-review-luck = { $lucky ->
    [yes] { $goes_on ->
        [yes] Na razie szczęście: { $figure }
       *[no] Szczęśliwa runda: { $figure }
      }
   *[no] { $goes_on ->
        [yes] Na razie pech: { $figure }
       *[no] Pechowa runda: { $figure }
      }
  }{ $chances ->
    [yes] { " " }({ $before } → { $after })
   *[no] { "" }
  }.
kingsroad-review-chart-win = Szansa wygranej, runda po rundzie
kingsroad-review-chart-margin = Szansa wygranej, gdy wszyscy chcą dużej przewagi
kingsroad-review-chart-points = Szansa wygranej, gdy wszyscy chcą punktów od razu
kingsroad-review-the-end = Koniec, po { $count ->
    [one] { $count } rundzie
    [few] { $count } rundach
    [many] { $count } rundach
   *[other] { $count } rundy
  }
kingsroad-review-moment-title = { $alone ->
    [yes] Runda { $round }
   *[no] Runda { $round } z { $last }
  }{ $second ->
    [yes] , drugi wybór
   *[no] { "" }
  }
kingsroad-review-if-you-were = Jako
kingsroad-review-round = { $forced ->
    [yes] Runda { $round } (przy doskonałej grze { $stands }): { $choices }.
   *[no] Runda { $round }: { $choices }.
  }
kingsroad-review-round-choice = { $second ->
    [yes] potem { $name } { $choice }
   *[no] { $name } { $choice }
  }{ $good ->
    [yes] { "" }
   *[no] { " " }−{ $cost }
  }
kingsroad-review-none = brak
kingsroad-review-try-idea = { $equal ->
    [yes] { $who ->
        [you] Twoje karty: { $cards }, i nic nie jest wyraźnie lepsze. Znajdziesz równie dobry wybór?
       *[other] { $who }: { $cards }, i nic nie jest wyraźnie lepsze. Znajdziesz równie dobry wybór?
      }
   *[no] { $who ->
        [you] Twoje karty: { $cards }, koszt { $lost }. Znajdziesz lepszy wybór?
       *[other] { $who }: { $cards }, koszt { $lost }. Znajdziesz lepszy wybór?
      }
  }
kingsroad-review-solved-words = Dobry wybór: najlepszy był pokazany.
kingsroad-review-solved = { $best ->
    [yes] { $tries ->
        [1] Rozwiązane za pierwszym razem!
       *[other] Rozwiązane za { $tries }. razem!
      }
   *[no] { $tries ->
        [1] { $named } (koszt { $lost }) za pierwszym razem!
       *[other] { $named } (koszt { $lost }) za { $tries }. razem!
      }
  }
kingsroad-review-better-by = To o { $gain } lepiej, niż zagrano.
kingsroad-review-try-heading = { $who ->
    [you] { $moment } · Co grasz?
   *[other] { $moment } · Co grasz jako { $who }?
  }
kingsroad-review-headline-shared = Wspólne zwycięstwo
kingsroad-review-headline-unlucky = Pechowa przegrana
kingsroad-review-headline-got-away = Wygrana, która się wymknęła
kingsroad-review-headline-defeat = { $lesson ->
    [yes] Pouczająca przegrana
   *[no] Uczciwa przegrana
  }
kingsroad-review-headline-win = { $who ->
    [you] { $kind ->
        [behind] Zwycięski pościg
        [flawless] Wygrana bez skazy
        [deserved] Zasłużona wygrana
        [lucky] Wygrana z odrobiną szczęścia
       *[hard] Ciężko wywalczona wygrana
      }
   *[other] { $kind ->
        [behind] { $who }: zwycięski pościg
        [flawless] { $who }: wygrana bez skazy
        [deserved] { $who }: zasłużona wygrana
        [lucky] { $who }: wygrana z odrobiną szczęścia
       *[hard] { $who }: ciężko wywalczona wygrana
      }
  }
kingsroad-review-next-moment = Dalej: { $key } pokazuje pierwszą na planszy, { $again } pozwala spróbować jeszcze raz.
kingsroad-review-next-turn = Dalej: { $key } pokazuje rundę, która rozstrzygała najwięcej.
kingsroad-review-led = { $changes ->
    [0] { $who ->
        [you] W rundzie { $round } na dobre zostajesz faworytem.
       *[other] W rundzie { $round } faworytem na dobre zostaje { $who }.
      }
   *[other] { $who ->
        [you] Faworyci po kolei: { $led }; w rundzie { $round } na dobre ty.
       *[other] Faworyci po kolei: { $led }; w rundzie { $round } na dobre { $who }.
      }
  }
kingsroad-review-led-from = { $who ->
    [you] ty od rundy { $round }
   *[other] { $who } od rundy { $round }
  }
kingsroad-review-finest = { $who ->
    [you] Twój najlepszy wybór: { $cards } w rundzie { $round }; nic innego nie było blisko.
   *[other] Najlepszy wybór ({ $who }): { $cards } w rundzie { $round }; nic innego nie było blisko.
  }
kingsroad-review-account = { $who ->
    [you] Zaczynasz z szansą { $start }; twoje wybory { $free ->
        [yes] nic nie kosztują
       *[no] kosztują { $costs }
      }, a inni { $brought ->
        [yes] dają ci { $total }
       *[no] zabierają ci { $total }
      }, najwięcej w rundzie { $round } ({ $figure }).
   *[other] { $who } zaczyna z szansą { $start }; własne wybory { $free ->
        [yes] nic nie kosztują
       *[no] kosztują { $costs }
      }, a inni { $brought ->
        [yes] dają { $total }
       *[no] zabierają { $total }
      }, najwięcej w rundzie { $round } ({ $figure }).
  }
kingsroad-review-moments = { $count ->
    [one] Chwila, z której można się uczyć
    [few] { $count } chwile, z których można się uczyć
    [many] { $count } chwil, z których można się uczyć
   *[other] { $count } chwili, z których można się uczyć
  }
kingsroad-review-moment = { $who ->
    [you] Runda { $round }{ $second ->
        [yes] , drugi wybór
       *[no] { "" }
      }: twoje karty { $cards } – { $named } ({ $sign }), koszt { $cost }
   *[other] Runda { $round }{ $second ->
        [yes] , drugi wybór
       *[no] { "" }
      }: { $who } gra { $cards } – { $named } ({ $sign }), koszt { $cost }
  }
kingsroad-review-better = Lepiej: { $best }.
kingsroad-review-mistakes = Błędy, najgorsze najpierw
kingsroad-review-no-mistakes = Błędów nie było.
kingsroad-review-units = { $chances ->
    [yes] Dokładność: 100 to doskonale; w nawiasie to, co prawdopodobne. Koszt i to, co dali inni, jest w punktach szansy wygranej (%).
   *[no] Dokładność: 100 to doskonale; w nawiasie to, co prawdopodobne. Koszt i to, co dali inni, jest w punktach.
  }
kingsroad-review-figures = { $key }: dokładność i inne liczby
kingsroad-review-judging = ocena { $done } z { $of }
kingsroad-review-column-player = gracz
kingsroad-review-column-accuracy = dokładność
kingsroad-review-column-cost = koszt wyboru
kingsroad-review-column-luck = inni
kingsroad-review-column-mistakes = błędy
kingsroad-review-rank = numer { $rank } z { $count }:
kingsroad-review-method = Każdy wybór oceniamy tak, jak oceniłaby go wtedy podpowiedź; szansa gracza to szansa z najlepszym wyborem, jaki był.
    Dokładność według wzoru Lichess z tego, co wybór traci na pewno: mniejszej ze strat przeciw ludziom i przeciw doskonałej grze;
    przedział Wilsona, od trzech wyborów.
