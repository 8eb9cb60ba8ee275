kingsroad-mistakes-best = Лучший выбор: { $advised_words }.
kingsroad-mistakes-title = Учись на своих ошибках
kingsroad-mistakes-the-end = Это была последняя твоя ошибка
kingsroad-mistakes-only-solo = Ошибки переигрывают после партий без других людей; в анализе есть ошибки всех.
kingsroad-mistakes-goes-on = { $key }: следующая.
kingsroad-mistakes-found-before = Лучший выбор здесь уже найден. { $key }: следующая.
kingsroad-mistakes-task = Найди выбор лучше и нажми { $judge }. { $best } покажет лучший, { $on } — дальше.
kingsroad-mistakes-at-the-end = { $again } — переиграть их с первой; { $judge } или { $back } — назад.
kingsroad-mistakes-thinking = Минутку: это ещё обдумывается.
kingsroad-mistakes-no-choice = Выбирать в этой партии тебе не приходилось. { $back } — назад.
kingsroad-mistakes-well-played = { $choices ->
    [1] Отлично сыграно: твой выбор стоил немного
   *[other] Отлично сыграно: ни один твой выбор (их { $choices }) не стоил много
  }{ $best ->
    [yes] , и лучше ничего не было.
   *[no] . Самый дорогой, в раунде { $round }, отдал { $cost }.
  } { $back } — назад.
kingsroad-mistakes-judging = { $known ->
    [yes] Твои выборы разбираются (раунд { $done } из { $rounds }, осталось: { $left }); худшие появятся, как только всё будет
        готово. { $back } — назад.
   *[no] Твои выборы разбираются (раунд { $done } из { $rounds }, это около полуминуты); худшие появятся, как только всё будет
        готово. { $back } — назад.
  }
kingsroad-mistakes-heading = { $who ->
    [you] Ошибка { $number } из { $of } · раунд { $round }
   *[other] { $who }: ошибка { $number } из { $of } · раунд { $round }
  }{ $second ->
    [yes] , второй выбор
   *[no] { "" }
  }
kingsroad-mistakes-played = { $who ->
    [you] { $chances ->
        [yes] Твой выбор тогда — { $cards }. Шанс на победу упал на { $cost }.
       *[no] Твой выбор тогда — { $cards }. Это стоило { $cost }.
      }
   *[other] { $chances ->
        [yes] { $who } играет { $cards }. Шанс на победу упал на { $cost }.
       *[no] { $who } играет { $cards }. Это стоило { $cost }.
      }
  }
kingsroad-mistakes-here-are = { $who ->
    [you] Вот самые дорогие твои ошибки ({ $count }), сначала худшая.
   *[other] { $who }: вот самые дорогие ошибки ({ $count }), сначала худшая.
  }
kingsroad-mistakes-found-all = { $of ->
    [1] Найдено. Отлично!
   *[other] Найдено всё: { $of }. Отлично!
  }
kingsroad-mistakes-found-not = Лучший выбор пока не нашёлся.
kingsroad-mistakes-found = { $found ->
    [0] Пока не найдено ни одного.
   *[other] Без подсказки найдено { $found } из { $of }.
  } { $count ->
    [1] Ждёт ещё раунд { $rounds }.
   *[other] Ждут ещё раунды { $rounds }.
  }
kingsroad-mistakes-not-yet = { $called ->
    [yes] { $than ->
        [same] Это { $named } ({ $sign }), цена { $lost }, как и у твоего выбора тогда.
        [better] Лучше, но всё ещё { $named } ({ $sign }), цена { $lost }.
       *[worse] Это { $named } ({ $sign }), цена { $lost }, даже больше, чем у твоего выбора тогда.
      }
   *[no] { $than ->
        [same] Пока не ответ: цена { $lost }, как и у твоего выбора тогда.
        [better] Лучше, но пока не ответ: цена { $lost }.
       *[worse] Пока не ответ: цена { $lost }, даже больше, чем у твоего выбора тогда.
      }
  }
kingsroad-mistakes-drop = Попробуй ещё раз: { $key } убирает эти карты.
kingsroad-mistakes-found-one = { $kind ->
    [gamble] { $named }: против совершенной игры цена { $lost }.
    [best] Лучше ничего нет.
   *[good] { $named }: цена { $lost }{ $perfect }.
  }{ $gains ->
    [yes] { " " }Это на { $gain } лучше, чем твой выбор тогда.
   *[no] { "" }
  }
kingsroad-mistakes-done = Это была последняя: { $key } подведёт итог.
kingsroad-mistakes-best-is = Лучше всего { $named }.
kingsroad-mistakes-wrong-then = Что тогда было не так? { $why }
