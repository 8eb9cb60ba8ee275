kingsroad-mistakes-best = Najlepszy wybór: { $advised_words }.
kingsroad-mistakes-title = Ucz się na swoich błędach
kingsroad-mistakes-the-end = To był ostatni z twoich błędów
kingsroad-mistakes-only-solo = Błędy gra się jeszcze raz po partiach bez innych ludzi; analiza ma błędy wszystkich.
kingsroad-mistakes-goes-on = { $key }: następny.
kingsroad-mistakes-found-before = Lepszy wybór jest tu już znaleziony. { $key }: następny.
kingsroad-mistakes-task = Znajdź lepszy wybór i naciśnij { $judge }. { $best } pokazuje najlepszy, { $on } idzie dalej.
kingsroad-mistakes-at-the-end = { $again } gra je jeszcze raz od pierwszego; { $judge } albo { $back } wraca.
kingsroad-mistakes-thinking = Chwileczkę: jeszcze się nad tym zastanawiam.
kingsroad-mistakes-no-choice = W tej partii nie masz żadnego wyboru. { $back } wraca.
kingsroad-mistakes-well-played = { $choices ->
    [one] Świetna gra: twój wybór nie kosztował wiele
    [few] Świetna gra: żaden z twoich { $choices } wyborów nie kosztował wiele
    [many] Świetna gra: żaden z twoich { $choices } wyborów nie kosztował wiele
   *[other] Świetna gra: żaden z twoich { $choices } wyborów nie kosztował wiele
  }{ $best ->
    [yes] { " " }i nic nie było lepsze.
   *[no] . Najdroższy, w rundzie { $round }, oddał { $cost }.
  } { $back } wraca.
kingsroad-mistakes-judging = { $known ->
    [yes] Oceniam twoje wybory (runda { $done } z { $rounds }, jeszcze { $left }); gdy skończę, pokażą się najgorsze. { $back } wraca.
   *[no] Oceniam twoje wybory (runda { $done } z { $rounds }, to potrwa około pół minuty); gdy skończę, pokażą się najgorsze. { $back }
    wraca.
  }
kingsroad-mistakes-heading = { $who ->
    [you] Błąd { $number } z { $of } · runda { $round }
   *[other] Błąd { $number } z { $of } ({ $who }) · runda { $round }
  }{ $second ->
    [yes] , drugi wybór
   *[no] { "" }
  }
kingsroad-mistakes-played = { $who ->
    [you] { $chances ->
        [yes] Twoje karty: { $cards }. To obniżyło twoją szansę wygranej o { $cost }.
       *[no] Twoje karty: { $cards }. To kosztowało { $cost }.
      }
   *[other] { $chances ->
        [yes] { $who } gra { $cards }. To obniżyło tę szansę wygranej o { $cost }.
       *[no] { $who } gra { $cards }. To kosztowało { $cost }.
      }
  }
kingsroad-mistakes-here-are = { $count ->
    [one] Oto { $who ->
        [you] twój najdroższy wybór
       *[other] najdroższy wybór ({ $who })
      }.
    [few] Oto { $who ->
        [you] { $count } twoje najdroższe wybory, najgorszy najpierw
       *[other] { $count } najdroższe wybory ({ $who }), najgorszy najpierw
      }.
    [many] Oto { $who ->
        [you] { $count } twoich najdroższych wyborów, najgorszy najpierw
       *[other] { $count } najdroższych wyborów ({ $who }), najgorszy najpierw
      }.
   *[other] Oto { $who ->
        [you] { $count } twojego najdroższego wyboru, najgorszy najpierw
       *[other] { $count } najdroższego wyboru ({ $who }), najgorszy najpierw
      }.
  }
kingsroad-mistakes-found-all = { $of ->
    [1] Znalezione. Świetna robota!
   *[other] Wszystkie znalezione ({ $of }). Świetna robota!
  }
kingsroad-mistakes-found-not = Ten lepszy wybór czeka jeszcze, aż znajdziesz go bez pomocy.
kingsroad-mistakes-found = { $found ->
    [0] Żaden jeszcze nie jest znaleziony bez pomocy.
   *[other] Znalezione bez pomocy: { $found } z { $of }.
  } { $count ->
    [1] Czeka jeszcze runda { $rounds }.
   *[other] Czekają jeszcze rundy { $rounds }.
  }
kingsroad-mistakes-not-yet = { $called ->
    [yes] { $than ->
        [same] To { $named } ({ $sign }): kosztuje { $lost }, tyle co twój wybór wtedy.
        [better] Lepiej, ale nadal { $named } ({ $sign }): kosztuje { $lost }.
       *[worse] To { $named } ({ $sign }): kosztuje { $lost }, jeszcze więcej niż twój wybór wtedy.
      }
   *[no] { $than ->
        [same] To jeszcze nie to: kosztuje { $lost }, tyle co twój wybór wtedy.
        [better] Lepiej, ale to jeszcze nie to: kosztuje { $lost }.
       *[worse] To jeszcze nie to: kosztuje { $lost }, jeszcze więcej niż twój wybór wtedy.
      }
  }
kingsroad-mistakes-drop = Spróbuj jeszcze raz: { $key } odkłada te karty.
kingsroad-mistakes-found-one = { $kind ->
    [gamble] { $named }: przeciw doskonałej grze kosztuje { $lost }.
    [best] Nic nie jest lepsze.
   *[good] { $named }: kosztuje { $lost }{ $perfect }.
  }{ $gains ->
    [yes] { " " }To o { $gain } lepiej niż twój wybór wtedy.
   *[no] { "" }
  }
kingsroad-mistakes-done = To był ostatni: { $key } podsumowuje.
kingsroad-mistakes-best-is = Najlepsze jest { $named }.
kingsroad-mistakes-wrong-then = Co było źle w twoim wyborze wtedy? { $why }
