kingsroad-reveal-level = { $who-begins }: döntetlen itt: { $region }, { $most } jelzővel.
kingsroad-reveal-alone = { $who ->
    [you] Egyedül vagy itt
   *[other] { $who } egyedül van itt
  }: { $region }.
kingsroad-reveal-ahead = { $new ->
    [yes] { $who ->
        [you] Átveszed a vezetést itt
       *[other] { $who } átveszi a vezetést itt
      }
   *[no] { $who ->
        [you] Továbbra is vezetsz itt
       *[other] { $who } továbbra is vezet itt
      }
  }: { $region }, { $most }–{ $next }.
kingsroad-reveal-no-round = Még egy kört sem játszottak.
kingsroad-reveal-begun-later = Ez a játszma { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben kezdődik.
kingsroad-reveal-then = { $cards }, aztán { $others }
kingsroad-reveal-cards-so-far = { $round }. kör: az eddigi lapok
kingsroad-reveal-card-signs = 1–8: régiók, K Lovag, D Sárkány, W Boszorkány, > újra választva
kingsroad-final-scoring = Utolsó pontozás
    .short = utolsó
kingsroad-reveal-points-by-region = Pontok régiónként
kingsroad-reveal-moves-in = egy nemes beköltözik
kingsroad-reveal-goes-home = hazamegy
kingsroad-reveal-cards = Lapokat az asztalra!
kingsroad-reveal-markers = Hullanak a jelzők
kingsroad-reveal-region = { $final ->
    [yes] Utolsó pontozás: { $region }
   *[no] Pontozás: { $region }
  }
kingsroad-reveal-title-final = Utolsó pontozás: a Király utolsó köre
kingsroad-reveal-title-goal = 40 pont! Ez az utolsó kör.
kingsroad-reveal-title-king = A Király továbbmegy
kingsroad-reveal-title-walk = A Király továbbmegy
kingsroad-reveal-title-settled = Eldőlt
kingsroad-reveal-title-tie = Holtverseny: a nemesek döntenek
kingsroad-reveal-title-won = A játéknak vége
kingsroad-reveal-last-lap = Utolsó pontozás: minden más régió még egyszer
kingsroad-reveal-standings = Az állás
kingsroad-reveal-points-after = Pontok { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. kör után
kingsroad-reveal-go-on = Tovább: { $key }
kingsroad-reveal-keys = { $waits ->
    [yes] { $on }: tovább · { $skip }: a felfedés végére
   *[no] { $on }: gyorsabban · { $skip }: a felfedés végére
  }
    .short = { $waits ->
        [yes] { $on }: tovább · { $skip }: végére
       *[no] { $on }: gyorsabban · { $skip }: végére
      }
kingsroad-reveal-all-chosen = Mindenki választott.
kingsroad-reveal-chosen-again = { $many ->
    [1] { $who ->
        [you] A Boszorkány után újra választottál
       *[other] { $who } a Boszorkány után újra választott
      }
   *[other] A Boszorkány után újra választott: { $who }
  }.
kingsroad-reveal-plays = { $again ->
    [yes] { $who ->
        [you] A Boszorkány után ezt játszod
       *[other] A Boszorkány után { $who } ezt játssza
      }
   *[no] { $who ->
        [you] Ezt játszod
       *[other] { $who } ezt játssza
      }
  }: { $cards }.
kingsroad-reveal-plays-none = { $again ->
    [yes] { $who ->
        [you] A Boszorkány után nincs több jelződ, nem játszol lapot.
       *[other] A Boszorkány után { $who } jelző híján nem játszik lapot.
      }
   *[no] { $who ->
        [you] Nincs több jelződ, nem játszol lapot.
       *[other] { $who } jelző híján nem játszik lapot.
      }
  }
kingsroad-reveal-witch = { $who ->
    [you] A Boszorkány megállítja az órát: újra választasz, tudva, mit játszottak a többiek.
   *[other] A Boszorkány megállítja az órát, és újra választ, tudva, mit játszottak a többiek: { $who }.
  }
kingsroad-reveal-dragons = { $count ->
    [1] A Sárkány továbbcsalja a Királyt, ezt is pontozzuk: { $regions }.
   *[other] A Sárkányok továbbcsalják a Királyt, ezeket is pontozzuk: { $regions }.
  }
kingsroad-reveal-idle-knight = { $who ->
    [you] A Lovagod
   *[other] { $who } Lovagja
  } nem régió után áll, és nem tesz semmit.
kingsroad-reveal-knight-declines = { $who ->
    [you] A Lovagod
   *[other] { $who } Lovagja
  } nem él a jogával: nincs második jelző itt: { $region }.
kingsroad-reveal-nobody-there = Senki sincs ott.
kingsroad-reveal-no-noble = Senki sincs egyedül az 1. helyen, így nemes sem költözik be.
kingsroad-reveal-totals = { $left ->
    [0] A végső pontok: { $scores }.
   *[other] Pontok: { $scores }; még { $left } régió van hátra.
  }
kingsroad-reveal-walks = A Király továbbmegy.
kingsroad-reveal-king = { $ended ->
    [yes] A Király továbbmegy ide: { $region }.
   *[no] A Király továbbmegy ide: { $region }; legközelebb itt pontozunk.
  }
kingsroad-reveal-points = Pontok: { $totals }.
kingsroad-reveal-goal = { $many ->
    [1] { $who ->
        [you] { $points } pontod van
       *[other] { $who }: { $points } pont
      }
   *[other] { $who-begins }: { $goal } pont vagy több
  }; ez az utolsó kör.
kingsroad-reveal-final = A játéknak vége. Ezek a régiók még egyszer fizetnek, csak a helyekért: { $regions }.
