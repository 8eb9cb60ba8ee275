kingsroad-outcome-next-alone = Dalej: { KEY("end.mistakes") } szuka twoich błędów, { KEY("end.analyse") } pokazuje, gdzie się
    rozstrzygnęło.
kingsroad-outcome-next = Dalej: { KEY("end.analyse") } pokazuje runda po rundzie, gdzie się rozstrzygnęło.
kingsroad-outcome-home = Pierwszy ekran
kingsroad-outcome-to-analysis = Wróć do pierwszej partii
kingsroad-outcome-others-gone = { $many ->
    [1] { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
      }
   *[other] Wspólne zwycięstwo: { $who }
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }; poddana partia: { $gone ->
    [you] ty
   *[other] { $gone }
  }.
kingsroad-outcome-won-by = { $who ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $ahead }!
kingsroad-outcome-lead = { $how ->
    [hair] o włos: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } więcej niż { $second ->
    [you] ty
   *[other] { $second }
  }
    [triumph] z triumfem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } więcej niż { $second ->
    [you] ty
   *[other] { $second }
  }
   *[plain] { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } więcej niż { $second ->
    [you] ty
   *[other] { $second }
  }
  }
    .begins = { $how ->
        [hair] O włos: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } więcej niż { $second ->
    [you] ty
   *[other] { $second }
  }
        [triumph] Z triumfem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } więcej niż { $second ->
    [you] ty
   *[other] { $second }
  }
       *[plain] { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } więcej niż { $second ->
    [you] ty
   *[other] { $second }
  }
      }
kingsroad-outcome-ahead = { $ahead-begins }!
kingsroad-outcome-own-place = { $close ->
    [yes] Tak blisko: masz
   *[no] Masz
  } { $place } miejsce{ $tied ->
    [yes] , tyle samo co { $level }
   *[no] { "" }
  }{ $behind ->
    [0] .
    [one] , { $behind } punkt do pierwszego miejsca ({ $first }).
    [few] , { $behind } punkty do pierwszego miejsca ({ $first }).
    [many] , { $behind } punktów do pierwszego miejsca ({ $first }).
   *[other] , { $behind } punktu do pierwszego miejsca ({ $first }).
  }
kingsroad-decided = { $about }: { $said }
kingsroad-decided-forfeited = { $who ->
    [you] Poddajesz partię
   *[other] { $who } poddaje partię
  }
kingsroad-decided-why = { $why }.
kingsroad-decided-nobody-ahead = Na końcu nikt nie był z przodu
kingsroad-decided-by-nobles = Remis rozstrzygnęli szlachcice na planszy.
kingsroad-decided-led-always = { $who ->
    [you] Prowadzisz od pierwszej punktacji do końca.
   *[other] { $who } prowadzi od pierwszej punktacji do końca.
  }
kingsroad-decided-never-behind = Nikt ani razu nie miał więcej niż { $who ->
    [you] ty
   *[other] { $who }
  }
kingsroad-decided-led-alone = od regionu { $region } { $final ->
    [yes] w punktacji końcowej
   *[no] w rundzie { $round }
  } { $who ->
    [you] prowadzisz tylko ty
   *[other] prowadzi tylko { $who }
  }.
kingsroad-decided-lead = Prowadzenie
kingsroad-decided-lead-taken = { $who ->
    [you] obejmujesz
   *[other] { $who } obejmuje
  } je na dobre ({ $region }, { $final ->
    [yes] punktacja końcowa
   *[no] runda { $round }
  }).
kingsroad-final-column = kon
kingsroad-decided-region = Decydujący region
kingsroad-decided-region-brought = { $region }: { $who ->
    [you] ty
   *[other] { $who }
  } { $points } z { $total ->
    [one] { $total } punktu
    [few] { $total } punktów
    [many] { $total } punktów
   *[other] { $total } punktu
  }, { $second ->
    [you] ty
   *[other] { $second }
  } { $theirs }.
kingsroad-decided-led-before = Przed punktacją końcową { $many ->
    [1] { $who ->
        [you] prowadzisz
       *[other] prowadzi { $who }
      }
   *[other] na prowadzeniu: { $who }
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-decided-kept = Przed punktacją końcową { $many ->
    [1] { $who ->
        [you] prowadzisz
       *[other] prowadzi { $who }
      }
   *[other] na prowadzeniu: { $who }
  }{ $kept ->
    [yes] { " " }i tak już zostaje
   *[no] , ale w jej trakcie prowadzenie przepada
  }.
kingsroad-decided-taken-back = Przed punktacją końcową { $many ->
    [1] { $who ->
        [you] prowadzisz
       *[other] prowadzi { $who }
      }
   *[other] na prowadzeniu: { $who }
  }; w jej trakcie prowadzenie przepada i wraca ({ $region }).
kingsroad-decided-best-round = Najlepsza runda
kingsroad-decided-gained = { $who ->
    [you] ty
   *[other] { $who }
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } w rundzie { $round }{ $shared ->
    [yes] , tyle samo co { $others ->
        [you] ty
       *[other] { $others }
      }
   *[no] { "" }
  }.
kingsroad-decided-in-round = { $who ->
    [you] ty
   *[other] { $who }
  } w rundzie { $round }
kingsroad-decided-best-region = { $who ->
    [you] Twój najlepszy region
   *[other] Najlepszy region ({ $who })
  }: { $region } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }); szlachcice dodali { $nobles }.
kingsroad-outcome-save = Zapisz
kingsroad-outcome-look-back = Spójrz wstecz
kingsroad-outcome-my-mistakes = Moje błędy
kingsroad-outcome-column-points = punkty
kingsroad-outcome-column-places = miejsca
kingsroad-outcome-column-nobles = szlach.
kingsroad-outcome-column-final = koniec
kingsroad-outcome-forfeited = (poddana)
kingsroad-points = Punkty
