cli-without-command = Opcje bez polecenia (jak przy { $play })
cli-group-play = Gra
cli-group-together = Grajcie razem
cli-group-advice = Podpowiedzi i analiza
cli-group-games = Zapisane partie i pozycje
cli-group-programs = Programy, turnieje i uczenie
cli-group-others = Inne gry
cli-examples = Przykłady
cli-example-friends = Otwórz stół dla przyjaciół
cli-example-advice = Co zagrać w zapisanej partii
cli-example-report = Każdy wybór oceniony, na jednej stronie
cli-opens-the-game = Bez polecenia otwiera grę.
cli-language = W jakim języku mówić: { $known }.
cli-environment = Zmienne środowiskowe
cli-variable-home = Folder na ustawienia, zapisane partie i wszystko, co program przechowuje.
cli-variable-language = W jakim języku mówić, jak --language.
cli-variable-colour = Gdy jest ustawiona, gra jest bez kolorów.
cli-variable-still = Gdy „none”, nic się na ekranie nie rusza.
cli-is-a-code = to kod pozycji: { $hint }
cli-no-command = nie ma polecenia { $command }: { $hint }
cli-did-you-mean = może { $command }?
cli-help-lists = { $help } wymienia polecenia
cli-app-failed = aplikacja padła ({ $reason }). To, co odkryto, jest zapisane.
cli-command-failed = polecenie się nie powiodło ({ $reason }).
cli-help-shows = { $why }: jak to działa, pokaże { $help }
click-usage = Użycie:
click-options = Opcje
click-commands = Polecenia
click-arguments = Argumenty
click-help = Pokazuje tę pomoc i kończy.
click-version = Pokazuje wersję i kończy.
click-required = wymagane
click-default = domyślnie: { $default }
click-missing-argument = Brakuje argumentu
click-missing-option = Brakuje opcji
click-missing-command = Brakuje polecenia.
click-no-option = Nie ma takiej opcji: { $name }.
click-needs-value = Opcja { $name } wymaga wartości.
click-no-value = Opcja { $name } nie przyjmuje wartości.
click-too-much = Zbędne argumenty: { $args }
click-invalid = Zła wartość: { $message }
click-invalid-for = Zła wartość ({ $field }): { $message }
click-not-among = { $value } nie pasuje; możliwe: { $choices }.
click-no-number = { $value } to nie liczba.
click-out-of-range = { $value } jest poza zakresem { $range }.
click-no-file = Nie ma pliku { $name }.
click-one-of = (Może jedna z tych: { $these }?)
cli-stopped = { $interrupted ->
    [yes] przerwano
   *[no] czas minął
  }: { $done } z { $of } { $what ->
    [phases] tur
   *[rounds] rund
  }
