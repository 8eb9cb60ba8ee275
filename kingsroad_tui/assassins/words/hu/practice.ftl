assassins-practice-round = { $round }. kör
assassins-mistake-kill = Kihagyott halálos csapás
assassins-mistake-castle = Kihagyott biztos győzelem
assassins-mistake-safe = Veszélyes, pedig volt biztos út
assassins-mistake-gate = Nyitva hagyott kapu
assassins-mistake-wasted-ap = Elpazarolt pontok
assassins-mistake-unmasked = Túl korai leleplezés
assassins-mistake-other = Más hibák
assassins-puzzle-kill = Öld meg a királyt
assassins-puzzle-castle = Nyerj ebben a fázisban
assassins-puzzle-safe = Találd meg a biztos utat
assassins-puzzle-gate = Zárd be a kaput
assassins-puzzle-who = Ki az?
assassins-practice-task-kill = Te játszod a népet. Öld meg a királyt ebben a fázisban.
assassins-practice-task-castle = Te játszod a király oldalát. Nyerj ebben a fázisban, bárkik az orgyilkosok.
assassins-practice-task-safe = Te játszod a király oldalát. Találj olyan utat, amely után senki még meg sem sebesítheti, bárkik az
    orgyilkosok.
assassins-practice-task-gate = Te játszod a népet. Zárd be a kaput: a király a következő fázisában ne sétálhasson ki.
assassins-practice-best-way = Találd meg, hogyan a legjobb lejátszani ezt a fázist.
assassins-practice-who-task = Azok után, ami történt, { $number ->
    [one] egy városlakó biztosan orgyilkos
   *[other] { $number } városlakó biztosan orgyilkos
  }. Melyik? Egy orgyilkos sem hagyta életben a királyt, aki egyedül megölhette volna.
assassins-practice-as-played = Ahogy játszottad: { $verdict }
assassins-practice-log = { KEY("log") } elmondja, mit tett eddig a két oldal.
assassins-practice-keys = { KEY("forward") } megítéli, { KEY("best") } megmutatja a választ, { KEY("skip") } továbbmegy.
assassins-practice-keys-better = Játszd le jobban a fázist: { KEY("forward") } megítéli, { KEY("best") } megmutatja a választ,
    { KEY("skip") } továbbmegy.
assassins-practice-keys-who = Egy betű megjelöl valakit. { KEY("forward") } megítéli, { KEY("best") } megmutatja a választ,
    { KEY("skip") } továbbmegy.
assassins-practice-play-better = Játszd le jobban a fázist: írj be akciókat, aztán end, és megítéli.
assassins-practice-play-it = Írj be akciókat, aztán end, és megítéli a fázist.
assassins-practice-from-the-beginning = A fázis elölről kezdődik.
assassins-practice-your-actions = Az akcióid
assassins-practice-their-letters = A betűik
assassins-practice-judging = A fázis megítélése …
assassins-practice-right = Helyes!
assassins-practice-proved-kill = A király meghal. A legjobb olyan fázissal, amely életben hagyja, { $rest } eséllyel nyersz.
assassins-practice-proved-castle = A király kijutott. A legjobb olyan fázissal, amely a városban tartja, { $rest } eséllyel nyersz.
assassins-practice-safe-ends = Így senki még meg sem sebesítheti, bárkik az orgyilkosok: a fázis { $ends } lehetséges befejezéséből
    csak { $ways } ilyen. A többi legjobbikával { $rest } eséllyel nyersz.
assassins-practice-proved-gate = A következő fázisában nem sétálhat ki, bármelyik kártya jön. A legjobb olyan fázissal, amely nyitva hagy
    neki egy kaput, { $rest } eséllyel nyersz.
assassins-practice-nothing-yet = Még semmi sem történt, és ez nem válasz. Előbb tégy valamit.
assassins-practice-nothing-again = Még semmi sem történt: { $enter } újra, ha semmit sem akarsz tenni.
assassins-practice-goes-on = { $key }: tovább.
assassins-practice-went-wrong-kill = Mi volt akkor a baj: kihagytál egy halálos csapást.
assassins-practice-went-wrong-castle = Mi volt akkor a baj: kihagytál egy biztos győzelmet.
assassins-practice-went-wrong-safe = Mi volt akkor a baj: veszélyes volt, pedig lett volna biztos út.
assassins-practice-went-wrong-gate = Mi volt akkor a baj: nyitva hagytál egy kaput.
assassins-practice-went-wrong-wasted-ap = Mi volt akkor a baj: elpazaroltál pontokat.
assassins-practice-went-wrong-unmasked = Mi volt akkor a baj: túl korán lelepleztél egy orgyilkost.
assassins-practice-not-yet = Még nem ez a megoldás.
assassins-practice-still-alive = A király még él.
assassins-practice-not-won = A játszma nincs megnyerve.
assassins-practice-loses = Ezzel elveszik a játszma.
assassins-practice-killed-by = A királyt { $trios } hármasból { $number } megölhetné.
assassins-practice-wounded-by = A királyt { $trios } hármasból { $number } megsebesíthetné.
assassins-practice-open-gate = A király { $cards } lefordított kártyából ennyivel még kisétálhatna: { $number }.
assassins-practice-costs = Ez { $what }: a nyerési esélyből { $loss } az ára.
assassins-practice-wrong-keys = { $again }: elölről, { $best }: a válasz.
assassins-practice-better-turn = Jobb fázis: { $turn }.
assassins-practice-answer = A válasz: { $turn }.
assassins-practice-none-marked = Még senki sincs megjelölve: jelölj meg { $number ->
    [one] egyet közülük
   *[other] { $number } városlakót
  }.
assassins-practice-marked = { $left ->
    [0] Akit megjelöltél: { $names }.
   *[other] Akit megjelöltél: { $names }. Még { $left } kell.
  }
assassins-practice-not-those = Nem ők azok.
assassins-practice-mark-others = Jelölj meg másokat, vagy { $key }: a válasz.
assassins-practice-they-are = Ez a megoldás: { $names }.
assassins-practice-cleared = { $round ->
        [1] Az
        [5] Az
       *[other] A
      } { $round }. körben megölhette volna a királyt, és életben hagyta, tehát nem orgyilkos: { $names }.
assassins-practice-solved-by = { $number } / { $of }
assassins-practice-solved-by-actions = { $actions } akció
assassins-practice-solved-by-ways = { $ways } / { $ends }
assassins-puzzles-about = miről szól
assassins-puzzles-grade = fokozat
assassins-puzzles-side = oldal
assassins-puzzles-round = kör
assassins-puzzles-solved-by = megoldja
assassins-puzzles-otherwise = különben nyersz
