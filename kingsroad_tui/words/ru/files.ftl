files-written = { $name } в папке { $folder }
files-report-written = Отчёт записан: { $where }
files-report = Отчёт: { $name } в { $folder }
files-results = Партия 1 из { $games }. Чтобы открыть другую, добавь её номер: { $name }#2
