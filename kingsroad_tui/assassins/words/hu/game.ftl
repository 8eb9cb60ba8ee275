assassins-side-king = a király oldala
    .begun = A király oldala
    .acc = a király oldalát
assassins-side-people = a nép oldala
    .begun = A nép oldala
    .acc = a nép oldalát
assassins-person-a = az almaárus (A)
    .begun = Az almaárus (A)
    .name = almaárus
    .named = Az almaárus
    .acc = az almaárust (A)
    .dat = az almaárusnak (A)
assassins-person-b = a kovács (B)
    .begun = A kovács (B)
    .name = kovács
    .named = A kovács
    .acc = a kovácsot (B)
    .dat = a kovácsnak (B)
assassins-person-c = a mészáros (C)
    .begun = A mészáros (C)
    .name = mészáros
    .named = A mészáros
    .acc = a mészárost (C)
    .dat = a mészárosnak (C)
assassins-person-d = az ács (D)
    .begun = Az ács (D)
    .name = ács
    .named = Az ács
    .acc = az ácsot (D)
    .dat = az ácsnak (D)
assassins-person-e = a kurtizán (E)
    .begun = A kurtizán (E)
    .name = kurtizán
    .named = A kurtizán
    .acc = a kurtizánt (E)
    .dat = a kurtizánnak (E)
assassins-person-f = a földműves (F)
    .begun = A földműves (F)
    .name = földműves
    .named = A földműves
    .acc = a földművest (F)
    .dat = a földművesnek (F)
assassins-person-g = a halaskofa (G)
    .begun = A halaskofa (G)
    .name = halaskofa
    .named = A halaskofa
    .acc = a halaskofát (G)
    .dat = a halaskofának (G)
assassins-person-h = a szerzetes (H)
    .begun = A szerzetes (H)
    .name = szerzetes
    .named = A szerzetes
    .acc = a szerzetest (H)
    .dat = a szerzetesnek (H)
assassins-person-i = a szilvaárus (I)
    .begun = A szilvaárus (I)
    .name = szilvaárus
    .named = A szilvaárus
    .acc = a szilvaárust (I)
    .dat = a szilvaárusnak (I)
assassins-person-j = a juhász (J)
    .begun = A juhász (J)
    .name = juhász
    .named = A juhász
    .acc = a juhászt (J)
    .dat = a juhásznak (J)
assassins-person-k = az apród (K)
    .begun = Az apród (K)
    .name = apród
    .named = Az apród
    .acc = az apródot (K)
    .dat = az apródnak (K)
assassins-person-l = az inkvizítor (L)
    .begun = Az inkvizítor (L)
    .name = inkvizítor
    .named = Az inkvizítor
    .acc = az inkvizítort (L)
    .dat = az inkvizítornak (L)
assassins-king = a király
    .begun = A király
    .acc = a királyt
    .dat = a királynak
assassins-wounded-king = a sebesült király
    .begun = A sebesült király
    .acc = a sebesült királyt
    .dat = a sebesült királynak
assassins-knight = { $number ->
    [1] az
    [5] az
   *[other] a
  } { $number }. lovag
    .begun = { $number ->
        [1] Az
        [5] Az
       *[other] A
      } { $number }. lovag
    .acc = { $number ->
        [1] az
        [5] az
       *[other] a
      } { $number }. lovagot
    .dat = { $number ->
        [1] az
        [5] az
       *[other] a
      } { $number }. lovagnak
assassins-a-knight = egy lovag
    .begun = Egy lovag
    .acc = egy lovagot
    .dat = egy lovagnak
assassins-the-knight = a lovag
    .acc = a lovagot
    .dat = a lovagnak
assassins-assassin = az orgyilkos ({ $letter })
    .begun = Az orgyilkos ({ $letter })
    .acc = az orgyilkost ({ $letter })
    .dat = az orgyilkosnak ({ $letter })
assassins-nobody = senki
    .begun = Senki
    .acc = senkit
assassins-pawn-on = { $who }, { $square }
    .begun = { $who-begun }, { $square }
assassins-card = király { $king }, lovagok { $knights }, { $arrest ->
    [yes] egy letartóztatás
   *[no] nincs letartóztatás
  }; nép { $people }
    .begun = Király { $king }, lovagok { $knights }, { $arrest ->
    [yes] egy letartóztatás
   *[no] nincs letartóztatás
  }; nép { $people }
assassins-did-step = { $who-begun }: { $source } → { $target }{ $how ->
    [walk] {""}
    [up] {" "}(fel a tetőre)
    [down] {" "}(le a tetőről)
   *[level] {""}
  }.
assassins-did-knight-push = { $who-begun }: { $source } → { $target }{ $how ->
    [up] {" "}(fel a tetőre)
    [down] {" "}(le a tetőről)
   *[level] {""}
  }, ellökve: { $pushed }.
assassins-did-king-exit = { $who-begun } bemegy { $gate ->
    [north] az északi
    [east] a keleti
    [south] a déli
   *[west] a nyugati
  } kapun a várba.
assassins-did-knight-kill = { $who-begun } ({ $source }) megöli { $whom-acc } ({ $target }).
assassins-did-arrest = { $who-begun } ({ $source }) letartóztatja { $whom-acc } ({ $target }).
assassins-did-reveal = { $who-begun } ({ $source }) orgyilkos.
assassins-did-assassin-kill = { $who-begun } ({ $source }) megöli { $whom-acc } ({ $target }).
assassins-did-wound = { $who-begun } ({ $source }) { $dead ->
    [yes] megöli
   *[no] megsebesíti
  } a királyt.
assassins-would-push = { $who-begun } ellöki: { $pushed }.
assassins-pushed = { $who-acc } { $down ->
    [yes] le ide: { $target }
   *[no] ide: { $target }
  }
assassins-game = { $king } (a király oldala) – { $people } (a nép)
assassins-game-on-board = { $king } (a király oldala) – { $people } (a nép), tábla: { $board }
assassins-result = { $who } nyert: { $ending ->
    [castle] a király a várban van
    [assassins] mindhárom orgyilkos kiesett
    [killed] a király meghalt
   *[time] elfogytak a kártyák, és a király még odakint van
  }.
assassins-they-were = Az orgyilkosok: { $assassins }.
