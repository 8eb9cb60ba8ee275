assassins-end-winner = { $who } nyert: { $by ->
    [castle] a király a várban van!
    [assassins] kiesett az utolsó orgyilkos!
    [killed] a király meghalt!
   *[time] a király elkésett!
  }
assassins-end-you = { $win ->
    [yes] Nyertél:
   *[no] Vesztettél:
  } { $by ->
    [castle] a király a várban van!
    [assassins] kiesett az utolsó orgyilkos!
    [killed] a király meghalt!
   *[time] a király elkésett!
  }
assassins-end-castle = Bemegy { $gate ->
    [north] az északi
    [east] a keleti
    [south] a déli
   *[west] a nyugati
  } kapun, { $wounded ->
    [yes] sebesülten, de élve
   *[no] sértetlenül
  }, { $left ->
    [0] a legutolsó kártyával
   *[other] és még { $left } kártya maradt
  }.
    .late = Bemegy { $gate ->
    [north] az északi
    [east] a keleti
    [south] a déli
   *[west] a nyugati
  } kapun, { $wounded ->
    [yes] sebesülten, de élve
   *[no] sértetlenül
  }, { $left ->
    [0] a legutolsó kártyával
   *[other] és még { $left } kártya maradt
  }; elkésett: { $assassins }.
assassins-end-last-assassin = { $arrested ->
    [yes] Letartóztatták
   *[no] Megölték
  }: { $who } ({ $square }), { $round }. kör; { $wounded ->
    [yes] a király megsebesült
   *[no] a királyhoz senki sem ért
  }.
assassins-end-struck-down = { $who-begun } { $blows ->
    [1] leszúrja
   *[other] két csapással leszúrja
  } ({ $square }), { $steps } lépésre a vártól.
assassins-end-out-of-time = Elfogyott az utolsó kártya, és a király még { $steps } lépésre van a vártól.
assassins-fate-killed = megölve
assassins-fate-arrested = letartóztatva
assassins-fate-struck = lesújtott
assassins-fate-revealed = felfedve
assassins-fate-never-found = sosem került elő
assassins-end-match-won = { $you ->
    [yes] Mindkét játszmával megnyered a mérkőzést.
   *[no] { $who } mindkét játszmával megnyeri a mérkőzést.
  }
assassins-end-match-drawn = A mérkőzés döntetlen: az első játszmát { $first_you ->
    [yes] te nyerted
   *[no] { $first } nyerte
  }, a másodikat { $second_you ->
    [yes] te
   *[no] { $second }
  }.
assassins-turned-first-wound = A fordulópont: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben { $who } megsebesítette a királyt, és elég volt még
    egy seb.
assassins-turned-struck-at-once = A fordulópont: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben { $who } lesújtott, és a király nem érte meg a
    következő kört.
assassins-turned-out-of-reach = A fordulópont: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben a királynak { $steps } lépés volt hátra, és { $left }
    AP jöhetett, így a vár elérhetetlen volt.
assassins-turned-shut-out = A fordulópont: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben, az utolsó kártyánál a királynak { $steps } lépés
    hiányzott.
assassins-turned-one-left = A fordulópont: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben kiesett { $who }, és egyetlen orgyilkos maradt.
assassins-turned-singled-out = A fordulópont: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben puszta gyanúra letartóztatták az utolsó orgyilkost: { $who }.
assassins-turned-went-on = A legszorosabb pillanat: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben { $who } megsebesítette a királyt, de nem jött
    második csapás.
assassins-turned-spared = A legszorosabb pillanat: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben { $who }, az egyik orgyilkos, lesújthatott volna a királyra, és nem tette.
assassins-turned-beside = A legszorosabb pillanat: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben { $who }, az egyik orgyilkos, a király mellé ért, de a király továbbment.
assassins-turned-closest = A legszorosabb pillanat: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben a királynak { $steps } lépés volt hátra, és
    { $left } AP jöhetett.
assassins-end-summary = { $side-begun } nyert { $rounds } kör alatt; { $lost ->
    [0] egy lovag sem esett el
   *[other] { $lost } lovag esett el
  }.
    .arrests = { $side-begun } nyert { $rounds } kör alatt; { $lost ->
    [0] egy lovag sem esett el
   *[other] { $lost } lovag esett el
  }. Letartóztatva: { $arrested }.
assassins-end-more = ↓ tovább: körről körre
assassins-round = { $round }. kör: { $events }.
assassins-round-in-castle = a király a várban
assassins-round-king-on = a király itt: { $square }
assassins-round-pushed = { $pushed } bábu ellökve
assassins-round-arrested = letartóztatva: { $who }
assassins-round-killed = megölve: orgyilkos ({ $letter })
assassins-round-revealed = felfedve: { $who }
assassins-round-knight-killed = egy lovag megölve itt: { $square }
assassins-round-struck = { $dead ->
    [yes] a királyt megölte { $who }
   *[no] a királyt megsebesítette { $who }
  }
assassins-next-you = Oldalcsere ({ $key }): { $another ->
    [yes] egy új mérkőzésben
   *[no] a második játszmában
  } te { $side-acc } játszod.
assassins-next-both = Oldalcsere ({ $key }): { $another ->
    [yes] egy új mérkőzésben
   *[no] a második játszmában
  } { $king } és { $people } helyet cserél.
assassins-swapped-you = { $another ->
    [yes] Új mérkőzés:
   *[no] A mérkőzés második játszmája:
  } most { $side-acc } játszod.
assassins-swapped-both = { $another ->
    [yes] Új mérkőzés:
   *[no] A mérkőzés második játszmája:
  } most { $king } játssza a király oldalát, { $people } a népét.
assassins-swapped-first = Az elsőt { $you ->
    [yes] te nyerted
   *[no] { $who } nyerte
  }.
