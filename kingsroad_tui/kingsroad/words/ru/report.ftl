kingsroad-report-no-round-judged = Ни один раунд не разобран.
kingsroad-report-players = Как играли все
kingsroad-report-chances-chart = Шанс на победу по ходу партии
kingsroad-report-points-chart = Очки по ходу партии
kingsroad-report-points-caption = Очки перед каждым раундом.
kingsroad-report-perfect-chart = Шанс на победу при совершенной игре
kingsroad-report-perfect-caption = Шанс на победу перед каждым раундом, если дальше все играют совершенно.
kingsroad-report-round-by-round = Раунд за раундом
kingsroad-report-about-rounds = Что выбирал каждый, чего это стоило и какой была удача; потом шанс игрока на победу после раунда, если
    следующий его выбор будет лучшим.
kingsroad-report-perfect-after = Если после него все играют совершенно
kingsroad-report-title = King's Road: { $game }
kingsroad-report-stopped-early = Разбор не доведён до конца: в партии { $rounds ->
     [one] { $rounds } раунд
     [few] { $rounds } раунда
     [many] { $rounds } раундов
    *[other] { $rounds } раунда
   }.
kingsroad-report-about-chances = Шанс каждого на победу против { $players }: сначала с лучшим из доступных выборов, потом со сделанным. Где
    линия сразу падает, выбор чего-то стоил. Каждому здесь дан лучший выбор, поэтому вместе может быть больше 100 %.
kingsroad-report-no-mistakes = Ни один выбор не стоил { $least }.
kingsroad-report-in-round = { $number }, второй выбор
kingsroad-report-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
  }
kingsroad-report-to-learn = Чему учиться прежде всего
kingsroad-report-about-mistakes = Сначала худшие, по тому, что тогда можно было знать. Неточность стоит не меньше { $inaccuracy },
    ошибка — { $mistake }, зевок — { $blunder }, кто бы ни играл против.
kingsroad-report-about-accuracy = Точность идёт от 0 до 100, это среднее по выборам игрока; границы говорят, насколько можно верить
    такому числу выборов.
kingsroad-report-round-words = { $choices }; удача { $luck }; { $chance }
kingsroad-report-about-account = Шанс на победу с лучшим выбором перед первым раундом, минус цена выборов, плюс то, что сделали другие
    (их ошибки тоже), — это результат. Так считается каждый раунд.
kingsroad-report-column-player = Игрок
kingsroad-report-column-points = Очки
kingsroad-report-column-accuracy = Точность (95 %)
kingsroad-report-column-mistakes = Ошибки
kingsroad-report-column-round = Раунд
kingsroad-report-column-king = Король
kingsroad-report-column-played = Сыграно
kingsroad-report-column-class = Оценка
kingsroad-report-column-costs = Цена
kingsroad-report-column-costs-perfect = Против совершенной игры
kingsroad-report-column-better = Лучше
kingsroad-report-column-start = Начало
kingsroad-report-column-costs-in-all = Цена
kingsroad-report-column-others = Другие
kingsroad-report-column-second-choices = Вторые выборы
kingsroad-report-column-result = Результат
kingsroad-report-column-behind = До лучшего
kingsroad-report-column-games = Партии
