assassins-in-phase = { $phase ->
    [over] раунд { $round }, после конца
   *[other] раунд { $round }, { $phase }
  }
assassins-in-action = { $phase }, действие { $action }
assassins-in-card = раунд { $round }, карта
assassins-game-name-them = нужно назвать убийц
assassins-game-no-action = нет действия, которое можно отменить
assassins-game-secret-known = раскрылось что-то тайное
assassins-game-over-there = там партия уже закончена
assassins-game-other-secret = не подходит к позиции, с которой начинается партия
assassins-same-name = у обоих игроков одно имя: { $name }
assassins-secret = убийцы — три разные буквы от { $first } до { $last }
assassins-record-start = уже говорит, какое это поле и где король
assassins-record-other-card = там уже лежит { $card }
assassins-record-phase-over = там, где начинается партия, это уже закончено
assassins-record-phase-missing = нет хода
assassins-record-long-phase = длиннее, чем бывает ход
