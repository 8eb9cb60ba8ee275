kingsroad-mistakes-best = A legjobb választás: { $advised_words }.
kingsroad-mistakes-title = Tanulás a hibákból
kingsroad-mistakes-the-end = Ez volt az utolsó hibád
kingsroad-mistakes-only-solo = A hibákat egyéni játszma után lehet újrajátszani; az elemzésben mindenkié benne van.
kingsroad-mistakes-goes-on = { $key }: a következő.
kingsroad-mistakes-found-before = Itt már találtál jobb választást. { $key }: a következő.
kingsroad-mistakes-task = Keress jobb választást, és nyomd meg ezt: { $judge }. { $best } megmutatja a legjobbat, { $on }
    továbbmegy.
kingsroad-mistakes-at-the-end = { $again }: mind még egyszer, elölről; { $judge } vagy { $back }: vissza.
kingsroad-mistakes-thinking = Egy pillanat: ezen még gondolkodik.
kingsroad-mistakes-no-choice = Ebben a játszmában nem volt mit választanod. { $back }: vissza.
kingsroad-mistakes-well-played = Szép játék: { $choices ->
    [one] a választásod nem került sokba
   *[other] a { $choices } választásod közül egy sem került sokba
  }{ $best ->
    [yes] , és jobb nem is volt.
   *[no] . A legdrágább ({ $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben) ennyit adott fel: { $cost }.
  } { $back }: vissza.
kingsroad-mistakes-judging = { $known ->
    [yes] A választásaid megítélése folyik ({ $done }/{ $rounds }. kör, még { $left }); ha kész, a legrosszabbak kerülnek elő.
        { $back }: vissza.
   *[no] A választásaid megítélése folyik ({ $done }/{ $rounds }. kör, kb. fél perc); ha kész, a legrosszabbak kerülnek elő.
        { $back }: vissza.
  }
kingsroad-mistakes-heading = { $who ->
    [you] { $number }/{ $of }. hiba · { $round }. kör
   *[other] { $who }, { $number }/{ $of }. hiba · { $round }. kör
  }{ $second ->
    [yes] , második választás
   *[no] { "" }
  }
kingsroad-mistakes-played = { $who ->
    [you] { $chances ->
        [yes] Ezt játszottad: { $cards }. Ez ennyivel rontotta a nyerési esélyedet: { $cost }.
       *[no] Ezt játszottad: { $cards }. Az ára { $cost }.
      }
   *[other] { $chances ->
        [yes] { $who } ezt játszotta: { $cards }. Ez ennyivel rontotta a nyerési esélyét: { $cost }.
       *[no] { $who } ezt játszotta: { $cards }. Az ára { $cost }.
      }
  }
kingsroad-mistakes-here-are = { $who ->
    [you] Íme a { $count } legdrágább választásod, elöl a legrosszabb.
   *[other] Íme { $who } { $count } legdrágább választása, elöl a legrosszabb.
  }
kingsroad-mistakes-found-all = { $of ->
    [one] Megtaláltad. Szép volt!
   *[other] Mind a { $of } megvan. Szép volt!
  }
kingsroad-mistakes-found-not = A jobb választást magadtól még nem találtad meg.
kingsroad-mistakes-found = { $found ->
    [0] Magadtól még egyet sem találtál meg.
   *[other] { $of } közül { $found } megvan magadtól.
  } { $count ->
    [one] Még nyitott kör: { $rounds }.
   *[other] Még nyitott körök: { $rounds }.
  }
kingsroad-mistakes-not-yet = { $called ->
    [yes] { $than ->
        [same] Ez { $named } ({ $sign }): az ára { $lost }, ugyanannyi, mint az akkori választásodé.
        [better] Jobb, de még mindig { $named } ({ $sign }): az ára { $lost }.
       *[worse] Ez { $named } ({ $sign }): az ára { $lost }, még több, mint az akkori választásodé.
      }
   *[no] { $than ->
        [same] Ez még nem a megoldás: az ára { $lost }, ugyanannyi, mint az akkori választásodé.
        [better] Jobb, de még nem a megoldás: az ára { $lost }.
       *[worse] Ez még nem a megoldás: az ára { $lost }, még több, mint az akkori választásodé.
      }
  }
kingsroad-mistakes-drop = Próbáld újra: { $key } visszaveszi ezeket a lapokat.
kingsroad-mistakes-found-one = { $kind ->
    [gamble] { $named }: tökéletes játék ellen az ára { $lost }.
    [best] Nincs ennél jobb.
   *[good] { $named }: az ára { $lost }{ $perfect }.
  }{ $gains ->
    [yes] { " " }Ennyivel jobb, mint az akkori választásod: { $gain }.
   *[no] { "" }
  }
kingsroad-mistakes-done = Ez volt az utolsó: { $key } összegez.
kingsroad-mistakes-best-is = A legjobb: { $named }.
kingsroad-mistakes-wrong-then = Mi volt a baj az akkori választásoddal? { $why }
