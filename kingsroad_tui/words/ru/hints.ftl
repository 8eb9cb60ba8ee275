hints-what-if-title = А что, если …
hints-what-if-no-assumption = Без предположений
hints-what-if-drop-assumptions = Убрать все предположения
hints-what-if-cancel = Отмена
