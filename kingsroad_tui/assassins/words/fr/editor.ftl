assassins-editor-king-stands-there = Le roi est là : mets-le d'abord ailleurs.
assassins-editor-keys-here = Une lettre met cet habitant ici, { KEY("king") } le roi, { KEY("knight") } un chevalier ; { KEY("take") } enlève,
    { KEY("reveal") } révèle.
assassins-editor-heading = Composer une position · manche { $round } · { $side }
assassins-editor-heading-no-card = Composer une position · manche { $round } · avant que la carte soit retournée
assassins-editor-problem = { $field } : { $why }.
assassins-editor-field-round = Manche
assassins-editor-field-card = Carte
assassins-editor-field-phase = Tour
assassins-editor-field-deck = Cartes à venir
assassins-editor-field-townsfolk = Habitants
assassins-editor-field-knights = Chevaliers
assassins-editor-field-king = Roi
assassins-editor-field-revealed = Révélés
assassins-editor-field-arrested = Arrêtés
assassins-editor-field-arrest_made = Arrestation
assassins-editor-field-knights_killed = Chevaliers tués
assassins-editor-field-ending = Assassins
assassins-editor-cell-round = Manche
assassins-editor-cell-card = Carte retournée
assassins-editor-cell-phase = À qui le tour
assassins-editor-cell-king-ap = PA du roi
assassins-editor-cell-knights-ap = PA des chevaliers
assassins-editor-cell-people-ap = PA du peuple
assassins-editor-cell-arrest = Arrestation
assassins-editor-cell-killed = Chevaliers tués
assassins-editor-cell-wounds = Blessures du roi
assassins-editor-left = Reste : { $card }
assassins-editor-no-card = pas encore
assassins-editor-phase = { $king ->
    [yes] du roi
   *[no] du peuple
  }
assassins-editor-arrest = { $made ->
    [yes] faite
   *[no] pas encore
  }
