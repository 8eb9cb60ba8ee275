kingsroad-position-entries = mind a { $players } játékoshoz egy-egy bejegyzés kell
kingsroad-position-regions = mind a 8 régióhoz egy-egy bejegyzés kell
kingsroad-position-round = 1 és { $most } között kell lennie, nem { $found }
kingsroad-position-king = az 1–8. régióban kell állnia, nem itt: { $found }
kingsroad-position-score = { $who }: 0 és { $most } között kell lennie, nem { $found }
kingsroad-position-noble-of-nobody = { $region }. régió: egy hiányzó játékos nemese áll ott
kingsroad-position-noble-order = { $region }. régió: minden hely egyszer szerepeljen, növekvő sorrendben
kingsroad-position-nobles = { $region }. régió: { $count } nemes áll ott; csak a maradó nemesek férnek
    meg egy régióban
kingsroad-position-markers = { $who }: minden régióhoz egy szám kell
kingsroad-position-negative = { $who }: negatív szám van köztük
kingsroad-position-all-markers = { $who }: kézben, a táblán és nemesként összesen { $count } jelző;
    mindenkinek { $wanted } van
kingsroad-position-finished = ellentmond a pontoknak (40 pontnál vége a játéknak)
kingsroad-position-winners = ellentmond a pontoknak és a nemeseknek
kingsroad-code-too-long = hosszabb { $limit } karakternél
kingsroad-code-beginning = így kell kezdődnie: { $prefix }:
kingsroad-code-not-whole = nem teljes: { $prefix } után a szabályok, a kör, a Király régiója és minden
    játékos következik, mindegyik előtt kettőspont
kingsroad-code-variant = s (alapszabályok) vagy p (a nemes marad) kell, nem { $found }
kingsroad-code-players = 2–5 játékos lehet, nem { $count }
kingsroad-code-player = így kell kinéznie: 12DW.00010000.38 (pontok, Sárkány és Boszorkány kézben,
    jelzők az 1–8. régióban, nemesek), nem így: { $found }
kingsroad-code-score = túl sok a pont
kingsroad-code-nobles = minden nemes egyszer szerepeljen, növekvő sorrendben
kingsroad-code-number = szám kell ide, nem { $found }
kingsroad-code-markers = { $used } jelző és nemes van a táblán; csak { $most } van
kingsroad-code-regions = 8 régió kell, nem { $count }
kingsroad-code-built-in-board = az alaptábla nem kerül bele a kódba
kingsroad-code-region = { $region }. régió: név=zászló=forrás kell
kingsroad-code-banner = { $region }. régió: zászló kell, például 8-6-4-2
kingsroad-code-not-encoded = { $found } nem százalékkódolt szöveg
kingsroad-board-region = { $region }. régió
kingsroad-board-number = a régiók száma 1-től 8-ig megy
kingsroad-board-places = egy zászlón 3 vagy 4 hely van
kingsroad-board-points = a zászló pontjai 0 és 99 között lehetnek
kingsroad-board-rising = a zászló pontjai sosem nőhetnek
kingsroad-board-source = a forrása: { $problem }
kingsroad-board-regions = 1-től 8-ig mindegyiknek pontosan egyszer kell szerepelnie
