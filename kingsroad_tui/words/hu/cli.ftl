cli-without-command = Kapcsolók parancs nélkül (mint: { $play })
cli-group-play = Játék
cli-group-together = Közös játék
cli-group-advice = Tippek és elemzés
cli-group-games = Mentett játszmák és állások
cli-group-programs = Programok, versenyek és tanítás
cli-group-others = Más játékok
cli-examples = Példák
cli-example-friends = Asztal nyitása barátoknak
cli-example-advice = Mit játssz egy mentett játszmában
cli-example-report = Minden választás megítélve, egy oldalon
cli-opens-the-game = Parancs nélkül megnyitja a játékot.
cli-language = Ezen a nyelven beszéljen: { $known }.
cli-environment = Környezeti változók
cli-variable-home = Mappa a beállításoknak, a mentett játszmáknak és mindennek, amit a program megőriz.
cli-variable-language = A nyelv, mint a --language kapcsolóval.
cli-variable-colour = Ha be van állítva, a játék színek nélkül megy.
cli-variable-still = Ha „none”, semmi sem mozog a képernyőn.
cli-is-a-code = ez egy állás kódja: { $hint }
cli-no-command = nincs ilyen parancs: { $command }; { $hint }
cli-did-you-mean = erre gondoltál: { $command }?
cli-help-lists = { $help } felsorolja a parancsokat
cli-app-failed = az alkalmazás leállt ({ $reason }). Ami már fel volt fedve, el van mentve.
cli-command-failed = a parancs nem sikerült ({ $reason }).
cli-help-shows = { $why }: a használatát megmutatja: { $help }
click-usage = Használat:
click-options = Kapcsolók
click-commands = Parancsok
click-arguments = Argumentumok
click-help = Megmutatja ezt a súgót, és kilép.
click-version = Megmutatja a verziót, és kilép.
click-required = kötelező
click-default = alapból: { $default }
click-missing-argument = Hiányzó argumentum:
click-missing-option = Hiányzó kapcsoló:
click-missing-command = Hiányzik a parancs.
click-no-option = Nincs ilyen kapcsoló: { $name }.
click-needs-value = A kapcsolóhoz érték kell: { $name }.
click-no-value = A kapcsolónak nincs értéke: { $name }.
click-too-much = Fölösleges argumentum: { $args }
click-invalid = Rossz érték: { $message }
click-invalid-for = Rossz érték itt: { $field }: { $message }
click-not-among = { $value } nem jó; ezek közül kell: { $choices }.
click-no-number = { $value } nem szám.
click-out-of-range = { $value } kívül esik ezen: { $range }.
click-no-file = Nincs ilyen fájl: { $name }.
click-one-of = (Esetleg ezek egyike: { $these }?)
cli-stopped = { $interrupted ->
    [yes] megszakítva
   *[no] lejárt az idő
  }: { $done }/{ $of } { $what ->
    [phases] fázis
   *[rounds] kör
  }
