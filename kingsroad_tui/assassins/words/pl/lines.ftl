assassins-word-actions = akcje, np. Na4-a3 Na3>b3: zrób je jedna po drugiej.
assassins-word-end = end: skończ turę.
assassins-word-undo = undo: cofnij ostatnią akcję tej tury.
assassins-word-can = can POLE: co może pionek na tym polu, z cenami.
assassins-word-board = board: kto gdzie stoi.
assassins-word-map = map: plansza narysowana literami.
assassins-word-card = card: karta, pozostałe punkty, karty w talii.
assassins-word-log = log: co zrobiły obie strony.
assassins-word-hint = hint: zegar, kto może uderzyć i najlepsza tura.
assassins-word-follow = follow: zrób to, co zagrałaby podpowiedź.
assassins-word-assume = assume monk is none: podpowiedzi z tym założeniem, albo next card 2/7; assume nothing je usuwa.
assassins-word-secret = secret: twoi trzej zabójcy, tylko dla grającego zabójcami.
assassins-word-rivals = rivals: kto gra za komputer i jak myśli.
assassins-word-talk = talk: rywale milczą; jeszcze raz, a mówią.
assassins-word-rules = rules: pełne zasady.
assassins-word-code = code: pozycja w jednej linii.
assassins-word-share = share: cała partia w jednej linii, do wklejenia w wiadomość.
assassins-word-save = save NAZWA: zapisz partię pod nazwą; nie ma w niej nic tajnego.
assassins-word-quit = quit: wyjście; partia jest zapisana.
assassins-word-again = again: nowa partia, te same strony; na drabinie jej następna.
assassins-word-result = result: co zmieniła partia i dzisiejszy wynik w trzech liniach.
assassins-word-swap = swap: następna partia, ze zmianą stron.
assassins-notation-king = Kj10-j9 to krok króla, Kc3-out wyprowadza go przez bramę; Na4-a3 to krok rycerza, Na3>b3 taki z odepchnięciem,
    Ng6!h6 zabija zabójcę, Ng6#h6 pojmuje.
assassins-notation-people = Th2-h3 to krok mieszkańca, Rf6 ujawnia zabójcę, Af6-e6 to krok zabójcy, Ag6!h6 zabija rycerza, Ah6* rani
    króla.
assassins-lines-how-to-reveal = wpisz R i pole
assassins-lines-taken-back = Cofnięte.
assassins-lines-type-a-square = Wpisz pole, np. can j10.
assassins-lines-nothing-possible = Nikt na { $square } nic teraz nie może.
assassins-lines-possible = { $action } ({ $price } PA)
assassins-stands-place = { $roof ->
    [yes] dach { $square }
   *[no] { $square }
  }
assassins-stands-king = Król: { $place }, { $state }.
assassins-stands-in-castle = Król jest w zamku, { $state }.
assassins-stands-knights = Rycerze: { $pawns }.
assassins-stands-no-knight = Nie został żaden rycerz.
assassins-stands-townsfolk = Mieszkańcy: { $pawns }.
assassins-stands-revealed = Ujawnieni zabójcy: { $pawns }.
assassins-stands-gone-arrested = Pojmani: { $pawns }.
assassins-stands-gone-killed = Zabici: { $pawns }.
assassins-stands-gates = Bramy: { $gates }.
assassins-stands-on = { $pawn }: { $place }
assassins-stands-gate = { $square } na { $gate ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
  }
assassins-card-this = Karta: { $card }.
assassins-left-king = Zostało: król { $king }, { $made ->
    [yes] rycerze { $knights }; pojmanie było
   *[no] rycerze { $knights }
  }.
assassins-left-people = Zostało: mieszkańcy { $points }.
assassins-cards-to-come = { $cards ->
    [0] Nie ma już kart.
   *[other] W talii { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }: { $deck }.
  }
assassins-lines-secret = Zabójcy: { $assassins }.
assassins-lines-secret-not-now = Tajne karty ma tylko grający zabójcami i może je oglądać w swojej turze.
assassins-lines-enter-hides = { KEY("fixed.enter") } znów to chowa.
assassins-lines-hidden-again = To, co tajne, jest znów ukryte: wszyscy mogą patrzeć.
assassins-lines-choose-question = { $name }, twoi trzej zabójcy, np. adk (hint: rada)
assassins-lines-looks-away-question = { $king }, nie patrzysz? y albo n
assassins-lines-no-such-secret = Tak być nie może: { $why }.
assassins-lines-assumed = Podpowiedzi zakładają: { $claims }. Wpisz hint.
assassins-lines-nothing-assumed = Podpowiedzi niczego nie zakładają.
assassins-lines-cannot-be = Żadna trójka mieszkańców nie pasuje do tego wszystkiego i do tego, co wiedzą wszyscy.
assassins-lines-who-is-known = Wiesz, kim są zabójcy: załóż kartę, np. next card 2/7.
assassins-lines-hint-first = Najpierw hint; potem follow robi to, co mówi.
assassins-lines-continue = Grać dalej { $king } kontra { $people }, runda { $round }? y albo n
assassins-lines-at-the-end = Partia skończona: again, swap albo save NAZWA; help: więcej; Enter wychodzi
assassins-lines-set-up-start = start POLE: gdzie zaczyna król, jeśli plansza ma kilka pól.
