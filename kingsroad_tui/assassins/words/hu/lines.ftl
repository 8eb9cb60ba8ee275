assassins-word-actions = akciók, például Na4-a3 Na3>b3: egymás után megteszi őket.
assassins-word-end = end: a fázisod vége.
assassins-word-undo = undo: a fázis utolsó akciója vissza.
assassins-word-can = can MEZŐ: mit tehet az ott álló bábu, árakkal.
assassins-word-board = board: ki hol áll.
assassins-word-map = map: a tábla betűkkel rajzolva.
assassins-word-card = card: a kártya, a maradék pontok, a hátralévő kártyák.
assassins-word-log = log: mit tett a két oldal.
assassins-word-hint = hint: az óra, ki támadhat, és a legjobb fázis.
assassins-word-follow = follow: megteszi, amit a tipp játszana.
assassins-word-assume = assume monk is none: tippek e feltevéssel, vagy next card 2/7; assume nothing elfelejti.
assassins-word-secret = secret: a három orgyilkosod, csak a nép játékosának.
assassins-word-rivals = rivals: kik játszanak a gép oldalán, és hogyan gondolkodnak.
assassins-word-talk = talk: az ellenfelek elhallgatnak; újra, és beszélnek.
assassins-word-rules = rules: a teljes szabályok.
assassins-word-code = code: az állás egy sorban.
assassins-word-share = share: az egész játszma egy sorban, üzenetbe illesztéshez.
assassins-word-save = save NÉV: a játszma mentése ezen a néven; titok nincs benne.
assassins-word-quit = quit: kilépés; a játszma el van mentve.
assassins-word-again = again: új játszma, ugyanazokkal az oldalakkal; a létrán: a következő.
assassins-word-result = result: mit változtatott a játszma, és a mai eredmény három sorban.
assassins-word-swap = swap: a következő játszma, cserélt oldalakkal.
assassins-notation-king = Kj10-j9 a király egy lépése, Kc3-out kiviszi egy kapun; Na4-a3 egy lovag lépése, Na3>b3 olyan,
    amely ellök, Ng6!h6 megöl egy orgyilkost, Ng6#h6 letartóztat.
assassins-notation-people = Th2-h3 egy városlakó lépése, Rf6 felfed egy orgyilkost, Af6-e6 egy orgyilkos lépése, Ag6!h6
    megöl egy lovagot, Ah6* megsebesíti a királyt.
assassins-lines-how-to-reveal = írj be R-t és a mezőjét
assassins-lines-taken-back = Visszavonva.
assassins-lines-type-a-square = Írj be egy mezőt, például can j10.
assassins-lines-nothing-possible = Az itt álló most semmit sem tehet: { $square }.
assassins-lines-possible = { $action } ({ $price } AP)
assassins-stands-place = { $roof ->
    [yes] { $square } (tető)
   *[no] { $square }
  }
assassins-stands-king = A király itt áll: { $place }, { $state }.
assassins-stands-in-castle = A király a várban van, { $state }.
assassins-stands-knights = Lovagok: { $pawns }.
assassins-stands-no-knight = Nem maradt lovag.
assassins-stands-townsfolk = Városlakók: { $pawns }.
assassins-stands-revealed = Felfedett orgyilkosok: { $pawns }.
assassins-stands-gone-arrested = Letartóztatva: { $pawns }.
assassins-stands-gone-killed = Megölve: { $pawns }.
assassins-stands-gates = Kapuk: { $gates }.
assassins-stands-on = { $pawn }: { $place }
assassins-stands-gate = { $square } ({ $gate ->
    [north] észak
    [east] kelet
    [south] dél
   *[west] nyugat
  })
assassins-card-this = A kártya: { $card }.
assassins-left-king = Maradt: király { $king }, { $made ->
    [yes] lovagok { $knights }; a letartóztatás megvolt
   *[no] lovagok { $knights }
  }.
assassins-left-people = Maradt: nép { $points }.
assassins-cards-to-come = { $cards ->
    [0] Nincs több kártya.
   *[other] Még { $cards } kártya: { $deck }.
  }
assassins-lines-secret = Az orgyilkosok: { $assassins }.
assassins-lines-secret-not-now = Titkos kártyája csak a nép játékosának van, és a nép fázisában nézheti meg.
assassins-lines-enter-hides = { KEY("fixed.enter") } újra elrejti.
assassins-lines-hidden-again = A titok újra rejtve: mindenki nézheti.
assassins-lines-choose-question = { $name }, a három orgyilkosod, például adk (hint: tanács)
assassins-lines-looks-away-question = { $king }, félrenéztél? y vagy n
assassins-lines-no-such-secret = Ez nem lehet: { $why }.
assassins-lines-assumed = A tippek felteszik: { $claims }. Írd be: hint.
assassins-lines-nothing-assumed = A tippek semmit sem tesznek fel.
assassins-lines-cannot-be = Nincs három városlakó, aki mindezeknek és a mindenki által tudottaknak megfelel.
assassins-lines-who-is-known = Tudod, kik az orgyilkosok: tegyél fel egy kártyát, például next card 2/7.
assassins-lines-hint-first = Előbb: hint; utána follow megteszi, amit mond.
assassins-lines-continue = Folytatod ezt: { $king } – { $people }, { $round }. kör? y vagy n
assassins-lines-at-the-end = A játéknak vége: again, swap vagy save NÉV; help: minden más; Enter: kilépés
assassins-lines-set-up-start = start MEZŐ: honnan indul a király, ha a táblán több kezdőmező van.
