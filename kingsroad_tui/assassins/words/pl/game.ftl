assassins-side-king = grający królem
    .begun = Grający królem
    .acc = grającego królem
    .gen = grającego królem
assassins-side-people = grający zabójcami
    .begun = Grający zabójcami
    .acc = grającego zabójcami
    .gen = grającego zabójcami
assassins-person-a = jabłkarz A
    .begun = Jabłkarz A
    .name = jabłkarz
    .named = Jabłkarz
    .acc = jabłkarza A
    .gen = jabłkarza A
    .dat = jabłkarzowi A
    .ins = jabłkarzem A
assassins-person-b = kowal B
    .begun = Kowal B
    .name = kowal
    .named = Kowal
    .acc = kowala B
    .gen = kowala B
    .dat = kowalowi B
    .ins = kowalem B
assassins-person-c = rzeźnik C
    .begun = Rzeźnik C
    .name = rzeźnik
    .named = Rzeźnik
    .acc = rzeźnika C
    .gen = rzeźnika C
    .dat = rzeźnikowi C
    .ins = rzeźnikiem C
assassins-person-d = cieśla D
    .begun = Cieśla D
    .name = cieśla
    .named = Cieśla
    .acc = cieślę D
    .gen = cieśli D
    .dat = cieśli D
    .ins = cieślą D
assassins-person-e = kurtyzana E
    .begun = Kurtyzana E
    .name = kurtyzana
    .named = Kurtyzana
    .acc = kurtyzanę E
    .gen = kurtyzany E
    .dat = kurtyzanie E
    .ins = kurtyzaną E
assassins-person-f = rolnik F
    .begun = Rolnik F
    .name = rolnik
    .named = Rolnik
    .acc = rolnika F
    .gen = rolnika F
    .dat = rolnikowi F
    .ins = rolnikiem F
assassins-person-g = przekupka G
    .begun = Przekupka G
    .name = przekupka
    .named = Przekupka
    .acc = przekupkę G
    .gen = przekupki G
    .dat = przekupce G
    .ins = przekupką G
assassins-person-h = mnich H
    .begun = Mnich H
    .name = mnich
    .named = Mnich
    .acc = mnicha H
    .gen = mnicha H
    .dat = mnichowi H
    .ins = mnichem H
assassins-person-i = śliwkarz I
    .begun = Śliwkarz I
    .name = śliwkarz
    .named = Śliwkarz
    .acc = śliwkarza I
    .gen = śliwkarza I
    .dat = śliwkarzowi I
    .ins = śliwkarzem I
assassins-person-j = pasterz J
    .begun = Pasterz J
    .name = pasterz
    .named = Pasterz
    .acc = pasterza J
    .gen = pasterza J
    .dat = pasterzowi J
    .ins = pasterzem J
assassins-person-k = giermek K
    .begun = Giermek K
    .name = giermek
    .named = Giermek
    .acc = giermka K
    .gen = giermka K
    .dat = giermkowi K
    .ins = giermkiem K
assassins-person-l = łowca wiedźm L
    .begun = Łowca wiedźm L
    .name = łowca wiedźm
    .named = Łowca wiedźm
    .acc = łowcę wiedźm L
    .gen = łowcy wiedźm L
    .dat = łowcy wiedźm L
    .ins = łowcą wiedźm L
assassins-king = król
    .begun = Król
    .acc = króla
    .gen = króla
    .dat = królowi
    .ins = królem
assassins-wounded-king = ranny król
    .begun = Ranny król
    .acc = rannego króla
    .gen = rannego króla
    .dat = rannemu królowi
    .ins = rannym królem
assassins-knight = rycerz { $number }
    .begun = Rycerz { $number }
    .acc = rycerza { $number }
    .gen = rycerza { $number }
    .dat = rycerzowi { $number }
    .ins = rycerzem { $number }
assassins-a-knight = rycerz
    .begun = Rycerz
    .acc = rycerza
    .gen = rycerza
    .dat = rycerzowi
    .ins = rycerzem
assassins-the-knight = rycerz
    .acc = rycerza
    .gen = rycerza
    .dat = rycerzowi
    .ins = rycerzem
assassins-assassin = zabójca { $letter }
    .begun = Zabójca { $letter }
    .acc = zabójcę { $letter }
    .gen = zabójcy { $letter }
    .dat = zabójcy { $letter }
    .ins = zabójcą { $letter }
assassins-nobody = nikt
    .begun = Nikt
    .acc = nikogo
    .gen = nikogo
assassins-pawn-on = { $who } na { $square }
    .begun = { $who-begun } na { $square }
    .acc = { $who-acc } na { $square }
assassins-card = król { $king }, rycerze { $knights }, { $arrest ->
    [yes] jedno pojmanie
   *[no] bez pojmania
  }; mieszkańcy { $people }
    .begun = Król { $king }, rycerze { $knights }, { $arrest ->
    [yes] jedno pojmanie
   *[no] bez pojmania
  }; mieszkańcy { $people }
assassins-did-step = { $who-begun } { $how ->
    [walk] idzie z { $source } na { $target }
    [up] wchodzi z { $source } na dach { $target }
    [down] schodzi z { $source } na { $target }
   *[level] idzie z { $source } na { $target }
  }.
assassins-did-knight-push = { $who-begun } { $how ->
    [up] wchodzi z { $source } na dach { $target }
    [down] schodzi z { $source } na { $target }
   *[level] idzie z { $source } na { $target }
  } i odpycha { $pushed }.
assassins-did-king-exit = { $who-begun } wchodzi do zamku { $gate ->
    [north] północną
    [east] wschodnią
    [south] południową
   *[west] zachodnią
  } bramą.
assassins-did-knight-kill = { $who-begun } na { $source } zabija { $whom-acc } na { $target }.
assassins-did-arrest = { $who-begun } na { $source } pojmuje { $whom-acc } na { $target }.
assassins-did-reveal = { $who-begun } na { $source } to zabójca.
assassins-did-assassin-kill = { $who-begun } na { $source } zabija { $whom-acc } na { $target }.
assassins-did-wound = { $who-begun } na { $source } { $dead ->
    [yes] zabija
   *[no] rani
  } króla.
assassins-would-push = { $who-begun } odpycha { $pushed }.
assassins-pushed = { $who-acc } { $down ->
    [yes] w dół na { $target }
   *[no] na { $target }
  }
assassins-game = { $king } (król) kontra { $people } (zabójcy)
assassins-game-on-board = { $king } (król) kontra { $people } (zabójcy), plansza: { $board }
assassins-result = { $who } wygrywa: { $ending ->
    [castle] król jest w zamku
    [assassins] wszyscy trzej zabójcy wypadli z gry
    [killed] król nie żyje
   *[time] talia się skończyła, a król wciąż jest poza zamkiem
  }.
assassins-they-were = Zabójcami byli: { $assassins }.
