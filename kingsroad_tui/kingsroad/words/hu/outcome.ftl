kingsroad-outcome-next-alone = Most: { KEY("end.mistakes") } megkeresi a hibáidat, { KEY("end.analyse") }
    megmutatja, hol dőlt el.
kingsroad-outcome-next = Most: { KEY("end.analyse") } körről körre megmutatja, hol dőlt el.
kingsroad-outcome-home = Kezdőképernyő
kingsroad-outcome-to-analysis = Vissza az első játszmához
kingsroad-outcome-others-gone = { $many ->
    [1] { $who ->
        [you] Nyertél
       *[other] { $who } nyert
      }
   *[other] Közös győzelem: { $who }
  }, { $points } pont; feladta: { $gone ->
    [you] te
   *[other] { $gone }
  }.
kingsroad-outcome-won-by = { $who ->
    [you] Nyertél
   *[other] { $who } nyert
  } { $points } ponttal, { $ahead }!
kingsroad-outcome-lead = { $how ->
    [hair] hajszállal: { $points } ponttal több, mint { $second ->
        [you] te
       *[other] { $second }
      }
    [triumph] fölényesen: { $points } ponttal több, mint { $second ->
        [you] te
       *[other] { $second }
      }
   *[plain] { $points } ponttal több, mint { $second ->
        [you] te
       *[other] { $second }
      }
  }
    .begins = { $how ->
        [hair] Hajszállal: { $points } ponttal több, mint { $second ->
            [you] te
           *[other] { $second }
          }
        [triumph] Fölényesen: { $points } ponttal több, mint { $second ->
            [you] te
           *[other] { $second }
          }
       *[plain] { $points } ponttal több, mint { $second ->
            [you] te
           *[other] { $second }
          }
      }
kingsroad-outcome-ahead = { $ahead-begins }!
kingsroad-outcome-own-place = { $close ->
    [yes] Egészen közel: te
   *[no] Te
  } { $place-the } helyen végeztél{ $tied ->
    [yes] , egyenlő pontszámmal: { $level }
   *[no] { "" }
  }{ $behind ->
    [0] .
   *[other] , { $behind } ponttal az első mögött ({ $first }).
  }
kingsroad-decided = { $about }: { $said }
kingsroad-decided-forfeited = { $who ->
    [you] Feladtad
   *[other] { $who } feladta
  }
kingsroad-decided-why = { $why }.
kingsroad-decided-nobody-ahead = A végén senki sem volt elöl
kingsroad-decided-by-nobles = A táblán lévő nemesek döntöttek.
kingsroad-decided-led-always = { $who ->
    [you] Az első pontozott régiótól a végéig vezettél.
   *[other] { $who } az első pontozott régiótól a végéig vezetett.
  }
kingsroad-decided-never-behind = { $who ->
    [you] Soha senki sem volt előtted
   *[other] Soha senki sem volt előtte: { $who }
  }
kingsroad-decided-led-alone = { $final ->
    [yes] az utolsó pontozásban { $region } óta
   *[no] { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. kör óta ({ $region })
  } { $who ->
    [you] egyedül vezettél
   *[other] { $who } egyedül vezetett
  }.
kingsroad-decided-lead = A vezetés
kingsroad-decided-lead-taken = { $who ->
    [you] te
   *[other] { $who }
  } { $final ->
    [yes] az utolsó pontozásban
   *[no] { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben
  } { $who ->
    [you] szerezted meg végleg
   *[other] szerezte meg végleg
  }: { $region }.
kingsroad-final-column = vég
kingsroad-decided-region = A döntő régió
kingsroad-decided-region-brought = { $region }: { $who ->
    [you] te { $points } pontot szereztél
   *[other] { $who } { $points } pontot szerzett
  } itt, összesen { $total } pontból, { $second ->
    [you] te
   *[other] { $second }
  } { $theirs ->
    [0] semmit
   *[other] csak { $theirs } pontot
  }.
kingsroad-decided-led-before = { $many ->
    [1] { $who ->
        [you] Az utolsó pontozás előtt vezettél
       *[other] Az utolsó pontozás előtt { $who } vezetett
      }
   *[other] Az utolsó pontozás előtt együtt vezettek: { $who }
  }, { $points } pont.
kingsroad-decided-kept = { $many ->
    [1] { $who ->
        [you] Az utolsó pontozás előtt te vezettél
       *[other] Az utolsó pontozás előtt { $who } vezetett
      }
   *[other] Az utolsó pontozás előtt együtt vezettek: { $who }
  }{ $kept ->
    [yes] {" "}– és ez így is maradt
   *[no] , de a vezetés ott elveszett
  }.
kingsroad-decided-taken-back = { $many ->
    [1] { $who ->
        [you] Az utolsó pontozás előtt te vezettél
       *[other] Az utolsó pontozás előtt { $who } vezetett
      }
   *[other] Az utolsó pontozás előtt együtt vezettek: { $who }
  }; a vezetés ott elveszett, aztán visszajött: { $region }.
kingsroad-decided-best-round = A legjobb kör
kingsroad-decided-gained = { $who ->
    [you] te { $points } pontot szereztél
   *[other] { $who } { $points } pontot szerzett
  } { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben{ $shared ->
    [yes] , ugyanannyit, mint { $others ->
        [you] te
       *[other] { $others }
      }
   *[no] { "" }
  }.
kingsroad-decided-in-round = { $who ->
    [you] te
   *[other] { $who }
  } { $round ->
    [1] az
    [5] az
   *[other] a
  } { $round }. körben
kingsroad-decided-best-region = { $who ->
    [you] A legjobb régiód
   *[other] { $who } legjobb régiója
  }: { $region } ({ $points } pont); a nemesek még { $nobles } pontot hoztak.
kingsroad-outcome-save = Mentés
kingsroad-outcome-look-back = Visszanézés
kingsroad-outcome-my-mistakes = A hibáim
kingsroad-outcome-column-points = pont
kingsroad-outcome-column-places = helyek
kingsroad-outcome-column-nobles = nemesek
kingsroad-outcome-column-final = utolsó
kingsroad-outcome-forfeited = (feladta)
kingsroad-points = Pontok
