curtain-leaving-question = Тайный выбор никогда не записывают: когда партия продолжится, снова выбирать будет { $names }.
    Уйти из-за стола?
curtain-pass = Передай клавиатуру: теперь очередь { $name }.
curtain-look-away = Остальные, не смотрите.
curtain-show-mine = { $name } — это я: показать мои карты
curtain-all-chosen = Все выбрали.
curtain-look-here = Все сюда: сейчас раскроется то, что выбрано.
curtain-reveal = Раскрыть
curtain-hides = Занавес скрывает карты того, кто выбирает. Дальше: { $ready }.
curtain-gives-back = { $key } возвращает карты ({ $name }), и выбор делается заново.
curtain-chooses-again = { $key }: { $name } выбирает снова
curtain-once-more = { $key } ещё раз: { $name } меняет карты
