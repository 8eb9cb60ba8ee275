assassins-home-table = Стол
assassins-home-assassins-idea = Ненавистный король идёт через свой город в замок, вокруг семь рыцарей. Из двенадцати горожан трое —
    убийцы, и кто, знает только тот, кто за них играет.
assassins-home-your-side = За кого ты: король, горожане, оба или никто
assassins-home-king-starts-on = Король начинает на
assassins-home-same-name = У обоих одно имя.
assassins-home-swapped = Теперь за короля { $king }, за горожан { $people }.
assassins-home-plays-king = Король и семь его рыцарей.
assassins-home-plays-people = Горожане, среди них три убийцы.
assassins-home-name-of = Имя: { $side }
assassins-home-who-plays = Кто играет: { $side }
assassins-home-can-start-on = Король может начать на { $squares }.
assassins-home-type-one-of = Напечатай одно из { $squares }.
assassins-home-kings-side = За короля
assassins-home-peoples-side = За горожан
assassins-home-board-file = Файл доски
assassins-home-king-start = Начало короля
assassins-home-board-hint = пусто — печатный город, или назови файл
assassins-home-start-hint = какое поле, если их на доске несколько
assassins-home-starts-on = Король начинает на { $square }.
assassins-home-no-seed = оставь пустым; то же число даёт те же карты
assassins-home-step-1 = Каждый раунд карта даёт очки действия королю, рыцарям и горожанам.
assassins-home-step-2 = Сторона короля побеждает, если он вышел через ворота или убийц не осталось.
assassins-home-step-3 = Горожане побеждают, если он ранен дважды или карты кончились.
assassins-home-more = Ещё: доска (печатная), карты (новые), подсказки ({ $hints ->
    [yes] есть
   *[no] нет
  })
