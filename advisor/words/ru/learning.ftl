advisor-archive-none = это не архив NumPy
advisor-archive-damaged = { $known ->
    [yes] повреждено: { $why }
   *[no] повреждено
  }
advisor-archive-arrays = массивов больше { $most }
advisor-archive-bytes = больше { $most } байт
advisor-archive-member = есть часть, которая не массив: { $name }
advisor-array-missing = нет массива { $array }
advisor-array-header = заголовок массива { $array } не читается
advisor-array-size = массив { $array } не того размера, который указан
advisor-array-compressed = массив { $array } сжат неизвестным способом
advisor-array-dimensions = массив { $array }: измерений { $found }, а не { $wanted }
advisor-array-kind = массив { $array } содержит { $found }, а не { $wanted }
advisor-array-shape = массив { $array } имеет форму { $found }, а не { $wanted }
advisor-array-number = в массиве { $array } есть негодное число
advisor-array-long-text = текст { $text } длиннее { $limit } байт
advisor-array-inputs = массив { $array } ждёт { $inputs } чисел, столько не даёт ни одна позиция
advisor-hidden-layers = скрытые слои { $first } и { $second }, а не от 1 до { $most }
advisor-weights-players = не для такого числа игроков: { $players }
advisor-weights-version = веса версии { $version }, её программа не знает
advisor-weights-no-lot = { $array }: это не вероятности
advisor-checkpoint-none = это не годная контрольная точка: { $why }
advisor-checkpoint-memory = просит { $needed } байт памяти, больше { $most }
advisor-checkpoint-plays = хранит в игре раунда больше розыгрышей, чем берёт
advisor-checkpoint-boards = полей { $boards } на групп { $groups }
advisor-checkpoint-samples = примеров больше, чем помещается в памяти
advisor-checkpoint-choice = есть выбор, которого не даёт ни одна позиция
advisor-checkpoint-squares = среднее квадратов меньше 0
advisor-checkpoint-finished = в группе { $group } есть законченная партия
advisor-checkpoint-long-game = в группе { $group } есть слишком длинная партия
advisor-checkpoint-network = сеть { $name } не для такого числа игроков: { $players }
advisor-checkpoint-policy = стратегия не для такого числа игроков: { $players }
advisor-checkpoint-secret = есть партия без её тайны
advisor-checkpoint-suspected = suspected: не назван никто из горожан
advisor-workers-die = { $known ->
    [yes] рабочие процессы снова и снова падают ({ $how })
   *[no] рабочие процессы снова и снова падают
  }
advisor-worker-died = { $known ->
    [yes] Рабочий процесс упал ({ $how }). Его работа делается заново.
   *[no] Рабочий процесс упал. Его работа делается заново.
  }
advisor-no-cluster = кластеру нужно дополнение: pip install 'kingsroad[cluster]'
