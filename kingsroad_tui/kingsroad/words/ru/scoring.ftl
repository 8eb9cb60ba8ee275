kingsroad-scoring-one-place = Подсчёт: { $region }. За 1-е место { $first ->
    [one] { $first } очко
    [few] { $first } очка
    [many] { $first } очков
   *[other] { $first } очка
  }, остальным ничего.
kingsroad-scoring-places = Подсчёт: { $region }. За 1-е место { $first ->
    [one] { $first } очко
    [few] { $first } очка
    [many] { $first } очков
   *[other] { $first } очка
  }, { $rest }.
kingsroad-scoring-pays = за { $place } { $points }
kingsroad-scoring-place = { $many ->
    [1] { $who ->
        [you] У тебя { $place } место
       *[other] { $who }: { $place } место
      }, { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
        [many] { $markers } маркеров
       *[other] { $markers } маркера
      },
    [2] { $who-begins }: поровну, по { $markers }; у обоих { $place } место,
    [3] { $who-begins }: поровну, по { $markers }; у всех троих { $place } место,
    [4] { $who-begins }: поровну, по { $markers }; у всех четверых { $place } место,
   *[other] { $who-begins }: поровну, по { $markers }; у всех пятерых { $place } место,
  } { $points ->
    [0] очков нет
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
kingsroad-scoring-all-tie = { $many ->
    [2] { $who-begins }: поровну
    [3] У всех троих поровну
    [4] У всех четверых поровну
   *[other] У всех пятерых поровну
  }, по { $markers }: очков нет.
kingsroad-scoring-noble = { $who ->
    [you] Ты ставишь
   *[other] { $who } ставит
  } дворянина: { $region }.
kingsroad-scoring-noble-lost = { $who ->
    [you] Твой дворянин оттуда
   *[other] Дворянин оттуда ({ $who })
  } уходит домой.
kingsroad-scoring-bonus = { $who ->
    [you] Тебе
   *[other] { $who }:
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } за дворянина.
kingsroad-scoring-chain = { $who ->
    [you] Тебе
   *[other] { $who }:
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } за цепь дворян ({ $regions }).
kingsroad-scoring-leads = { $many ->
    [1] { $who ->
        [you] Ты выходишь вперёд
       *[other] { $who } выходит вперёд
      }
   *[other] Впереди вместе { $who }
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
kingsroad-scoring-overtakes = { $who ->
    [you] Ты обгоняешь
   *[other] { $who } обгоняет
  }{ $others ->
    [you] { " " }тебя
   *[other] : { $others }
  }.
kingsroad-scoring-level = { $who-begins }: поровну!
kingsroad-scoring-close = Разница лишь { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }: { $who }!
kingsroad-scoring-uncaught = { $who ->
    [you] Тебя уже никто не догонит.
   *[other] Уже никому не догнать: { $who }.
  }
kingsroad-scoring-too-far = { $who ->
    [you] Ты позади на
   *[other] { $who } позади на
  } { $behind ->
    [one] { $behind } очко
    [few] { $behind } очка
    [many] { $behind } очков
   *[other] { $behind } очка
  }, а впереди не больше { $most }{ $level ->
    [no] .
   *[yes] { $who ->
        [you] , и дворян у тебя меньше.
       *[other] , и дворян меньше.
      }
  }
kingsroad-scoring-no-more = { $who ->
    [you] Ты позади на
   *[other] { $who } позади на
  } { $behind ->
    [one] { $behind } очко
    [few] { $behind } очка
    [many] { $behind } очков
   *[other] { $behind } очка
  }, и очков больше не будет.
kingsroad-scoring-fewer-nobles = { $who ->
    [you] У тебя поровну, очков больше не будет, а дворян меньше.
   *[other] { $who }: поровну, очков больше не будет, а дворян меньше.
  }
kingsroad-scoring-level-with = { $who-begins }: поровну, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
kingsroad-scoring-nobles = На поле: { $nobles }.
kingsroad-scoring-has-nobles = { $who ->
    [you] ты
   *[other] { $who }
  } — { $nobles ->
     [one] { $nobles } дворянин
     [few] { $nobles } дворянина
     [many] { $nobles } дворян
    *[other] { $nobles } дворянина
   }
kingsroad-scoring-shared = Общая победа: { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }!
kingsroad-scoring-won-ahead = { $who ->
    [you] Победа твоя
   *[other] Победа: { $who }
  }, { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }; { $second ->
    [you] ты
   *[other] { $second }
  } на { $ahead ->
     [one] { $ahead } очко
     [few] { $ahead } очка
     [many] { $ahead } очков
    *[other] { $ahead } очка
   } позади!
kingsroad-scoring-won = { $who ->
    [you] Победа твоя
   *[other] Победа: { $who }
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }{ $by_nobles ->
    [yes] { " " }и больше дворян!
   *[no] !
  }
