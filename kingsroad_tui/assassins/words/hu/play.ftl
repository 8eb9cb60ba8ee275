assassins-status = { $second ->
    [yes] 2. játszma · { $round }/{ $rounds }. kör
   *[no] { $round }/{ $rounds }. kör
  } · { $side }: { $who }
assassins-status-yours = { $second ->
    [yes] 2. játszma · { $round }/{ $rounds }. kör
   *[no] { $round }/{ $rounds }. kör
  } · te: { $side }
assassins-status-over = { $second ->
    [yes] 2. játszma · { $round }/{ $rounds }. kör
   *[no] { $round }/{ $rounds }. kör
  } · a játéknak vége
assassins-status-choosing = { $you ->
    [yes] Te játszod a nép oldalát: válassz titokban három orgyilkost
   *[no] { $who } titokban három orgyilkost választ
  }
assassins-aim-king = vidd ki a királyt egy kapun, vagy távolítsd el mindhárom orgyilkost
assassins-aim-people = öld meg a királyt, vagy tartsd kint, amíg el nem fogynak a kártyák
assassins-wins-king = { $shared ->
    [yes] A győzelemhez: a király jusson ki
   *[no] Nyersz, ha a király kijut
  } egy kapun, vagy mindhárom orgyilkos kiesik.
assassins-wins-people = { $shared ->
    [yes] A győzelemhez: a király haljon meg, vagy maradjon
   *[no] Nyersz, ha a király meghal, vagy
  } kint, amíg el nem fogynak a kártyák.
assassins-choice-begin = Válaszd ki a három orgyilkosodat: nyomd meg a betűiket, aztán { $take }.
assassins-choice-so-far = Orgyilkosok: { $letters }. Válassz még { $missing ->
    [1] egyet
    [2] kettőt
   *[other] hármat
  }.
assassins-choice-complete = Orgyilkosok: { $letters }. { $take } elfogadja; egy betű visszaveszi.
assassins-choice-known = { $letter } már ismert orgyilkos.
assassins-choice-only-three = Csak három orgyilkos: nyomd meg egynek a betűjét újra, és visszaveszed.
assassins-choice-does-not-fit = Ez a három nem illik ahhoz, ami ebben a játszmában történt.
assassins-choice-now = Most
assassins-choice-help = Válassz hármat a tizenkét városlakó közül: ők az orgyilkosaid, és más nem tudja. Nyomd meg a
    betűiket; újra, és visszaveszed; { KEY("forward") } elfogadja a hármat. Jó, ha egymástól távol állnak, és
    közel ahhoz, amerre a királynak el kell mennie: egy orgyilkos csak a mellette állóra sújthat.
    { KEY("hint") } három jót mutat.
assassins-no-letter = Ez a billentyű nem csinál semmit: írj be három betűt { KEY("pawn.a") } és { KEY("pawn.l") }
    között.
assassins-own = Az orgyilkosaid: { $assassins }.
assassins-own-to-hide = Az orgyilkosaid: { $assassins }. { $hide } újra elrejti őket.
assassins-own-none = Egy orgyilkosod sem maradt.
assassins-own-not-yours = Az orgyilkosokat csak a nép játékosa nézheti meg, a nép fázisában.
assassins-news = { $news }.
assassins-news-arrest = { $letter } letartóztatva
assassins-news-knight-kill = { $letter } megölve
assassins-news-reveal = { $letter } orgyilkos
assassins-new-wound = a király megsebesült
    .begun = A király megsebesült
assassins-phase-turn = { $who } jön.
assassins-phase-your-turn-king = Te jössz: király { $king } AP, lovagok { $knights } AP.
assassins-phase-your-turn-people = Te jössz: { $points } AP.
assassins-phase-choose-king = Válaszd a királyt ({ KEY("pawn.0") }) vagy egy lovagot ({ KEY("pawn.1") }–{ KEY("pawn.7")
    }).
assassins-phase-choose-people = Válassz egy városlakót a betűjével.
assassins-phase-peek = { $key }: az orgyilkosaid
assassins-acting-go = { $strikes ->
    [yes] { $keys }: lépés vagy csapás
   *[no] { $keys }: lépés
  }
assassins-acting-arrows = nyilak
assassins-acting-reveal = { $key }: felfedés
assassins-acting-another = { $key }: másik bábu
assassins-acting-do = { $key }: tedd meg
assassins-acting-no = { $key }: ne
assassins-acting-other = { $key }: { $what }
assassins-acting-price = { $price } AP: { $what }
assassins-acting-for-good = { $what } Innen nincs vissza.
assassins-acting-done = { $what } { $price } AP.
assassins-acting-ends = { $key } befejezi a fázisodat.
assassins-square = { $square } ({ $kind ->
    [gate] utca, kapuval
    [roof] tető
   *[street] utca
  }): { $who }.
assassins-no-such-pawn = { $key } már nincs a táblán.
assassins-already-shown = Ez már látszik: { KEY("forward") } megteszi.
assassins-no-key-king = Ez a billentyű nem csinál semmit: { KEY("pawn.0") } a király, { KEY("pawn.1") }–{ KEY("pawn.7") } a
    lovagjai.
assassins-no-key-people = Ez a billentyű nem csinál semmit: a bábuid betűi { KEY("pawn.a") }–{ KEY("pawn.l") }.
assassins-your-turn-now = Te jössz. Válassz bábut; { KEY("forward") } még egyszer befejezi a fázist.
assassins-one-moment = Egy pillanat …
assassins-doubt-end = Ha így fejezed be a fázist, a nyerési esélyedből kb. { $cost } az ára. A legjobb { $best } lett volna:
    { $better }.
assassins-doubt-reveal = Ha most felfedsz egy orgyilkost, a nyerési esélyedből kb. { $cost } az ára: enélkül a legjobb esélyed
    { $best }.
    .yes = Felfed
assassins-unspent = Még { $points } AP-d van. Befejezed a fázist?
assassins-unspent-king = Még van AP: { $king ->
    [0] { $knights } a lovagoknak
   *[other] { $knights ->
    [0] { $king } a királynak
   *[other] { $king } a királynak, { $knights } a lovagoknak
  }
  }. Befejezed a fázist?
assassins-taken-back = { $left ->
    [0] Visszavonva.
   *[other] Visszavonva; e fázisból még { $left } akció áll.
  }
assassins-not-taken-back = { $begun ->
    [yes] Ebből megtudtál valami titkot, így nem lehet visszavonni.
   *[no] Ebben a fázisban nincs mit visszavonni.
  }
assassins-thinking = { $name } gondolkodik …
assassins-forfeits = { $name } feladja: { $why }. Egy gépi játékos veszi át.
assassins-type-actions = akciók, például Na4-a3 vagy Tc4-c5; end befejezi a fázist
assassins-key-take-three = Ez a három
assassins-key-choose = Választás
assassins-key-choose-as-advised = A tanács szerint
assassins-key-do-it = Megtesz
assassins-key-hide = Elrejt
assassins-key-next-step = Következő lépés
assassins-key-end-phase = Fázis vége
assassins-key-keep-playing = Játszom tovább
assassins-key-new-game = Új játszma
assassins-key-once-more = Még egyszer
assassins-key-rules = Szabályok
assassins-key-stop-typing = Mégse
assassins-key-swap = Oldalcsere
assassins-key-look-back = Visszanézés
assassins-key-save = Mentés
assassins-key-home = Kezdőlap
assassins-hand-over = A billentyűzet most ide megy: { $who } ({ $side }).
assassins-hand-over-look-away = { $who }, nézz félre.
assassins-hand-over-i-am = { $who } vagyok: { $does ->
    [choose] az orgyilkosaim kiválasztása
    [reveal] az orgyilkosaim, egyet felfedek
    [show] mutasd az orgyilkosaimat
   *[begin] kezdés
  }
assassins-hand-over-chosen = A három orgyilkos megvan, és újra rejtve: mindenki nézheti.
assassins-hand-over-hidden = Az orgyilkosaid újra rejtve.
assassins-hand-over-all-hidden = Az orgyilkosok újra rejtve: mindenki nézheti.
assassins-hand-over-others-hidden = A többi újra rejtve.
