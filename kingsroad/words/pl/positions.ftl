kingsroad-position-entries = ma mieć po jednym wpisie na gracza (graczy: { $players })
kingsroad-position-regions = ma mieć po jednym wpisie na każdy z 8 regionów
kingsroad-position-round = ma być od 1 do { $most }, nie { $found }
kingsroad-position-king = ma stać w regionie od 1 do 8, nie { $found }
kingsroad-position-score = { $who }: ma być od 0 do { $most }, nie { $found }
kingsroad-position-noble-of-nobody = region { $region }: szlachcic gracza, którego nie ma
kingsroad-position-noble-order = region { $region }: każde miejsce raz, rosnąco
kingsroad-position-nobles = region { $region }: szlachciców { $count }; razem stoją tylko stali szlachcice
kingsroad-position-markers = { $who }: po jednej liczbie na każdy region
kingsroad-position-negative = { $who }: jedna z liczb jest ujemna
kingsroad-position-all-markers = { $who }: w ręce, na planszy i jako szlachcice razem { $count }; każdy gracz ma znaczników
    { $wanted }
kingsroad-position-finished = przeczy punktom (40 punktów kończy partię)
kingsroad-position-winners = przeczy punktom i szlachcicom
kingsroad-code-too-long = jest dłuższe, niż może być (znaków: { $limit })
kingsroad-code-beginning = ma zaczynać się od { $prefix }:
kingsroad-code-not-whole = nie jest cały: po { $prefix } idą zasady, runda, region Króla i każdy gracz, przed każdym dwukropek
kingsroad-code-variant = ma być s (podstawowe) albo p (szlachcic zostaje), nie { $found }
kingsroad-code-players = graczy jest od 2 do 5, nie { $count }
kingsroad-code-player = ma wyglądać jak 12DW.00010000.38 (punkty, Smok i Wiedźma w ręce, znaczniki w regionach od 1 do 8,
    szlachcice), nie { $found }
kingsroad-code-score = punktów jest za dużo
kingsroad-code-nobles = każdy szlachcic raz, rosnąco
kingsroad-code-number = ma być liczba, nie { $found }
kingsroad-code-markers = na planszy znaczników i szlachciców { $used }; jest ich tylko { $most }
kingsroad-code-regions = ma mieć 8 regionów, nie { $count }
kingsroad-code-built-in-board = zwykłej planszy nie wpisuje się do kodu
kingsroad-code-region = region { $region }: ma być nazwa=sztandar=źródło
kingsroad-code-banner = region { $region }: ma być sztandar, np. 8-6-4-2
kingsroad-code-not-encoded = { $found } to nie tekst w kodowaniu procentowym
kingsroad-board-region = region { $region }
kingsroad-board-number = regiony mają numery od 1 do 8
kingsroad-board-places = sztandar ma 3 albo 4 miejsca
kingsroad-board-points = punkty na sztandarze są od 0 do 99
kingsroad-board-rising = punkty na sztandarze nigdy nie rosną
kingsroad-board-source = jego źródło: { $problem }
kingsroad-board-regions = każdy od 1 do 8 musi być dokładnie raz
