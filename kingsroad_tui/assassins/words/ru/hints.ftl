assassins-hints-no-hints = Эта партия без подсказок.
assassins-hints-not-now = Подсказки для того, кто сейчас ходит.
assassins-hints-not-ready = Подсказка ещё не готова.
assassins-hints-thinking = Думаю …
assassins-hints-lost = Подсказки нет: решатель не отвечает.
assassins-hints-ask-first = Подсказка не открыта: { $ask } откроет, потом { $follow } сделает, что она говорит.
assassins-hints-followed = Это была вся подсказка: { $ends } закончит ход, { $again } посмотрит ещё раз.
assassins-hints-end-now = По подсказке больше ничего не делать: { $ends } закончит ход.
assassins-hints-all-twelve = Это без твоей тайны: { $looks } — сначала посмотреть на своих убийц.
assassins-hints-public = Это по тому, что знали обе стороны.
assassins-hints-supposing = Предположим: { $claims }.
assassins-hints-win-now = Можно победить прямо сейчас!
assassins-hints-walks-out = { $which ->
    [that] С этой картой король следующим ходом выйдет: закрой { $square }!
    [any] Король следующим ходом выйдет, какая бы карта ни пришла: закрой { $square }!
   *[some] Король следующим ходом выйдет, если придёт одна из { $cards } карт (всего впереди { $total }): закрой { $square }!
  }
assassins-hints-stop = { $harm ->
    [lost] Остановишься здесь — проиграешь: это последний раунд, а король ещё снаружи.
    [none] Если остановиться здесь, удара по королю не будет.
    [kills-surely] Если остановиться здесь, короля убьют наверняка, стоит им захотеть!
    [wounds-surely] Если остановиться здесь, короля могут наверняка ранить, но не убить.
    [kills] Если остановиться здесь, короля могут убить: вероятность по подозрениям { $death }.
    [wounds] Если остановиться здесь, короля могут ранить: вероятность по подозрениям { $wound }.
   *[both] Если остановиться здесь, короля могут ранить (вероятность по подозрениям { $wound }) или даже убить ({ $death }).
  }
assassins-hints-fears = { $harm ->
    [lost] В этом раунде король в безопасности.
    [none] В этом раунде король в безопасности.
    [kills-surely] Сейчас короля можно наверняка убить!
    [wounds-surely] Сейчас короля можно наверняка ранить, но не убить.
    [kills] Сейчас короля можно убить: вероятность по подозрениям { $death }.
    [wounds] Сейчас короля можно ранить: вероятность по подозрениям { $wound }.
   *[both] Сейчас короля можно ранить (вероятность по подозрениям { $wound }) или даже убить ({ $death }).
  }
assassins-hints-can = { $harm ->
    [kills-surely] Ты можешь убить короля прямо сейчас!
    [wounds-surely] Ты можешь сейчас ранить короля.
   *[none] В этот ход короля не достать.
  }
assassins-hints-at-worst = Это худший случай, может выйти и меньше.
assassins-hints-strikers = { $whose ->
    [own] Кто из твоих может ударить: { $people }.
    [fear] Опасны для короля: { $people }.
   *[king] Кто может ударить: { $people }.
  }
assassins-hints-striker = { $sure ->
    [yes] { $who } на { $square } ({ $when })
   *[no] { $who } на { $square } ({ $chance }, { $when })
  }
assassins-hints-more = ещё { $more }
assassins-hints-clock = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  } до { $gate-gen }, у короля ещё { $left } ОД: { $spare ->
    [0] запаса нет.
   *[other] в запасе { $spare }.
  }
assassins-hints-gate-north = северные ворота
    .begun = Северные ворота
    .gen = северных ворот
    .dat = северным воротам
assassins-hints-gate-east = восточные ворота
    .begun = Восточные ворота
    .gen = восточных ворот
    .dat = восточным воротам
assassins-hints-gate-south = южные ворота
    .begun = Южные ворота
    .gen = южных ворот
    .dat = южным воротам
assassins-hints-gate-west = западные ворота
    .begun = Западные ворота
    .gen = западных ворот
    .dat = западным воротам
assassins-hints-clock-shut = Толпа закрывает все ворота. По свободному пути было бы { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }; у короля ещё { $left } ОД.
assassins-hints-clock-no-street = Ни одна улица не ведёт к воротам; у короля ещё { $left } ОД.
assassins-hints-clock-around = В обход толпы слишком далеко: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  } до { $gate-gen }, у короля ещё { $left } ОД.
assassins-hints-clock-through = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  } до ворот на { $square }, если с пути { $many ->
    [1] уйдёт
   *[other] уйдут
  } { $people }; у короля ещё { $left } ОД: { $spare ->
    [0] запаса нет.
   *[other] в запасе { $spare }.
  }
assassins-hints-clock-too-late = { $side ->
    [king] До замка не дойти: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
      } до { $gate-gen }, а у короля ещё { $left } ОД. Победа теперь одна: убрать всех трёх убийц.
   *[people] Королю до замка уже не дойти: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
      } до { $gate-gen }, а у него ещё { $left } ОД. Ты победишь, если до последней карты уцелеет хоть один убийца.
  }
assassins-hints-blocker = Можно { $ways }.
assassins-hints-blocker-ways = { $one } или { $other }
assassins-hints-blocker-push = оттолкнуть ({ $ap } ОД)
assassins-hints-blocker-arrest = арестовать ({ $ap } ОД)
assassins-hints-blocker-kill = убить ({ $ap } ОД)
assassins-hints-odds = Карт впереди: { $cards }. Из них с 2 ОД у короля — { $two }, с 5 ОД у горожан — { $many }, с арестом — { $arrests }.
assassins-hints-odds-last = Последняя карта: у короля { $king } ОД, { $arrest ->
    [yes] арест есть.
   *[no] ареста нет.
  }
assassins-hints-odds-none = После этой карты больше ни одной.
assassins-hints-suspects = { $of ->
    [alike] Если все подозрительны одинаково, убийца с вероятностью:
    [nothing] Пока никто ничем себя не выдаёт.
    [supposed] Тогда убийца с вероятностью:
   *[seen] Насколько похоже, что это убийца, по тому, что видели все:
  }
assassins-hints-suspected = { $of ->
    [own] Насколько подозрительны твои: { $people }.
   *[seen] Подозрительнее всех: { $people }.
  }
assassins-hints-suspected-one = { $who } { $chance }
assassins-hints-suspects-none = Все, кто ещё здесь, известны.
assassins-hints-suspect = - { $who-begun } { $chance }.
assassins-hints-suspect-by = - { $who-begun } { $chance }: { $sign } (без этого { $without }).
assassins-hints-suspect-each = - Каждый из них { $chance }.
assassins-hints-sign-killed = была возможность убить короля { $when }, но удара нет
assassins-hints-sign-wounded = была возможность ранить короля { $when }, но удара нет
assassins-hints-sign-moved = движение { $when }
assassins-hints-sign-nearer = подходит ближе к королю { $when }
assassins-hints-sign-farther = уходит от короля { $when }
assassins-hints-sign-in-reach = подходит к королю на удар { $when }
assassins-hints-sign-stays-in-reach = держится от короля на удар { $when }
assassins-hints-sign-away-from-knights = уходит от рыцаря { $when }
assassins-hints-sign-beside-a-knight = рядом с рыцарем { $when }
assassins-hints-sign-onto-a-roof = забирается на крышу { $when }
assassins-hints-sign-in-the-way = встаёт на пути короля { $when }
assassins-hints-sign-often-chosen = начинает там, где убийца ценен
assassins-hints-sign-seldom-chosen = начинает там, где от убийцы мало толку
assassins-hints-when-once = в раунде { $round }
assassins-hints-when-often = в нескольких раундах
assassins-hints-do-moves = { $how ->
    [key] Лучший ход: { $key } сыграет его.
    [typed] Лучший ход: напечатай { $actions }.
   *[board] Лучший ход: он на доске.
  }
assassins-hints-do-strike = { $how ->
    [key] Бей сейчас: { $key } — удар!
    [typed] Бей сейчас: напечатай { $actions }!
   *[board] Бей сейчас: удар на доске!
  }
assassins-hints-do-either = { $how ->
    [key] Бить или ждать — всё равно; { $key } сыграет так:
    [typed] Бить или ждать — всё равно; напечатай { $actions }.
   *[board] Бить или ждать — всё равно; смотри на доске.
  }
assassins-hints-best-nothing = Лучше всего сразу закончить ход.
assassins-hints-wins = Это победа.
assassins-hints-kills = Это смерть короля.
assassins-hints-chance = Твой шанс — { $chance }. { $others ->
    [0] Ничего не хуже найти не удалось.
    [1] Есть ещё один ход не хуже (следующая страница).
    [one] Есть ещё { $others } ход не хуже (следующая страница).
    [few] Есть ещё { $others } хода не хуже (следующая страница).
    [many] Есть ещё { $others } ходов не хуже (следующая страница).
   *[other] Есть ещё { $others } хода не хуже (следующая страница).
  }
assassins-hints-strike-costs = Ударить сразу — минус { $loss } шанса.
assassins-hints-chance-alone = Твой шанс — { $chance }.
assassins-hints-cut-short = Время вышло раньше, чем сравнилось всё: может быть и лучше.
assassins-hints-then = { $harm ->
    [lost] Тогда последний раунд позади, а король ещё снаружи.
    [none] Тогда удара по королю не будет.
    [kills-surely] Тогда короля могут наверняка убить.
    [wounds-surely] Тогда короля могут наверняка ранить, но не убить.
    [kills] Тогда короля могут убить (вероятность { $death }).
    [wounds] Тогда короля могут ранить (вероятность { $wound }), но не убить.
   *[both] Тогда короля могут ранить (вероятность { $wound }) или даже убить ({ $death }).
  }
assassins-hints-luck = { $arrest ->
    [yes] Арест победит сразу, если это последний убийца: вероятность { $chance }.
   *[no] Это победит сразу, если остальные уже арестованы: вероятность { $chance }.
  }
assassins-hints-after = После этого хода до ворот { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }, { $change ->
    [late] но у короля впереди только { $left } ОД: поздно, если не откроется путь короче.
    [fewer] у короля впереди { $left } ОД: { $spare ->
        [0] запаса нет
       *[other] в запасе { $spare }
      }, на { $by } меньше, чем сейчас.
    [more] у короля впереди { $left } ОД: в запасе { $spare }, на { $by } больше, чем сейчас.
   *[same] у короля впереди { $left } ОД: { $spare ->
        [0] запаса нет
       *[other] в запасе { $spare }
      }, как и сейчас.
  }
assassins-hints-after-first = После этого хода до ворот { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }, у короля впереди { $left } ОД: { $spare ->
    [0] запаса нет
   *[other] в запасе { $spare }
  }.
assassins-hints-after-through = После этого хода до ворот { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }, если с пути { $many ->
    [1] уйдёт
   *[other] уйдут
  } { $people }; у короля впереди { $left } ОД.
assassins-hints-after-shut = После этого хода все пути к воротам закрыты.
assassins-hints-unspent = Не потрачено: { $points }.
assassins-hints-unspent-knights = { $ap } ОД рыцарей
assassins-hints-unspent-people = { $ap } ОД
assassins-hints-unspent-king = { $ap } ОД короля, их не вернуть
assassins-hints-then-walks-out = { $which ->
    [that] С этой картой король всё равно выйдет следующим ходом.
    [any] Король всё равно выйдет следующим ходом, какая бы карта ни пришла.
    [none] Тогда следующим ходом король не выйдет.
   *[some] Король всё равно выйдет следующим ходом, если придёт одна из { $cards } карт (всего впереди { $total }).
  }
assassins-hints-then-strike = { $ap ->
    [0] Твой убийца готов ударить.
   *[other] Твоему ближайшему убийце до короля { $ap } ОД.
  }
assassins-hints-then-wounded = Король ранен.
assassins-hints-mind-arrest = Осторожно, рядом рыцари ({ $people }): арест стоит им 1 ОД, если карта его даёт.
assassins-hints-mind-kill = Осторожно с рыцарями: убить за 1 ОД они могут тех, кто рядом ({ $people }).
assassins-hints-move = - { $done-begun }.
assassins-hints-move-why = - { $done-begun }: { $why }.
assassins-hints-why-progress = до { $gate-gen } остаётся { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }
assassins-hints-why-keeps-off = иначе { $when } может ударить { $people }
assassins-hints-why-room = освобождает место, дальше пойдёт { $later }
assassins-hints-why-opens = { $pawns ->
    [1] открывает путь к { $gate-dat }
   *[other] вместе открывают путь к { $gate-dat }
  }
assassins-hints-why-shortens = сокращает королю путь до { $gate-gen } на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }
assassins-hints-why-clears = { $pawns ->
    [1] освобождает королю следующий шаг
   *[other] вместе освобождают королю следующий шаг
  }
assassins-hints-why-farther = до удара теперь { $ap } ОД: { $people }
assassins-hints-why-guards = прикрывает короля
assassins-hints-why-shuts = { $gate ->
    [every] { $pawns ->
        [1] закрывает все пути к воротам
       *[other] вместе закрывают все пути к воротам
      }
   *[other] { $pawns ->
        [1] закрывает все пути к { $gate-dat }
       *[other] вместе закрывают все пути к { $gate-dat }
      }
  }
assassins-hints-why-lengthens = удлиняет королю путь до { $gate-gen } на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }
assassins-hints-why-blocks = стоит на пути короля
assassins-hints-why-nearer = тогда твой убийца сможет ударить { $when }
assassins-hints-why-feigns = делает вид, что может ударить { $when }
assassins-hints-why-kills = рыцарей у короля остаётся { $knights }
assassins-hints-why-known = иначе возможен удар { $when }
assassins-hints-why-removes = { $how ->
    [never] под арест идёт точно не убийца
    [surely] под арест идёт точно убийца
   *[likely] под арест идёт убийца с вероятностью { $chance }
  }
assassins-hints-why-removes-near = { $how ->
    [never] под арест идёт точно не убийца
    [surely] под арест идёт точно убийца, который мог бы ударить { $when }
   *[likely] под арест идёт убийца с вероятностью { $chance }, а он мог бы ударить { $when }
  }
assassins-hints-strikes-after = { $ap ->
    [0] сразу
   *[other] через { $ap } ОД
  }
assassins-hints-strikes-after-least = не раньше чем через { $ap } ОД
assassins-hints-as-good = { $others ->
    [1] Не хуже лучшего:
   *[other] Не хуже лучшего, сначала самые непохожие:
  }
assassins-hints-none-as-good = Из того, что просмотрено, ничего не хуже больше нет.
assassins-hints-nothing-else = Больше здесь ничего не сделать.
assassins-hints-other = { $number }. { $turn } { $apart }
assassins-hints-other-nothing = { $number }. Сразу закончить ход. { $apart }
assassins-hints-worse = Минус { $loss } шанса.
assassins-hints-next-best = Следующие по силе:
assassins-hints-apart = { $how ->
    [better] { $better }
    [worse] { $worse }
   *[both] { $better }, но { $worse }
  }
assassins-hints-apart-sentence = { $how ->
    [alike] Почти то же самое.
    [better] По сравнению с лучшим: { $better }.
    [worse] По сравнению с лучшим: { $worse }.
   *[both] По сравнению с лучшим: { $better }, но { $worse }.
  }
assassins-hints-apart-risk = { $safer ->
    [yes] надёжнее
   *[no] рискованнее
  }
assassins-hints-apart-death = { $less ->
    [yes] король гибнет реже
   *[no] король гибнет чаще
  }
assassins-hints-apart-wound = { $less ->
    [yes] короля ранят реже
   *[no] короля ранят чаще
  }
assassins-hints-apart-gate = { $open ->
    [yes] путь к воротам открыт
   *[no] пути к воротам нет
  }
assassins-hints-apart-steps = { $ahead ->
    [yes] впереди
   *[no] позади
  } на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }
assassins-hints-apart-arrests = арест ({ $people })
assassins-hints-apart-spares = без ареста ({ $people })
assassins-hints-apart-wins = { $more ->
    [yes] чаще побеждает сразу
   *[no] реже побеждает сразу
  }
assassins-hints-apart-strike = { $wounds ->
    [yes] ранит короля
   *[no] король цел
  }
assassins-hints-apart-walks-out = { $may ->
    [yes] король может выйти следующим ходом
   *[no] король не выйдет следующим ходом
  }
assassins-hints-apart-kills = { $more ->
    [yes] убитых рыцарей больше на { $knights }
   *[no] убитых рыцарей меньше на { $knights }
  }
assassins-hints-apart-reveals = { $more ->
    [yes] выдаёт убийцу
   *[no] твои убийцы остаются скрыты
  }
assassins-hints-apart-ready = { $nearer ->
    [yes] до удара на { $ap } ОД ближе
   *[no] до удара на { $ap } ОД дальше
  }
assassins-hints-apart-blocked = { $blocked ->
    [yes] все ворота закрыты
   *[no] ворота остаются открыты
  }
assassins-hints-apart-way = его путь { $longer ->
    [yes] длиннее
   *[no] короче
  } на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }
assassins-hints-risk = { $harm ->
    [none] король в безопасности
    [kills-surely] короля могут наверняка убить
    [wounds-surely] короля могут наверняка ранить
    [kills] короля могут убить (вероятность { $death })
    [wounds] короля могут ранить (вероятность { $wound })
   *[both] короля могут ранить (вероятность { $wound }) или даже убить ({ $death })
  }
assassins-hints-advice-title = Раунд { $round }, { $moment ->
    [before] карта ещё не открыта
    [king] ход короля
   *[people] ход горожан
  }. Совет: { $side }
assassins-hints-both-chances = Шанс на победу: король { $king }, горожане { $people } (± { $error }).
assassins-hints-worlds = Кто трое убийц: возможных троек { $trios }.
assassins-hints-trios = По числу троек, все равны: убивают { $death } из { $trios }, ранят { $wound }.
assassins-hints-way-to-gate = { $way ->
    [none] Ни одна улица не ведёт сюда: { $gate } { $square }.
    [shut] Толпа закрывает { $gate } { $square }, шагов до них { $steps }.
   *[open] { $gate-begun } { $square }: шагов { $steps }, в обход толпы { $around }.
  }
assassins-hints-near = Если это убийца, удар через { $ap } ОД: { $people }.
assassins-hints-near-none = За { $ap } ОД или меньше не может ударить ни один убийца.
assassins-hints-best-of = { $all ->
    [yes] Лучшее из всех вариантов хода ({ $tried }):
   *[no] Лучшее из вариантов хода ({ $tried }):
  }
assassins-hints-only-way = Единственный вариант хода:
assassins-hints-no-turn = Сейчас ничего сделать не может { $side }.
assassins-hints-candidate = { $number }. { $turn }
assassins-hints-candidate-nothing = { $number }. Сразу закончить ход.
assassins-hints-figures = { $figures }.
assassins-hints-figure-wins = победа
assassins-hints-figure-chance = шанс { $chance } (± { $error })
assassins-hints-figure-at-once = сразу { $chance }
assassins-hints-risked-killed = смерть { $chance } (троек { $trios })
assassins-hints-risked-wounded = рана { $chance } (троек { $trios })
assassins-hints-figure-steps = { $steps ->
    [one] { $steps } шаг до ворот
    [few] { $steps } шага до ворот
    [many] { $steps } шагов до ворот
   *[other] { $steps } шага до ворот
  }
assassins-hints-figure-shut = все пути к воротам закрыты
assassins-hints-figure-strike = до удара { $ap } ОД
assassins-hints-take = { $how ->
    [key] Возьми этих трёх: { $people } ({ $key } возьмёт их).
   *[typed] Возьми этих трёх: { $people }.
  }
assassins-hints-member = - { $who-begun }: { $passes ->
    [no] в стороне от коротких путей короля
    [one] король может пройти рядом через { $passes } шаг
    [few] король может пройти рядом через { $passes } шага
    [many] король может пройти рядом через { $passes } шагов
   *[other] король может пройти рядом через { $passes } шага
  }; { $arrest ->
    [no] рыцарь не дойдёт.
   *[other] арест обойдётся хотя бы в { $arrest } ОД.
  }
assassins-hints-apart-squares = Между двумя ближайшими { $squares ->
    [one] { $squares } поле
    [few] { $squares } поля
    [many] { $squares } полей
   *[other] { $squares } поля
  }: чем дальше, тем труднее уберечься от обоих.
assassins-hints-picked = Взято наугад из { $choices } таких же хороших: что берут всегда, то можно угадать.
assassins-hints-self-play = Когда компьютер играл сам с собой, такая тройка выигрывала { $chance } партий, кого бы король ни
    подозревал; любая — { $even }.
