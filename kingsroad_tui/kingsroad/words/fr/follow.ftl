kingsroad-follow-second-choices = Une Sorcière : tape les seconds choix, faits en connaissant les cartes des autres.
kingsroad-follow-nothing-typed = Il n'y a rien à annuler.
kingsroad-follow-nothing-to-choose = Rien à choisir maintenant.
kingsroad-follow-go-on-typing = Continuer
kingsroad-follow-title = Suivre une table
kingsroad-follow-who-plays = Qui joue, dans l'ordre des places ? Le conseil est pour la première personne ; { KEY("follow.seat") } change
    cela.
kingsroad-follow-names-example = Anne, Bob, Cléo
kingsroad-follow-cards = cartes
kingsroad-follow-type-cards = Tape les cartes de chacun en un mot, comme 16K ; W pour une Sorcière. Pour continuer : { KEY("fixed.enter") }.
kingsroad-follow-change-cards = Annulé : change ces cartes, puis { KEY("fixed.enter") }.
kingsroad-follow-advice-for = Conseil pour
kingsroad-follow-how-many-names = tape de 2 à 5 noms, séparés par des virgules
