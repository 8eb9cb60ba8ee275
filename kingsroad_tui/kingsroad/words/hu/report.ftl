kingsroad-report-no-round-judged = Egy kör sincs megítélve.
kingsroad-report-players = Hogyan játszott mindenki
kingsroad-report-chances-chart = Nyerési esély a játszma során
kingsroad-report-points-chart = Pontok a játszma során
kingsroad-report-points-caption = Pontok az egyes körök előtt.
kingsroad-report-perfect-chart = Nyerési esély tökéletes játékkal
kingsroad-report-perfect-caption = Nyerési esély az egyes körök előtt, ha mindenki tökéletesen játszaná.
kingsroad-report-round-by-round = Körről körre
kingsroad-report-about-rounds = Mit választott mindenki, mi volt az ára, és mennyi a kör szerencséje; aztán a játékos nyerési esélye
    utána, a következő legjobb választásával.
kingsroad-report-perfect-after = Ha utána mindenki tökéletesen játszik
kingsroad-report-title = King's Road: { $game }
kingsroad-report-stopped-early = Az elemzés idő előtt abbamaradt: a játszma { $rounds } körből áll.
kingsroad-report-about-chances = Minden játékos nyerési esélye, ellenfelek: { $players }: a saját legjobb választásával, aztán azzal, amit
    választott. Ahol egy vonal hirtelen esik, ott a választásnak ára volt. Mivel itt mindenki a legjobbját választja, együtt
    100%-nál több is lehet.
kingsroad-report-no-mistakes = Egy választás sem került ennyibe: { $least }.
kingsroad-report-in-round = { $number }, második választás
kingsroad-report-rounds = { $rounds } kör
kingsroad-report-to-learn = Mit tanulj meg először
kingsroad-report-about-mistakes = Elöl a legrosszabb, aszerint, amit akkor tudni lehetett. A pontatlanság ára legalább
    { $inaccuracy }, a hibáé { $mistake }, a nagy hibáé { $blunder }, bárki ellen.
kingsroad-report-about-accuracy = A pontosság 0-tól 100-ig megy, a játékos választásainak átlaga; a tartomány azt mutatja,
    mennyire lehet ennyi választásban bízni.
kingsroad-report-round-words = { $choices }; szerencse { $luck }; { $chance }
kingsroad-report-about-account = A nyerési esély a legjobb választással az első kör előtt, mínusz a választások ára, plusz
    amit a többiek tettek, a hibáikkal együtt: ez adja az eredményt. Minden kör így számít.
kingsroad-report-column-player = Játékos
kingsroad-report-column-points = Pont
kingsroad-report-column-accuracy = Pontosság (95%)
kingsroad-report-column-mistakes = Hibák
kingsroad-report-column-round = Kör
kingsroad-report-column-king = Király
kingsroad-report-column-played = Játszott
kingsroad-report-column-class = Fajta
kingsroad-report-column-costs = Ára
kingsroad-report-column-costs-perfect = Tökéletes ellen
kingsroad-report-column-better = Jobb
kingsroad-report-column-start = Kezdet
kingsroad-report-column-costs-in-all = Ára
kingsroad-report-column-others = A többiek
kingsroad-report-column-second-choices = Második választások
kingsroad-report-column-result = Eredmény
kingsroad-report-column-behind = A legjobb mögött
kingsroad-report-column-games = Játszmák
