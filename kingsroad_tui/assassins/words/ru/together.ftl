assassins-together-choose-assassins = Напечатай трёх убийц, например adk. hint — совет.
assassins-together-assassins-sealed = Три убийцы запечатаны: сменить их нельзя, и никто другой их не увидит.
assassins-together-type-actions = Печатай действия, а когда сделано всё — end.
assassins-together-not-yours = Твои убийцы только твои: больше ни у кого их нет.
assassins-together-hint-later = Подсказки дают в твой ход.
assassins-together-time-is-over = Время вышло: ход кончается на том, что сделано.
assassins-together-your-turn = Твой ход: другая сторона закончила.
assassins-together-swap = В следующей партии стороны меняются.
assassins-together-undone = Отменить можно только действия своего идущего хода.
assassins-together-sides = За короля { $king }, за горожан { $people }.
assassins-together-waits-for-choice = { $who } втайне выбирает трёх убийц.
assassins-together-has-chosen = Три убийцы выбраны ({ $who }), и сменить их нельзя.
assassins-together-to-act = Ходит { $who }.
assassins-together-stands-still = { $who }: нет за столом. Убийц больше никто не знает, и сторона горожан стоит.
assassins-together-stood-still = { $away ->
     [yes] Пока тебя не было, твоя сторона в раунде { $round } стояла.
    *[no] Время вышло, и твоя сторона в раунде { $round } стояла.
   }
assassins-together-played-instead = { $away ->
     [yes] Пока тебя не было, в раунде { $round } за тебя играл компьютер: { $done }.
    *[no] Время вышло, и в раунде { $round } за тебя играл компьютер: { $done }.
   }
assassins-together-asked-whether-over = Третий убийца выбыл? { $who } отвечает сразу.
assassins-together-goes-on = { $who } говорит: партия идёт дальше.
assassins-together-turns-up = { $who } открывает три карты.
assassins-together-false-answer = { $who } говорит в раунде { $round }, что партия идёт дальше, а третий убийца уже выбыл: победила
    сторона короля.
assassins-together-lot-card = Раунд { $round }: число для карты ({ $who }) не показано, и хозяин тянул её без него. К тому времени своё
    показали: { $others }.
assassins-together-lot-phase = Раунд { $round }: действия ({ $who }) не показаны, и хозяин оставил эту сторону стоять. Никто другой тогда
    не выбирал, так что хозяин мог решить это сам.
    .host = Раунд { $round }: действия ({ $who }) не показаны, и хозяин оставил эту сторону стоять. Никто другой тогда не выбирал, так
        что хозяин ({ $host }) мог решить это сам.
assassins-together-side = Твоя сторона
assassins-together-kings-side = Король
assassins-together-peoples-side = Горожане
assassins-together-role-king = За короля
assassins-together-role-people = За горожан
