assassins-practice-round = runda { $round }
assassins-mistake-kill = Przeoczone zabicie
assassins-mistake-castle = Przeoczona pewna wygrana
assassins-mistake-safe = Ryzyko mimo bezpiecznej drogi
assassins-mistake-gate = Otwarta brama
assassins-mistake-wasted-ap = Zmarnowane punkty
assassins-mistake-unmasked = Ujawnienie za wcześnie
assassins-mistake-other = Inne błędy
assassins-puzzle-kill = Zabij króla
assassins-puzzle-castle = Wygraj w tej turze
assassins-puzzle-safe = Znajdź bezpieczną drogę
assassins-puzzle-gate = Zamknij bramę
assassins-puzzle-who = Kto to?
assassins-practice-task-kill = Grasz zabójcami. Zabij króla w tej turze.
assassins-practice-task-castle = Grasz królem. Wygraj w tej turze, kimkolwiek są zabójcy.
assassins-practice-task-safe = Grasz królem. Znajdź drogę, po której nikt go nawet nie zrani, kimkolwiek są zabójcy.
assassins-practice-task-gate = Grasz zabójcami. Zamknij bramę: w następnej turze król nie może wyjść.
assassins-practice-best-way = Znajdź najlepszy sposób zagrania tej tury.
assassins-practice-who-task = Po wszystkim, co się działo, { $number ->
    [one] { $number } z mieszkańców musi być zabójcą
    [few] { $number } z mieszkańców muszą być zabójcami
    [many] { $number } z mieszkańców musi być zabójcami
   *[other] { $number } z mieszkańców musi być zabójcami
  }. Kto? Żaden zabójca, który mógł sam zabić króla, nie darował mu życia.
assassins-practice-as-played = Jak wtedy zagrano: { $verdict }
assassins-practice-log = { KEY("log") } mówi, co zrobiły do tej pory obie strony.
assassins-practice-keys = { KEY("forward") } ocenia, { KEY("best") } pokazuje odpowiedź, { KEY("skip") } idzie dalej.
assassins-practice-keys-better = Zagraj turę lepiej: { KEY("forward") } ocenia, { KEY("best") } pokazuje odpowiedź, { KEY("skip") } idzie
    dalej.
assassins-practice-keys-who = Litera kogoś zaznacza. { KEY("forward") } ocenia, { KEY("best") } pokazuje odpowiedź, { KEY("skip") } idzie
    dalej.
assassins-practice-play-better = Zagraj turę lepiej: wpisuj akcje, a na koniec end, to przyjdzie ocena.
assassins-practice-play-it = Wpisuj akcje, a na koniec end, to przyjdzie ocena tury.
assassins-practice-from-the-beginning = Tura zaczyna się od nowa.
assassins-practice-your-actions = Twoje akcje
assassins-practice-their-letters = Ich litery
assassins-practice-judging = Oceniam turę …
assassins-practice-right = Dobrze!
assassins-practice-proved-kill = Król ginie. Z najlepszą turą, która zostawia go przy życiu, masz { $rest } szans.
assassins-practice-proved-castle = Król jest w zamku. Z najlepszą turą, która zostawia go w mieście, masz { $rest } szans.
assassins-practice-safe-ends = { $ways ->
    [one] Potem nikt go nawet nie zrani, kimkolwiek są zabójcy: z { $ends } sposobów zakończenia tej tury jest tak tylko z jednym. Z najlepszym
        z pozostałych masz { $rest } szans.
    [few] Potem nikt go nawet nie zrani, kimkolwiek są zabójcy: takie są { $ways } z { $ends } sposobów zakończenia tej tury. Z najlepszym z
        pozostałych masz { $rest } szans.
    [many] Potem nikt go nawet nie zrani, kimkolwiek są zabójcy: takich jest { $ways } z { $ends } sposobów zakończenia tej tury. Z najlepszym z
        pozostałych masz { $rest } szans.
   *[other] Potem nikt go nawet nie zrani, kimkolwiek są zabójcy: takie jest { $ways } z { $ends } sposobów zakończenia tej tury. Z najlepszym z
        pozostałych masz { $rest } szans.
  }
assassins-practice-proved-gate = W następnej turze nie może wyjść, jakakolwiek karta przyjdzie. Z najlepszą turą, która zostawia mu otwartą
    bramę, masz { $rest } szans.
assassins-practice-nothing-yet = Nic jeszcze nie zrobiono, a to nie jest odpowiedź. Najpierw coś zrób.
assassins-practice-nothing-again = Nic jeszcze nie zrobiono: naciśnij { $enter } jeszcze raz, żeby nic nie robić.
assassins-practice-goes-on = { $key }: dalej.
assassins-practice-went-wrong-kill = Co poszło wtedy źle: przeoczone zabicie.
assassins-practice-went-wrong-castle = Co poszło wtedy źle: przeoczona pewna wygrana.
assassins-practice-went-wrong-safe = Co poszło wtedy źle: było ryzyko, choć była bezpieczna droga.
assassins-practice-went-wrong-gate = Co poszło wtedy źle: została otwarta brama.
assassins-practice-went-wrong-wasted-ap = Co poszło wtedy źle: zmarnowane punkty.
assassins-practice-went-wrong-unmasked = Co poszło wtedy źle: zabójca ujawniony za wcześnie.
assassins-practice-not-yet = To jeszcze nie to.
assassins-practice-still-alive = Król wciąż żyje.
assassins-practice-not-won = Partia nie jest wygrana.
assassins-practice-loses = To przegrywa partię.
assassins-practice-killed-by = Króla mogłyby zabić trójki mieszkańców: { $number } z { $trios }.
assassins-practice-wounded-by = Króla mogłyby zranić trójki mieszkańców: { $number } z { $trios }.
assassins-practice-open-gate = Król mógłby jeszcze wyjść przy { $number } z { $cards ->
    [one] { $cards } zakrytej karty
    [few] { $cards } zakrytych kart
    [many] { $cards } zakrytych kart
   *[other] { $cards } zakrytej karty
  }.
assassins-practice-costs = To { $what }: kosztuje { $loss } szansy wygranej.
assassins-practice-wrong-keys = { $again } zaczyna od nowa, { $best } pokazuje odpowiedź.
assassins-practice-better-turn = Lepsza tura: { $turn }.
assassins-practice-answer = Odpowiedź: { $turn }.
assassins-practice-none-marked = Nikt nie jest jeszcze zaznaczony. Do zaznaczenia: { $number }.
assassins-practice-marked = { $left ->
    [0] Zaznaczeni: { $names }.
   *[other] Zaznaczeni: { $names }. Jeszcze { $left }.
  }
assassins-practice-not-those = To nie oni.
assassins-practice-mark-others = Zaznacz kogoś innego albo zobacz odpowiedź ({ $key }).
assassins-practice-they-are = To { $names }.
assassins-practice-cleared = W rundzie { $round } { $names } { $number ->
    [one] może zabić króla, a tego nie robi: to nie zabójca
    [few] mogą zabić króla, a tego nie robią: to nie zabójcy
    [many] mogą zabić króla, a tego nie robią: to nie zabójcy
   *[other] mogą zabić króla, a tego nie robią: to nie zabójcy
  }.
assassins-practice-solved-by = { $number } z { $of }
assassins-practice-solved-by-actions = { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
assassins-practice-solved-by-ways = sposobów { $ways } z { $ends }
assassins-puzzles-about = o czym
assassins-puzzles-grade = stopień
assassins-puzzles-side = strona
assassins-puzzles-round = runda
assassins-puzzles-solved-by = rozwiązanie
assassins-puzzles-otherwise = szansa bez niego
