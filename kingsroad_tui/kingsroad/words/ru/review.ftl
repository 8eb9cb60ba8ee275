kingsroad-review-map-legend = На карте: + сыграно, ! лучшее
kingsroad-review-likely-markers = На карте сейчас: сколько маркеров, скорее всего, добавят другие.
kingsroad-review-nothing-to-assume = Здесь больше никто не выбирает: предполагать нечего.
kingsroad-review-perfect-heading = Шанс на победу по раундам при совершенной игре
kingsroad-review-played-legend = > что сыграно
kingsroad-review-choice-title = Выбор
kingsroad-review-story-title = Как шла партия
kingsroad-review-played-tried-legend = > сыграно * проба
kingsroad-review-tried-legend = * твоя проба
kingsroad-review-not-yet = Пока нет.
kingsroad-review-idea = Стол такой, каким был тогда, а ответ пока скрыт.
kingsroad-review-game-story-map-legend = Регионы, о которых речь, какими они были до выбора; + — сыграно, ! — лучше. Дворянин считается
    за маркер.
kingsroad-review-game-story-region = Регион
kingsroad-review-game-story-noble = Дворянин
kingsroad-review-game-story-nothing-judged = Ни один раунд не разобран. Что играть в позиции, скажет kingsroad advise.
kingsroad-review-skill-cost-heading = Цена одного выбора (95 %)
kingsroad-review-skill-heading = Сила
kingsroad-review-skill-strength = { $value } ({ $low }–{ $high })
kingsroad-review-skill-mark = { $name } { $value }
    .has = { $name } — { $value }
kingsroad-review-skill-note = Сила считается от 0 (карты наугад) до 100 (ничего не отдано); в скобках вероятные границы. На этой
    шкале стоят { $marks }. Считается только то, что выбор отдаёт и против людей, и против совершенной игры.
kingsroad-review-skill-one = { $vague ->
    [yes] { $who }: за выбор отдано { $cost }; выборов слишком мало, чтобы судить о силе.
   *[no] { $who }: за выбор отдано { $cost }.
  }
    .strength = { $who }: за выбор отдано { $cost }, это сила { $strength }; { $mark }.
kingsroad-review-skill-games = { $games ->
     [1] В разобранной партии ты за выбор отдаёшь { $cost }.
    *[other] В разобранных партиях ({ $games }) ты за выбор отдаёшь { $cost }.
   }
    .strength = { $games ->
     [1] В разобранной партии ты за выбор отдаёшь { $cost }, это сила { $strength }; { $mark }.
    *[other] В разобранных партиях ({ $games }) ты за выбор отдаёшь { $cost }, это сила { $strength }; { $mark }.
   }
kingsroad-review-skill-parts = Из них: { $parts }.
kingsroad-review-skill-of-placing = куда шли маркеры { $cost }
kingsroad-review-skill-of-knight = Рыцарь { $cost }
kingsroad-review-skill-of-dragon = Дракон { $cost }
kingsroad-review-skill-of-witch = Ведьма { $cost }
kingsroad-review-turning-no-mistakes = Ошибок в этой партии нет.
kingsroad-review-turning-your-mistakes = Твои
kingsroad-review-turning-others-mistakes = Чужие
kingsroad-review-turning-judging = Разбираю раунды …
kingsroad-review-turning-none = Нет
kingsroad-review-turning-no-turning-point = Ни один раунд сам по себе не решил партию.
kingsroad-review-turning-back-to-first = К первой ошибке
kingsroad-review-turning-back-to-last = К последней ошибке
kingsroad-review-answer-hidden = А что сыграешь ты? { $tries } — попробовать; { $shows } покажет ответ.
kingsroad-review-played-on-words = Ты играешь дальше с раунда { $number } в копии; сама партия остаётся как есть.
kingsroad-review-task = Выбери карты: { $judge } скажет, чего они стоят, { $best } покажет лучший выбор.
kingsroad-review-way-back = { $key } — назад.
kingsroad-review-drop-and-try-again = { $drops } убирает эти карты: попробуй другие или вернись, { $back }.
kingsroad-review-game-story-adds-words = Добавит { $name }
kingsroad-review-game-story-map-title = { $regions ->
     [one] { $regions } регион
     [few] { $regions } региона
     [many] { $regions } регионов
    *[other] { $regions } региона
   } карты перед выбором
kingsroad-review-turning-not-judged-yet = Выборы ещё разбираются: нажми { $again } чуть позже.
kingsroad-review-wins-for-certain = { $who ->
    [you] ты точно побеждаешь
   *[other] точно побеждает { $who }
  }
kingsroad-review-no-mistake-so-far = { $who ->
    [you] У тебя
   *[other] { $who }:
  } ошибок пока нет: { $other } покажет другого игрока, потом { $first } — его ошибки.
kingsroad-review-round-quiet = Спокойный раунд
kingsroad-review-round-swing = { $turning ->
    [yes] { $who ->
        [you] { $rose ->
            [yes] Перелом: твой шанс вырос с { $before } до { $after }
           *[no] Перелом: твой шанс упал с { $before } до { $after }
          }
       *[other] { $rose ->
            [yes] Перелом, { $who }: шанс вырос с { $before } до { $after }
           *[no] Перелом, { $who }: шанс упал с { $before } до { $after }
          }
      }
   *[no] { $who ->
        [you] { $rose ->
            [yes] Твой шанс вырос с { $before } до { $after }
           *[no] Твой шанс упал с { $before } до { $after }
          }
       *[other] { $rose ->
            [yes] { $who }: шанс вырос с { $before } до { $after }
           *[no] { $who }: шанс упал с { $before } до { $after }
          }
      }
  }
kingsroad-review-turned = { $count ->
    [1] Перелом случился в раунде { $rounds }.
   *[other] Перелом случался в раундах { $rounds }.
  }
kingsroad-review-list-title = Ошибки и риск
kingsroad-review-no-choice-here = Здесь партия закончена: сначала вернись к раунду ({ $ways }).
kingsroad-review-either = { $most } или { $last }
kingsroad-review-cards-legend = Карты: 1–8 — регионы, K — Рыцарь, D — Дракон, W — Ведьма.
kingsroad-review-mistake = { $gamble ->
    [yes] Раунд { $round }{ $second ->
        [yes] { " " }(второй выбор)
       *[no] { "" }
      }, { $name }: { $choice } стоит { $cost } только против совершенной игры.
   *[no] Раунд { $round }{ $second ->
        [yes] { " " }(второй выбор)
       *[no] { "" }
      }, { $name }: { $choice } стоит { $cost }{ $perfect }; лучше { $better }.
  }
kingsroad-review-played = { $who ->
    [you] Твой выбор — { $cards }: { $verdict }.
   *[other] { $who } играет { $cards }: { $verdict }.
  }
kingsroad-review-verdict-forced = другого выбора нет
kingsroad-review-verdict-best = лучший выбор
kingsroad-review-verdict-equal = явно лучшего выбора нет
kingsroad-review-verdict-good = { $named }, цена { $lost }
kingsroad-review-verdict-gamble = { $named } ({ $sign }), цена { $lost } только против совершенной игры
kingsroad-review-verdict-bad = { $chances ->
    [yes] { $named } ({ $sign }), цена { $lost } ({ $own } вместо { $best }){ $perfect }
   *[no] { $named } ({ $sign }), цена { $lost }{ $perfect }
  }
kingsroad-review-no-luck = Ни везения, ни невезения.
kingsroad-review-luck = { $lucky ->
    [yes] { $goes_on ->
        [yes] Пока везёт: { $figure }
       *[no] Удачный раунд: { $figure }
      }
   *[no] { $goes_on ->
        [yes] Пока не везёт: { $figure }
       *[no] Неудачный раунд: { $figure }
      }
  }{ $chances ->
    [yes] { " " }({ $before } → { $after })
   *[no] { "" }
  }.
kingsroad-review-chart-win = Шанс на победу по раундам
kingsroad-review-chart-margin = Шанс на победу, если все хотят большого отрыва
kingsroad-review-chart-points = Шанс на победу, если все хотят очков сейчас
kingsroad-review-the-end = Конец: { $count ->
    [one] сыгран { $count } раунд
    [few] сыграно { $count } раунда
    [many] сыграно { $count } раундов
   *[other] сыграно { $count } раунда
  }
kingsroad-review-moment-title = { $alone ->
    [yes] Раунд { $round }
   *[no] Раунд { $round } из { $last }
  }{ $second ->
    [yes] , второй выбор
   *[no] { "" }
  }
kingsroad-review-if-you-were = На месте игрока
kingsroad-review-round = { $forced ->
    [yes] Раунд { $round } (при совершенной игре { $stands }): { $choices }.
   *[no] Раунд { $round }: { $choices }.
  }
kingsroad-review-round-choice = { $second ->
    [yes] потом { $name } { $choice }
   *[no] { $name } { $choice }
  }{ $good ->
    [yes] { "" }
   *[no] { " " }−{ $cost }
  }
kingsroad-review-none = нет
kingsroad-review-try-idea = { $equal ->
    [yes] { $who ->
        [you] Твой выбор тогда — { $cards }, и явно лучшего нет. Найдёшь другой, не хуже?
       *[other] { $who } играет { $cards }, и явно лучшего выбора нет. Найдёшь другой, не хуже?
      }
   *[no] { $who ->
        [you] Твой выбор тогда — { $cards }, и цена ему { $lost }. Найдёшь лучше?
       *[other] { $who } играет { $cards }, цена { $lost }. Найдёшь выбор лучше?
      }
  }
kingsroad-review-solved-words = Хороший выбор: лучший был показан.
kingsroad-review-solved = { $best ->
    [yes] { $tries ->
        [1] Решено с первого раза!
       *[other] Решено, попытка { $tries }!
      }
   *[no] { $tries ->
        [1] { $named } (цена { $lost }) с первого раза!
       *[other] { $named } (цена { $lost }), попытка { $tries }!
      }
  }
kingsroad-review-better-by = Это на { $gain } лучше того, что сыграно.
kingsroad-review-try-heading = { $who ->
    [you] { $moment } · А что сыграешь ты?
   *[other] { $moment } · Что сыграешь на этом месте? ({ $who })
  }
kingsroad-review-headline-shared = Общая победа
kingsroad-review-headline-unlucky = Не повезло
kingsroad-review-headline-got-away = Ускользнувшая победа
kingsroad-review-headline-defeat = { $lesson ->
    [yes] Поражение, из которого есть что взять
   *[no] Честное поражение
  }
kingsroad-review-headline-win = { $who ->
    [you] { $kind ->
        [behind] Твоя победа, и как издалека!
        [flawless] Твоя победа, без единой ошибки
        [deserved] Твоя победа, и заслуженная
        [lucky] Твоя победа, и немного удачи
       *[hard] Твоя победа в трудной партии
      }
   *[other] { $kind ->
        [behind] Победа издалека: { $who }
        [flawless] Победа без единой ошибки: { $who }
        [deserved] Заслуженная победа: { $who }
        [lucky] Победа с толикой удачи: { $who }
       *[hard] Победа в трудной партии: { $who }
      }
  }
kingsroad-review-next-moment = Дальше: { $key } покажет первый момент на поле, { $again } даст попробовать ещё раз.
kingsroad-review-next-turn = Дальше: { $key } покажет раунд, который решил больше всего.
kingsroad-review-led = { $changes ->
    [0] { $who ->
        [you] С раунда { $round } и до конца твой шанс — лучший.
       *[other] С раунда { $round } и до конца лучший шанс: { $who }.
      }
   *[other] { $who ->
        [you] Лучший шанс: { $led }; с раунда { $round } и до конца — ты.
       *[other] Лучший шанс: { $led }; с раунда { $round } и до конца — { $who }.
      }
  }
kingsroad-review-led-from = { $who ->
    [you] с раунда { $round } ты
   *[other] с раунда { $round } { $who }
  }
kingsroad-review-finest = { $who ->
    [you] Твой самый красивый выбор: { $cards } в раунде { $round }, ничто другое рядом не стояло.
   *[other] Самый красивый выбор ({ $who }): { $cards } в раунде { $round }, ничто другое рядом не стояло.
  }
kingsroad-review-account = { $who ->
    [you] В начале твой шанс — { $start }; { $free ->
        [yes] твои выборы не стоили ничего
       *[no] твои выборы стоили { $costs }
      }, а другие игроки { $brought ->
        [yes] прибавили { $total }
       *[no] отняли { $total }
      }, больше всего в раунде { $round } ({ $figure }).
   *[other] { $who }: в начале шанс { $start }; { $free ->
        [yes] свои выборы не стоили ничего
       *[no] свои выборы стоили { $costs }
      }, а другие игроки { $brought ->
        [yes] прибавили { $total }
       *[no] отняли { $total }
      }, больше всего в раунде { $round } ({ $figure }).
  }
kingsroad-review-moments = { $count ->
    [1] Чему учиться прежде всего
    [one] { $count } момент, чтобы поучиться
    [few] { $count } момента, чтобы поучиться
    [many] { $count } моментов, чтобы поучиться
   *[other] { $count } момента, чтобы поучиться
  }
kingsroad-review-moment = Раунд { $round }{ $second ->
    [yes] , второй выбор
   *[no] { "" }
  }: { $who ->
    [you] твой выбор — { $cards }
   *[other] { $who } играет { $cards }
  }: { $named } ({ $sign }), цена { $cost }
kingsroad-review-better = Лучше: { $best }.
kingsroad-review-mistakes = Ошибки, сначала худшие
kingsroad-review-no-mistakes = Ошибок не было.
kingsroad-review-units = { $chances ->
    [yes] Точность: 100 — совершенство; в скобках вероятные границы. Цена и то, что принесли другие, — в пунктах шанса на
        победу (%).
   *[no] Точность: 100 — совершенство; в скобках вероятные границы. Цена и то, что принесли другие, — в очках.
  }
kingsroad-review-figures = { $key }: точность и другие числа
kingsroad-review-judging = разобрано { $done } из { $of }
kingsroad-review-column-player = игрок
kingsroad-review-column-accuracy = точность
kingsroad-review-column-cost = цена выбора
kingsroad-review-column-luck = другие
kingsroad-review-column-mistakes = ошибки
kingsroad-review-rank = место { $rank } из { $count }:
kingsroad-review-method = Каждый выбор оценивается так, как его оценил бы тогда совет; шанс игрока — это шанс с лучшим из доступных выборов. Точность — по формуле Lichess от того, что выбор теряет наверняка: это меньшая из потерь против людей и против совершенной игры; границы — по Уилсону, начиная с трёх выборов.
