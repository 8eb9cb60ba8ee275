hints-what-if-title = А что, если …
hints-what-if-no-assumption = Без предположений
hints-what-if-drop-assumptions = Убрать все предположения
hints-what-if-cancel = Отмена
hints-word = Подсказка
hints-title = Подсказка { $page }/{ $pages }
hints-title-experts = Для знатоков { $part }/{ $parts }
hints-next = { $key }: { $page ->
    [0] закрыть
    [1] куда смотреть
    [2] что выбрать
    [3] сравнить
    [back] назад
   *[more] дальше
  }
hints-thinking = Думаю …
hints-lost = Совета нет: { $why }.
