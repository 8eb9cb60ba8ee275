library-saving-saved = Сохранено
library-in-short = Как это играется
library-no-games = Партий пока нет: каждая начатая партия сохраняется сама.
library-nothing-chosen = Напечатай имя файла или выбери партию из списка.
library-nothing-deleted = Здесь ничего не удаляли.
library-rename-title = Переименовать партию
library-what-to-type = печатай, чтобы искать; или файл
library-being-played = идёт сейчас
library-finished = закончена
library-rounds = { $rounds ->
     [0] не начата
     [one] { $rounds } раунд
     [few] { $rounds } раунда
     [many] { $rounds } раундов
    *[other] { $rounds } раунда
   }
library-title-of = Твои партии: { $games }, { $order }
library-title = Твои партии
library-order-newest = сначала новые
library-order-oldest = сначала старые
library-order-by-name = по имени
library-order-by-players = по игрокам
library-order-longest = сначала длинные
library-order-best = сначала лучшие
library-deleted = Удалено; { $keys } вернёт. Лежит в { $folder }, пока ты не очистишь эту папку.
library-not-deleted = Партия не удалена: { $why }.
library-not-restored = Партия не возвращена: { $why }.
library-is-played = её сейчас играют
library-is-there = { $name } уже есть
library-damaged-save = Сохранённая партия не читается ({ $why }). Она хранится как { $name }.
library-newer-save = Сохранённую партию { $name } записала более новая версия программы. Она остаётся как есть.
library-unreadable-save = Сохранённую партию { $name } открыть нельзя: { $why }. Она остаётся как есть.
library-unsaved = Партию не удалось сохранить в { $folder }: { $why }.
library-elsewhere = Файл этой партии занят другой программой; здесь она продолжается в { $name }.
library-saving-saved-in = Сохранено: { $path }
library-saving-is-there = { $name } уже есть; возьми другое имя.
library-saving-save-again = { $name } уже есть; сохрани ещё раз, чтобы заменить.
library-saving-not-saved = Не сохранено: { $why }.
library-saving-result-not-kept = Результат не удалось сохранить: { $why }.
library-saving-settings-not-kept = Настройки не удалось записать: { $why }
library-saving-report-not-written = Отчёт не удалось записать: { $why }.
library-saving-analysis-not-kept = Анализ не удалось сохранить: { $why }.
library-saving-book-not-kept = Твою тетрадь для практики не удалось записать: { $why }.
library-saving-type-a-name = напечатай имя партии
library-saving-is-a-folder = это папка; добавь имя файла
library-saving-save-as = Сохранить партию под именем
library-saving-save = Сохранить
library-saving-cancel = Отмена
library-saving-elsewhere = В другом месте
library-saving-leave = Выйти
library-saving-stay = Остаться
