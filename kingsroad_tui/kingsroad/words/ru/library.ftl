kingsroad-library-what-to-type = печатай, чтобы искать; или файл, или код (KR1:...)
kingsroad-library-rounds = { $rounds ->
    [0] первый раунд
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
  }
kingsroad-library-running = идёт сейчас
kingsroad-library-not-begun = не начата
kingsroad-library-unfinished = раунд { $round }, не закончена
    .short = раунд { $round }
kingsroad-library-won = победа: { $who }
kingsroad-library-won-with = победа: { $who }, { $points }
kingsroad-library-you-won = { $shared ->
    [yes] общая победа
   *[no] твоя победа
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
    .short = { $shared ->
        [yes] общая победа
       *[no] твоя победа
      }, { $points }
    .shortest = { $shared ->
        [yes] общая победа
       *[no] твоя победа
      }
kingsroad-library-you-lost = поражение, { $won }
    .short = поражение
kingsroad-library-when = Когда
kingsroad-library-players = Игроки
kingsroad-library-score = Очки
kingsroad-library-how-it-ended = Чем кончилось
kingsroad-library-ended = Победа: { $who }; всего { $length }.
kingsroad-library-running-now = Идёт сейчас.
kingsroad-library-so-far = Не закончена: пока { $length }.
kingsroad-library-not-begun-yet = Не начата.
kingsroad-library-branch = с раунда { $round }
kingsroad-library-copy = копия до раунда { $round }
kingsroad-library-differs = С раунда { $round } отличается от партии, под которой стоит.
kingsroad-library-same = Это та же партия, под которой она стоит, до раунда { $round }.
kingsroad-library-no-such-round = раунд { $round }: в партии раунды от { $first } до { $last }
kingsroad-library-no-such-player = игрок { $name }: играют { $players }
kingsroad-library-alike = игрок { $name }: похожи { $players }; назови номер места
kingsroad-library-unreadable = не читается
