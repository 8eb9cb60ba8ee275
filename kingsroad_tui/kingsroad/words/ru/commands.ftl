kingsroad-commands-quick-positions = позиции быстрой игры с собой
kingsroad-commands-strongest-positions = позиции сильнейшего игрока
kingsroad-commands-nothing-to-follow = Партия закончена: записывать нечего.
kingsroad-commands-no-perfect-chart = Как дела при совершенной игре, известно только для шанса на победу.
kingsroad-commands-not-judged = Партия ещё не разобрана.
kingsroad-commands-no-analysis-yet = Идущую партию можно разбирать, только если играет один человек и подсказки разрешены.
kingsroad-commands-no-hints-here = Здесь нет подсказок: эта партия в зачёт.
kingsroad-commands-hints-not-now = Подсказки — для того, кто сейчас выбирает.
kingsroad-commands-no-answer = Решатель не дал ответа.
kingsroad-commands-what-to-analyse = Что хочешь разобрать?
kingsroad-commands-analyse-position = Позицию, которую ты расставишь
kingsroad-commands-analyse-table = Настоящий стол, за которым ты следишь, с советом одному игроку
kingsroad-commands-analyse-source = или файл, или код позиции вроде KR1:...
kingsroad-commands-game-over = партия закончена: выбирать больше нечего; попробуй --round { $last }
kingsroad-commands-kept-beside = { $record }: анализ лежит рядом
kingsroad-commands-no-policy = { $checkpoint }: это обучение не учит стратегию
kingsroad-commands-all-played = { $checkpoint }: раундов уже { $rounds }, больше не играется
kingsroad-replay-round = Раунд { $round }, Король: { $region }
kingsroad-replay-waiting = Раунд { $round }, ждёт второго выбора
kingsroad-replay-no-round = Ни одного раунда не сыграно.
kingsroad-tournament-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  }; остановлено пределом раундов: { $capped }. { $certainty }
kingsroad-tournament-place = Стол { $table }, перестановка { $game }
kingsroad-tournament-luck = Без удачи: как если бы то, что игроки тянули из своих смешанных стратегий, стоило среднего.
kingsroad-no-hints = В этой партии подсказок нет.
kingsroad-nobody-chooses = Сейчас больше никто не выбирает.
kingsroad-train-progress = раундов { $rounds }, партий { $games } по { $length } раунда; потери { $loss } (шанс на победу),
    { $squared } (разница){ $learnt ->
        [yes] ; стратегия в { $policy } нат от смесей
       *[no] { "" }
      }
kingsroad-train-against-closed-form = против замкнутой формулы: { $share } побед (поровну было бы { $fair }), разница { $margin },
    раундов { $rounds }
kingsroad-train-column-brier = Brier
kingsroad-train-column-log-loss = лог-потери
kingsroad-train-column-error = ошибка калибровки
kingsroad-train-column-slope = наклон калибровки
kingsroad-train-column-predicted = предсказано
kingsroad-train-column-positions = позиций
kingsroad-train-column-mean = среднее
kingsroad-train-column-won = выиграно
kingsroad-tournament-games = партий
kingsroad-tournament-fair = поровну
kingsroad-tournament-wins = победы
kingsroad-tournament-luck-adjusted = без удачи
kingsroad-tournament-margin = разница
kingsroad-tournament-per-move = на ход
kingsroad-tournament-tables = столов
kingsroad-tournament-batches = Столы
kingsroad-commands-not-kept = анализ не сохранён: { $why }
