assassins-report-no-phase = Nie oceniono żadnej tury.
assassins-report-sides-heading = Obie strony
assassins-report-about-course = Szansa wygranej przed każdą turą i po niej, według tego, co ta strona mogła wtedy wiedzieć. Błąd to spadek w obrębie
    tury; tury rundy z błędem są zacienione.
assassins-report-no-mistakes = Żadna tura nie była błędem i niczego pewnego nie przeoczono.
assassins-report-moments = Czego można się nauczyć
assassins-report-about-moments = Trzy chwile, które kosztowały najwięcej, albo mniej: co było pewne i co lepsze. Plansze pokazują, jak było, jak
    zagrano i lepszą turę; w ramce jest to, co się zmieniło.
assassins-report-about-luck = Karta to szczęście o tyle, o ile była warta więcej albo mniej niż te, które mogły przyjść; pojmanie o tyle, czy
    skończyło partię, czego nikt nie mógł wiedzieć.
assassins-report-phases = Tura po turze
assassins-report-about-adding-up = Szansa wygranej strony z najlepszym sposobem zagrania jej pierwszej tury, mniej to, co kosztowały jej tury, i z
    tym, co dały albo zabrały karty, pojmania i druga strona, daje wynik.
assassins-report-as-it-stood = Jak było
assassins-report-as-played = Jak zagrano
assassins-report-better = Lepsza tura
assassins-report-title = Król i Zabójcy: { $game }
assassins-report-phases-judged = tury ocenione: { $phases } z { $every }
assassins-report-boards-title = Plansze: { $boards }
