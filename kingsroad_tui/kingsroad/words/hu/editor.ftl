kingsroad-editor-over-here = Valakinek 40 pontja van: itt vége a játéknak.
kingsroad-editor-heading = Állás beállítása · { $round }. kör · { $players } játékos · { $rules }
kingsroad-editor-too-many = { $name }: { $count } jelző és nemes van a táblán; csak { $markers } van.
kingsroad-editor-nobles = { $region }: { $count } nemes; csak a maradó nemesek férnek meg egy régióban.
kingsroad-editor-column-points = pont
kingsroad-editor-column-hand = kéz
