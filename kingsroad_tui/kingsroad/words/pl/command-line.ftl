kingsroad-command = King's Road w terminalu: gra, podpowiedzi, analiza.
kingsroad-command-play = Otwiera grę, jak samo `kingsroad`; z FILE wznawia tę zapisaną partię.

    Plik mówi, jakiej jest gry.
    .board = Plik planszy (TOML) dla nowych partii.
kingsroad-command-position = Wypisuje kod pozycji, do wklejenia gdzie indziej.

    Każde polecenie, które bierze zapisaną partię, bierze też taki kod.
    .round = Pozycja przed rundą N, nie ostatnia.
kingsroad-command-board = Rysuje mapę tekstem: zapisanej partii, kodu pozycji albo pliku planszy (.toml).

    Bez nich rysuje zwykłe królestwo.
    .round = Przed rundą N (inaczej tak, jak jest).
    .players = Dla pliku planszy.
kingsroad-command-advise = Radzi graczowi: co zagrać, jak dobre to jest i na ile pewne.

    W partii, która czeka na drugie wybory, radzi przy drugim wyborze.
    .player = Komu radzić; miejsca liczą się od 0, jak w JSON.
    .round = Radzić tak, jak partia stała przed tą rundą.
    .belief = Jak przypuszczalnie grają przeciwnicy.
    .assume = Przyjąć za pewne, np. "Bob: plays 5"; można kilka razy.
    .goal = Do czego dążyć.
    .epsilon = Ile strategia może oddać doskonałemu przeciwnikowi, w jednostce celu; we dwoje, jeśli nie powiesz inaczej, tyle, ile
        dały błędy drugiej strony.
    .seed = Wybiera między równymi wyborami.
    .think = Potem myśleć jeszcze najwyżej tyle sekund nad najlepszymi wyborami.
kingsroad-command-tournament = Gra turniej.

    PLAYER to imię gracza komputerowego albo cmd:PROGRAM ARG.... Jeśli graczy jest tylu, ile miejsc, to oni są stołem, a każdy stół
    gra się raz w każdym obrocie miejsc; z większej lub mniejszej liczby każdy stół losuje swoich graczy.
    .seats = Graczy przy stole.
    .cap = Najwięcej rund.
    .permanent-nobles = Graj wariant.
kingsroad-command-puzzles =
    .players = Kto gra: każdy stół losuje spośród nich.
    .seats = Wielkości stołów, po kolei.
kingsroad-command-analyse = Ocenia każdy wybór zapisanych partii albo partii z wyników turnieju po tym, co można było wtedy wiedzieć.

    Analiza zostaje obok swojej partii i następnym razem pokazuje się od razu. Zły plik jest zgłaszany, a reszta idzie dalej; kod
    wyjścia to wtedy 2. Ctrl+C zachowuje to, co gotowe.
    .goal = Według czego oceniać wybór.
    .belief = Jak przypuszczalnie grają przeciwnicy.
    .again = Oceń od nowa, choć obok partii leży już analiza.
    .seconds = Oceń tyle rund partii, ile mieści się mniej więcej w tym czasie.
    .think = Potem myśleć dłużej nad najgorszymi wyborami partii, razem tyle sekund.
kingsroad-command-host =
    .permanent-nobles = Graj wariant.
    .board = Plik planszy (TOML).
kingsroad-command-train = Uczy się, grając ze sobą, ile są warte pozycje.

    CHECKPOINT trzyma całą naukę. Jeśli plik już jest, idzie ona od niego dalej ze swoimi ustawieniami. Ctrl+C ją przerywa; to, co
    zagrano od ostatniego zapisu, gra się od nowa.
    .permanent-nobles = Ucz się wariantu.
    .begin-with = Zacznij od tych wag, na przykład od wag drugiego wariantu.
    .against = Ucz się wygrywać z tymi wagami, które o tym nic nie wiedzą, zamiast grać ze sobą.
    .rate = Początkowe tempo uczenia w nowej nauce. [domyślnie: 0.002]
    .cooling = Po ilu krokach tempo nowej nauki spada do jednej dziesiątej. [domyślnie: 20000]
    .trace = Waga pozycji, które były potem, w nowej nauce. [domyślnie: 0.85]
    .width = Liczb w pierwszej warstwie ukrytej nowej nauki; podane wagi się poszerza. [domyślnie: 128]
    .begin-policy-with = Zacznij od tej strategii; inaczej nowa nauka uczy się jej od zera.
    .rounds = Rund przy każdym stole, razem z wcześniejszymi.
    .weights = Na końcu zapisz tu wagi.
    .policy = Na końcu zapisz tu strategię.
    .compare = Potem zagraj z nimi tyle stołów.
    .calibrate = Potem oceń je na tylu partiach.
    .calibrate-strongest = Oceń je też na partiach najsilniejszego gracza komputerowego; te trwają dużo dłużej.
    .jobs = Ile procesów.
    .scheduler = Harmonogram Dask, którego robotnicy grają.
kingsroad-command-learn = Naucz się grać: trzyminutowa pierwsza partia krok po kroku, od miejsca, w którym jesteś.
