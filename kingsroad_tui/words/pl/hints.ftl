hints-what-if-title = A gdyby …
hints-what-if-no-assumption = Bez założenia
hints-what-if-drop-assumptions = Usuń wszystkie założenia
hints-what-if-cancel = Anuluj
