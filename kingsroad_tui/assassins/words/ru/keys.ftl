acting-pawn = { $pawn ->
    [king] Выбрать короля
    [knight] Выбрать рыцаря { $sign }
   *[person] Выбрать { $sign }
  }
    .about = { $pawn ->
        [person] Выбрать горожанина по букве
       *[other] Выбрать короля (0) или рыцаря по номеру
    }
acting-go = { $way ->
    [up] Вверх
    [down] Вниз
    [left] Влево
   *[right] Вправо
  }
    .about = Фигура идёт туда; без неё — курсор
editor-go = { $way ->
    [up] Вверх
    [down] Вниз
    [left] Влево
   *[right] Вправо
  }
    .about = Следующая клетка туда
editor-put = Поставить { $letter }
    .about = Поставить сюда горожанина или убрать
key-acting-next = Фигура
    .about = Следующая фигура, которая может действовать
key-acting-previous = Пред. фигура
    .about = Предыдущая фигура
key-acting-other = Арест
    .about = Арест вместо толчка, толчок вместо убийства; раскрыть
key-acting-take = Выбрать
    .about = Выбрать фигуру под курсором
key-town-home-learn = Учиться
    .about = Учебная первая партия
key-town-home-new = Новая
    .about = Собрать партию
key-town-home-together = Вместе
    .about = Друг за другим компьютером
key-town-home-continue = Продолжить
    .about = Продолжить последнюю партию
key-town-home-again = Ещё раз
    .about = Обычный соперник, стороны меняются
key-town-learn-forward = Сделать
    .about = Сделать показанное; следующий шаг
key-undo-action = Отмена
    .about = Отменить действие
key-let-go = Отпустить
    .about = Отпустить фигуру
key-hint = Совет
    .about = Подсказка; ещё раз — больше
key-follow-hint = По совету
    .about = Сделать то, что сыграла бы подсказка
key-town-learn-step = Дальше
    .about = Следующий шаг
key-step-before = Назад
    .about = Предыдущий шаг
key-town-learn-leave = Выйти
    .about = На первый экран
key-town-forward = Конец хода
    .about = Сделать показанное; закончить ход; дальше
key-town-let-go = Отпустить
    .about = Отпустить фигуру; пропустить показ
key-experts = Знатокам
    .about = Подсказка в числах, для знатоков; и назад
key-suppose = А если
    .about = А что, если: предположить, кто есть кто, или карту
key-town-peek = Тайна
    .about = Показать или спрятать твоих убийц
key-log-town = Журнал
    .about = Что уже сделали обе стороны
key-walk-through = Оглянуться
    .about = Пройти по партии с начала
key-type-actions = Печатать
    .about = Печатать действия, например Na4-a3
key-town-rivals = Соперники
    .about = Твой соперник и как он играет
key-town-leave = Домой
    .about = На первый экран; всё сохранено
key-town-follow-forward = Конец хода
    .about = Сделать показанное; закончить ход; карта
key-town-follow-back = Отмена
    .about = Убрать последнее записанное
key-town-follow-cards = Кто это был
    .about = Партия закончена: кто были убийцы
key-town-follow-leave = Выйти
    .about = Выйти; партия сохранена
key-town-end-swap = Стороны
    .about = Следующая партия, стороны меняются
key-town-end-again = Ещё раз
    .about = Новая партия, стороны те же
key-town-end-look-back = Оглянуться
    .about = Пройти по партии, с подсказками
key-town-end-log = Что было
    .about = Что сделали обе стороны
key-town-end-leave = Домой
    .about = На первый экран
key-town-look-back-on = Вперёд
    .about = Следующий шаг
key-town-look-back-next = След. ход
    .about = К началу следующего хода
key-town-look-back-previous = Пред. ход
    .about = К началу этого хода или предыдущего
key-town-look-back-first = Начало
    .about = Начало партии
key-town-look-back-last = Конец
    .about = Самый новый шаг
key-town-look-back-hint = Совет
    .about = Что было бы здесь хорошо; ещё раз — больше
key-phase-mistake = Ошибка
    .about = Следующий ход, на который стоит взглянуть
key-phase-mistake-before = Пред. ошибка
    .about = Предыдущий такой ход
key-try-phase = Заново
    .about = Сыграть этот ход снова и узнать, чего он стоит
key-town-look-back-review = Разбор
    .about = Все ходы, их цена и удача
key-town-look-back-play-on = Играть отсюда
    .about = Отдельной партией
key-town-look-back-log = Журнал
    .about = Что сделали обе стороны
key-town-look-back-leave = Закрыть
    .about = Туда, откуда открыто
key-town-editor-hint = Совет
    .about = Что здесь играть; ещё раз — больше
key-town-editor-cells = Значения
    .about = От поля к значениям и обратно
key-town-editor-knight = Рыцарь
    .about = Поставить здесь рыцаря или убрать
key-town-editor-reveal = Раскрыть
    .about = Известен как убийца или нет
key-town-editor-take = Никого
    .about = Убрать того, кто здесь стоит
key-town-editor-king = Король
    .about = Поставить здесь короля
key-town-editor-value-up = Вверх
    .about = Значение выше
key-town-editor-value-down = Вниз
    .about = Значение ниже
key-town-editor-more = +1
    .about = На один больше; следующее
key-town-editor-fewer = -1
    .about = На один меньше; предыдущее
key-town-review-previous = Пред. ход
    .about = Предыдущий ход
key-town-review-following = След. ход
    .about = Следующий ход
key-town-review-report = Отчёт
    .about = Записать разбор страницей
key-close-board = Закрыть
    .about = Назад к полю
key-town-try-forward = Оценить
    .about = Сделать показанное; оценить ход; ещё раз
key-town-try-best = Ответ
    .about = Показать ход лучше
key-town-try-leave = Назад
    .about = Туда, откуда открыто
key-town-exercise-forward = Оценить
    .about = Сделать показанное; оценить ход; дальше
key-town-exercise-best = Ответ
    .about = Показать ответ
key-town-review-look = Показать
    .about = Посмотреть этот ход на поле
key-town-new-swap = Стороны
    .about = Поменять, кто за кого
key-home-assassins = Assassins
    .about = Вторая игра: King & Assassins
