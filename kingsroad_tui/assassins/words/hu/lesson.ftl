assassins-lesson-walk = A lovagok lépnek
    .idea = A király oldalát játszod. A kártya a lovagjaidnak együtt 6 akciópontot (AP) ad. Egy lépés 1, felmászni egy
        tetőre 2.
    .task-1 = { KEY("pawn.2") }: a 2. lovag az a4 tetőn; aztán { KEY("up") }.
    .praise = 1 AP elment. { KEY("back") } visszavonja, amit a fázisodban tettél.
    .plain-praise = 1 AP elment. undo visszavonja, amit a fázisodban tettél.
assassins-lesson-push = Egy lökés
    .idea = Az a lovag, aki a nép egyik bábujára lép, továbblöki azt, és mindenkit mögötte. Senki sem lökhető fel tetőre, le
        a tábláról, lovagra vagy a királyra. A nép nagybetűs, az oszlopok kisbetűsek: B egy bábu, b3 egy mező.
    .task-1 = { KEY("pawn.2") }, aztán { KEY("right") }: látod a lökést. { KEY("right") } még egyszer, és megteszed.
    .praise = A kovács (B) most c3-on áll. A lökés ingyen van; a lépés 1 AP volt.
assassins-lesson-arrest = Egy letartóztatás
    .idea = A tizenkettőből három orgyilkos. B az egyikük? Ez a kártya egy letartóztatást enged: bármelyik városlakót, aki
        egy lovag mellett áll. Senki sem mondja meg, orgyilkos volt-e.
    .task-1 = { KEY("pawn.2") } és { KEY("right") }. Aztán { KEY("other") }: lökés helyett letartóztatás.
        { KEY("forward") } megteszi.
    .praise = B kikerült a játékból, és senki sem mondja meg, ki volt. De ha mindhárom orgyilkos kiesett, nyertél.
assassins-lesson-king = A király
    .idea = Idekint minden kör az utolsó lehet neki. Saját AP-i vannak: körönként 1 vagy 2. Csak utcán lép, és senkit sem lök,
        ezért a lovagok utat nyitnak.
    .task-1 = A 6. lovag az útjában áll. { KEY("pawn.6") }, aztán { KEY("up") }.
    .task-2 = { KEY("pawn.0") }: a király; aztán { KEY("up") }.
    .praise = 13 lépés a nyugati kapuig, és a hátralévő kártyák 18 AP-t adnak neki: 5 marad.
assassins-lesson-hint = Tippek
    .before = 2. kör, új kártya: közeledik az inkvizítor (L). Barát vagy gyilkos?
    .idea = A fázisodban tippet kérhetsz. { KEY("hint") } minden nyomásra többet mond.
    .plain-idea = A fázisodban tippet kérhetsz: egyszerre elmond mindent.
    .task-1 = { KEY("hint") }: veszélyben van a király, és milyen messze van egy kapu?
    .task-2 = { KEY("hint") } megint: mi a legjobb?
    .task-3 = { KEY("follow") }, és a program lejátssza a tippet.
    .praise = Kész. A tipp megmondja, mire való egy lépés. A másik oldal titkát nem ismeri: abból indul ki, amit mindenki
        láthat.
assassins-lesson-end = A fázis vége
    .before = Egy körrel később a lovagjaidnak 2 AP-je maradt.
    .idea = Nem kell minden AP-t elköltened; ami a fázis végén megmarad, elvész. Aztán a nép jön, ugyanannak a kártyának az
        AP-ivel. Tartsd vissza a lélegzeted!
    .task-1 = { KEY("forward") }, aztán { KEY("confirm.yes") }: van még AP-d, ezért megkérdez.
    .praise = A 2 AP elveszett. Aztán a nép lépett: { $replies }.
assassins-lesson-hunt = Az utolsó orgyilkos
    .before = 6. kör: két orgyilkos túl korán sújtott le. Meghaltak, és egy lovagod is.
    .idea = Egy lovag 1 AP-ért megölhet egy mellette álló felfedett orgyilkost, bármi a kártya. Ha a harmadik is kiesik,
        nyertél.
    .task-1 = A G orgyilkos h7-en áll. { KEY("pawn.4") }, { KEY("up") }, megint { KEY("up") }, aztán { KEY("forward") }.
    .task-2 = { KEY("pawn.4") }, { KEY("up") }: látod az ölést. { KEY("forward") } megteszi.
    .praise = Győzelem! Mindhárom orgyilkos kiesett. A letartóztatottak is számítanak.
assassins-lesson-dash = A várba!
    .before = Másik játszma: senki sem sújtott le, ez az utolsó kártya, és a lovagjaidnak 2 AP-je maradt!
    .idea = Ha a király e fázis után még odakint van, a nép nyer. A kapu c3 északi széle, de B elállja.
    .later-1 = B már nincs útban, de most a saját lovagod áll a kapu előtt.
    .later-2 = Szabad az út, és a királynak 2 AP-je van.
    .later-3 = Még nincs bent! Kimenni a kapun még 1 AP.
    .task-1 = { KEY("pawn.1") }, aztán { KEY("left") } kétszer: lökd el B-t.
    .task-2 = { KEY("pawn.1") }, aztán { KEY("right") }: a lovag utat nyit.
    .task-3 = { KEY("pawn.0") }: a király; aztán { KEY("up") }.
    .task-4 = { KEY("pawn.0") }, aztán { KEY("up") } kétszer: ki a kapun.
    .praise = Győzelem! A király a várban van. Ez volt az első fele. { KEY("leave") } bármikor kilép; a Tanulás ide hoz
        vissza. Most jön a másik oldal.
    .plain-praise = Győzelem! A király a várban van. Ez volt az első fele. quit bármikor kilép, és ugyanaz a parancs innen
        folytatja. Most jön a másik oldal.
assassins-lesson-choose = A titok
    .before = Új játszma, és most te szervezkedsz a király ellen.
    .idea = Az első kártya előtt a tizenkettő közül bármelyik hármat orgyilkosodnak választod. Senki sem tudja
        megkülönböztetni őket.
    .task-1 = Ehhez a leckéhez F, G és K kell: a király útja mentén állnak, és nincs közelükben lovag. Nyomd meg a három betűt,
        aztán { KEY("forward") }.
    .praise = Csak te ismered őket. Ha ketten ültök egy képernyőnél, függöny rejti el a választást.
assassins-lesson-crowd = A nép
    .before = Az első fázisod: G már átment h6-ról h5-re, 1 AP-ért.
    .idea = F, G és K az orgyilkosaid; csak te látod a tőröket, amelyek jelölik őket. Mind a tizenkettőt te mozgatod, így senki
        sem tudja, ki kicsoda.
    .plain-idea = F, G és K az orgyilkosaid. Mind a tizenkettőt te mozgatod, így senki sem tudja, ki kicsoda.
    .task-1 = { KEY("pawn.g") }: a halaskofa (G); aztán { KEY("left") }: fel a g5 tetőre, 2 AP-ért.
    .praise = Tetőről egy orgyilkos bárkire lesújthat maga mellett, tetőn vagy utcán; utcáról csak az utcán lévőkre. Ugyanez áll
        a lovagokra, akik ölnek vagy letartóztatnak.
assassins-lesson-card = A következő kártya
    .idea = Ha befejezed a fázisodat, vége a körnek, és a 15 kártya közül a következő kerül elő. Mindkét oldalnak AP-t ad, és
        mindkettő látja.
    .task-1 = { KEY("forward") }, aztán { KEY("confirm.yes") }.
    .praise = Az új kártya: { $card }. Így mindkét oldal tudja, mit tehet a másik.
assassins-lesson-early = Túl korán
    .before = 3. kör, egy kártya 4 AP-vel neked: a király i9-re ért, és F közel van.
    .idea = A fázisodban felfedhetsz egy orgyilkost, ingyen. Onnantól 1 AP-ért mászik fel, és ingyen jön le. De a lovagok tudják,
        kire vadásszanak.
    .later-1 = Egy lovag útban van: 3 AP megölni őt és elérni a királyt, és még 2 megsebesíteni. Neked 4 van.
    .task-1 = Próbáld meg: { KEY("pawn.f") }, aztán { KEY("other") } és { KEY("forward") }. Nincs visszavonás.
    .task-2 = Fejezd be a fázist: { KEY("forward") }, aztán { KEY("confirm.yes") }.
    .praise = F halott: { $replies }. Senkit se fedj fel, amíg a csapás nem jöhet ugyanabban a fázisban.
assassins-lesson-strike = A csapás
    .before = 6. kör: F halott, de a tetőkön át G g6-ra ért, és a király alatta jár.
    .idea = Egy seb 2 AP, és két seb megöli a királyt. Egy fázisban az első megölt lovag 1 AP, a második 2. 5 AP-d van.
    .later-1 = A g6 tetőről az orgyilkosod lesújt a h6-on álló lovagra, aki útban van.
    .later-2 = A lovag halott. A felfedett orgyilkos ingyen jön le a tetőről.
    .later-3 = Az orgyilkosod a király mellett áll. 4 AP-d van: elég két sebre.
    .later-4 = A király megsebesült, és a sebek sosem gyógyulnak.
    .task-1 = Rántsd elő a kést: { KEY("pawn.g") }, aztán { KEY("other") } és { KEY("forward") }.
    .task-2 = A lovag elesik: { KEY("pawn.g") }, { KEY("right") }, aztán { KEY("forward") }.
    .task-3 = Le h6-ra, ingyen: { KEY("pawn.g") }, aztán { KEY("right") }.
    .task-4 = Az első seb: { KEY("pawn.g") }, { KEY("right") }, aztán { KEY("forward") }.
    .task-5 = És még egyszer: { KEY("pawn.g") }, { KEY("right") }, aztán { KEY("forward") }!
    .praise = Győzelem! A király meghalt. Mindenki más szemében a halaskofa csak egy volt a tömegből.
