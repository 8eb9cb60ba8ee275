refusals-needs-terminal = игре нужен терминал; с `--plain` она обходится без него
refusals-no-file = '-' — не файл; файл с таким именем — './-'
refusals-invited = это приглашение: его берёт `kingsroad join ПРИГЛАШЕНИЕ`
refusals-greeting = Ждём первого ответа программы …
refusals-no-redo = Возвращать нечего.
refusals-no-folder = { $path }: папки { $folder } нет
refusals-more-than-none = { $option }: нужно больше 0
refusals-cannot-draw = { $named ->
    [yes] TERM — { $terminal }
   *[no] TERM не задан
  }: этот терминал не может нарисовать игру; `--plain` играет строка за строкой
refusals-no-plain-text = { $game } нельзя играть простым текстом
refusals-not-told = { $file }: такие партии здесь не проигрываются
refusals-opens-a-code = { $command } КОД откроет его
refusals-option-of-another = { $option } — для партий { $its_game }, а это { $game }
refusals-is-a-file = { $option }: { $path } — файл; для нескольких партий назови папку
refusals-one-page = { $option }: { $path } — одна страница; для нескольких партий назови папку
refusals-command-unreadable = Команда не читается: { $why }.
refusals-type-a-program = Напечатай программу, которая будет играть.
refusals-no-program = Программы { $program } нет.
refusals-undo-question = { $computers ->
    [yes] Отменить раунд { $number }? Ты выбираешь снова, и компьютеры тоже: их карты уже видны. { $redo } вернёт раунд.
   *[no] Отменить раунд { $number }? Ты выбираешь снова; { $redo } вернёт раунд.
  }
refusals-game-counts = Здесь нет отмены: эта партия в зачёт.
refusals-undo-alone = Отменять можно, только играя без других людей.
refusals-no-undo = Отменять нечего.
