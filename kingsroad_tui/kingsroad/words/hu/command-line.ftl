kingsroad-command = King's Road a terminálban: játék, tippek, elemzés.
kingsroad-command-play = Megnyitja a játékot, ahogy a `kingsroad` magában is; FILE megadásával azt a mentett
    játszmát folytatja.

    A fájl megmondja, melyik játéké.
    .board = Táblafájl (TOML) az új játszmákhoz.
kingsroad-command-position = Kiírja egy állás kódját, hogy máshová beilleszd.

    Minden parancs, amely mentett játszmát fogad, ilyen kódot is fogad.
    .round = Az N. kör előtti állás, nem az utolsó.
kingsroad-command-board = Szövegként rajzolja ki a térképet: egy mentett játszmáét, egy álláskódét vagy egy
    táblafájlét (.toml).

    Ezek nélkül a beépített királyságot.
    .round = Az N. kör előtt (alapból: ahogy áll).
    .players = Táblafájlhoz.
kingsroad-command-advise = Tanácsot ad egy játékosnak: mit játsszon, az mennyire jó, és mennyire biztos ez.

    Ha a játszma második választásra vár, ahhoz ad tanácsot.
    .player = Kinek; a helyek 0-tól számozódnak, ahogy a JSON-ban.
    .round = Tanács úgy, ahogy a játszma e kör előtt állt.
    .belief = Hogyan választanak feltehetően az ellenfelek.
    .assume = Vegye biztosra, például "Bob: plays 5"; többször is megadható.
    .goal = Mit növeljen.
    .epsilon = Mennyit engedhet a keverék egy tökéletes ellenfélnek, a cél egységében; két játékosnál, ha
        nincs megadva, annyit, amennyit a másik hibái eddig adtak.
    .seed = Egyforma választások közül választ.
    .think = Utána még legfeljebb ennyi másodpercig gondolkodik a legjobb választásokon.
kingsroad-command-tournament = Versenyt játszik.

    PLAYER egy gépi játékos neve vagy cmd:PROGRAM ARG.... Ha annyi a játékos, ahány hely, ők az asztal,
    és minden asztal a helyek minden forgatásában egyszer játszik; ha több vagy kevesebb, minden asztal
    közülük húz.
    .seats = Játékosok egy asztalnál.
    .cap = Legfeljebb ennyi kör.
    .permanent-nobles = A maradó nemesek változata.
kingsroad-command-puzzles =
    .players = Kik játszanak: minden asztal közülük húz.
    .seats = Az asztalok mérete, sorban.
kingsroad-command-analyse = Megítél minden választást mentett játszmákban vagy egy verseny eredményeinek
    játszmáiban, aszerint, amit akkor tudni lehetett.

    Az elemzés a játszma mellett marad meg, legközelebb azonnal látszik. A hibás fájlt jelzi, a többivel
    folytatja; a kilépési kód ilyenkor 2. A Ctrl+C megőrzi, ami kész.
    .goal = Mi szerint ítélje meg a választásokat.
    .belief = Hogyan választanak feltehetően az ellenfelek.
    .again = Akkor is ítéljen újra, ha már van elemzés a játszma mellett.
    .seconds = Annyi kört ítéljen meg, amennyi nagyjából ennyi időbe belefér.
    .think = Utána a játszma legrosszabb választásain gondolkodjon tovább, összesen ennyi másodpercig.
kingsroad-command-host =
    .permanent-nobles = A maradó nemesek változata.
    .board = Táblafájl (TOML).
kingsroad-command-train = Önmaga elleni játékkal tanulja meg, mennyit ér egy állás.

    CHECKPOINT az egész futást őrzi. Ha a fájl már megvan, onnan folytatja a saját beállításaival. A
    Ctrl+C megállítja; ami az utolsó mentés óta lejátszódott, újra lejátszódik.
    .permanent-nobles = A maradó nemesek változatát tanulja.
    .begin-with = Ezekkel a súlyokkal kezd, például a másik változatéival.
    .against = Azt tanulja, hogyan győzze le ezeket a súlyokat, amelyek erről nem tudnak.
    .rate = Új futás első tanulási sebessége. [default: 0.002]
    .cooling = Ennyi lépés alatt csökken új futásnál tizedére a sebesség. [default: 20000]
    .trace = A következő állások súlya új futásnál. [default: 0.85]
    .width = Számok új futás első rejtett rétegében; a megadott súlyok szélesednek. [default: 128]
    .begin-policy-with = Ezzel a stratégiával kezd; különben új futás az elejétől tanul egyet.
    .rounds = Körök minden asztalnál, egy korábbi futáséival együtt.
    .weights = A végén ide írja a súlyokat.
    .policy = A végén ide írja a stratégiát.
    .compare = Aztán ennyi asztalt játszik velük.
    .calibrate = Aztán ennyi játszmán méri meg őket.
    .calibrate-strongest = A legerősebb gépi játékos játszmáin is megméri őket; ez sokkal tovább tart.
    .jobs = Folyamatok száma.
    .scheduler = Egy Dask-ütemező, amelynek munkásai játszanak.
kingsroad-command-learn = Tanulj meg játszani: vezetett első játszma három percben, onnan, ahol tartottál.
