hints-what-if-title = A gdyby …
hints-what-if-no-assumption = Bez założenia
hints-what-if-drop-assumptions = Usuń wszystkie założenia
hints-what-if-cancel = Anuluj
hints-word = Podpowiedź
hints-title = Podpowiedź { $page }/{ $pages }
hints-title-experts = Dla znawców { $part }/{ $parts }
hints-next = { $key }: { $page ->
    [0] zamknij
    [1] gdzie patrzeć
    [2] co wybrać
    [3] porównaj
    [back] wstecz
   *[more] czytaj dalej
  }
hints-experts = { $key }: dla znawców
hints-thinking = Myślę …
hints-lost = Rady nie ma: { $why }.
