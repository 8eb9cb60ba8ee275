assassins-home-table = Stół
assassins-home-assassins-idea = Znienawidzony król idzie przez swoje miasto do zamku, wokół niego siedmiu rycerzy. Z dwunastu mieszkańców
    trzech to zabójcy, a którzy, wie tylko grający zabójcami.
assassins-home-your-side = Twoja strona: król, zabójcy, obie albo żadna
assassins-home-king-starts-on = Król zaczyna na
assassins-home-same-name = Oboje mają to samo imię.
assassins-home-swapped = Teraz { $king } gra królem, a { $people } zabójcami.
assassins-home-plays-king = Król i jego siedmiu rycerzy.
assassins-home-plays-people = Mieszkańcy, wśród nich trzech zabójców.
assassins-home-name-of = Imię: { $side }
assassins-home-who-plays = Kto siada jako { $side }
assassins-home-can-start-on = Król może zacząć na { $squares }.
assassins-home-type-one-of = Wpisz jedno z { $squares }.
assassins-home-kings-side = Gra królem
assassins-home-peoples-side = Gra zabójcami
assassins-home-board-file = Plik planszy
assassins-home-king-start = Start króla
assassins-home-board-hint = puste: miasto z pudełka, albo podaj plik
assassins-home-start-hint = które pole, jeśli plansza ma kilka
assassins-home-starts-on = Król zaczyna na { $square }.
assassins-home-no-seed = zostaw puste; ta sama liczba daje te same karty
assassins-home-step-1 = W każdej rundzie karta daje punkty akcji królowi, rycerzom i mieszkańcom.
assassins-home-step-2 = Grający królem wygrywa, gdy król wyjdzie przez bramę albo nie ma już zabójców.
assassins-home-step-3 = Grający zabójcami wygrywa, gdy król jest dwa razy ranny albo skończą się karty.
assassins-home-more = Więcej: plansza (z pudełka), karty (nowe), podpowiedzi ({ $hints ->
    [yes] są
   *[no] nie ma
  })
