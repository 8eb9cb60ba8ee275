refusals-needs-terminal = gra potrzebuje terminala; z `--plain` obywa się bez
refusals-no-file = '-' to nie plik; plik o tej nazwie to './-'
refusals-invited = to zaproszenie: bierze je `kingsroad join ZAPROSZENIE`
refusals-greeting = Czekamy na pierwszą odpowiedź programu …
refusals-no-redo = Nie ma czego przywrócić.
refusals-no-folder = { $path }: nie ma folderu { $folder }
refusals-more-than-none = { $option }: ma być więcej niż 0
refusals-cannot-draw = { $named ->
    [yes] TERM to { $terminal }
   *[no] TERM nie jest ustawiony
  }: ten terminal nie narysuje gry; `--plain` gra linia po linii
refusals-no-plain-text = { $game } nie gra się zwykłym tekstem
refusals-not-told = { $file }: takich partii się tu nie odtwarza
refusals-opens-a-code = { $command } KOD go otworzy
refusals-option-of-another = { $option } jest do partii { $its_game }; to jest { $game }
refusals-is-a-file = { $option }: { $path } to plik; dla kilku partii podaj folder
refusals-one-page = { $option }: { $path } to jedna strona; dla kilku partii podaj folder
refusals-command-unreadable = Polecenia nie da się odczytać: { $why }.
refusals-type-a-program = Wpisz program, który ma grać.
refusals-no-program = Nie ma programu { $program }.
refusals-undo-question = { $computers ->
    [yes] Cofnąć rundę { $number }? Wybierasz ponownie, i komputery też, bo widać już ich karty. { $redo } przywraca rundę.
   *[no] Cofnąć rundę { $number }? Wybierasz ponownie; { $redo } przywraca rundę.
  }
refusals-game-counts = Tu nie ma cofania: ta partia się liczy.
refusals-undo-alone = Cofać można tylko bez innych ludzi przy stole.
refusals-no-undo = Nie ma rundy do cofnięcia.
