help-analysis = Egy játszma elemzése, választásról választásra: mit játszottak, mi lett volna jobb, és mi volt
    szerencse. A sáv és a grafikon mindenki nyerési esélyét mutatja, ha mindenki úgy választ, ahogy
    feltesszük: » jelöli a köröket, amelyek a legtöbbet változtattak rajta; alatta az egyes körök
    legrosszabb hibája áll (?? nagy hiba, ? hiba, ?! pontatlanság); { KEY("chart") } helyette a tökéletes
    játék esélyeit mutatja. A térképen + az, amit játszottak, ! a legjobb választás. A pontosság azt méri,
    mibe kerültek a választások. Akinek már kevés esélye van, annak kevés a vesztenivalója, így egy korán
    elveszett játszma pontossága keveset mond.
help-branches = Minden választás, amelyet kipróbáltál, a játszma egy ága, az alatt, amelyikből kiindul. Válassz
    egyet: { KEY("fixed.arrows") }, { KEY("fixed.enter") }, és nézd meg; az első sor maga a játszma.
help-choose-analysis = Válaszd ki, mit elemezzen: { KEY("fixed.arrows") }, { KEY("fixed.enter") }, vagy írj be
    alább egy fájlt vagy álláskódot.
help-doubt = A lapjaid sokat adnak fel. { KEY("yes") } kijátssza őket; { KEY("no") } vagy { KEY("leave") }
    visszamegy, és újra választasz; { KEY("better") } visszamegy, és mutatja a jobb választást.
help-editor = Az állásszerkesztő. Menj egy cellára ({ KEY("editor.up|editor.right|editor.down|editor.left") }), és
    írd be a számát; a többit az alábbi billentyűk változtatják. A lehetetlen állást azonnal jelzi.
help-end = A játszma vége: a sorrend, és honnan jöttek a pontok (helyek a körökben, nemesek, az utolsó
    pontozás), mindenki pontjai az egyes körök után, és mi döntötte el.
help-exercise = Egy választás, még egyszer: egy saját hibád valamelyik játszmádból, vagy egy feladvány. Válaszd ki
    a lapjaidat; { KEY("exercise.judge") } megítéli őket emberek és tökéletes játék ellen. Minden választás
    jó, amely olyan jó, mint a legjobb. { KEY("exercise.best") } megmutatja a legjobbat, ez nem tudottnak
    számít; { KEY("exercise.next") } válasz nélkül megy tovább.
help-game-log = A játszma naplója: görgetés { KEY("fixed.arrows") }.
help-hand = A lapjaid. Nyomd meg egy lap jelét vagy kattints rá, és kiválasztod; újra, és visszaveszed. A lapok a
    helyükre kerülnek: a Boszorkány elöl, a Lovag hátul, az ő helyét { KEY("reorder") } változtatja;
    { KEY("card.k") }: a Lovag nem él a jogával. { KEY("look_previous|look_next") } lapról lapra megy, és
    megmondja, mit ér most; { KEY("pick") } kiválasztja. { KEY("forward") } kijátssza a lapokat.
help-hint = A tanács, három oldalon. { KEY("hint") } minden nyomásra lapoz: hová nézz, és mit tesznek ott valószínűleg a
    többiek; a legjobb választás és miért; hogyan viszonyulnak egymáshoz a legjobbak. { KEY("skip") } bezárja a tippet.
    { KEY("experts") } a számokat mutatja, szakértőknek. Amíg választasz, a kezed fölötti sor megítéli a lapjaidat.
help-history = Az előzmények, a legutóbbi kör elöl: a pontozott régiók, és mindenki pontjai abban a körben; az utolsó
    kör alatt a kijátszott lapok. Boszorkány után > áll a második választás előtt.
help-home = A kezdőképernyő. { KEY("fixed.enter") } megteszi, ami ki van jelölve: folytat egy játszmát, kezd egyet, tanít vagy
    gyakoroltat. { KEY("look") } mutatja, hogyan lehet játszmát nézni: megnyitni vagy elemezni egyet, beállítani egy állást,
    követni egy igazi asztalt, megnézni a statisztikádat. A létra ({ KEY("ladder") }) és a mai játszma ({ KEY("today") }) a
    gyakorlás listájában is ott van.
help-kingdom = A térkép. Minden doboz egy régió: a száma és neve, a zászlaja (az egyes helyek pontjai; a zárójelesek
    ennyi játékosnál nem fizetnek), és mindenkinek egy sor jelző, aki ott van; egy fej (ASCII-ben N) nemes, és
    eggyel többnek számít. 1.: egyedül elöl; 2.=: osztozik a 2. helyen, halvány színnel, ha nem fizet. Plusz
    után az áll, amit a lapjaid tennének; elemzésben az, amit játszottak, ! után pedig a legjobb választás. A
    korona a Király: arra megy, amerre a nyilak mutatnak; az úton D és D2 az a régió, amelyet egy vagy két
    Sárkánnyal még pontoznánk. A szaggatott út csak a nemesek láncaihoz köti össze az 1. és a 3. régiót; egy
    játékos színű út egy lánc része.
help-log = A napló: minden, ami történt, mondatokban, a legújabb a végén.
help-name-players = Írd be mindenki nevét az igazi asztalnál, ülésrendben, vesszőkkel; aztán nyomd meg:
    { KEY("fixed.enter") }.
help-road-new-game = Új játszma. Már minden ki van töltve: { KEY("fixed.enter") } legfelül, a játék indításán
    elkezdi, bármelyik mezőből pedig { KEY("start") }. { KEY("next") } és { KEY("above|below") } mezőről mezőre
    visz, { KEY("choice_field.open") } listát nyit. { KEY("more") } mutatja, ami ritkán kell: a változatot, egy
    táblát, a sorsolást, a színeket és saját programokat az asztalnál. { KEY("together") } mindenkit ennél a
    gépnél ülő emberré tesz.
help-open-game = A játszmáid, mindegyikben a pontjaid görbéje. { KEY("fixed.enter") } megnyitja a kijelöltet. Gépelj,
    és játékos, dátum vagy név szerint keres; egy fájl nevét vagy egy álláskódot is beírhatsz.
help-own-mistakes = Ennek a játszmának azok a választásai, amelyek neked a legtöbbe kerültek, a legrosszabb elöl,
    azokban az állásokban, ahol választottad őket. Válassz újra: megtudod, mennyit érnek az új lapjaid, és miért.
help-players = A játékosok: név és pontok; alattuk a kézben lévő jelzők sávja és száma, a Sárkány és a Boszorkány
    (lefordítva, ha elfogyott), és a táblán lévő nemesek. Pipa van mindenki mögött, aki választott.
help-region-points = Pontok régiónként: mit hozott eddig minden régió mindenkinek, a nemesekkel együtt.
help-round = Mi történt ebben a körben, mondatokban.
help-score-track = A pontozó sáv 0-tól 40-ig; a játék annak a körnek a végén ér véget, amelyben valaki odaér.
help-story = A kör felfedése. { KEY("forward") } befejez egy lépést vagy a következőt mutatja, { KEY("back") } egy
    lépést vissza, { KEY("skip") } a kör végére.
help-try-again = Válassz újra, amit itt választottak: billentyűvel, vagy lapokra és régiókra kattintva.
    { KEY("judge") } megmondja, mennyit érnek a lapok; amit utoljára próbáltál, a játszma egyik ágaként
    megmarad.
help-what-if = Vegyél biztosra valamit egy ellenfélről: a tipp azt mutatja, mi a legjobb abban az esetben.
    Válassz: { KEY("fixed.arrows") }, { KEY("fixed.enter") }; egy szám azt a régiót teszi fel.
