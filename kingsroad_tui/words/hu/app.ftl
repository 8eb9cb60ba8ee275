app-solver-restarts = A megoldó leállt, és újraindul.
app-no-solver = A megoldót nem lehet működésben tartani. A játék tippek nélkül megy tovább.
app-running-elsewhere = Ez a játszma máshol is nyitva van
app-look = Csak nézem
app-go-on-with-copy = Folytatás egy másolattal
app-sent-to-clipboard = A vágólapra került. Ha a beillesztés nem ad semmit, jelöld ki itt az
    egérrel, a legtöbb terminálban közben tartsd lenyomva: { KEY("fixed.shift") }.
app-code-sent-title = Az állás kódja (a vágólapra került)
app-game-sent-title = Az egész játszma egy sorban (a vágólapra került)
app-line-without-proof = A sorban nincs bizonyíték: a verify a mentett játszmát kéri.
app-game-sent = Illeszd be egy üzenetbe. A Megnyitás és minden parancs úgy fogadja, mint egy fájlt.
app-played-elsewhere = Ez a játszma egy másik ablakban vagy terminálban folyik.
app-go-on-with-copy-question = Folytatod egy másolattal? y vagy n
app-no-game-to-continue = Nincs folytatható játszma.
app-room-needed = A királyságnak 60 oszlop és 20 sor kell. Nagyítsd meg az ablakot.
app-keep-key = Marad a régi ({ KEY("fixed.escape") })
app-quit-question = Kilépsz a King's Roadból?
app-quit = Kilépek
app-stay = Maradok
app-no-background = Itt nincs háttér, ahová a játékot tenni lehetne.
app-copy-question = { $title }: ez a játszma egy másik ablakban vagy terminálban folyik. Folytatod
    egy másolattal?
app-look-or-copy = { $title }: egy másik ablakban vagy terminálban folyik. Nézheted, vagy itt
    folytathatod egy másolattal.
app-press-key-for = Nyomd meg az új billentyűt ehhez: { $tooltip }
app-too-long = Ez túl hosszú: ide legfeljebb { $most } karakter fér.
app-plain-text = { $title } egyszerű szövegben. { $enter } elfogadja azt, ami zárójelben áll.
app-unsaved-question = { $problem } Ha kilépsz, elvész, amit az utolsó mentés óta játszottál.
app-goodbye = Szia! { $saved ->
    [yes] A félbehagyott játszma megmaradt: indíts újra, és folytathatod.
   *[no] { $problem }
  }
app-how-to-quit = Kilépés: { $key }.
app-another-place = Egy fájl, ahová menthető, vagy { $enter }, ha mentés nélkül mész
app-leave = Kilépés
app-close-list = Bezárás
