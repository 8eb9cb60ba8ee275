kingsroad-library-what-to-type = gépelj a kereséshez; vagy egy fájl, vagy egy kód (KR1:...)
kingsroad-library-rounds = { $rounds ->
    [0] első kör
   *[other] { $rounds } kör
  }
kingsroad-library-running = folyamatban
kingsroad-library-not-begun = még nem kezdődött el
kingsroad-library-unfinished = { $round }. kör, nincs vége
    .short = { $round }. kör
kingsroad-library-won = { $who } nyert
kingsroad-library-won-with = { $who } nyert, { $points }
kingsroad-library-you-won = { $shared ->
    [yes] közösen nyertél
   *[no] nyertél
  }, { $points } pont
    .short = { $shared ->
        [yes] közösen nyertél
       *[no] nyertél
      }, { $points }
    .shortest = { $shared ->
        [yes] közösen nyertél
       *[no] nyertél
      }
kingsroad-library-you-lost = vesztettél, { $won }
    .short = vesztettél
kingsroad-library-when = Mikor
kingsroad-library-players = Játékosok
kingsroad-library-score = Pont
kingsroad-library-how-it-ended = Hogyan ért véget
kingsroad-library-ended = { $who } nyert { $length } után.
kingsroad-library-running-now = Éppen folyik.
kingsroad-library-so-far = Nincs vége: eddig { $length }.
kingsroad-library-not-begun-yet = Még nem kezdődött el.
kingsroad-library-branch = { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körtől
kingsroad-library-copy = másolat { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körig
kingsroad-library-differs = { $round ->
        [1] Az
        [5] Az
       *[other] A
      } { $round }. körtől tér el attól a játszmától, amely alatt áll.
kingsroad-library-same = Ugyanaz a játszma, mint amely alatt áll, { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körig.
kingsroad-library-no-such-round = { $round }. kör: a játszma körei { $first } és { $last } közt vannak
kingsroad-library-no-such-player = { $name } játékos: a játékosok { $players }
kingsroad-library-alike = { $name } játékos: hasonló nevek { $players }; add meg a hely számát
kingsroad-library-unreadable = nem olvasható
