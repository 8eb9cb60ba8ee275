cli-without-command = Параметры без команды (как у { $play })
cli-group-play = Игра
cli-group-together = Играть вместе
cli-group-advice = Подсказки и анализ
cli-group-games = Сохранённые партии и позиции
cli-group-programs = Программы, турниры и обучение
cli-group-others = Другие игры
cli-examples = Примеры
cli-example-friends = Открыть стол для друзей
cli-example-advice = Что сыграть в сохранённой партии
cli-example-report = Все выборы с оценками, одной страницей
cli-opens-the-game = Без команды открывает игру.
cli-language = На каком языке говорить: { $known }.
cli-environment = Переменные окружения
cli-variable-home = Папка для настроек, сохранённых партий и всего, что хранит программа.
cli-variable-language = На каком языке говорить, как --language.
cli-variable-colour = Если задана, игра идёт без цветов.
cli-variable-still = Если «none», на экране ничего не движется.
cli-is-a-code = это код позиции: { $hint }
cli-no-command = команды { $command } нет: { $hint }
cli-did-you-mean = может быть, { $command }?
cli-help-lists = { $help } перечисляет команды
cli-app-failed = приложение упало ({ $reason }). Всё раскрытое сохранено.
cli-command-failed = команда не удалась ({ $reason }).
cli-help-shows = { $why }: как правильно, покажет { $help }
click-usage = Использование:
click-options = Параметры
click-commands = Команды
click-arguments = Аргументы
click-help = Показать эту справку и выйти.
click-version = Показать версию и выйти.
click-required = обязательно
click-default = по умолчанию: { $default }
click-missing-argument = Не хватает аргумента
click-missing-option = Не хватает параметра
click-missing-command = Не хватает команды.
click-no-option = Нет такого параметра: { $name }.
click-needs-value = Параметру нужно значение: { $name }.
click-no-value = Параметр не принимает значения: { $name }.
click-too-much = Лишние аргументы: { $args }
click-invalid = Неверное значение: { $message }
click-invalid-for = Неверное значение для { $field }: { $message }
click-not-among = { $value } не годится; можно: { $choices }.
click-no-number = { $value } — не число.
click-out-of-range = { $value } вне пределов { $range }.
click-no-file = Файла нет: { $name }.
click-one-of = (Может быть, имелось в виду одно из: { $these }?)
cli-stopped = { $interrupted ->
    [yes] прервано
   *[no] время вышло
  }: { $done } из { $of } { $what ->
    [phases] ходов
   *[rounds] раундов
  }
