kingsroad-outcome-next-alone = Дальше: { KEY("end.mistakes") } ищет твои ошибки, { KEY("end.analyse") } показывает, где всё
    решилось.
kingsroad-outcome-next = Дальше: { KEY("end.analyse") } показывает раунд за раундом, где всё решилось.
kingsroad-outcome-home = На первый экран
kingsroad-outcome-to-analysis = Назад к первой партии
kingsroad-outcome-others-gone = { $many ->
    [1] { $who ->
        [you] Победа твоя
       *[other] Победа: { $who }
      }
   *[other] Общая победа: { $who }
  }, { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }; партия сдана: { $gone ->
    [you] ты
   *[other] { $gone }
  }.
kingsroad-outcome-won-by = { $who ->
    [you] Победа твоя
   *[other] Победа: { $who }
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, { $ahead }!
kingsroad-outcome-lead = { $how ->
    [hair] на волосок:{ " " }
    [triumph] с триумфом:{ " " }
   *[plain] { "" }
  }{ $second ->
    [you] ты
   *[other] { $second }
  } на { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } позади
    .begins = { $how ->
        [hair] На волосок: { $second ->
            [you] ты
           *[other] { $second }
          }
        [triumph] С триумфом: { $second ->
            [you] ты
           *[other] { $second }
          }
       *[plain] { $second ->
            [you] Ты
           *[other] { $second }
          }
      } на { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } позади
kingsroad-outcome-ahead = { $ahead-begins }!
kingsroad-outcome-own-place = { $close ->
    [yes] Совсем близко: у тебя
   *[no] У тебя
  } { $place } место{ $tied ->
    [yes] { " " }(там же { $level })
   *[no] { "" }
  }{ $behind ->
    [0] .
    [one] , до первого ({ $first }) — { $behind } очко.
    [few] , до первого ({ $first }) — { $behind } очка.
    [many] , до первого ({ $first }) — { $behind } очков.
   *[other] , до первого ({ $first }) — { $behind } очка.
  }
kingsroad-decided = { $about }: { $said }
kingsroad-decided-forfeited = { $who ->
    [you] Партия сдана тобой
   *[other] Сдаётся { $who }
  }
kingsroad-decided-why = { $why }.
kingsroad-decided-nobody-ahead = В конце никто не был впереди
kingsroad-decided-by-nobles = При равенстве решили дворяне на поле.
kingsroad-decided-led-always = { $who ->
    [you] Ты впереди с первого подсчёта до конца.
   *[other] { $who } впереди с первого подсчёта до конца.
  }
kingsroad-decided-never-behind = Впереди не был никто, кроме { $who ->
    [you] тебя
   *[other] победителя ({ $who })
  }
kingsroad-decided-led-alone = с региона { $region } { $final ->
    [yes] в окончательном подсчёте
   *[no] в раунде { $round }
  } впереди только { $who ->
    [you] ты
   *[other] { $who }
  }.
kingsroad-decided-lead = Первое место
kingsroad-decided-lead-taken = { $who ->
    [you] ты берёшь
   *[other] { $who } берёт
  } его насовсем в { $final ->
    [yes] окончательном подсчёте
   *[no] раунде { $round }
  } ({ $region }).
kingsroad-final-column = фин
kingsroad-decided-region = Решающий регион
kingsroad-decided-region-brought = { $region }. { $who ->
    [you] Ты берёшь там
   *[other] { $who } берёт там
  } { $points } из { $total ->
    [one] { $total } очка
    [few] { $total } очков
    [many] { $total } очков
   *[other] { $total } очка
  }, { $second ->
    [you] а ты
   *[other] а { $second }
  } — { $theirs }.
kingsroad-decided-led-before = { $many ->
    [1] { $who ->
        [you] Перед окончательным подсчётом впереди ты
       *[other] Перед окончательным подсчётом впереди { $who }
      }
   *[other] Перед окончательным подсчётом впереди { $who }
  }, очков { $points }.
kingsroad-decided-kept = { $many ->
    [1] { $who ->
        [you] Перед окончательным подсчётом впереди ты
       *[other] Перед окончательным подсчётом впереди { $who }
      }
   *[other] Перед окончательным подсчётом впереди { $who }
  }{ $kept ->
    [yes] , и так до конца
   *[no] , но первенство там потеряно
  }.
kingsroad-decided-taken-back = { $many ->
    [1] { $who ->
        [you] Перед окончательным подсчётом впереди ты
       *[other] Перед окончательным подсчётом впереди { $who }
      }
   *[other] Перед окончательным подсчётом впереди { $who }
  }; первенство там потеряно и возвращено: { $region }.
kingsroad-decided-best-round = Лучший раунд
kingsroad-decided-gained = { $who ->
    [you] твой
   *[other] { $who }
  }, { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } в раунде { $round }{ $shared ->
    [yes] , и столько же { $others ->
        [you] у тебя
       *[other] — { $others }
      }
   *[no] { "" }
  }.
kingsroad-decided-in-round = { $who ->
    [you] у тебя
   *[other] { $who }
  } в раунде { $round }
kingsroad-decided-best-region = { $who ->
    [you] Твой лучший регион
   *[other] Лучший регион ({ $who })
  } — { $region } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }); дворяне добавили { $nobles }.
kingsroad-outcome-save = Сохранить
kingsroad-outcome-look-back = Оглянуться
kingsroad-outcome-my-mistakes = Мои ошибки
kingsroad-outcome-column-points = очки
kingsroad-outcome-column-places = места
kingsroad-outcome-column-nobles = дворяне
kingsroad-outcome-column-final = конец
kingsroad-outcome-forfeited = (сдача)
kingsroad-points = Очки
