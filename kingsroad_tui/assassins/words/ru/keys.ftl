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
