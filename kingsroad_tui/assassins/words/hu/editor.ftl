assassins-editor-king-stands-there = Ott a király áll: előbb tedd máshová.
assassins-editor-keys-here = Egy betű azt a városlakót teszi ide, { KEY("king") } a királyt,
    { KEY("knight") } egy lovagot; { KEY("take") } elvesz, { KEY("reveal") } felfed.
assassins-editor-heading = Állás beállítása · { $round }. kör · { $side }
assassins-editor-heading-no-card = Állás beállítása · { $round }. kör · a kártya felfedése előtt
assassins-editor-problem = { $field }: { $why }.
assassins-editor-field-round = Kör
assassins-editor-field-card = Kártya
assassins-editor-field-phase = Fázis
assassins-editor-field-deck = Hátralévő kártyák
assassins-editor-field-townsfolk = Városlakók
assassins-editor-field-knights = Lovagok
assassins-editor-field-king = Király
assassins-editor-field-revealed = Felfedve
assassins-editor-field-arrested = Letartóztatva
assassins-editor-field-arrest_made = Letartóztatás
assassins-editor-field-knights_killed = Most megölt lovagok
assassins-editor-field-ending = Orgyilkosok
assassins-editor-cell-round = Kör
assassins-editor-cell-card = Felfedett kártya
assassins-editor-cell-phase = Kinek a fázisa
assassins-editor-cell-king-ap = A király AP-i
assassins-editor-cell-knights-ap = A lovagok AP-i
assassins-editor-cell-people-ap = A nép AP-i
assassins-editor-cell-arrest = Letartóztatás
assassins-editor-cell-killed = Most megölt lovagok
assassins-editor-cell-wounds = A király sebei
assassins-editor-left = Maradt: { $card }
assassins-editor-no-card = még nincs
assassins-editor-phase = { $king ->
    [yes] a királyé
   *[no] a népé
  }
assassins-editor-arrest = { $made ->
    [yes] megvolt
   *[no] még nem volt
  }
