assassins-editor-king-stands-there = Stoi tam król: najpierw postaw go gdzie indziej.
assassins-editor-keys-here = Litera stawia tu mieszkańca, { KEY("king") } króla, { KEY("knight") } rycerza; { KEY("take") } zabiera,
    { KEY("reveal") } ujawnia.
assassins-editor-heading = Ustaw pozycję · runda { $round } · { $side }
assassins-editor-heading-no-card = Ustaw pozycję · runda { $round } · przed odkryciem karty
assassins-editor-problem = { $field }: { $why }.
assassins-editor-field-round = Runda
assassins-editor-field-card = Karta
assassins-editor-field-phase = Tura
assassins-editor-field-deck = Karty w talii
assassins-editor-field-townsfolk = Mieszkańcy
assassins-editor-field-knights = Rycerze
assassins-editor-field-king = Król
assassins-editor-field-revealed = Ujawnieni
assassins-editor-field-arrested = Pojmani
assassins-editor-field-arrest_made = Pojmanie
assassins-editor-field-knights_killed = Zabici teraz rycerze
assassins-editor-field-ending = Zabójcy
assassins-editor-cell-round = Runda
assassins-editor-cell-card = Odkryta karta
assassins-editor-cell-phase = Czyja tura
assassins-editor-cell-king-ap = PA króla
assassins-editor-cell-knights-ap = PA rycerzy
assassins-editor-cell-people-ap = PA zabójców
assassins-editor-cell-arrest = Pojmanie
assassins-editor-cell-killed = Zabici teraz rycerze
assassins-editor-cell-wounds = Rany króla
assassins-editor-left = Zostało: { $card }
assassins-editor-no-card = jeszcze żadna
assassins-editor-phase = { $king ->
    [yes] króla
   *[no] zabójców
  }
assassins-editor-arrest = { $made ->
    [yes] było
   *[no] jeszcze nie było
  }
