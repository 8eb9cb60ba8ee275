app-solver-restarts = Решатель остановился и запускается снова.
app-no-solver = Решатель не держится. Партия идёт дальше без подсказок.
app-running-elsewhere = Эта партия открыта в другом месте
app-look = Посмотреть
app-go-on-with-copy = Играть дальше копию
app-sent-to-clipboard = Отправлено в буфер обмена. Если вставка ничего не даёт, выдели здесь мышью, в большинстве
    терминалов — держа { KEY("fixed.shift") }:
app-code-sent-title = Код позиции (отправлен в буфер обмена)
app-game-sent-title = Вся партия одной строкой (отправлена в буфер обмена)
app-line-without-proof = В строке нет доказательства: verify берёт саму сохранённую партию.
app-game-sent = Вставь её в сообщение. «Открыть» и все команды берут её так же, как файл.
app-played-elsewhere = Эту партию сейчас играют в другом окне или терминале.
app-go-on-with-copy-question = Играть дальше её копию? y или n
app-no-game-to-continue = Продолжать нечего.
app-room-needed = Королевству нужно 60 столбцов и 20 строк. Увеличь окно.
app-keep-key = Оставить прежнюю ({ KEY("fixed.escape") })
app-quit-question = Выйти из King's Road?
app-quit = Выйти
app-stay = Остаться
app-no-background = Здесь нет фона, куда можно убрать игру.
app-copy-question = { $title }: эту партию сейчас играют в другом окне или терминале. Играть дальше её копию?
app-look-or-copy = { $title }: её сейчас играют в другом окне или терминале. Можно посмотреть или играть здесь дальше копию.
app-press-key-for = Нажми новую клавишу для: { $tooltip }
app-too-long = Слишком длинно: сюда входит не больше { $most } знаков.
app-plain-text = { $title } простым текстом. { $enter } — взять то, что в скобках.
app-unsaved-question = { $problem } Если выйти, пропадёт всё, что сыграно после последнего сохранения.
app-goodbye = До встречи. { $saved ->
    [yes] Незаконченная партия сохранена: запусти снова, и она продолжится.
   *[no] { $problem }
  }
app-how-to-quit = Выход: { $key }.
app-another-place = Файл, куда сохранить, или { $enter }, чтобы выйти без этого
app-leave = Выйти
app-close-list = Закрыть
