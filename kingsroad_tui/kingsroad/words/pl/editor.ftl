kingsroad-editor-over-here = Ktoś ma 40 punktów: partia jest tu skończona.
kingsroad-editor-heading = Ustaw pozycję · runda { $round } · { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
  } · { $rules }
kingsroad-editor-too-many = { $name }: na planszy znaczników i szlachciców { $count }, a jest ich tylko { $markers }.
kingsroad-editor-nobles = { $region }: szlachciców { $count }; razem stoją tylko stali szlachcice.
kingsroad-editor-column-points = punkty
kingsroad-editor-column-hand = ręka
