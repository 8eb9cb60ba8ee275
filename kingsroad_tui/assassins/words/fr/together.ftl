assassins-together-choose-assassins = Tape tes trois assassins, comme adk. Tape hint pour un conseil.
assassins-together-assassins-sealed = Tes trois assassins sont scellés : tu ne peux plus les changer, et personne d'autre ne peut les voir.
assassins-together-type-actions = Tape des actions, puis end quand tu as fait tout ce que tu voulais.
assassins-together-not-yours = Tes assassins sont à toi : personne d'autre n'en a.
assassins-together-hint-later = Les conseils se donnent à ton propre tour.
assassins-together-time-is-over = Ton temps est écoulé : ton tour finit avec ce que tu as fait.
assassins-together-your-turn = C'est ton tour : l'autre camp a fini le sien.
assassins-together-swap = Dans une autre partie, vous échangez les camps.
assassins-together-undone = On ne peut annuler que des actions de son propre tour en cours.
assassins-together-sides = { $king } joue le camp du roi, { $people } celui du peuple.
assassins-together-waits-for-choice = { $who } choisit trois assassins, en secret.
assassins-together-has-chosen = { $who } a choisi trois assassins, et ne peut plus les changer.
assassins-together-to-act = C'est le tour de { $who }.
assassins-together-stands-still = { $who } n'est plus là. Personne d'autre ne connaît les assassins : le camp du peuple ne bouge pas.
assassins-together-stood-still = { $away ->
     [yes] En ton absence, ton camp n'a pas bougé à la manche { $round }.
    *[no] Ton temps était écoulé : ton camp n'a pas bougé à la manche { $round }.
   }
assassins-together-played-instead = { $away ->
     [yes] En ton absence, un ordinateur a joué ton camp à la manche { $round } : { $done }.
    *[no] Ton temps était écoulé : un ordinateur a joué ton camp à la manche { $round } : { $done }.
   }
assassins-together-asked-whether-over = Le troisième assassin est-il hors jeu ? { $who } doit le dire tout de suite.
assassins-together-goes-on = { $who } dit : la partie continue.
assassins-together-turns-up = { $who } retourne les trois cartes.
assassins-together-false-answer = { $who } a dit à la manche { $round } que la partie continue, mais le troisième assassin était hors jeu : le camp du
    roi avait gagné.
assassins-together-lot-card = À la manche { $round }, le nombre de { $who } pour la carte n'a pas été montré : l'hôte a fait tirer la carte sans lui.
    En avaient alors montré un : { $others }.
assassins-together-lot-phase = À la manche { $round }, les actions de { $who } n'ont pas été montrées : l'hôte a fait que son camp ne bouge pas. Personne
    d'autre ne choisissait alors : l'hôte a donc pu le décider.
    .host = À la manche { $round }, les actions de { $who } n'ont pas été montrées : l'hôte a fait que son camp ne bouge pas. Personne d'autre ne
        choisissait alors : l'hôte, { $host }, a donc pu le décider.
assassins-together-side = Ton camp
assassins-together-kings-side = Le roi
assassins-together-peoples-side = Le peuple
assassins-together-role-king = Camp du roi
assassins-together-role-people = Camp du peuple
