editor-go-on-editing = Править дальше
editor-clearing = Убрать всё с поля? Расставленная позиция пропадёт.
editor-over = В этой позиции партия закончена.
editor-no-code = Это не код позиции: такой начинается с { $prefix }:.
editor-leaving-question = Уйти из редактора? Расставленная позиция пропадёт. Чтобы сохранить её, останься и нажми { $code }:
    будет код.
editor-clear = Убрать
editor-leave = Уйти
