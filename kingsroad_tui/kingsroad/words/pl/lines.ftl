kingsroad-lines-word-cards = karty, np. 16K: wybierz te karty, w tej kolejności; - nie wybiera żadnej.
kingsroad-lines-word-map = map: regiony, po jednym w linii, drogą Króla.
kingsroad-lines-word-players = players: punkty, znaczniki i karty wszystkich.
kingsroad-lines-word-hand = hand: karty, spośród których wybierasz.
kingsroad-lines-word-history = history: co działo się w ostatniej rundzie.
kingsroad-lines-word-log = log: co działo się we wszystkich rundach.
kingsroad-lines-word-scores = scores: punkty wszystkich po każdej rundzie.
kingsroad-lines-word-hint = hint: podpowiedź; jeszcze raz: więcej.
kingsroad-lines-word-analyse = analyse: ocenia każdy wybór do tej pory i jak kto gra.
kingsroad-lines-word-assume = assume IMIĘ: plays 5: podpowiedzi z tym założeniem; assume nothing je usuwa.
kingsroad-lines-word-undo = undo: cofnij rundę, gdy grasz bez innych ludzi.
kingsroad-lines-word-redo = redo: przywróć rundę cofniętą ostatnio.
kingsroad-lines-word-rivals = rivals: kto gra za komputer i jak myśli.
kingsroad-lines-word-talk = talk: rywale milczą; jeszcze raz, a mówią.
kingsroad-lines-word-rules = rules: pełne zasady.
kingsroad-lines-word-code = code: pozycja w jednym słowie.
kingsroad-lines-word-share = share: cała partia w jednej linii, do wklejenia w wiadomość.
kingsroad-lines-word-statistics = statistics: twoje partie z każdą siłą.
kingsroad-lines-word-save = save NAZWA: zapisz partię pod nazwą.
kingsroad-lines-word-quit = quit: wyjście; partia jest zapisana.
kingsroad-lines-word-again = again: ten sam stół, nowa partia; na drabinie jej następna.
kingsroad-lines-word-result = result: co zmieniła partia i dzisiejszy wynik w trzech liniach.
kingsroad-lines-set-up-statistics = statistics: twoje partie z każdą siłą.
kingsroad-lines-type-help = Wpisz help, a zobaczysz, co można wpisać zamiast kart.
kingsroad-lines-at-the-end = Partia skończona: again, undo albo save NAZWA; help: więcej; Enter wychodzi
kingsroad-lines-your-cards = Twoje karty
kingsroad-lines-cards-of = { $name }, twoje karty
kingsroad-lines-continue = Grać dalej { $game }, runda { $round }, y albo n
kingsroad-lines-choose-again = Albo { $name } wpisuje { $word } i wybiera ponownie.
kingsroad-lines-assumed = Podpowiedzi zakładają: { $claims }. Wpisz hint.
kingsroad-lines-nothing-assumed = Podpowiedzi nie zakładają nic o kartach innych.
kingsroad-lines-thinking = Myślę.
kingsroad-lines-no-analysis = Analizy nie ma: { $why }.
kingsroad-lines-no-hint = Podpowiedzi nie ma: { $why }.
kingsroad-lines-sure = { $question } y albo n
kingsroad-lines-round-undone = Runda { $round } jest cofnięta; redo ją przywraca. Komputery też wybierają ponownie.
kingsroad-lines-round-is-back = Runda jest przywrócona.
kingsroad-lines-scores = Runda { $round }: { $totals }.
kingsroad-lines-final-score = { $place } { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, w tym { $nobles } za szlachciców i { $final } z punktacji końcowej.
kingsroad-lines-clauses = { $clauses }.
kingsroad-lines-region-pays = { $region } płaci { $pays }
kingsroad-lines-region-markers = znaczniki: { $markers }
kingsroad-lines-region-nobles = { $many ->
    [1] szlachcic: { $who }
   *[other] szlachcice: { $who }
  }
kingsroad-lines-region-king = tu stoi Król
kingsroad-lines-player = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
    [many] { $markers } znaczników
   *[other] { $markers } znacznika
  } w ręce, { $nobles ->
    [one] { $nobles } szlachcic
    [few] { $nobles } szlachciców
    [many] { $nobles } szlachciców
   *[other] { $nobles } szlachcica
  }; { $cards ->
    [both] Smok i Wiedźma w ręce
    [dragon] Smok w ręce
    [witch] Wiedźma w ręce
   *[none] bez Smoka i Wiedźmy
  }.
kingsroad-lines-you-choose = Wybierasz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
kingsroad-lines-read-as = Grasz: { $cards }. Wpisz { $word } jeszcze raz, żeby je zagrać.
