assassins-together-choose-assassins = Wpisz trzech zabójców, np. adk. hint: rada.
assassins-together-assassins-sealed = Trzej zabójcy są zapieczętowani: nie da się ich zmienić i nikt inny ich nie zobaczy.
assassins-together-type-actions = Wpisuj akcje, a gdy wszystko zrobione: end.
assassins-together-not-yours = Twoi zabójcy są tylko twoi: nikt inny ich nie ma.
assassins-together-hint-later = Podpowiedzi są w twojej turze.
assassins-together-time-is-over = Czas minął: tura kończy się na tym, co zrobione.
assassins-together-your-turn = Twoja tura: druga strona skończyła swoją.
assassins-together-swap = W następnej partii zmieniacie strony.
assassins-together-undone = Cofnąć można tylko akcje własnej, trwającej tury.
assassins-together-sides = { $king } gra królem, { $people } zabójcami.
assassins-together-waits-for-choice = { $who } wybiera w tajemnicy trzech zabójców.
assassins-together-has-chosen = Trzej zabójcy są wybrani ({ $who }) i nie da się ich zmienić.
assassins-together-to-act = Tura: { $who }.
assassins-together-stands-still = { $who }: nie ma przy stole. Nikt inny nie zna zabójców, więc zabójcy stoją.
assassins-together-stood-still = { $away ->
     [yes] Pod twoją nieobecność twoja strona stała w rundzie { $round }.
    *[no] Czas minął, więc twoja strona stała w rundzie { $round }.
   }
assassins-together-played-instead = { $away ->
     [yes] Pod twoją nieobecność w rundzie { $round } grał za ciebie komputer: { $done }.
    *[no] Czas minął, więc w rundzie { $round } grał za ciebie komputer: { $done }.
   }
assassins-together-asked-whether-over = Czy wypadł trzeci zabójca? { $who } musi odpowiedzieć od razu.
assassins-together-goes-on = { $who } mówi: gramy dalej.
assassins-together-turns-up = { $who } odkrywa trzy karty.
assassins-together-false-answer = { $who } mówi w rundzie { $round }, że gramy dalej, a trzeci zabójca już wypadł: wygrał grający królem.
assassins-together-lot-card = Runda { $round }: liczby do karty ({ $who }) nie pokazano, więc gospodarz losował bez niej. Do tej pory swoją
    pokazali: { $others }.
assassins-together-lot-phase = Runda { $round }: akcji ({ $who }) nie pokazano, więc gospodarz kazał tej stronie stać. Nikt inny wtedy nie
    wybierał, więc gospodarz mógł sam o tym zdecydować.
    .host = Runda { $round }: akcji ({ $who }) nie pokazano, więc gospodarz kazał tej stronie stać. Nikt inny wtedy nie wybierał, więc
        gospodarz ({ $host }) mógł sam o tym zdecydować.
assassins-together-side = Twoja strona
assassins-together-kings-side = Król
assassins-together-peoples-side = Zabójcy
assassins-together-role-king = Gra królem
assassins-together-role-people = Gra zabójcami
