assassins-command = Król i Zabójcy: gra, rady, zapisane partie, plansza, kody pozycji.
assassins-command-learn = Naucz się grać: partia szkoleniowa w trzynastu krokach, z obu stron.
assassins-command-position = Wypisuje kod pozycji, do której doszła zapisana partia.
assassins-command-board = Rysuje planszę tekstem: zapisanej partii, kodu pozycji albo pliku planszy (.toml).

    Bez nich rysuje początek na stronie A.
assassins-command-advise = Radzi jednej stronie: zegar, szanse, niebezpieczeństwo i dobre sposoby zagrania tury.

    Dla grającego królem tajemnica z pliku się nie liczy; dla grającego zabójcami tak.
    .side = Komu radzić.
    .belief = Ważyć, kim mogą być, po tym, co widać, albo liczyć wszystkie trójki jednakowo.
    .assume = Przyjąć za pewne, np. "monk is none" albo "at least one of monk and squire"; można kilka razy.
assassins-command-tournament = Gra turniej graczy komputerowych i programów.

    PLAYER to imię gracza komputerowego albo cmd:PROGRAM ARG.... Dwoje gra każdy mecz, jeden sam ze sobą; z większej liczby
    każdy mecz losuje dwoje. Mecz to dwie partie z tymi samymi kartami, ze zmianą stron.
    .matches = Po dwie partie każdy.
assassins-command-puzzles =
    .kings = Kto gra królem.
    .people = Kto gra zabójcami, dwoje z losowania.
    .kind = Czego szukać; można kilka razy (inaczej wszystkiego).
assassins-command-analyse = Ocenia każdą turę zapisanych partii albo partii z wyników turnieju po tym, co można było wtedy wiedzieć.

    Grającego królem po tym, co mogli wiedzieć wszyscy, grającego zabójcami po tym i po jego tajemnicy. Zły plik jest zgłaszany, a
    reszta idzie dalej; kod wyjścia to wtedy 2. Ctrl+C wypisuje to, co gotowe.
    .seconds = Oceń tyle tur partii, ile mieści się mniej więcej w tym czasie.
    .side = Czyje tury oceniać. W toczącej się partii tury zabójców tylko wtedy, gdy chodzi wyłącznie o nie: to mówi coś o zabójcach.
assassins-command-host =
    .side = Którą stroną grasz najpierw.
    .board = Plik planszy (TOML).
    .king-start = Gdzie zaczyna król, jeśli plansza ma dla niego kilka pól.
assassins-command-train = Uczy się, grając ze sobą, ile są warte pozycje i kogo podejrzewać.

    CHECKPOINT trzyma całą naukę. Jeśli plik już jest, idzie ona od niego dalej ze swoimi ustawieniami. Ctrl+C ją przerywa; to, co
    zagrano od ostatniego zapisu, gra się od nowa. Za każdym razem po nauce mówi, jak dobre są wartości na partiach trzymanych z
    dala od nauki.
    .games = Partii razem, z wcześniejszymi.
    .every = Ucz się po tylu partiach, w nowej nauce. [domyślnie: 200]
    .weights = Na końcu zapisz tu wagi.
