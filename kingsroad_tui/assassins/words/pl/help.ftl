help-town-board = Miasto. Pola we wzór, z obwódką, to dachy, gładkie to ulice; podwójne linie to bramy. Korona to król, cyfry jego rycerze,
    litery mieszkańcy; sztylet za literą to twój zabójca, dwa sztylety to zabójca ujawniony. Cena, np. 3AP (punkty akcji), stoi na każdym polu, na
    które wybrany pionek może w tej turze dojść; strzałka albo znak z ceną przy pionku mówi, co można mu zrobić. Podpowiedź zaznacza
    znakiem !, kto i po ilu PA mógłby uderzyć, i dokąd powinien iść każdy pionek.
help-town-end = Koniec partii: kto wygrał i jak, trzej zabójcy i co się z nimi stało, i droga partii. Każda kolumna to runda: wysokość mówi, ile
    kroków król miał wtedy do zamku, po ranie jest czerwona; pod nią, co zrobiła każda strona; runda, która odwróciła partię, jest w
    negatywie. Jeśli jest miejsce, także miasto na końcu.
help-town-home = Pierwszy ekran Króla i Zabójców. { KEY("fixed.enter") } robi to, co zaznaczone: wznawia partię, zaczyna nową, uczy albo
    ćwiczy. { KEY("look") } pokazuje, jak oglądać partię: otworzyć ją, ustawić pozycję, zapisywać prawdziwy stół, twoja statystyka.
    Drabina ({ KEY("ladder") }) i partia dnia ({ KEY("today") }) są też na liście ćwiczeń.
help-town-learn = Partia szkoleniowa. Obok planszy stoi, co zrobić; { KEY("step") } idzie do następnego kroku, { KEY("step_back") } do
    poprzedniego. Gdy wyjdziesz, wracasz potem na początek swojego kroku.
help-town-log = Co zrobiły obie strony, tura po turze; przewijają { KEY("fixed.arrows") }.
help-town-look-back = Partia do tej pory, krok po kroku: { KEY("back|on") } przez nią idą, { KEY("previous|next") } przechodzą na początek
    tury, { KEY("first") } i { KEY("last") } na oba jej końce. Podpowiedź ({ KEY("hint") }) mówi, co byłoby dobre w tej chwili, dla
    strony, czyja to tura; każde naciśnięcie mówi więcej. Gdy tura jest oceniona, ocena stoi przy rundzie, a obok planszy to, co
    przeoczono i co było lepsze; { KEY("mistake") } idzie do następnej wartej spojrzenia, { KEY("review") } pokazuje wszystkie. Dopóki
    partia się toczy, oceniane są tylko twoje tury. W skończonej partii możesz zagrać turę jeszcze raz ({ KEY("try") }) albo grać
    dalej od dowolnej chwili ({ KEY("play_on") }), z tymi samymi kartami.
help-town-review = Jak dobrze zagrano każdą turę, według tego, co można było wtedy wiedzieć: ?? wpadka, ? błąd, ?! niedokładność, ! przeoczono
    coś pewnego; potem ile szansy wygranej to kosztowało i ile szczęścia było w karcie rundy i w pojmaniach. Wykres pokazuje szanse
    przed każdą turą i po niej: błąd to spadek w obrębie tury. { KEY("previous|following") } idą od tury do tury, { KEY("mistake") } do
    następnej wartej spojrzenia, { KEY("look") } pokazuje ją na planszy, { KEY("try") } daje zagrać ją jeszcze raz, { KEY("report") }
    zapisuje wszystko jako stronę.
help-town-try = Tura partii, do zagrania jeszcze raz: wybieraj pionki i graj jak przy stole, potem { KEY("forward") } mówi, ile tura jest
    warta. { KEY("back") } cofa akcję, { KEY("best") } pokazuje lepszą turę. W samej partii nic się nie zmienia.
help-town-new-game = Nowa partia. Wszystko jest już wypełnione: { KEY("fixed.enter") } na samej górze, na początku partii, zaczyna ją, tak jak
    { KEY("start") } z każdego pola. { KEY("next") } i { KEY("above|below") } idą od pola do pola, { KEY("choice_field.open") } otwiera
    listę, { KEY("swap") } zamienia strony, a { KEY("more") } pokazuje to, co rzadko potrzebne: planszę, los, bez podpowiedzi, własne
    programy. Dwie osoby przy jednym terminalu podają sobie klawiaturę do tajnego wyboru.
help-town-play = Wybierz pionek po cyfrze lub literze, przez { KEY("next") }, kliknięciem albo kursorem i { KEY("take") }. Potem
    { KEY("up|right|down|left") } albo kliknięcie go przesuwa; kliknięcie dalszego pola prowadzi tam najtańszą drogą. { KEY("other") }
    pojmuje. Możesz też wpisać, co zrobić ({ KEY("type") }): Na4-a3, krótko a4-a3 albo 2a3. Odepchnięcie, pojmanie, zabicie, cios i
    wyjście najpierw widać: zrób to samo jeszcze raz albo naciśnij { KEY("forward") }, a się stanie. { KEY("back") } cofa to, co
    zrobiono w tej turze, chyba że wyszło na jaw coś tajnego. { KEY("forward") } kończy turę. Z dachu można uderzyć, zabić i pojmać też
    na ulicy poniżej; z ulicy nikt nie sięga na dach.
help-town-side = Obok planszy: karta tej rundy z pozostałymi punktami akcji (PA) i PA, które dostaną mieszkańcy; czy można pojmać; jak się ma
    król, za jego znakiem (korona albo @, gdy symbole są w ASCII); mieszkańcy, litera i nazwa, skreśleni ci, których już nie ma, ze
    sztyletami znani zabójcy; które trójki mogą być zabójcami, liczbą; ile wszystko kosztuje (na: na dach, z: z dachu); karty
    jeszcze zakryte, każda kolumna to jeden rodzaj, a 5× to pięć takich; co zrobiono w tej turze albo co przed nią zrobiła druga strona.
    Gdy miejsca mało, ostatnich z tych rzeczy nie ma. Mieszkańcy mają duże litery, kolumny małe: B to kowal, b3 to pole.
help-town-story = Co zrobiła druga strona, krok po kroku. { KEY("forward") } idzie dalej, { KEY("back") } wstecz, { KEY("let_go") } na koniec;
    po drodze staje przy każdym pojmaniu, ujawnieniu i ciosie.
help-town-editor = Ustaw pozycję, na przykład taką jak na prawdziwym stole. { KEY("up|right|down|left") } albo kliknięcie wybiera pole; litera
    stawia tam mieszkańca albo go zabiera, { KEY("king") } stawia króla, { KEY("knight") } rycerza; { KEY("take") } zabiera tego, kto tam
    stoi: ujawnionego zabójcę ({ KEY("reveal") }) jako zabitego, każdego innego jako pojmanego. Pionek można też przeciągnąć.
    { KEY("cells") } przechodzi do rundy, karty, punktów akcji i kart w talii, które zmieniają { KEY("up|down") } i
    { KEY("left|right") }. { KEY("hint") } daje podpowiedzi, { KEY("play") } zaczyna stąd partię, { KEY("code") } kopiuje kod; kod można
    też wkleić.
help-town-exercise = Tura do zagrania jeszcze raz: twój własny błąd z jednej z twoich partii albo zadanie. Graj jak w partii;
    { KEY("town_exercise.forward") } daje ją do oceny, a próbować można do woli. { KEY("town_exercise.best") } pokazuje odpowiedź, co liczy
    się jako nierozwiązane; { KEY("town_exercise.skip") } idzie dalej bez niej. Gdy pytanie brzmi, kim są zabójcy, zaznacz ich literami.
help-town-follow = Partia przy prawdziwym stole, zapisywana, gdy się toczy. { KEY("forward") } pyta, jaką kartę odkryto, i kończy turę;
    pomiędzy wybieraj pionki i przesuwaj je albo wpisuj, co zrobiono ({ KEY("type") }). { KEY("back") } cofa to, co zapisano ostatnio,
    jak daleko chcesz. { KEY("hint") } daje podpowiedzi wybranej stronie, z tego, co może ona wiedzieć. Jeśli partię skończyło pojmanie,
    { KEY("cards") } ją zamyka, gdy trzy karty są pokazane. Wszystko jest zapisane.
help-town-turn-up = Karta odkryta przy stole: wybierz ją ({ KEY("fixed.arrows") }, potem { KEY("fixed.enter") }). Później
    { KEY("fixed.enter") } na planszy pyta jeszcze raz.
help-town-whom-to-follow = Dwoje graczy przy prawdziwym stole i dla kogo są podpowiedzi. Grający zabójcami może podać, kim są; bez tego
    podpowiedzi wiedzą to, co wszyscy.
help-town-who-they-were = Litery trzech zabójców, gdy są już pokazani.
help-town-what-if = Załóż, że ktoś jest zabójcą albo nim nie jest, jaka karta przyjdzie, albo że ruchy mieszkańców nic nie zdradzają:
    podpowiedzi są na ten przypadek, aż to usuniesz. Wybierz ({ KEY("fixed.arrows") }, potem { KEY("fixed.enter") }).
help-town-way-chart = Droga partii. Każda kolumna to runda: wysokość mówi, ile kroków król miał wtedy do zamku, po ranie jest czerwona. Pod nią
    stoją rundy, ta, która odwróciła partię, w negatywie, i co zrobiła w nich każda strona.
