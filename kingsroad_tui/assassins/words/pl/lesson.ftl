assassins-lesson-walk = Rycerze idą
    .idea = Grasz królem. Karta daje twoim rycerzom razem 6 punktów akcji (PA). Krok kosztuje 1, wejście na dach 2.
    .task-1 = Naciśnij { KEY("pawn.2") }: to rycerz 2 na dachu a4. Potem { KEY("up") }.
    .praise = 1 PA wydany. { KEY("back") } cofa to, co zrobisz w swojej turze.
    .plain-praise = 1 PA wydany. undo cofa to, co zrobisz w swojej turze.
assassins-lesson-push = Odepchnięcie
    .idea = Rycerz, który wchodzi na mieszkańca, przepycha jego pionek dalej, razem ze wszystkimi za nim. Nikogo nie wepchniesz na dach, za
        planszę, na rycerza ani na króla. Mieszkańcy mają duże litery, kolumny małe: B to pionek, b3 to pole.
    .task-1 = Naciśnij { KEY("pawn.2") }, potem { KEY("right") }: widać odepchnięcie. { KEY("right") } jeszcze raz, i tak się stanie.
    .praise = Kowal B stoi teraz na c3. Odepchnięcie nic nie kosztuje; krok kosztował 1 PA.
assassins-lesson-arrest = Pojmanie
    .idea = Z dwunastu trzech to zabójcy. Czy B jest jednym z nich? Ta karta pozwala raz pojmać: dowolnego mieszkańca obok rycerza. Nikt ci
        nie powie, czy to był zabójca.
    .task-1 = Naciśnij { KEY("pawn.2") }, potem { KEY("right") }, potem { KEY("other") }: pojmanie zamiast odepchnięcia. { KEY("forward") } to
        robi.
    .praise = B wypada z gry, a kim był, tego nikt ci nie powie. Ale gdy tylko nie ma już wszystkich trzech zabójców, wygrywasz.
assassins-lesson-king = Król
    .idea = Każda runda tu na zewnątrz może być jego ostatnią. Ma własne PA: 1 albo 2 na rundę. Chodzi tylko ulicami i nikogo nie odpycha,
        więc rycerze schodzą mu z drogi.
    .task-1 = Na jego drodze stoi rycerz 6. Naciśnij { KEY("pawn.6") }, potem { KEY("up") }.
    .task-2 = Naciśnij { KEY("pawn.0") }: to król. Potem { KEY("up") }.
    .praise = 13 kroków do zachodniej bramy, a karty w talii dają mu 18 PA: zapas 5.
assassins-lesson-hint = Podpowiedzi
    .before = Runda 2, nowa karta: podchodzi łowca wiedźm L. Przyjaciel czy morderca?
    .idea = W swojej turze możesz prosić o podpowiedź. Każde naciśnięcie { KEY("hint") } mówi więcej.
    .plain-idea = W swojej turze możesz prosić o podpowiedź: od razu mówi wszystko, co jest do powiedzenia.
    .task-1 = Naciśnij { KEY("hint") }: czy król jest w niebezpieczeństwie i jak daleko ma do bramy?
    .task-2 = Naciśnij { KEY("hint") } jeszcze raz: co najlepiej zrobić?
    .task-3 = Naciśnij { KEY("follow") }, a podpowiedź zagra się za ciebie.
    .praise = Zrobione. Podpowiedź mówi, po co jest ruch. Nie zna żadnej tajemnicy drugiej strony: widzi to, co wszyscy.
assassins-lesson-end = Koniec tury
    .before = Rundę później twoim rycerzom zostały 2 PA.
    .idea = Nie trzeba zużyć wszystkich PA; to, co zostanie na koniec tury, przepada. Potem ruszają się mieszkańcy, z PA z tej samej
        karty. Wstrzymaj oddech!
    .task-1 = Naciśnij { KEY("forward") }, potem { KEY("confirm.yes") }: są jeszcze PA, więc padnie pytanie.
    .praise = Twoje 2 PA przepadły. Potem ruszyli się mieszkańcy: { $replies }.
assassins-lesson-hunt = Ostatni zabójca
    .before = Runda 6: dwaj zabójcy uderzyli za wcześnie. Nie żyją, i jeden z twoich rycerzy też.
    .idea = Rycerz może za 1 PA zabić ujawnionego zabójcę obok siebie, jakakolwiek jest karta. Gdy zniknie trzeci, wygrywasz.
    .task-1 = Zabójca G jest na h7. Naciśnij { KEY("pawn.4") }, { KEY("up") }, jeszcze raz { KEY("up") }, potem { KEY("forward") }.
    .task-2 = Naciśnij { KEY("pawn.4") }, { KEY("up") }: widać zabicie. { KEY("forward") } to robi.
    .praise = Zwycięstwo! Wszyscy trzej zabójcy wypadli z gry. Pojmani też się liczą.
assassins-lesson-dash = Do zamku!
    .before = Inna partia: nikt jeszcze nie uderzył, to ostatnia karta, a twoim rycerzom zostały 2 PA!
    .idea = Jeśli po tej turze król będzie wciąż poza zamkiem, wygra grający zabójcami. Brama to północny brzeg c3, ale zasłania ją B.
    .later-1 = B zszedł z drogi, ale teraz przed bramą stoi twój własny rycerz.
    .later-2 = Droga wolna, a król ma 2 PA.
    .later-3 = Jeszcze nie jest w środku! Wyjście przez bramę kosztuje jeszcze 1 PA.
    .task-1 = Naciśnij { KEY("pawn.1") }, potem dwa razy { KEY("left") }: odepchnij B.
    .task-2 = Naciśnij { KEY("pawn.1") }, potem { KEY("right") }: rycerz schodzi z drogi.
    .task-3 = Naciśnij { KEY("pawn.0") }: to król. Potem { KEY("up") }.
    .task-4 = Naciśnij { KEY("pawn.0") }, potem dwa razy { KEY("up") }: przez bramę.
    .praise = Zwycięstwo! Król jest w zamku. To była pierwsza połowa. { KEY("leave") } wychodzi w każdej chwili; „Naucz się grać” wraca
        tutaj. A teraz druga strona.
    .plain-praise = Zwycięstwo! Król jest w zamku. To była pierwsza połowa. quit wychodzi w każdej chwili, a to samo polecenie idzie stąd
        dalej. A teraz druga strona.
assassins-lesson-choose = Tajemnica
    .before = Nowa partia, i teraz spiskujesz przeciw królowi.
    .idea = Przed pierwszą kartą wybierasz z dwunastu dowolnych trzech na swoich zabójców. Nikt nie odróżni ich od reszty.
    .task-1 = Ta lekcja potrzebuje F, G i K: stoją na drodze króla, a rycerzy blisko nie ma. Naciśnij te trzy litery, potem
        { KEY("forward") }.
    .praise = Znasz ich tylko ty. Gdy gra się we dwoje przy jednym ekranie, wybór zasłania kurtyna.
assassins-lesson-crowd = Mieszkańcy
    .before = Twoja pierwsza tura: G przeszła już z h6 na h5, za 1 PA.
    .idea = F, G i K to twoi zabójcy; ich sztylety widzisz tylko ty. Poruszasz całą dwunastką, więc nikt nie wie, kto jest kim.
    .plain-idea = F, G i K to twoi zabójcy. Poruszasz całą dwunastką, więc nikt nie wie, kto jest kim.
    .task-1 = Naciśnij { KEY("pawn.g") }: to przekupka G. Potem { KEY("left") }: na dach g5, za 2 PA.
    .praise = Z dachu zabójca uderzy każdego obok, na dachu i na ulicy; z ulicy tylko innych na ulicy. To samo dotyczy rycerzy, którzy
        zabijają albo pojmują.
assassins-lesson-card = Następna karta
    .idea = Gdy kończysz turę, runda się kończy i odkrywa się następną z 15 kart. Daje PA obu stronom i obie ją widzą.
    .task-1 = Naciśnij { KEY("forward") }, potem { KEY("confirm.yes") }.
    .praise = Nowa karta: { $card }. Obie strony wiedzą więc, co może druga.
assassins-lesson-early = Za wcześnie
    .before = Runda 3, karta z 4 PA dla ciebie: król doszedł na i9, a F jest blisko.
    .idea = W swojej turze możesz ujawnić zabójcę, to nic nie kosztuje. Odtąd wchodzi na dach za 1 PA i schodzi za darmo. Ale rycerze wiedzą,
        na kogo polować.
    .later-1 = Na drodze stoi rycerz: zabić go i dojść do króla to 3 PA, zranić króla jeszcze 2. Masz 4.
    .task-1 = Spróbuj: naciśnij { KEY("pawn.f") }, potem { KEY("other") } i { KEY("forward") }. Tego nie da się cofnąć.
    .task-2 = Skończ turę: { KEY("forward") }, potem { KEY("confirm.yes") }.
    .praise = F nie żyje: { $replies }. Nie ujawniaj nikogo, dopóki cios nie może paść w tej samej turze.
assassins-lesson-strike = Cios
    .before = Runda 6: F nie żyje, ale G doszła dachami na g6, a dołem idzie król.
    .idea = Rana kosztuje 2 PA, a dwie rany zabijają króla. Pierwszy rycerz zabity w turze kosztuje 1 PA, drugi 2. Masz 5 PA.
    .later-1 = Z dachu g6 twój zabójca uderza w dół, w rycerza na h6, który stoi na drodze.
    .later-2 = Rycerz nie żyje. Ujawniony zabójca schodzi z dachu za darmo.
    .later-3 = Twój zabójca stoi obok króla. Masz 4 PA: dość na dwie rany.
    .later-4 = Król jest ranny, a rany się nie goją.
    .task-1 = Wyciągnij nóż: naciśnij { KEY("pawn.g") }, potem { KEY("other") } i { KEY("forward") }.
    .task-2 = Rycerz pada: naciśnij { KEY("pawn.g") }, { KEY("right") }, potem { KEY("forward") }.
    .task-3 = W dół na h6, za darmo: naciśnij { KEY("pawn.g") }, potem { KEY("right") }.
    .task-4 = Pierwsza rana: naciśnij { KEY("pawn.g") }, { KEY("right") }, potem { KEY("forward") }.
    .task-5 = I jeszcze raz: naciśnij { KEY("pawn.g") }, { KEY("right") }, potem { KEY("forward") }!
    .praise = Zwycięstwo! Król nie żyje. Dla wszystkich innych przekupka była jedną z tłumu.
