refusals-needs-terminal = a játékhoz terminál kell; a `--plain` kapcsolóval nem
refusals-no-file = a '-' nem fájl; egy ilyen nevű fájl './-'
refusals-invited = ez meghívó: a `kingsroad join MEGHÍVÓ` fogadja
refusals-greeting = Várakozás a program első válaszára …
refusals-no-redo = Nincs mit visszahozni.
refusals-no-folder = { $path }: nincs ilyen mappa: { $folder }
refusals-more-than-none = { $option }: több kell 0-nál
refusals-cannot-draw = { $named ->
    [yes] TERM értéke { $terminal }
   *[no] TERM nincs beállítva
  }: ez a terminál nem tudja kirajzolni a játékot; a `--plain` soronként játssza
refusals-no-plain-text = { $game } nem játszható egyszerű szövegben
refusals-not-told = { $file }: ilyen játszmát itt nem lehet visszajátszani
refusals-opens-a-code = { $command } KÓD megnyitja
refusals-option-of-another = { $option } ennek a játéknak való: { $its_game }; ez viszont { $game }
refusals-is-a-file = { $option }: { $path } fájl; több játszmához mappát adj meg
refusals-one-page = { $option }: { $path } egyetlen oldal; több játszmához mappát adj meg
refusals-command-unreadable = A parancs nem olvasható: { $why }.
refusals-type-a-program = Írd be a programot, amelyik játsszon.
refusals-no-program = Nincs ilyen program: { $program }.
refusals-undo-question = { $computers ->
    [yes] Visszavonod { $number ->
        [1] az
        [5] az
       *[other] a
      } { $number }. kört? Újra választasz, és a gépek is, hiszen láttad a lapjaikat.
        { $redo } visszahozza a kört.
   *[no] Visszavonod { $number ->
        [1] az
        [5] az
       *[other] a
      } { $number }. kört? Újra választasz; { $redo } visszahozza.
  }
refusals-game-counts = Itt nincs visszavonás: ez a játszma számít.
refusals-undo-alone = Visszavonni csak egyedül játszva lehet.
refusals-no-undo = Nincs visszavonható kör.
