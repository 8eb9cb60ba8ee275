advisor-archive-none = to nie archiwum NumPy
advisor-archive-damaged = { $known ->
    [yes] jest uszkodzone: { $why }
   *[no] jest uszkodzone
  }
advisor-archive-arrays = ma więcej niż { $most } tablic
advisor-archive-bytes = zawiera więcej niż { $most } bajtów
advisor-archive-member = ma część, która nie jest tablicą: { $name }
advisor-array-missing = nie ma tablicy { $array }
advisor-array-header = nagłówka tablicy { $array } nie da się odczytać
advisor-array-size = tablica { $array } nie ma rozmiaru, jaki mówi jej kształt
advisor-array-compressed = tablica { $array } jest skompresowana nieznanym sposobem
advisor-array-dimensions = tablica { $array } ma wymiarów { $found }, nie { $wanted }
advisor-array-kind = tablica { $array } zawiera { $found }, nie { $wanted }
advisor-array-shape = tablica { $array } ma kształt { $found }, nie { $wanted }
advisor-array-number = w tablicy { $array } jest nieużyteczna liczba
advisor-array-long-text = tekst { $text } jest dłuższy niż { $limit } bajtów
advisor-array-inputs = tablica { $array } bierze { $inputs } liczb, a tylu nie daje żadna pozycja
advisor-hidden-layers = ma warstwy ukryte { $first } i { $second }, nie od 1 do { $most }
advisor-weights-players = nie jest na tylu graczy: { $players }
advisor-weights-version = ma wagi w wersji { $version }, której ten program nie zna
advisor-weights-no-lot = { $array }: to nie są szanse
advisor-checkpoint-none = to nie jest punkt zapisu do użycia: { $why }
advisor-checkpoint-memory = chce { $needed } bajtów pamięci, więcej niż { $most }
advisor-checkpoint-plays = trzyma w grze etapu więcej zagrań, niż losuje
advisor-checkpoint-boards = ma plansz { $boards } na grup { $groups }
advisor-checkpoint-samples = ma więcej próbek, niż mieści pamięć
advisor-checkpoint-choice = zawiera wybór, którego nie daje żadna pozycja
advisor-checkpoint-squares = zawiera średnią kwadratów mniejszą niż 0
advisor-checkpoint-finished = zawiera skończoną partię w grupie { $group }
advisor-checkpoint-long-game = zawiera za długą partię w grupie { $group }
advisor-checkpoint-network = sieć { $name } nie jest na tylu graczy: { $players }
advisor-checkpoint-policy = strategia nie jest na tylu graczy: { $players }
advisor-checkpoint-secret = zawiera partię bez jej tajemnicy
advisor-checkpoint-suspected = suspected: nie wymienia żadnego mieszkańca
advisor-workers-die = { $known ->
    [yes] procesy robocze wciąż padają ({ $how })
   *[no] procesy robocze wciąż padają
  }
advisor-worker-died = { $known ->
    [yes] Proces roboczy padł ({ $how }). Jego praca idzie od nowa.
   *[no] Proces roboczy padł. Jego praca idzie od nowa.
  }
advisor-no-cluster = klaster potrzebuje dodatku: pip install 'kingsroad[cluster]'
