help-town-board = A város. A mintás, körülrajzolt mezők tetők, a simák utcák; a dupla vonalak kapuk. A korona a király, a számok a
    lovagjai, a betűk a városlakók; a betű mögötti tőr a saját orgyilkosodat jelöli, a két tőr egy felfedettet. Ahová a
    kiválasztott bábu ebben a fázisban eljuthat, ott ára áll, például 3AP; egy bábu melletti nyíl vagy jel az árával azt
    mutatja, mit lehet tenni vele. A tipp ! jellel és a szükséges AP-vel mutatja, ki csaphat le, és hogy melyik bábunak hová
    érdemes mennie.
help-town-end = A játszma vége: ki nyert és hogyan, a három orgyilkos és a sorsuk, és a játszma menete. Minden oszlop egy kör: a
    magassága azt mutatja, hány lépésre volt a király a vártól, seb után piros; alatta, hogy melyik oldal mit tett; a fordulópont
    köre fordított színű. Ahol elfér, ott a város is látszik, ahogy a végén állt.
help-town-home = A King & Assassins kezdőképernyője. { KEY("fixed.enter") } megteszi, ami ki van jelölve: folytat egy játszmát, kezd
    egyet, tanít vagy gyakoroltat. { KEY("look") } mutatja, hogyan lehet játszmát nézni: megnyitni egyet, beállítani egy állást,
    követni egy igazi asztalt, megnézni a statisztikádat. A létra ({ KEY("ladder") }) és a mai játszma ({ KEY("today") }) a
    gyakorlás listájában is ott van.
help-town-learn = A vezetett első játszma. A tábla mellett áll, mit tegyél; { KEY("step") } a következő lépéshez visz,
    { KEY("step_back") } az előzőhöz. Ha kilépsz, a lépésed elejére térsz vissza.
help-town-log = Mit tett a két oldal, fázisról fázisra: görgetés: { KEY("fixed.arrows") }.
help-town-look-back = Az eddigi játszma, lépésről lépésre: { KEY("back|on") } végigmegy rajta, { KEY("previous|next") } egy fázis
    elejére visz, { KEY("first") } és { KEY("last") } a két végére. A tipp ({ KEY("hint") }) megmondja, mi lett volna akkor jó
    annak az oldalnak, amelyiké a fázis volt; minden nyomásra többet mond. Ha egy fázis meg van ítélve, az ítélet a kör mellett
    áll, a tábla mellett pedig, ami kimaradt, és ami jobb lett volna; { KEY("mistake") } a következőhöz visz, amelyet érdemes
    megnézni, { KEY("review") } mindet megmutatja. Amíg a játszma tart, csak a te fázisaidat ítéli meg. Befejezett játszmában a
    fázist újra lejátszhatod ({ KEY("try") }), vagy bármelyik pillanattól továbbjátszhatod ({ KEY("play_on") }), ugyanazokkal a
    kártyákkal.
help-town-review = Mennyire volt jó minden fázis, aszerint, amit akkor tudni lehetett: ?? nagy hiba, ? hiba, ?! pontatlanság, !
    kimaradt valami biztos; aztán hogy mennyibe került a nyerési esélyből, és mennyi volt a kör kártyájának és a
    letartóztatásoknak a szerencséje. A diagram az esélyeket mutatja minden fázis előtt és után: ami egy fázison belül esik, az a
    hiba. { KEY("previous|following") } fázisról fázisra lép, { KEY("mistake") } a következőre, amelyet érdemes megnézni,
    { KEY("look") } megmutatja a táblán, { KEY("try") } újra lejátszatja, { KEY("report") } az egészet oldalként kiírja.
help-town-try = A játszma egy fázisa, hogy újra lejátszd: válassz bábut és cselekedj, mint az asztalnál, aztán { KEY("forward") }
    megmondja, mennyit ér a fázis. { KEY("back") } visszavesz egy akciót, { KEY("best") } jobb fázist mutat. Magában a játszmában
    semmi sem változik.
help-town-new-game = Új játszma. Már minden ki van töltve: fölül a Kezdődjön a játék ({ KEY("fixed.enter") }) elindítja, és bármelyik
    mezőből { KEY("start") } is. { KEY("next") } és { KEY("above|below") } mezőről mezőre lép, { KEY("choice_field.open") } megnyit
    egy listát, { KEY("swap") } felcseréli, ki melyik oldalt játssza, { KEY("more") } pedig mutatja, ami ritkán kell: tábla,
    sorsolás, tippek nélkül, saját programok. Ha ketten ültök egy terminálnál, a titkos választáshoz átadjátok a billentyűzetet.
help-town-play = Válassz bábut a számával vagy a betűjével, így: { KEY("next") }, kattintással, vagy a kurzorral és ezzel:
    { KEY("take") }. Aztán { KEY("up|right|down|left") } vagy egy kattintás lépteti; ha messzebbi mezőre kattintasz, a legolcsóbb
    úton megy oda. { KEY("other") } letartóztat. Be is írhatod, mit tegyen ({ KEY("type") }): Na4-a3, vagy röviden a4-a3 vagy 2a3.
    Az ellökést, a letartóztatást, a megölést, a csapást és a kilépést előbb megmutatja: tedd még egyszer, vagy { KEY("forward") },
    és megtörténik. { KEY("back") } visszaveszi, amit ebben a fázisban tettél, hacsak nem derült ki belőle titok.
    { KEY("forward") } befejezi a fázist. Tetőről az alatta lévő utcában is lehet csapni, ölni és letartóztatni; utcáról senki sem
    ér föl a tetőre.
help-town-side = A tábla mellett: a kör kártyája a maradék akciópontokkal (AP) és azzal, ahány AP a népnek lesz; lehet-e
    letartóztatni; hogy van a király, a jele mögött (korona, ASCII jeleknél @); a városlakók betűvel és névvel, áthúzva, aki már
    nincs, tőrrel, akiről kiderült, hogy orgyilkos; hány hármas lehet az orgyilkosoké; mi mennyibe kerül (fel: a tetőre, le: a
    tetőről); a még lefordított kártyák, minden oszlop egy fajta, 5× ötnél; mi történt ebben a fázisban, vagy előtte a másik
    oldalon. Kevés helyen ezek közül az utolsók maradnak el. A városlakók nagybetűsek, az oszlopok kisbetűsek: B a kovács, b3 egy
    mező.
help-town-story = Mit tett a másik oldal, lépésről lépésre. { KEY("forward") } előre, { KEY("back") } vissza, { KEY("let_go") } a végére
    visz; útközben minden letartóztatásnál, felfedésnél és csapásnál megáll.
help-town-editor = Állás beállítása, például egy igazi asztalról. { KEY("up|right|down|left") } vagy egy kattintás mezőt választ; egy
    betű odateszi vagy elveszi azt a városlakót, { KEY("king") } a királyt teszi le, { KEY("knight") } egy lovagot; { KEY("take") }
    elveszi, aki ott áll: a felfedett orgyilkost ({ KEY("reveal") }) mint megöltet, bárki mást mint letartóztatottat. A bábut húzni
    is lehet. { KEY("cells") } a körhöz, a kártyához, az akciópontokhoz és a hátralévő kártyákhoz visz, ezeket
    { KEY("up|down") } és { KEY("left|right") } változtatja. { KEY("hint") } tippet ad, { KEY("play") } innen játszmát kezd,
    { KEY("code") } kimásolja a kódot; kódot be is lehet illeszteni.
help-town-exercise = Egy fázis, hogy újra lejátszd: a saját hibád egy játszmádból, vagy egy feladvány. Játszd úgy, mint egy játszmában;
    { KEY("town_exercise.forward") } megítéli, és annyiszor próbálod, ahányszor akarod. { KEY("town_exercise.best") } megmutatja a
    választ, de akkor nem számít megoldottnak; { KEY("town_exercise.skip") } megoldás nélkül továbbmegy. Ahol az a kérdés, kik az
    orgyilkosok, jelöld meg őket a betűjükkel.
help-town-follow = Egy igazi asztal játszmája, menet közben feljegyezve. { KEY("forward") } megkérdezi, melyik kártya fordult fel, és
    befejez egy fázist; közben válassz bábukat és léptesd őket, vagy írd be, mi történt ({ KEY("type") }). { KEY("back") }
    visszaveszi az utolsó feljegyzést, ameddig csak akarod. { KEY("hint") } tippet ad a választott oldalnak, abból, amit az az oldal
    tudhat. Ha egy letartóztatás véget vetett a játszmának, { KEY("cards") } lezárja, amikor a három kártyát megmutatták. Minden el
    van mentve.
help-town-turn-up = Az asztalnál felfordított kártya: válassz ezekkel: { KEY("fixed.arrows") } és { KEY("fixed.enter") }. Később a
    táblán { KEY("fixed.enter") } újra megkérdezi.
help-town-whom-to-follow = A két játékos egy igazi asztalnál, és hogy kinek szólnak a tippek. Aki a népet játssza, megmondhatja, kik az
    orgyilkosok; enélkül a tippek annyit tudnak, amennyit mindenki.
help-town-who-they-were = A három orgyilkos betűi, ha már megmutatták őket.
help-town-what-if = Feltételezd, hogy valaki orgyilkos vagy nem az, vagy hogy melyik kártya jön, vagy hogy a városlakók lépései semmit
    sem árulnak el: a tippek erre az esetre szólnak, amíg el nem veted. Választás: { KEY("fixed.arrows") } és
    { KEY("fixed.enter") }.
help-town-way-chart = A játszma menete. Minden oszlop egy kör: a magassága azt mutatja, hány lépésre volt a király a vártól, seb után
    piros. Alatta a körök, a fordulópont fordított színnel, és hogy melyik oldal mit tett bennük.
