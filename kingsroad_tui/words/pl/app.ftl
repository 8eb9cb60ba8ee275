app-solver-restarts = Solver się zatrzymał i startuje od nowa.
app-no-solver = Solvera nie da się utrzymać. Partia idzie dalej bez podpowiedzi.
app-running-elsewhere = Ta partia jest otwarta gdzie indziej
app-look = Obejrzyj
app-go-on-with-copy = Graj dalej kopią
app-sent-to-clipboard = Wysłano do schowka. Jeśli wklejanie nic nie daje, zaznacz to tutaj myszą, w większości terminali
    trzymając { KEY("fixed.shift") }:
app-code-sent-title = Kod pozycji (wysłany do schowka)
app-game-sent-title = Cała partia w jednej linii (wysłana do schowka)
app-line-without-proof = Linia nie niesie dowodu: verify bierze samą zapisaną partię.
app-game-sent = Wklej ją do wiadomości. Otwieranie i wszystkie polecenia biorą ją tak samo jak plik.
app-played-elsewhere = Ta partia toczy się w innym oknie albo terminalu.
app-go-on-with-copy-question = Grać dalej jej kopią? y albo n
app-no-game-to-continue = Nie ma partii do kontynuowania.
app-room-needed = Królestwo potrzebuje 60 kolumn i 20 wierszy. Powiększ okno.
app-keep-key = Zostaw stary ({ KEY("fixed.escape") })
app-quit-question = Wyjść z King's Road?
app-quit = Wyjdź
app-stay = Zostań
app-no-background = Nie ma tu tła, do którego można odłożyć grę.
app-copy-question = { $title }: ta partia toczy się w innym oknie albo terminalu. Grać dalej jej kopią?
app-look-or-copy = { $title }: toczy się w innym oknie albo terminalu. Możesz ją obejrzeć albo grać tu dalej kopią.
app-press-key-for = Naciśnij nowy klawisz dla: { $tooltip }
app-too-long = Za długie: mieści się tu najwyżej { $most } znaków.
app-plain-text = { $title } zwykłym tekstem. { $enter } przyjmuje to, co w nawiasie.
app-unsaved-question = { $problem } Jeśli wyjdziesz, przepadnie wszystko od ostatniego zapisu.
app-goodbye = Do zobaczenia. { $saved ->
    [yes] Niedokończona partia jest zachowana: uruchom znowu, żeby grać dalej.
   *[no] { $problem }
  }
app-how-to-quit = Wyjście: { $key }.
app-another-place = Plik, w którym zapisać, albo { $enter }, żeby wyjść bez tego
app-leave = Wyjdź
app-close-list = Zamknij
