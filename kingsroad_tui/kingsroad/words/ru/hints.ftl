kingsroad-hints-reasons-keep-the-witch = Прибереги Ведьму: в этом раунде она ничего не добавит.
kingsroad-hints-reasons-many-as-good = Здесь много выборов примерно одной цены.
kingsroad-hints-reasons-few-as-good = Здесь несколько выборов примерно одной цены: ни одна карта не решает.
kingsroad-hints-best-play-perfect-play = , при совершенной игре
kingsroad-hints-everybody-else = все остальные
    .begins = Все остальные
kingsroad-hints-somebody = кто-то
kingsroad-hints-or = { $most } или { $last }
kingsroad-hints-reasons-overtakes = Ты выйдешь вперёд в регионе { $region }, позади { $rivals }{ $brings }.
kingsroad-hints-reasons-leads = Ты будешь впереди в регионе { $region }{ $brings }.
kingsroad-hints-reasons-holds = Ты останешься впереди в регионе { $region } { $certain ->
     [yes] наверняка
    *[no] с вероятностью { $chance }
   }, а без ещё одного маркера там — только { $without }{ $brings }.
kingsroad-hints-reasons-ties = В регионе { $region } будет ничья, ты и { $rivals }: вырваться вперёд она не даст{ $brings }.
kingsroad-hints-reasons-place = { $number ->
     [1] Маркер окупится
    *[other] Даже { $place } место стоит маркера
   } в регионе { $region }{ $brings }.
kingsroad-hints-reasons-blocks = Маркер в регионе { $region } мешает соперникам ({ $rivals }): в среднем минус { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }.
kingsroad-hints-reasons-risk = Ты останешься впереди в регионе { $region }, разве что { $ending }.
kingsroad-hints-reasons-adds = { $who } добавит { $markers ->
     [1] маркер
     [one] { $markers } маркер
     [few] { $markers } маркера
     [many] { $markers } маркеров
    *[other] { $markers } маркера
   }
kingsroad-hints-reasons-or = { $most } или { $last }
kingsroad-hints-reasons-prepares = Маркер — задел на будущее: { $region } ({ $ahead ->
     [1] следующий
     [one] через { $ahead } регион
     [few] через { $ahead } региона
     [many] через { $ahead } регионов
    *[other] через { $ahead } региона
   }, за 1-е место { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }). С { $markers ->
     [1] одним маркером
     [2] двумя маркерами
     [one] { $markers } маркером
     [few] { $markers } маркерами
     [many] { $markers } маркерами
    *[other] { $markers } маркерами
   } там { $stand ->
     [most] у тебя больше всех
     [level] поровну (ты и { $rivals }), и ещё можно вырваться вперёд
    *[behind] ещё можно догнать ({ $rivals }: { $top })
   }.
kingsroad-hints-reasons-dragon = Дракон ведёт Короля дальше, подсчёт и там: { $region }. В среднем это { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }{ $nobles }.
kingsroad-hints-reasons-witch = С Ведьмой ты выбираешь, когда все остальные карты уже на столе. Это на { $worth } лучше любого выбора без
    неё.
kingsroad-hints-reasons-matters = Маркер в регионе { $region } нужен: без него лучший выбор хуже на { $less }.
kingsroad-hints-reasons-brings = { $unsure ->
     [yes] , если Дракон приведёт туда Короля
    *[no] { "" }
   }: в среднем { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }{ $nobles } за раунд
kingsroad-hints-reasons-nobles = { " " }({ $place }, и { $nobles } за твоих дворян)
kingsroad-hints-reasons-end = { $how ->
     [own] Ты закончишь партию этим раундом
     [sure] Этот раунд закончит партию
    *[likely] Этот раунд, скорее всего, закончит партию ({ $chance })
   }{ $number ->
     [0] { "" }
     [one] : решает { $regions }
     [few] : решают { $regions }
     [many] : решают { $regions }
    *[other] : решают { $regions }
   }.
kingsroad-hints-reasons-final = Регион { $region } принесёт тебе в среднем { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, а соперник ({ $rival }) получит { $gets }.
kingsroad-hints-reasons-alike = Все выборы примерно той же цены ({ $number }) ставят маркер сюда: { $regions }.
kingsroad-hints-reasons-evidence = { $name }: выборов пока { $choices }, из них { $fitting } — как у игрока, { $type ->
     [level-0] который идёт в следующие регионы
     [level-1] который думает на шаг вперёд
     [level-2] который думает на два шага вперёд
    *[equilibrium] которого не прочесть
   }.
kingsroad-hints-reasons-in-region = { $region }{ $sure ->
     [yes] { "" }
    *[no] { " " }(подсчёт { $scored })
   }: первое место без соседей { $first }, ничья { $tie }{ $gains ->
     [yes] , новый дворянин { $takes }
    *[no] { "" }
   }{ $loses ->
     [yes] , потеря дворянина { $lost }
    *[no] { "" }
   }; в среднем { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }.
kingsroad-hints-aims-way-out-of-what-if = { $key } меняет или убирает это.
kingsroad-hints-aims-aim-remark = Цель — { $goal }, против { $players }
kingsroad-hints-aim-win = победа
kingsroad-hints-aim-margin = большой отрыв
kingsroad-hints-aim-points = побольше очков в этом раунде
kingsroad-hints-aims-aims-to-choose = { $goal }: победа, отрыв, очки; { $belief }: { $beliefs }
kingsroad-hints-aims-worked-out = Совет: цель — { $goal }, против { $players }{ $number ->
     [0] { "" }
    *[other] , { $assumptions }
   }.
kingsroad-hints-worse-gain = на { $points }{ $first ->
     [yes] { " " }{ $points ->
         [one] очко
         [few] очка
         [many] очков
        *[other] очка
       }
    *[no] { "" }
   } больше в регионе { $region }
kingsroad-hints-worse-gains = { $better }: { $gains }, в среднем { $end ->
     [yes] к концу
    *[no] за этот раунд
   }.
kingsroad-hints-worse-at-best = { $never ->
     [yes] { $given } не выиграть
    *[no] { $given } — самое большее { $value }
   }.
kingsroad-hints-worse-without = { $how ->
     [none] Без маркера в регионе { $what }
     [one] С одним маркером в регионе { $what }
    *[card] Без карты { $what }
   }
kingsroad-hints-worse-with = { $how ->
     [one] С маркером в регионе { $what }
     [two] С двумя маркерами в регионе { $what }
    *[card] С картой { $what }
   }
kingsroad-hints-worse-moved = Маркер в регионе { $target } вместо региона { $source } даёт { $goal ->
     [win] шанс { $value }
    *[other] { $value }
   }.
kingsroad-hints-worse-worth = { $complete ->
     [yes] { $lead } { $value }
    *[no] { $lead }: { $value }
   }{ $beside ->
     [best] . Это лучший выбор
     [equal] , почти как у лучшего выбора
     [worse] , на { $less } меньше, чем у лучшего (место { $rank } из { $count })
    *[at-best] , на { $less } меньше, чем у лучшего
   }.
kingsroad-hints-worse-yours = { $goal ->
     [win] Твой шанс:
    *[other] У тебя:
   }
kingsroad-hints-worse-trace = самую малость
kingsroad-hints-worse-declines = Рыцарь (отказ)
kingsroad-hints-worse-with-the-witch = С Ведьмой
kingsroad-hints-worse-completed = { $ordered ->
     [yes] Есть { $chosen }, лучше всего добавить { $first }, потом { $last }
    *[no] Есть { $chosen }, лучше всего добавить { $added }
   }
kingsroad-hints-worse-cost = { $subject } { $how ->
     [gamble] { $called }: против совершенной игры он стоит { $lost }
     [good] стоит { $lost }
    *[called] { $called }, цена { $lost }{ $perfect }
   }{ $win ->
     [yes] : шанс был бы { $value }, а не { $best }
    *[no] { "" }
   }.
kingsroad-hints-worse-these = { $cards }: это
kingsroad-hints-worse-anyway = Всё равно сыграть?
kingsroad-hints-worse-assumed = Сыграно { $cards }: тогда это
kingsroad-hints-worse-assumed-good = Сыграно { $cards }: тогда это не хуже любого другого.
kingsroad-hints-worse-because = Лучший выбор лучше, потому что { $reason }
kingsroad-hints-worse-exchanged = { $little }; с этим маркером в регионе { $target } { $goal ->
     [win] шанс был бы { $value }
     [margin] отрыв был бы { $value }
    *[points] у тебя было бы { $value }
   }.
kingsroad-hints-worse-little = { $little }.
kingsroad-hints-worse-they-lead = { $lead } впереди в регионе { $name }: { $top ->
     [one] { $top } маркер
     [few] { $top } маркера
     [many] { $top } маркеров
    *[other] { $top } маркера
   } против твоих { $own }
kingsroad-hints-worse-only-level = В регионе { $name } будет только ничья: ты и { $rivals }
kingsroad-hints-worse-no-need = В регионе { $name } ты впереди и без ещё одного маркера
kingsroad-hints-worse-can-wait = Регион { $name } подождёт: Королю туда ещё { $ahead ->
     [one] { $ahead } регион
     [few] { $ahead } региона
     [many] { $ahead } регионов
    *[other] { $ahead } региона
   }
kingsroad-hints-worse-pays = Пока регион { $name } заплатил бы тебе { $gets ->
     [one] { $gets } очко
     [few] { $gets } очка
     [many] { $gets } очков
    *[other] { $gets } очка
   }
kingsroad-hints-worse-brings-less = Маркер в регионе { $name } приносит меньше, чем в другом месте
kingsroad-hints-worse-as-good = Твои карты: не хуже любых других.
kingsroad-hints-worse-your-choice = Твои карты: { $called }.
kingsroad-hints-others-markers = { $who ->
     [one] { $name } добавит { $what } в регион { $region }
     [nobody] никто не добавит { $what } в регион { $region }
     [only-one] только кто-то один из них добавит { $what } в регион { $region }
     [both] оба соперника добавят { $what } в регион { $region }
     [all] все остальные добавят { $what } в регион { $region }
     [several] несколько соперников добавят { $what } в регион { $region }
     [some] кто-то, но не все, добавит { $what } в регион { $region }
    *[somebody] кто-то добавит { $what } в регион { $region }
   }
    .probably = { $who ->
        [one] { $name }, скорее всего, добавит { $what } в регион { $region }
        [both] оба соперника, скорее всего, добавят { $what } в регион { $region }
        [all] все остальные, скорее всего, добавят { $what } в регион { $region }
        [several] несколько соперников, скорее всего, добавят { $what } в регион { $region }
       *[somebody] кто-то, скорее всего, добавит { $what } в регион { $region }
   }
    .comes = { $who ->
        [one] { $name }, скорее всего, придёт
        [both] оба соперника, скорее всего, придут
        [all] все остальные, скорее всего, придут
        [several] несколько соперников, скорее всего, придут
       *[somebody] кто-то, скорее всего, придёт
   }
kingsroad-hints-case-added = { $markers ->
     [1] маркер
    *[other] два маркера
   }
kingsroad-hints-play-dragon = { $who ->
     [one] { $name } сыграет Дракона
     [nobody] никто не сыграет Дракона
     [only-one] только кто-то один из них сыграет Дракона
     [both] оба соперника сыграют Дракона
     [all] все остальные сыграют Дракона
     [several] несколько соперников сыграют Дракона
     [some] кто-то, но не все, сыграет Дракона
    *[somebody] кто-то сыграет Дракона
   }
    .probably = { $who ->
        [one] { $name }, скорее всего, сыграет Дракона
        [both] оба соперника, скорее всего, сыграют Дракона
        [all] все остальные, скорее всего, сыграют Дракона
        [several] несколько соперников, скорее всего, сыграют Дракона
       *[somebody] кто-то, скорее всего, сыграет Дракона
   }
kingsroad-hints-play-witch = { $who ->
     [one] { $name } сыграет Ведьму
     [nobody] никто не сыграет Ведьму
     [only-one] только кто-то один из них сыграет Ведьму
     [both] оба соперника сыграют Ведьму
     [all] все остальные сыграют Ведьму
     [several] несколько соперников сыграют Ведьму
     [some] кто-то, но не все, сыграет Ведьму
    *[somebody] кто-то сыграет Ведьму
   }
    .probably = { $who ->
        [one] { $name }, скорее всего, сыграет Ведьму
        [both] оба соперника, скорее всего, сыграют Ведьму
        [all] все остальные, скорее всего, сыграют Ведьму
        [several] несколько соперников, скорее всего, сыграют Ведьму
       *[somebody] кто-то, скорее всего, сыграет Ведьму
   }
kingsroad-hints-case-this = это
kingsroad-hints-case-yours = твой выбор
kingsroad-hints-case-odds = { $tenths } из 10
kingsroad-hints-split = { $perfect ->
     [yes] Против совершенной игры: если
    *[no] Если
   } { $case } ({ $odds }), то { $choice } даёт { $goal ->
     [win] шанс { $value }
    *[other] { $value }
   }; иначе { $otherwise }.
kingsroad-hints-split-beside = { $perfect ->
     [yes] Против совершенной игры: если
    *[no] Если
   } { $case } ({ $odds }), то { $choice } даёт { $goal ->
     [win] шанс { $value }
    *[other] { $value }
   }, а { $better } — { $best }; иначе { $otherwise } и { $best_otherwise }.
kingsroad-hints-split-beside-alike = { $perfect ->
     [yes] Против совершенной игры: если
    *[no] Если
   } { $case } ({ $odds }), то { $choice } даёт { $goal ->
     [win] шанс { $value }
    *[other] { $value }
   }; иначе { $otherwise }; а { $better } даёт { $best } в любом случае.
kingsroad-hints-split-three = { $perfect ->
     [yes] Против совершенной игры: если
    *[no] Если
   } { $few } ({ $few_odds }), то { $choice } даёт { $goal ->
     [win] шанс { $few_value }
    *[other] { $few_value }
   }; если { $some } ({ $some_odds }) — { $some_value }; если { $most } ({ $most_odds }) — { $most_value }.
kingsroad-hints-looks-likely = { $cards } — на вид { $points }, но { $case } ({ $odds }): тогда { $goal ->
     [win] шанс { $value }
    *[other] будет { $value }
   }, иначе { $otherwise }.
kingsroad-hints-looks-unless = { $cards } — на вид { $points }, но если { $case } ({ $odds }), { $goal ->
     [win] шанс { $value }
    *[other] будет { $value }
   }, иначе { $otherwise }.
kingsroad-hints-looks-needs = { $cards } — на вид { $points }, но { $goal ->
     [win] шанс { $value }
    *[other] { $value }
   } будет, только если { $case } ({ $odds }), иначе { $otherwise }.
kingsroad-hints-looks-three = { $cards } — на вид { $points }, но { $goal ->
     [win] шанс { $few_value }
    *[other] { $few_value }
   } будет, если { $few } ({ $few_odds }); если { $some } ({ $some_odds }) — { $some_value }, если { $most } ({ $most_odds }) —
    { $most_value }.
kingsroad-hints-looks-without = { $cards } — на вид { $points }, но { $markers ->
     [0] без маркера
    *[other] с одним маркером
   } в регионе { $region } ни один выбор не даёт больше { $goal ->
     [win] шанса { $value }
    *[other] { $value }
   }.
kingsroad-hints-looks-without-card = { $cards } — на вид { $points }, но без карты { $card } ни один выбор не даёт больше { $goal ->
     [win] шанса { $value }
    *[other] { $value }
   }.
kingsroad-hints-looks-moved = { $cards } — на вид { $points }, но маркер в регионе { $target } вместо региона { $source } даёт { $goal ->
     [win] шанс { $value }
    *[other] { $value }
   }.
kingsroad-hints-looks-less = { $cards } — на вид { $points }, в среднем { $expected }, а стоит { $cost }: что-то одно здесь не решает.
kingsroad-hints-looks-points = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }{ $nobles ->
     [0] { "" }
    *[other] { " " }({ $place }, и { $nobles } за твоих дворян)
   }
kingsroad-hints-kept-now = { $card }: сейчас это даёт { $now }, а если приберечь — { $kept }.
kingsroad-hints-kept-later = Прибереги карту { $card }: сейчас она даёт { $now }, а потом { $kept }.
kingsroad-hints-leave-others = { $region }: подсчёт сейчас, но лучше не ставить: { $case } ({ $odds }).
kingsroad-hints-leave-unless = { $region }: подсчёт сейчас, но лучше не ставить: если { $case } ({ $odds }), маркер там даёт { $goal ->
     [win] шанс { $value }
    *[other] { $value }
   }, иначе { $otherwise }.
kingsroad-hints-leave-reach = { $region }: подсчёт сейчас, но лучше не ставить: в этом раунде там не догнать ({ $leaders }).
kingsroad-hints-leave-ahead = { $region }: подсчёт сейчас, но маркер не нужен: ты впереди, { $own }:{ $top }.
kingsroad-hints-leave-brings = { $region }: подсчёт сейчас, но лучше не ставить: с маркером там { $goal ->
     [win] шанс
     [margin] отрыв
    *[other] выходит
   } самое большее { $value }.
kingsroad-hints-reasons-nothing-else = Больше выбирать не из чего.
kingsroad-hints-reasons-none-better = Лучше этого выбора нет.
