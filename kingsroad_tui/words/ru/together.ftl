together-at-table-join-title = Сесть за стол друга
together-at-table-open-title = Открыть стол
together-at-table-invitation = Приглашение
together-at-table-invitation-hint = вставь то, что прислали друзья
together-at-table-no-invitation-yet = Вставь сюда приглашение. Оно у хозяина стола.
together-at-table-watch = Только смотреть
together-at-table-join = Сесть за стол
together-at-table-go-back = Назад за последний стол
together-at-table-resume = Открыть последний стол снова
together-at-table-open = Открыть стол
together-at-table-game = Игра
together-at-table-players = Игроков
together-at-table-computers = компьютеров
together-at-table-friends = Друзья
together-at-table-only-computer = за этим компьютером
together-at-table-network = в моей сети
together-at-table-by-relay = далеко, через посредника
together-at-table-about-reach-here = Для пробы: сесть можно только за этим компьютером.
together-at-table-about-reach-network = Тот же Wi-Fi или кабель. Брандмауэр может спросить разрешения.
together-at-table-about-reach-relay = Где угодно. Кто-то запускает kingsroad relay на сервере, доступном всем вам, и даёт адрес,
    который тот напечатал. Прочесть в партии он ничего не может.
together-at-table-relay = Посредник
together-at-table-relay-hint = адрес, который напечатал посредник
together-at-table-clock = Часы
together-at-table-no-clock = Без ограничения
together-at-table-limit = { $minutes ->
     [0] секунд: { $seconds }
    *[other] минут: { $minutes }
   }
together-at-table-hints-allowed = Разрешить подсказки
together-what-name = Твоё имя
together-somebody = Регент
together-another-name = Напечатай другое имя или quit.
together-no-name = имя не названо
together-paste-invitation = Вставь приглашение
together-not-an-invitation = { $start }: это сохранённая партия, а не приглашение; скопируй всю строку, которую прислали
together-no-invitation = { $start }: это не приглашение; скопируй всю строку, которую прислали
together-misread-invitation = { $group ->
     [0] { $start }: в приглашении неверны одна-две буквы.
    *[other] { $start }: в приглашении неверны одна-две буквы, скорее всего в группе { $group }: не { $likely } ли?
   }
together-no-relay-address = { $start }: это не адрес посредника; скопируй то, что он напечатал.
together-no-seat-kept = ты ещё не сидишь ни за одним столом: попроси приглашение у хозяина
together-game-not-here = Приглашение в игру, в которую здесь вместе не играют.
together-seat-not-kept = Твоё место не удалось сохранить на этом компьютере: { $why }
together-seats-taken = За тем столом с этого компьютера уже пятеро, больше нельзя. Сначала выйди в одном из других окон.
together-too-many-computers = --computers: оставь место и себе
together-no-table-kept = --resume: твоего стола, который можно открыть снова, нет
together-other-tables = --resume: твой стол открывала другая версия программы; только она откроет его снова
together-stays-as-it-was = { $option }: стол, открытый снова, остаётся каким был
together-port-of-no-links = --web-port: у стола нет ссылок; открой его с --web
together-table-open = Стол уже открыт в другом окне.
together-table-unusable = Сохранённый стол нельзя открыть снова.
together-no-certificate = нет годного сертификата; если удалить файл, будет сделан новый, а с ним и новый адрес или приглашение
together-no-relay = Посредник { $address } недоступен, не тот, другой версии или переполнен.
together-file-unusable = { $file }: { $why }
together-cannot-listen = { $any ->
     [yes] { $address }: { $why }
    *[no] { $address }, порт { $port }: { $why }
   }
together-reach-here = Стол виден только с этого компьютера. Если друзья далеко, выйди и открой стол в своей сети или через
    посредника (kingsroad host --listen 0.0.0.0 или --via RELAY).
together-reach-network = Друзья в твоей сети находят стол по адресу { $addresses }, порт { $port }.
together-listens-here = Стол на { $address }, порт { $port }: он виден только с этого компьютера. С параметром --listen 0.0.0.0 его
    увидят в твоей сети, а через посредника (--via) — откуда угодно.
together-listens = Стол на порту { $port }. Друзья находят его по адресу { $addresses }.
together-via-relay = Стол у посредника, который ничего из сказанного там прочесть не может.
together-via-relay-here = Стол у посредника, который ничего из сказанного там прочесть не может. Этот посредник виден только с
    этого компьютера.
together-limit-sentence = На каждый выбор секунд { $seconds }; потом выбирает компьютер.
together-invitation-elsewhere = Приглашение для друзей (большими или маленькими буквами, всё равно):
together-invitation-here = Приглашение для тех, кто за этим компьютером (большими или маленькими буквами, всё равно):
together-friends-run = Друзья запускают: { $command }
together-others-run = В другом терминале этого компьютера запусти: { $command }
together-relay-open = Посредник открыт. Столы приходят к нему так:
together-relay-others = Или вместо адреса в нём: { $addresses }.
together-still-saved = Стол сохранён. Чтобы открыть его снова: { $command }
together-seat-kept = Твоё место сохранено. Чтобы вернуться: { $command }
together-connecting = Ищем стол…
together-connected = Ты за столом.
together-lost = Связь потеряна. Пробуем снова: место остаётся твоим.
together-lost-without-seat = Связь потеряна. Пробуем снова.
together-no-answer = Стол не отвечает. Может быть, он не открыт. Пробуем снова.
together-other-table = По этому адресу отвечает кто-то другой. Попроси у хозяина новое приглашение.
together-relay-lost = Посредник недоступен, через него за стол никому не попасть. Пробуем снова: стол остаётся открытым.
together-relay-back = Посредник снова здесь: остальные вернутся сами.
together-host-ended = Хозяин закрыл стол. Партия сохранена, и хозяин может открыть его снова.
together-not-stored = Сохранять некуда: { $why }. Сделанное здесь снова пойдёт в счёт, когда появится место.
together-at-table-lost-in-app = Связь потеряна, пробуем снова
together-at-table-lost-in-short = Связь потеряна
together-at-table-relay-lost-in-app = Посредник недоступен, пробуем снова
together-at-table-relay-lost-in-short = Нет посредника
together-at-table-no-answer-in-app = Стол не отвечает. Пробуем снова …
together-at-table-closed-in-app = Хозяин закрыл стол. Он сохранён: когда его откроют снова, здесь всё пойдёт дальше.
together-at-table-closed-in-short = Хозяин закрыл стол
together-at-table-closed-to-player = Хозяин закрыл стол. Партия сохранена, и твоё место тоже. Останься, и она продолжится здесь, как
    только хозяин откроет его снова; или выйди ({ KEY("leave") }) и вернись через «Играть вместе».
together-at-table-closed-to-watcher = Хозяин закрыл стол. Партия сохранена и продолжится здесь, как только хозяин откроет его снова.
    Выход: { KEY("leave") }.
together-at-table-closed-in-a-line = Хозяин закрыл стол. Жди здесь или выйди ({ KEY("leave") }): ничего не пропадёт.
together-at-table-own-title = Твой стол: { $game }
together-at-table-title = Стол: { $game }
together-at-table-free-seat = свободно
together-at-table-seat = { $name }, { $state }
together-at-table-own-seat = { $name } (ты)
together-at-table-role-seat = { $role }: { $seat }
together-who = { $who }: { $state }{ $chosen ->
     [yes] , выбор сделан
    *[no] {""}
   }.
together-free-seat = Место
together-you-state = ты
together-here-state = здесь
together-free-state = свободно
together-computer-state = играет компьютер хозяина
together-in-browser-state = в браузере, у хозяина
together-stood-in-state = нет за столом, играет компьютер
together-still-state = нет за столом, сторона стоит
together-not-known-state = сейчас неизвестно
together-not-known-by-relay-state = неизвестно, пока посредник недоступен
together-away-state = { $minutes ->
     [0] { $seconds ->
         [0] нет за столом
        *[other] нет за столом { $seconds } с
       }
    *[other] нет за столом { $minutes } мин
   }
together-watching-sentence = Зрителей: { $number }.
together-seats-sentence = { $free ->
     [0] Все места заняты.
    *[other] Свободных мест: { $free }.
   }
together-at-table-waiting-for-host = Партия начнётся, когда все места заняты или когда её начнёт хозяин.
together-at-table-waiting-for-people = Партия начнётся, когда все места заняты.
together-at-table-watching-note = Ты смотришь.
together-at-table-invite = Дай друзьям это приглашение. Его можно вставить, а можно прочесть вслух:
together-at-table-invite-here = Это приглашение работает только на этом компьютере. Вставь его в другом терминале:
together-at-table-signs-here = Знаки всем: { KEY("well_played") } браво, { KEY("ouch") } ой, { KEY("moment") } минутку
together-at-table-copy = Скопировать приглашение
together-at-table-start = Начать сейчас
together-at-table-leave = Выйти
together-at-table-back = Назад к партии
together-at-table-choose-computer = Пусть играет компьютер
together-at-table-go-on-without = Играть дальше так
together-at-table-wait-on = Ждать
together-at-table-free-it = Освободить место
together-at-table-start-question = Начать сейчас? { $seats ->
     [1] На свободное место сядет компьютер.
    *[other] На свободные места ({ $seats }) сядут компьютеры.
   }
together-at-table-free-question = Освободить место ({ $name })? Тогда его сможет занять кто-то другой.
together-at-table-computer-question = { $name }: нет за столом. Пусть пока играет компьютер?
together-at-table-stand-still-question = { $name }: нет за столом, а за эту сторону больше никто играть не может. Играть дальше,
    пока она стоит?
together-at-table-close-table = Хозяин стола — ты: если выйти, стол закроется для всех. Он сохранится, и «Играть вместе» откроет его
    снова с той же партией.
together-at-table-table-kept = Твой стол закрыт и сохранён. «Играть вместе» откроет его снова.
together-at-table-seat-kept = Твоё место сохранено. «Играть вместе» вернёт тебя туда.
together-only-host = Это может только хозяин.
together-at-table-not-of-host = Это может только хозяин.
together-who-is-meant = Назови по имени, о ком речь.
together-not-freed = Это место освободить нельзя.
together-no-free-seat = Все места заняты.
together-at-table-nothing-to-free = Освободить можно только занятое место, и только до первой партии.
together-at-table-nobody-away = Компьютер может играть за того, кого нет за столом: выбери это место.
together-not-away = { $name } здесь.
together-came = { $name } садится за стол.
together-left-seat = Место снова свободно ({ $name }).
together-gone = { $name }: нет за столом.
together-back = { $name } снова здесь.
together-away-for = { $name }: нет за столом { $minutes } мин.
together-away-for-host = { $name }: нет за столом { $minutes } мин. Жди или напечатай: computer { $name }
together-stands-in = Теперь за игрока { $name } играет компьютер хозяина.
together-side-stands-still = Сторона игрока { $name } теперь стоит: больше за неё играть некому.
together-plays-again = { $name } снова играет.
together-stands-in-for-you = Теперь за тебя играет компьютер хозяина: время вышло, или хозяин говорит, что тебя нет.
together-you-stand-still = Твоя сторона теперь стоит: время вышло, или хозяин говорит, что тебя нет.
together-you-play-again = Ты снова играешь.
together-at-table-away = { $minutes ->
     [0] нет за столом
    *[other] нет { $minutes } мин
   }
together-at-table-away-sentence = { $minutes ->
     [0] { $name }: нет за столом.
    *[other] { $name }: нет за столом { $minutes } мин.
   }
together-at-table-away-note = { $name }: { $minutes ->
     [0] нет за столом
    *[other] нет { $minutes } мин
   }
together-at-table-away-names = { $names }: нет за столом
together-at-table-host-can = { $still ->
     [yes] Жди, или { $press } — играть дальше так ({ $who }).
    *[no] Жди, или { $press } — пусть играет компьютер ({ $who }).
   }
together-at-table-still-away = { $still ->
     [yes] Всё ещё нет за столом: { $who }. Жди, или { $press } — играть дальше так.
    *[no] Всё ещё нет за столом: { $who }. Жди, или { $press } — пусть играет компьютер.
   }
together-begins = Играют { $names }: партия начинается.
together-choose-now = Напечатай свои карты.
together-has-chosen = { $left ->
     [0] Выбор сделан: { $name }.
    *[other] Выбор сделан: { $name }; осталось { $left }.
   }
together-has-chosen-instead = { $left ->
     [0] За игрока { $name } выбрал компьютер.
    *[other] За игрока { $name } выбрал компьютер; осталось { $left }.
   }
together-chosen = Твой выбор запечатан. Никто не увидит его, пока не выберут все.
together-chosen-already = Твой выбор уже сделан и запечатан.
together-still-sealed = Твой выбор ещё запечатан: выбрали не все.
together-need-no-turn = Сейчас выбирать нечего.
together-choose-when-back = Связи со столом нет. Выбирай, когда она вернётся.
together-chosen-for-you = За тебя выбирает компьютер, только на этот раз: время вышло, или тебя не было. Следующий выбор твой.
together-given-up = Тебя не было так долго, что твой выбор отменён. Он был уже показан, так что хозяин стола мог его видеть.
together-chosen-instead = { $away ->
     [yes] { $lot ->
         [yes] Пока тебя не было, в раунде { $round } за тебя решил жребий: { $what }.
        *[no] Пока тебя не было, в раунде { $round } за тебя выбрал компьютер: { $what }.
       }
    *[no] { $lot ->
         [yes] Время вышло, и в раунде { $round } за тебя решил жребий: { $what }.
        *[no] Время вышло, и в раунде { $round } за тебя выбрал компьютер: { $what }.
       }
   }
together-too-soon = Этот выбор запечатан, и, может быть, все вот-вот покажут свои. Отменить его можно только через { $minutes } мин:
    подожди немного.
together-drawn-by-host = Карту раунда { $number } хозяин тянул один и мог выбрать, какая выйдет.
together-no-undo = За общим столом выбор не отменить.
together-at-table-choice-waits = Твой выбор уйдёт, как только будет связь.
together-at-table-stood-in-note = За тебя выбирает компьютер, только на этот раз.
together-at-table-computer-plays = играет компьютер
together-at-table-sealed-note = Твой выбор: { $chosen }. Он запечатан, пока не выберут все.
together-at-table-seconds-left = осталось { $seconds } с
together-at-table-seconds-left-short = ещё { $seconds } с
together-at-table-seconds = { $seconds } с
together-at-table-analysed-at-the-end = Партию с другими разбирают, когда она закончена.
together-says-well-played = { $name }: браво!
together-says-ouch = { $name }: ой!
together-says-one-moment = { $name }: минутку, пожалуйста.
together-gesture-well-played = браво!
together-gesture-ouch = ой!
together-gesture-one-moment = минутку
together-code-sentence = Код партии пока { $code }. Если у кого-то за столом после того же раунда другой, вам показали разные
    партии.
together-at-table-code-note = Код партии: { $code }. Прочтите его друг другу: у кого другой, тому показали другую партию.
together-saved = Партия сохранена: { $file }
together-check-it = Чтобы проверить, что всё честно: { $command }
together-at-table-saved-note = Сохранено с доказательством, что всё честно: { $file }
together-not-saved = Партию не удалось сохранить: { $why }
together-kept-by-host = Партия с доказательством у хозяина.
together-at-the-end = Партия закончена. Напечатай again, и будет ещё одна, все на место дальше; или quit.
together-at-table-play-again = Сыграть ещё
together-at-table-another = Ещё одну
together-at-table-another-how = Ещё одна начнётся, все на место дальше, когда этого захотят все.
together-waiting-for-again = Хочешь ещё партию. Спрашиваем остальных.
together-wants-again = { $name } хочет ещё партию.
together-at-table-want-again = { $own ->
     [yes] Ещё партию: { $names } и ты. Начнётся, когда захотят все.
    *[no] Ещё партию: { $names }. А ты?
   }
together-word-who = who: кто за столом и чей выбор уже сделан.
together-word-well = well: сказать «браво».
together-word-ouch = ouch: сказать «ой».
together-word-moment = moment: сказать «минутку».
together-word-check = check: код партии, чтобы сравнить с остальными.
together-word-again = again: ещё партия, когда эта закончена.
together-word-invite = invite: приглашение ещё раз.
together-word-start = start: начать; на свободные места сядут компьютеры.
together-word-free = free ИМЯ: освободить чьё-то место до начала партии.
together-word-computer = computer ИМЯ: компьютер играет за того, кого нет.
together-refusals-other-version = У стола другая версия программы.
together-refusals-wrong-secret = Стол не знает этого приглашения. Попроси у хозяина новое.
together-refusals-no-message = Стол этого не понял.
together-refusals-too-many = Стол перегружен. Попробуй чуть позже.
together-refusals-full = Все места заняты. Смотреть можно.
together-refusals-name-taken = За столом уже есть похожее имя. Возьми другое.
together-refusals-name-unusable = Такое имя за этим столом не годится. Возьми другое.
together-refusals-not-yours = Это место чужое.
together-refusals-not-allowed = Сейчас стол такой выбор не примет.
together-refusals-not-now = Не сейчас: партия не закончена.
together-refusals-closed = Стол закрыт.
together-refusals-freed = Хозяин освободил твоё место.
together-refusals-elsewhere = Ты за столом в другом окне. Это окно от стола отключено.
together-full-by-command = Садись с параметром --watch.
together-breaks-no-message = Стол шлёт то, что нельзя прочесть.
together-breaks-wrong-secret = Это не тот стол: тайны твоего приглашения он не знает.
together-breaks-other-version = У стола другая версия программы.
together-breaks-other-host = Вместо хозяина стол открыл кто-то другой. Ты уже не за столом.
together-breaks-not-my-seat = Стол начал партию, которая не твоя.
together-breaks-not-allowed = Стол прислал то, чего не позволяют правила. Ты уже не за столом.
together-breaks-taken-back = Стол взял назад то, что тебе уже показал. Ты уже не за столом.
together-breaks-given-up = Хозяин без нужды отменил запечатанный выбор. Ты уже не за столом.
together-breaks-never-asked = Хозяин отменил твой выбор, ни разу не попросив его показать. Ты уже не за столом.
together-no-proof = это не партия, сыгранная вместе: проверять нечего
together-no-proof-in-line = доказательства нет: проверь сохранённую партию, из которой это сделано
together-fair = { $fair ->
     [yes] { $file }: честно
    *[no] { $file }: честность не доказана
   }
together-proved-choices = { $choices ->
     [1] Единственный выбор был сделан раньше, чем его увидели.
    *[other] Каждый выбор был сделан раньше, чем открыли хоть один (выборов: { $choices }).
   }
together-proved-computers = За компьютер хозяина: { $names }.
together-proved-instead = За игрока { $name } выбирал компьютер хозяина, { $count ->
     [1] раунд { $rounds }
    *[other] раунды { $rounds }
   }.
together-proved-lot = { $shown ->
     [others] Раунд { $round }: выбор игрока { $name } так и не показан, и хозяин отдал его жребию. К тому времени свой показали:
        { $who }.
     [host] Раунд { $round }: выбор игрока { $name } так и не показан, и хозяин отдал его жребию. К тому времени свой показал только
        хозяин ({ $who }) и мог сам решить, что выберет жребий.
     [nobody] Раунд { $round }: выбор игрока { $name } так и не показан, и хозяин отдал его жребию. К тому времени никто своего не
        показал, и хозяин мог сам решить, что выберет жребий.
    *[computers] Раунд { $round }: выбор игрока { $name } так и не показан, и хозяин отдал его жребию. К тому времени свой показали
        только компьютеры хозяина ({ $who }), и хозяин мог сам решить, что выберет жребий.
   }
together-proved-drawn = { $seated ->
     [yes] Карту тянул один хозяин ({ $name }) и мог выбрать, какая выйдет: { $count ->
         [1] раунд { $rounds }
        *[other] раунды { $rounds }
       }.
    *[no] Карту тянул один хозяин и мог выбрать, какая выйдет: { $count ->
         [1] раунд { $rounds }
        *[other] раунды { $rounds }
       }.
   }
together-proved-unfinished = Партия не закончена: это верно, насколько идёт запись, и ничего не говорит об остальном.
together-proved-unsigned = Это записала более ранняя версия программы: что все были готовы раньше показа, не доказано.
together-proved-code = Код этой партии { $code }. Он один у всех, кто её играл.
together-proof-other-version = Это доказательство записала более новая версия программы.
together-proof-other-game = Доказательство от другой партии, или кто-то изменил игроков или начало.
together-proof-other-secret = Запись изменена: тайна в ней не та, что показана в конце.
together-broken = { $round ->
     [0] Перед раундом 1: { $what }
    *[other] Раунд { $round }: { $what }
   }
together-wrong-other-phases = запись изменена: у партии и её доказательства разные выборы.
together-wrong-not-sealed = запись изменена: нет запечатанного выбора.
together-wrong-seal-not-signed = запись изменена: запечатанный выбор не подписан.
together-wrong-not-as-sealed = запись изменена: выбор не тот, что был запечатан.
together-wrong-not-ready = запись изменена: не подписано, что все готовы.
together-wrong-opened-early = запись изменена: выбор не подписан так, как показан.
together-wrong-not-legal = запись изменена: такого выбора правила не позволяют.
together-wrong-no-table = запись изменена: этого не принял бы ни один стол.
together-wrong-not-given-up = запечатанный выбор так и не показан, а хозяин не подписал, что он отменён. По чьей вине, узнать нельзя.
together-wrong-given-up-by-host = хозяин отменил выбор, который нужно показать.
together-wrong-never-shown = то, что нужно показать в конце, так и не показано. По чьей вине, узнать нельзя.
together-culprit-not-as-sealed = Показано не то, что запечатано: { $name }.
together-culprit-given-up-by-host = Хозяин ({ $name }) отменил выбор, который нужно показать.
together-culprit-not-legal = Выбор, которого правила не позволяют: { $name }.
together-culprit-false-answer = Сказано, что партия идёт дальше, а она была закончена: { $name }.
together-links-seats = { $count ->
     [1] Ссылка для браузера, на одного человека:
    *[other] Ссылки для браузера, каждая на одного человека:
   }
together-links-watch = Смотреть в браузере:
together-links-only-here = Ссылки открываются только в браузерах этого компьютера. С параметром --listen 0.0.0.0 — и в твоей сети.
together-links-others = Вместо адреса в них: { $addresses }.
together-links-warning = Браузер предупредит, что не знает сертификата. Он от этого стола, если отпечаток SHA-256 такой:
together-links-who-could-look = Место в браузере работает на твоём компьютере, так что подсмотреть выбор там можно было бы заранее. Об
    этом говорят всем за столом.
together-at-hosts = Эта страница работает на компьютере хозяина, где твой выбор можно подсмотреть заранее. Чтобы он был только твоим,
    садись из своего терминала.
together-verifying-fenced = не для приложения, которое работает для кого-то другого
together-verifying-not-here = На этой странице так нельзя.
together-verifying-not-given = эта команда — для страниц kingsroad host --web
together-needs-web = Браузеру нужно дополнение 'web': pip install 'kingsroad[web]'
together-served-at = King's Road по адресу { $address }, пока не нажать { $key }.
together-not-from-here = Бери адрес точно таким, каким его дали.
together-page-language = ru
together-closed = Эта страница больше не связана с партией.
together-opens-again = Эта страница больше не связана с партией. Она откроется сама, как только сможет.
together-open-again = Открыть снова
together-moved = Партия идёт на другой странице, открытой позже.
together-all-taken = Больше страниц сразу открыть нельзя. Закрой другую и загрузи эту снова.
together-all-taken-here = Открыто столько игр, сколько позволяет сервер ({ $most }). Закрой одну из других страниц и загрузи эту
    снова. Параметр --max-sessions у kingsroad serve позволяет больше.
