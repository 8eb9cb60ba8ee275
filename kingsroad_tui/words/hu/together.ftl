together-at-table-join-title = Csatlakozás egy barát asztalához
together-at-table-open-title = Asztal nyitása
together-at-table-invitation = Meghívó
together-at-table-invitation-hint = illeszd be, amit a barátod küldött
together-at-table-no-invitation-yet = Ide illeszd be a meghívót. A barátodnál van, aki a házigazda.
together-at-table-watch = Csak nézem
together-at-table-join = Csatlakozás
together-at-table-go-back = Vissza a legutóbbi asztalodhoz
together-at-table-resume = A legutóbbi asztalod újranyitása
together-at-table-open = Asztal nyitása
together-at-table-game = Játék
together-at-table-players = Játékosok
together-at-table-computers = gépek
together-at-table-friends = A barátaid
together-at-table-only-computer = ennél a gépnél
together-at-table-network = a hálózatomban
together-at-table-by-relay = máshol, közvetítővel
together-at-table-about-reach-here = Próbához: csak ennél a gépnél lehet csatlakozni.
together-at-table-about-reach-network = Ugyanazon a wifin vagy kábelen. A tűzfal rákérdezhet.
together-at-table-about-reach-relay = Bárhol. Valaki egy mindenkinek elérhető kiszolgálón futtatja a
    kingsroad relay parancsot, és megadja a kiírt címet. A játékból semmit sem tud elolvasni.
together-at-table-relay = Közvetítő
together-at-table-relay-hint = a cím, amelyet a közvetítő kiírt
together-at-table-clock = Óra
together-at-table-no-clock = Nincs határ
together-at-table-limit = { $minutes ->
     [0] { $seconds } másodperc
    *[other] { $minutes } perc
   }
together-at-table-hints-allowed = Lehet tippet kérni
together-what-name = A neved
together-somebody = Régens
together-another-name = Írj be egy másik nevet, vagy lépj ki: quit.
together-no-name = nem adtál meg nevet
together-paste-invitation = Illeszd be a meghívót
together-not-an-invitation = { $start } mentett játszma, nem meghívó: másold be az egész sort, amelyet a
    barátod küldött
together-no-invitation = { $start } nem meghívó: másold be az egész sort, amelyet a barátod küldött
together-misread-invitation = { $group ->
     [0] { $start }: ebben a meghívóban egy-két betű hibás.
    *[other] { $start }: ebben a meghívóban egy-két betű hibás, valószínűleg { $group ->
        [1] az
        [5] az
       *[other] a
      } { $group }. csoportban:
       nem ez az: { $likely }?
   }
together-no-relay-address = { $start } nem közvetítő címe: másold be, amit a közvetítő kiírt.
together-no-seat-kept = még egy asztalhoz sem csatlakoztál: kérd a meghívót a házigazdától
together-game-not-here = A meghívó olyan játékhoz szól, amelyet itt nem lehet közösen játszani.
together-seat-not-kept = A helyedet nem sikerült megőrizni ezen a gépen: { $why }
together-seats-taken = Ennél a gépnél már öten játsztok annál az asztalnál, többen nem fértek el. Előbb
    lépj ki az egyik másik ablakban.
together-too-many-computers = --computers: hagyj magadnak is helyet
together-no-table-kept = --resume: nincs újranyitható asztalod
together-other-tables = --resume: az asztalodat a program másik változata nyitotta; csak az tudja
    újranyitni
together-stays-as-it-was = { $option }: az újranyitott asztal marad, amilyen volt
together-port-of-no-links = --web-port: az asztalnak nincsenek linkjei; nyisd meg a --web kapcsolóval
together-table-open = Az asztal már nyitva van egy másik ablakban.
together-table-unusable = A megőrzött asztalt nem lehet újranyitni.
together-no-certificate = nincs benne használható tanúsítvány; ha törlöd a fájlt, új készül, és vele új
    cím vagy meghívó
together-no-relay = A közvetítő ({ $address }) nem érhető el, nem az, akinek lennie kell, más változatot
    futtat, vagy betelt.
together-file-unusable = { $file }: { $why }
together-cannot-listen = { $any ->
     [yes] { $address }: { $why }
    *[no] { $address }, port { $port }: { $why }
   }
together-reach-here = Az asztalt csak ez a gép éri el. Ha a barátaid máshol vannak, lépj ki, és nyiss
    egyet a hálózatodban vagy közvetítővel (kingsroad host --listen 0.0.0.0, vagy --via RELAY).
together-reach-network = A hálózatodban itt érik el az asztalt a barátaid: { $addresses }, port:
    { $port }.
together-listens-here = Az asztal itt van: { $address }, port: { $port }; csak ez a gép éri el. A
    --listen 0.0.0.0 kapcsolóval a hálózatod is, közvetítővel (--via) bárki.
together-listens = Az asztal portja: { $port }. A barátaid itt érik el: { $addresses }.
together-via-relay = Az asztal a közvetítőnél van, amely semmit sem tud elolvasni abból, ami ott elhangzik.
together-via-relay-here = Az asztal a közvetítőnél van, amely semmit sem tud elolvasni abból, ami ott
    elhangzik. Azt a közvetítőt csak ez a gép éri el.
together-limit-sentence = Minden választásra { $seconds } másodperced van; utána gép választ.
together-invitation-elsewhere = A meghívó a barátaidnak (kis- és nagybetűvel is jó):
together-invitation-here = A meghívó azoknak, akik ennél a gépnél ülnek (kis- és nagybetűvel is jó):
together-friends-run = A barátaid ezt futtassák: { $command }
together-others-run = Ennek a gépnek egy másik termináljában futtasd: { $command }
together-relay-open = A közvetítő nyitva van. Asztalok így jönnek hozzá:
together-relay-others = Vagy a benne lévő cím helyett: { $addresses }.
together-still-saved = Az asztal megmaradt. Újranyitás: { $command }
together-seat-kept = A helyed megmaradt. Visszatérés: { $command }
together-connecting = Az asztal keresése…
together-connected = Ott ülsz az asztalnál.
together-lost = Megszakadt a kapcsolat. Újra próbálkozik: a helyed a tiéd marad.
together-lost-without-seat = Megszakadt a kapcsolat. Újra próbálkozik.
together-no-answer = Az asztal nem válaszol. Talán nincs nyitva. Újra próbálkozik.
together-other-table = Azon a címen valaki más válaszol. Kérj új meghívót a házigazdától.
together-relay-lost = A közvetítő nem érhető el, így rajta át senki sem jöhet az asztalhoz. Újra
    próbálkozik: az asztal nyitva marad.
together-relay-back = A közvetítő újra elérhető: a többiek maguktól visszajönnek.
together-host-ended = A házigazda bezárta az asztalt. A játszma megmaradt, a házigazda újranyithatja.
together-not-stored = Semmit sem lehet elmenteni: { $why }. Amit itt teszel, akkor számít újra, ha lesz
    hely.
together-at-table-lost-in-app = Megszakadt a kapcsolat, újra próbálkozik
together-at-table-lost-in-short = Nincs kapcsolat
together-at-table-relay-lost-in-app = A közvetítő nem érhető el, újra próbálkozik
together-at-table-relay-lost-in-short = Nincs közvetítő
together-at-table-no-answer-in-app = Az asztal nem válaszol. Újra próbálkozik …
together-at-table-closed-in-app = A házigazda bezárta az asztalt. Megmaradt: ha újra nyitva lesz, itt
    folytatódik.
together-at-table-closed-in-short = A házigazda bezárta az asztalt
together-at-table-closed-to-player = A házigazda bezárta az asztalt. A játszma megmaradt, a helyed is.
    Maradj, és itt folytatódik, amint a házigazda újranyitja; vagy lépj ki ({ KEY("leave") }), és a
    Közös játéknál térj vissza.
together-at-table-closed-to-watcher = A házigazda bezárta az asztalt. A játszma megmaradt, és itt
    folytatódik, amint a házigazda újranyitja. Kilépés: { KEY("leave") }.
together-at-table-closed-in-a-line = A házigazda bezárta az asztalt. Várj itt, vagy lépj ki ({
    KEY("leave") }): semmi sem vész el.
together-at-table-own-title = A te asztalod: { $game }
together-at-table-title = Asztal: { $game }
together-at-table-free-seat = szabad
together-at-table-seat = { $name }, { $state }
together-at-table-own-seat = { $name } (te)
together-at-table-role-seat = { $role }: { $seat }
together-who = { $who }: { $state }{ $chosen ->
     [yes] , már választott
    *[no] {""}
   }.
together-free-seat = Egy hely
together-you-state = te
together-here-state = itt van
together-free-state = szabad
together-computer-state = a házigazda gépe játszik
together-in-browser-state = böngészőben, a házigazdánál
together-stood-in-state = távol van, gép játszik
together-still-state = távol van, az oldala áll
together-not-known-state = most nem tudni
together-not-known-by-relay-state = nem tudni, amíg a közvetítő nem érhető el
together-away-state = { $minutes ->
     [0] { $seconds ->
         [0] távol van
        *[other] { $seconds } másodperce távol van
       }
    *[other] { $minutes } perce távol van
   }
together-watching-sentence = { $number } néző van.
together-seats-sentence = { $free ->
     [0] Minden hely foglalt.
    *[other] { $free } hely szabad.
   }
together-at-table-waiting-for-host = A játék akkor kezdődik, ha minden hely betelt, vagy ha a házigazda
    elindítja.
together-at-table-waiting-for-people = A játék akkor kezdődik, ha minden hely betelt.
together-at-table-watching-note = Nézőként vagy itt.
together-at-table-invite = Add oda a barátaidnak ezt a meghívót. Beilleszthetik, és fel is olvashatod:
together-at-table-invite-here = Ez a meghívó csak ennél a gépnél jó. Illeszd be egy másik terminálban:
together-at-table-signs-here = Jelek mindenkinek: { KEY("well_played") } szép volt, { KEY("ouch") } jaj,
    { KEY("moment") } egy pillanat
together-at-table-copy = A meghívó másolása
together-at-table-start = Kezdjük most
together-at-table-leave = Kilépés
together-at-table-back = Vissza a játékhoz
together-at-table-choose-computer = Játsszon gép
together-at-table-go-on-without = Tovább nélküle
together-at-table-wait-on = Várunk
together-at-table-free-it = A hely felszabadítása
together-at-table-start-question = Kezdjük most? { $seats ->
     [one] A szabad helyre gép ül.
    *[other] A { $seats } szabad helyre gépek ülnek.
   }
together-at-table-free-question = Felszabaduljon ez a hely: { $name }? Utána más is elfoglalhatja.
together-at-table-computer-question = { $name } távol van. Játsszon addig egy gép?
together-at-table-stand-still-question = { $name } távol van, és azt az oldalt más nem játszhatja.
    Menjünk tovább, és álljon, amíg vissza nem jön?
together-at-table-close-table = Te vagy a házigazda: ha kilépsz, az asztal mindenkinek bezárul. Megmarad,
    és a Közös játéknál újranyithatod, ahogy volt.
together-at-table-table-kept = Az asztalod bezárult, és megmaradt. A Közös játéknál újranyithatod.
together-at-table-seat-kept = A helyed megmaradt. A Közös játéknál visszatérhetsz.
together-only-host = Ezt csak a házigazda teheti.
together-at-table-not-of-host = Ezt csak a házigazda teheti.
together-who-is-meant = Mondd meg név szerint, kire gondolsz.
together-not-freed = Azt a helyet nem lehet felszabadítani.
together-no-free-seat = Minden hely foglalt.
together-at-table-nothing-to-free = Csak foglalt helyet lehet felszabadítani, és csak az első játszma
    előtt.
together-at-table-nobody-away = Gép csak olyan helyett játszhat, aki távol van: azt a helyet válaszd.
together-not-away = { $name } itt van.
together-came = { $name } helyet foglal.
together-left-seat = { $name } helye újra szabad.
together-gone = { $name } távol van.
together-back = { $name } visszajött.
together-away-for = { $name } { $minutes } perce távol van.
together-away-for-host = { $name } { $minutes } perce távol van. Várj, vagy írd be: computer { $name }
together-stands-in = Most a házigazda gépe játszik helyette: { $name }.
together-side-stands-still = { $name } oldala most áll: más nem játszhatja.
together-plays-again = { $name } újra játszik.
together-stands-in-for-you = Most a házigazda gépe játszik helyetted: lejárt az időd, vagy a házigazda
    szerint távol vagy.
together-you-stand-still = Az oldalad most áll: lejárt az időd, vagy a házigazda szerint távol vagy.
together-you-play-again = Újra te játszol.
together-at-table-away = { $minutes ->
     [0] távol
    *[other] { $minutes } perce távol
   }
together-at-table-away-sentence = { $minutes ->
     [0] { $name } távol van.
    *[other] { $name } { $minutes } perce távol van.
   }
together-at-table-away-note = { $name }: { $minutes ->
     [0] távol
    *[other] { $minutes } perce távol
   }
together-at-table-away-names = { $names }: távol
together-at-table-host-can = { $still ->
     [yes] Várj, vagy menjünk tovább nélküle ({ $who }): { $press }.
    *[no] Várj, vagy játsszon helyette gép ({ $who }): { $press }.
   }
together-at-table-still-away = { $still ->
     [yes] Még távol van: { $who }. Várj, vagy tovább nélküle: { $press }.
    *[no] Még távol van: { $who }. Várj, vagy játsszon helyette gép: { $press }.
   }
together-begins = Játszik: { $names }. Kezdődik a játék.
together-choose-now = Írd be a lapjaidat.
together-has-chosen = { $left ->
     [0] { $name } választott.
    *[other] { $name } választott; még { $left } van hátra.
   }
together-has-chosen-instead = { $left ->
     [0] { $name } helyett gép választott.
    *[other] { $name } helyett gép választott; még { $left } van hátra.
   }
together-chosen = A választásod le van pecsételve. Senki sem láthatja, amíg mindenki nem választott.
together-chosen-already = Már választottál: a választásod le van pecsételve.
together-still-sealed = A választásod még le van pecsételve: nem választott mindenki.
together-need-no-turn = Most nincs mit választani.
together-choose-when-back = Nem vagy összekötve az asztallal. Választhatsz, ha visszajöttél.
together-chosen-for-you = Gép választ helyetted, csak most az egyszer: lejárt az időd, vagy távol voltál.
    A következő választás a tiéd.
together-given-up = Olyan sokáig voltál távol, hogy a választásod nem érvényes. De már megmutattad, így
    az asztal gazdája láthatta.
together-chosen-instead = { $away ->
     [yes] { $lot ->
         [yes] Amíg távol voltál, a { $round }. körben a sors választott helyetted: { $what }.
        *[no] Amíg távol voltál, a { $round }. körben gép választott helyetted: { $what }.
       }
    *[no] { $lot ->
         [yes] Lejárt az időd, így a { $round }. körben a sors választott helyetted: { $what }.
        *[no] Lejárt az időd, így a { $round }. körben gép választott helyetted: { $what }.
       }
   }
together-too-soon = Az a választás le van pecsételve, és talán mindjárt mindenki megmutatja a sajátját.
    Csak { $minutes } perc után lehet lemondani róla: várj egy kicsit.
together-drawn-by-host = A { $number }. kör kártyáját a házigazda egyedül húzta, megválaszthatta, melyik
    jöjjön.
together-no-undo = Másokkal közös asztalnál nem lehet visszavonni.
together-at-table-choice-waits = A választásod elmegy, amint van kapcsolat.
together-at-table-stood-in-note = Gép választ helyetted, csak most az egyszer.
together-at-table-computer-plays = gép játszik
together-at-table-sealed-note = A választásod: { $chosen }. Lepecsételve marad, amíg mindenki nem
    választott.
together-at-table-seconds-left = még { $seconds } másodperc
together-at-table-seconds-left-short = még { $seconds } mp
together-at-table-seconds = { $seconds } mp
together-at-table-analysed-at-the-end = Másokkal közös játszmát a vége után lehet elemezni.
together-says-well-played = { $name }: szép volt!
together-says-ouch = { $name }: jaj!
together-says-one-moment = { $name }: egy pillanat, kérlek.
together-gesture-well-played = szép volt!
together-gesture-ouch = jaj!
together-gesture-one-moment = egy pillanat
together-code-sentence = A játszma eddigi kódja { $code }. Ha ugyanazután a kör után valakinél más áll, nem
    ugyanazt a játszmát láttátok.
together-at-table-code-note = A játszma kódja: { $code }. Olvassátok fel egymásnak: akinél más áll, más
    játszmát látott.
together-saved = A játszma el van mentve: { $file }
together-check-it = Annak ellenőrzése, hogy tiszta volt: { $command }
together-at-table-saved-note = Elmentve, bizonyítékkal, hogy tiszta volt: { $file }
together-not-saved = A játszmát nem sikerült elmenteni: { $why }
together-kept-by-host = A játszma a bizonyítékával a házigazdánál van.
together-at-the-end = A játéknak vége. Írd be: again, és jön egy másik, mindenki egy hellyel arrébb; vagy
    quit.
together-at-table-play-again = Még egyet
together-at-table-another = Még egyet
together-at-table-another-how = Ha mindenki szeretné, új játszma kezdődik, mindenki egy hellyel arrébb.
together-waiting-for-again = Szeretnél még egyet. A többieket is megkérdeztük.
together-wants-again = { $name } szeretne még egyet.
together-at-table-want-again = { $own ->
     [yes] Még egyet szeretne: { $names }, és te is. Kezdődik, ha mindenki szeretné.
    *[no] Még egyet szeretne: { $names }. És te?
   }
together-word-who = who: ki ül az asztalnál, és ki választott már.
together-word-well = well: „szép volt”.
together-word-ouch = ouch: „jaj”.
together-word-moment = moment: „egy pillanat”.
together-word-check = check: a játszma kódja, hogy összevessétek.
together-word-again = again: még egy játszma, ha ennek vége.
together-word-invite = invite: a meghívó még egyszer.
together-word-start = start: kezdés; a szabad helyekre gép ül.
together-word-free = free NÉV: felszabadítja valaki helyét a játék kezdete előtt.
together-word-computer = computer NÉV: gép játszik valaki helyett, aki távol van.
together-refusals-other-version = Az asztal a program másik változatát futtatja.
together-refusals-wrong-secret = Az asztal nem ismeri ezt a meghívót. Kérj újat a házigazdától.
together-refusals-no-message = Ezt az asztal nem értette.
together-refusals-too-many = Az asztal túlterhelt. Próbáld újra egy kicsit később.
together-refusals-full = Minden hely foglalt. Nézni még lehet.
together-refusals-name-taken = Valakinek az asztalnál hasonló neve van. Válassz másikat.
together-refusals-name-unusable = Ez a név ennél az asztalnál nem használható. Válassz másikat.
together-refusals-not-yours = Az a hely valaki másé.
together-refusals-not-allowed = Az asztal most nem fogadja el ezt a választást.
together-refusals-not-now = Most nem: a játéknak még nincs vége.
together-refusals-closed = Az asztal zárva van.
together-refusals-freed = A házigazda felszabadította a helyedet.
together-refusals-elsewhere = Egy másik ablakban visszatértél a helyedre. Ez az ablak elhagyta az asztalt.
together-full-by-command = Csatlakozz a --watch kapcsolóval.
together-breaks-no-message = Az asztal olvashatatlan dolgot küld.
together-breaks-wrong-secret = Ez nem a barátod asztala: nem ismeri a meghívód titkát.
together-breaks-other-version = Az asztal a program másik változatát futtatja.
together-breaks-other-host = A házigazda helyett valaki más nyitott asztalt. Elhagytad.
together-breaks-not-my-seat = Az asztal olyan játszmát kezdett, amely nem a tiéd.
together-breaks-not-allowed = Az asztal olyat küldött, amit a szabályok nem engednek. Elhagytad.
together-breaks-taken-back = Az asztal visszavont valamit, amit már láttál. Elhagytad.
together-breaks-given-up = A házigazda szükség nélkül feladott egy lepecsételt választást. Elhagytad az
    asztalt.
together-breaks-never-asked = A házigazda feladta a választásodat, és sosem kérte, hogy mutasd meg.
    Elhagytad az asztalt.
together-no-proof = nem közösen játszott játszma: nincs mit ellenőrizni
together-no-proof-in-line = nincs benne bizonyíték: azt a mentett játszmát ellenőrizd, amelyből készült
together-fair = { $fair ->
     [yes] { $file }: tiszta
    *[no] { $file }: nincs bizonyítva, hogy tiszta
   }
together-proved-choices = { $choices ->
     [1] Az egyetlen választás rögzítve volt, mielőtt bárki látta.
    *[other] Minden választás rögzítve volt, mielőtt bármelyiket látták ({ $choices } választás).
   }
together-proved-computers = A házigazda gépe játszotta: { $names }.
together-proved-instead = { $count ->
     [1] A házigazda gépe választott helyette ({ $name }) ebben a körben: { $rounds }.
    *[other] A házigazda gépe választott helyette ({ $name }) ezekben a körökben: { $rounds }.
   }
together-proved-lot = { $shown ->
     [others] { $round }. kör: { $name } választása sosem került elő, így a házigazda a sorsra bízta.
        Addigra már megmutatta a sajátját: { $who }.
     [host] { $round }. kör: { $name } választása sosem került elő, így a házigazda a sorsra bízta.
        Addigra csak a házigazda, { $who } mutatta meg a sajátját, így ő dönthette el, hogy a sors
        válasszon.
     [nobody] { $round }. kör: { $name } választása sosem került elő, így a házigazda a sorsra bízta.
        Addigra senki sem mutatta meg a sajátját, így a házigazda dönthette el, hogy a sors válasszon.
    *[computers] { $round }. kör: { $name } választása sosem került elő, így a házigazda a sorsra bízta.
        Addigra csak a házigazda gépei mutatták meg a sajátjukat ({ $who }), így a házigazda dönthette
        el, hogy a sors válasszon.
   }
together-proved-drawn = { $count ->
     [1] { $seated ->
         [yes] { $rounds }. kör: a házigazda, { $name } egyedül húzta a kártyát, megválaszthatta, melyik
            jöjjön.
        *[no] { $rounds }. kör: a házigazda egyedül húzta a kártyát, megválaszthatta, melyik jöjjön.
       }
    *[other] { $seated ->
         [yes] Ezekben a körökben: { $rounds } a házigazda, { $name } egyedül húzta a kártyát,
            megválaszthatta, melyik jöjjön.
        *[no] Ezekben a körökben: { $rounds } a házigazda egyedül húzta a kártyát, megválaszthatta,
            melyik jöjjön.
       }
   }
together-proved-unfinished = A játéknak nincs vége: ez addig igaz, ameddig a feljegyzés tart, a többiről
    nem mond semmit.
together-proved-unsigned = Ezt a program egy korábbi változata írta: nem bizonyítja, hogy mindenki készen
    állt, mielőtt bármi megmutatkozott.
together-proved-code = Ennek a játszmának a kódja { $code }. Aki játszotta, mindnek ugyanez van.
together-proof-other-version = Ezt a bizonyítékot a program újabb változata írta.
together-proof-other-game = A bizonyíték egy másik játszmáé, vagy valaki megváltoztatta a játékosokat vagy
    a kezdést.
together-proof-other-secret = Ezt a feljegyzést megváltoztatták: a titka nem az, amely a végén
    megmutatkozott.
together-broken = { $round ->
     [0] Az 1. kör előtt: { $what }
    *[other] { $round }. kör: { $what }
   }
together-wrong-other-phases = ezt a feljegyzést megváltoztatták: a játszmában és a bizonyítékában nem
    ugyanazok a választások állnak.
together-wrong-not-sealed = ezt a feljegyzést megváltoztatták: hiányzik egy lepecsételt választás.
together-wrong-seal-not-signed = ezt a feljegyzést megváltoztatták: egy lepecsételt választás nincs aláírva.
together-wrong-not-as-sealed = ezt a feljegyzést megváltoztatták: egy választás nem az, amit lepecsételtek.
together-wrong-not-ready = ezt a feljegyzést megváltoztatták: nincs aláírva, hogy mindenki készen állt.
together-wrong-opened-early = ezt a feljegyzést megváltoztatták: egy választás nem úgy van aláírva, ahogy
    megmutatták.
together-wrong-not-legal = ezt a feljegyzést megváltoztatták: egy választást a szabályok nem engednek.
together-wrong-no-table = ezt a feljegyzést megváltoztatták: ezt egy asztal sem fogadta volna el.
together-wrong-not-given-up = egy lepecsételt választást sosem mutattak meg, és a házigazda sosem írta alá,
    hogy lemondtak róla. Nem tudható, ki miatt.
together-wrong-given-up-by-host = a házigazda lemondott egy választásról, amelyet meg kell mutatni.
together-wrong-never-shown = amit a végén meg kellett volna mutatni, azt sosem mutatták meg. Nem tudható, ki
    miatt.
together-culprit-not-as-sealed = { $name } mást mutatott, mint amit lepecsételt.
together-culprit-given-up-by-host = { $name } házigazdaként lemondott egy választásról, amelyet meg kell
    mutatni.
together-culprit-not-legal = { $name } olyat választott, amit a szabályok nem engednek.
together-culprit-false-answer = { $name } azt mondta, hogy a játék folytatódik, pedig vége volt.
together-links-seats = { $count ->
     [1] Link, amely böngészőben nyílik meg, egy személynek:
    *[other] Linkek, amelyek böngészőben nyílnak meg, mindegyik egy személynek:
   }
together-links-watch = Nézni böngészőben:
together-links-only-here = A linkek csak ennek a gépnek a böngészőiben nyílnak meg. A --listen 0.0.0.0
    kapcsolóval a hálózatodéban is.
together-links-others = A bennük lévő cím helyett: { $addresses }.
together-links-warning = A böngésző figyelmeztet, hogy nem ismeri a tanúsítványt. Akkor az asztalé, ha az
    SHA-256-ujjlenyomata ez:
together-links-who-could-look = A böngészős hely a te gépeden fut, így korábban megnézhetnéd, mit választanak
    ott. Ezt mindenki megtudja az asztalnál.
together-at-hosts = Ez az oldal a házigazda gépén fut, ahol a választásodat korábban meg lehetne nézni. Ha
    csak a tiéd legyen, a saját terminálodból csatlakozz.
together-verifying-fenced = nem olyan alkalmazásnak való, amely más számára fut
together-verifying-not-here = Ezt ezen az oldalon nem lehet.
together-verifying-not-given = ez a parancs a kingsroad host --web oldalaié
together-needs-web = A böngészőhöz a „web” kiegészítés kell: pip install 'kingsroad[web]'
together-served-at = A King's Road itt van: { $address }, amíg meg nem nyomod: { $key }.
together-not-from-here = Pontosan azt a címet használd, amelyet kaptál.
together-page-language = hu
together-closed = Ez az oldal már nincs összekötve a játékkal.
together-opens-again = Ez az oldal már nincs összekötve a játékkal. Amint lehet, magától újra megnyílik.
together-open-again = Megnyitás újra
together-moved = A játék egy később megnyitott oldalon folytatódik.
together-all-taken = Egyszerre nem lehet több oldal nyitva. Zárj be egyet, aztán töltsd be ezt újra.
together-all-taken-here = Ennyi játék van nyitva, amennyit ez a kiszolgáló enged ({ $most }). Zárd be
    valamelyik másik oldalt, aztán töltsd be ezt újra. A kingsroad serve --max-sessions kapcsolójával
    több is lehet.
