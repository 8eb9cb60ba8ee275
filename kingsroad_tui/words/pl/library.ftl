library-saving-saved = Zapisano
library-in-short = Jak to się gra
library-no-games = Nie ma jeszcze żadnej partii: każda zaczęta zachowuje się sama.
library-nothing-chosen = Wpisz nazwę pliku albo wybierz partię z listy.
library-nothing-deleted = Nic tu nie usunięto.
library-rename-title = Zmień nazwę partii
library-what-to-type = pisz, żeby szukać; albo plik
library-being-played = w toku
library-finished = skończona
library-rounds = { $rounds ->
     [0] niezaczęta
     [one] { $rounds } runda
     [few] { $rounds } rundy
     [many] { $rounds } rund
    *[other] { $rounds } rundy
   }
library-title-of = Twoje partie: { $games }, { $order }
library-title = Twoje partie
library-order-newest = najnowsze najpierw
library-order-oldest = najstarsze najpierw
library-order-by-name = według nazwy
library-order-by-players = według graczy
library-order-longest = najdłuższe najpierw
library-order-best = najlepsze najpierw
library-deleted = Usunięto; { $keys } przywraca. Leży w { $folder }, dopóki nie opróżnisz tego folderu.
library-not-deleted = Partii nie usunięto: { $why }.
library-not-restored = Partii nie przywrócono: { $why }.
library-is-played = właśnie się toczy
library-is-there = { $name } już jest
library-damaged-save = Zapisanej partii nie da się odczytać ({ $why }). Jest zachowana jako { $name }.
library-newer-save = Partię { $name } zapisała nowsza wersja programu. Zostaje, jaka jest.
library-unreadable-save = Partii { $name } nie da się otworzyć: { $why }. Zostaje, jaka jest.
library-unsaved = Partii nie dało się zapisać w { $folder }: { $why }.
library-elsewhere = Pliku tej partii używa inny program; tu idzie ona dalej w { $name }.
library-saving-saved-in = Zapisano: { $path }
library-saving-is-there = { $name } już jest; wybierz inną nazwę.
library-saving-save-again = { $name } już jest; zapisz jeszcze raz, żeby zastąpić.
library-saving-not-saved = Nie zapisano: { $why }.
library-saving-result-not-kept = Wyniku nie dało się zachować: { $why }.
library-saving-settings-not-kept = Ustawień nie dało się zapisać: { $why }
library-saving-report-not-written = Raportu nie dało się zapisać: { $why }.
library-saving-analysis-not-kept = Analizy nie dało się zachować: { $why }.
library-saving-book-not-kept = Twojego zeszytu ćwiczeń nie dało się zapisać: { $why }.
library-saving-type-a-name = wpisz nazwę partii
library-saving-is-a-folder = to folder; dodaj nazwę pliku
library-saving-save-as = Zapisz partię jako
library-saving-save = Zapisz
library-saving-cancel = Anuluj
library-saving-elsewhere = Gdzie indziej
library-saving-leave = Wyjdź
library-saving-stay = Zostań
