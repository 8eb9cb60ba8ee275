command-play = Megnyitja a játékot; FILE megadásával azt a mentett játszmát folytatja.
    .plain = Az egész játszma egyszerű szövegben, soronként.
command-learn =
    .plain = Egyszerű szövegben, soronként.
    .from = Ettől a lépéstől.
command-advise =
    .seconds = Nagyjából ennyi idő alatt válaszoljon.
command-replay = Mentett játszmákat vagy egy verseny eredményeinek játszmáit játssza végig a szabályok
    szerint.

    A hibás fájlt jelzi, a többivel folytatja; a kilépési kód ilyenkor 2.
    .json = Fájlonként egy JSON-objektum, soronként egy.
command-share = Egy egész játszmát egy sor szövegként ír ki, hogy üzenetbe illeszd.
command-board =
    .ascii = ASCII-jelekkel rajzol.
    .width = Oszlopokban.
    .height = Sorokban.
command-statistics = Megszámolja a befejezett játszmáidat a gépi játékosok minden erőssége ellen.

    A --by kapcsolóval azt mondja meg, hogyan haladsz.
    .json = Erősségenként vagy soronként egy JSON-objektum, soronként egy.
command-practise = Gyakorlás: a mára esedékes saját hibáid, aztán a mai feladványok.

    Egy hiba jó válasz után 1, 3, 7 és 21 nappal tér vissza, rossz válasz után holnap.
    .json = A hibáid, soronként egy JSON-objektum.
    .judge = Előbb hibákat keres a még meg nem ítélt játszmákban.
command-note = Megjegyzést tesz egy mentett játszmába, egy sorban; "" törli.

    TEXT nélkül kiírja, ami már ott van.
    .round = Ehhez a körhöz, nem az egész játszmához.
    .json = Minden megjegyzés egy JSON-objektumban.
command-puzzles = Feladványok: egyértelmű döntések gépi játszmákból, mindegyik bizonyítással.
command-make = Feladványokat keres gépi játszmákban, amíg ennyi nem lesz.

    Mindegyiket megőrzi, amint megtalálta. A Ctrl+C leállítja; ugyanaz a parancs folytatja.
    .into = Itt őrzi meg; ha a fájl már megvan, azt folytatja.
    .jobs = Folyamatok száma.
    .scheduler = Egy Dask-ütemező, amelynek munkásai keresnek.
command-list = Felsorolja a csomag feladványait, vagy a FILE-ban lévőket.
    .json = Feladványonként egy JSON-objektum, soronként egy.
command-check = Minden feladványt újra bizonyít: a csomagét vagy a FILE-ban lévőket.

    A kilépési kód 1, ha egy nem olyan egyértelmű, ahogy állítja.
    .first = Csak az első ennyit.
command-engine = JSON-sorokban válaszol a kérésekre, a szabványos bemenetről a szabványos kimenetre.

    Minden kérés és minden válasz egy JSON-objektum egy sorban. A docs/engine.md leírja őket, a
    docs/schemas minden mezőt megad.
    .long-lines = Bármilyen hosszú sorokban válaszol, minden részlettel.
command-serve = Böngészőben nyitja meg a játékot ezen a gépen (a `web` kiegészítés kell hozzá).

    A kiszolgáló csak a 127.0.0.1 címen válaszol; a Ctrl+C leállítja.
    .port = A port, ahol válaszol.
    .max-sessions = Legfeljebb ennyi játék egyszerre.
command-relay = Közvetítőt futtat: ott találkoznak az asztalok és vendégek, akik közvetlenül nem érik
    el egymást.

    Lepecsételt kereteket továbbít azok közt, akik ugyanazt a szobát nevezik meg, és egyet sem tud
    elolvasni. Bárki futtathat egyet egy kis kiszolgálón. A Ctrl+C leállítja.
    .listen = Hol érik el az asztalok és a vendégek.
    .name = A név vagy cím, amelyet kiír.
command-browser-seat = Egy hely az asztalnál valakinek, aki böngészőben játszik, és semmi más ebből a
    gépből.

    Az oldal kiszolgálója indítja: a meghívó a környezetben áll, ahol más nem olvashatja, és csak a
    saját mappájába írhat.
    .watch = Csak néz, hely nélkül.
command-host = Asztalt nyit távoli barátoknak; a --plain soronként játssza.

    Meghívót ad nekik: azzal csatlakoznak a saját termináljukból. Senki sem lát egy választást sem,
    amíg mindenki nem választott, te sem.
    .name = A neved az asztalnál.
    .computers = Ennyi gépi játékos.
    .listen = Hol érhetik el mások az asztalt: a 0.0.0.0 mindenki a hálózatodban. Nélküle csak ez a
        gép.
    .port = Port (alapból bármelyik szabad).
    .via = Közvetítőn át, ha ezt a gépet senki sem éri el.
    .web = Linkek azoknak is, akik böngészőben játszanak.
    .web-port = A linkek portja (alapból bármelyik szabad).
    .limit = Másodperc minden választásra.
    .no-hints = Senki sem kérhet tippet.
    .resume = A legutóbb nyitott asztalt folytatja.
    .plain = Egyszerű szövegben, soronként.
    .seats = Ennyien játszanak.
command-join = Csatlakozik egy barát asztalához azzal a meghívóval, amelyet a házigazda kapott.

    Meghívó nélkül visszatér ahhoz az asztalhoz, amelyhez legutóbb csatlakoztál, vagy kér egyet; a
    --plain soronként játszik.
    .name = A neved az asztalnál.
    .watch = Csak néz, hely nélkül.
    .plain = Egyszerű szövegben, soronként.
command-verify = Közösen játszott játszmákat ellenőriz: rögzítve volt-e minden választás, mielőtt
    bármelyiket látták?

    Ha nem, megmondja, ki vétett ellene; a kilépési kód ilyenkor 1.
    .json = Fájlonként egy JSON-objektum, soronként egy.
command-report =
    .markdown = A jelentés Markdownban.
    .html = A jelentést egy oldalként írja ki: fájlba, a szabványos kimenetre (`-`) vagy mappába.
command-options =
    .json = Egy JSON-objektum.
    .force = Felülírja a már meglévő fájlt.
command-progress-options =
    .by = Hónapok, ellenfelek vagy döntésfajták szerint: játszmák, mibe kerültek a választások,
        szerencse.
    .csv = Ugyanez CSV-ben; mindhárom, ha egy sincs megnevezve.
command-tournament-options =
    .seconds = Idő minden választásra.
    .jobs = Folyamatok száma.
    .scheduler = Egy Dask-ütemező, amelynek munkásai játszanak.
    .results = Minden játszmát itt őriz meg; ha a fájl már megvan, azt folytatja.
    .json = Egy JSON-objektum.
