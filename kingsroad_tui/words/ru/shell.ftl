shell-palette = команды
    .about = Искать среди всех команд
shell-palette-search = Искать команду…
shell-palette-key = { $about } ({ $keys })
shell-palette-of-game = { $game }: { $command }
shell-palette-help = Клавиши и помощь
    .about = Помощь о том, что на экране
shell-palette-speed = Скорость раскрытия: { $speed }
    .about = { $now ->
        [yes] Как раскрывается раунд (сейчас)
       *[no] Как раскрывается раунд
    }
shell-options-of = Параметры партии { $game }
shell-solver-failed = решатель не справился: { $why }
shell-is-there = { $option }: { $path } уже есть; --force заменит
shell-crash-details = { $line } Подробности: { $path }.
