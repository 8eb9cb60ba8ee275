help-analysis = Analiza partii, wybór po wyborze: co zagrano, co byłoby lepsze i co było szczęściem. Pasek i wykres pokazują szanse
    wszystkich, jeśli każdy wybiera tak, jak się zakłada: » zaznacza rundy, które zmieniły je najbardziej; niżej stoi najgorszy błąd
    każdej rundy (?? wpadka, ? błąd, ?! niedokładność); { KEY("chart") } pokazuje zamiast tego szanse przy doskonałej grze. Na mapie +
    to to, co zagrano, a ! to najlepszy wybór. Dokładność liczy, ile wybory kosztują. Kto ma już małe szanse, ma mało do stracenia,
    więc dokładność partii wcześnie przegranej mówi niewiele.
help-branches = Każdy wypróbowany przez ciebie wybór to gałąź partii, pod tą, od której odchodzi. Żeby ją obejrzeć, wskaż ją
    ({ KEY("fixed.arrows") }, potem { KEY("fixed.enter") }); pierwsza linia to sama partia.
help-choose-analysis = Wybierz, co analizować ({ KEY("fixed.arrows") }, potem { KEY("fixed.enter") }), albo wpisz niżej plik lub kod
    pozycji.
help-doubt = Twoje karty dużo oddają. { KEY("yes") } je gra; { KEY("no") } albo { KEY("leave") } wraca do wyboru; { KEY("better") } wraca i
    pokazuje lepszy wybór.
help-editor = Edytor pozycji. Idź do komórki ({ KEY("editor.up|editor.right|editor.down|editor.left") }) i wpisz jej liczbę; klawisze niżej
    zmieniają resztę. Niemożliwe pozycje widać od razu.
help-end = Koniec partii: kolejność i skąd wzięły się punkty (miejsca w rundach, szlachcice, punktacja końcowa), punkty wszystkich po każdej
    rundzie i co rozstrzygnęło.
help-exercise = Wybór do zrobienia jeszcze raz: twój własny błąd z jednej z twoich partii albo zadanie. Wybierz karty;
    { KEY("exercise.judge") } ocenia je przeciw ludziom i przeciw doskonałej grze. Dobry jest każdy wybór równie dobry jak najlepszy.
    { KEY("exercise.best") } pokazuje najlepszy, co liczy się jako „nie wiem”; { KEY("exercise.next") } idzie dalej bez odpowiedzi.
help-game-log = Dziennik partii; przewijają { KEY("fixed.arrows") }.
help-hand = Ręka: twoje karty. Naciśnij znak karty albo ją kliknij, żeby ją wybrać, a jeszcze raz, żeby odłożyć. Karty same stają na miejscu:
    Wiedźma pierwsza, Rycerz ostatni, a jego miejsce zmienia { KEY("reorder") }; z { KEY("card.k") } Rycerz rezygnuje.
    { KEY("look_previous|look_next") } chodzą od karty do karty i mówią, co robi teraz; { KEY("pick") } ją wybiera. { KEY("forward") } gra
    karty.
help-hint = Rada, na trzech stronach. { KEY("hint") } przewraca je po kolei: gdzie patrzeć i co pewnie zrobią inni, najlepszy wybór i
    dlaczego, porównanie najlepszych. { KEY("skip") } zamyka podpowiedź. { KEY("experts") } pokazuje liczby, dla znawców. Gdy wybierasz,
    linia nad ręką ocenia twoje karty.
help-history = Historia, ostatnia runda najpierw: które regiony punktowały i ile kto w tej rundzie zdobył; pod ostatnią rundą karty, które
    zagrano. Po Wiedźmie przed drugim wyborem stoi >.
help-home = Pierwszy ekran. { KEY("fixed.enter") } robi to, co zaznaczone: wznawia partię, zaczyna nową, uczy albo ćwiczy. { KEY("look") }
    pokazuje, jak oglądać partię: otworzyć ją albo analizować, ustawić pozycję, zapisywać prawdziwy stół, twoja statystyka. Drabina
    ({ KEY("ladder") }) i partia dnia ({ KEY("today") }) są też na liście ćwiczeń.
help-kingdom = Mapa. Każda ramka to region: numer i nazwa, sztandar (punkty za każde miejsce; przy tylu graczach te w nawiasie nie płacą) i po
    rzędzie znaczników dla każdego, kto tam jest; głowa (N w ASCII) to szlachcic i liczy się jako jeden więcej. 1. jest samo z przodu; 2.=
    dzieli 2. miejsce, bladym kolorem, jeśli ono nie płaci. Za plusem stoi to, co położą twoje karty; w analizie to, co zagrano, a za !
    stoi najlepszy wybór. Korona to Król: idzie tam, dokąd wskazują strzałki; D i D2 na drodze to regiony, które punktowałyby też z jednym
    Smokiem albo z dwoma. Przerywana droga łączy 1 i 3 tylko dla łańcuchów szlachciców; droga w kolorze gracza jest częścią łańcucha.
help-log = Dziennik: wszystko, co się działo, zdaniami, najnowsze na końcu.
help-name-players = Wpisz imiona wszystkich przy prawdziwym stole, w kolejności miejsc, po przecinku; potem naciśnij
    { KEY("fixed.enter") }.
help-road-new-game = Nowa partia. Wszystko jest już wypełnione: { KEY("fixed.enter") } na samej górze, na początku partii, zaczyna ją, tak jak
    { KEY("start") } z każdego pola. { KEY("next") } i { KEY("above|below") } idą od pola do pola, { KEY("choice_field.open") } otwiera
    listę. { KEY("more") } pokazuje to, co rzadko potrzebne: wariant, planszę, los, kolory i twoje własne programy przy stole.
    { KEY("together") } robi ze wszystkich ludzi przy tym terminalu.
help-open-game = Twoje partie, a w każdej twoje punkty jako krzywa. { KEY("fixed.enter") } otwiera zaznaczoną. Pisz, żeby szukać po graczu,
    dacie lub nazwie; można też wpisać nazwę pliku albo kod pozycji.
help-own-mistakes = Wybory z tej partii, które kosztowały cię najwięcej, najgorszy najpierw, w pozycjach, w których padły. Wybierz jeszcze
    raz: usłyszysz, ile są warte nowe karty i dlaczego.
help-players = Gracze: imię i punkty; niżej pasek znaczników w ręce i ich liczba, Smok i Wiedźma (zużyte leżą odwrócone) i szlachcice na
    planszy. Ptaszek stoi za każdym, kto już wybrał.
help-region-points = Punkty według regionów: ile każdy region dał komu do tej pory, razem ze szlachcicami.
help-round = Co działo się w tej rundzie, zdaniami.
help-score-track = Tor punktacji od 0 do 40; partia kończy się po rundzie, w której ktoś tam dojdzie.
help-story = Odkrywa się runda. { KEY("forward") } kończy krok albo pokazuje następny, { KEY("back") } cofa o krok, { KEY("skip") } idzie na
    koniec rundy.
help-try-again = Wybierz jeszcze raz to, co tu wybrano: klawiszami albo klikając karty i regiony. { KEY("judge") } mówi, ile karty są warte;
    ostatnia próba zostaje jako gałąź partii.
help-what-if = Przyjmij coś za pewne o przeciwniku: podpowiedź pokaże wtedy, co jest najlepsze w tym przypadku. Wybierz
    ({ KEY("fixed.arrows") }, potem { KEY("fixed.enter") }); cyfra zakłada ten region.
