kingsroad-editor-over-here = У кого-то 40 очков: здесь партия закончена.
kingsroad-editor-heading = Расставить позицию · раунд { $round } · игроков { $players } · { $rules }
kingsroad-editor-too-many = { $name }: на поле маркеров и дворян { $count }, а всего их только { $markers }.
kingsroad-editor-nobles = { $region }: дворян { $count }; вместе стоят только столбовые дворяне.
kingsroad-editor-column-points = очки
kingsroad-editor-column-hand = рука
