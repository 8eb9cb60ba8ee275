hints-what-if-title = Mi lenne, ha …
hints-what-if-no-assumption = Nincs feltevés
hints-what-if-drop-assumptions = Minden feltevés törlése
hints-what-if-cancel = Mégse
hints-word = Tipp
hints-title = { $page }/{ $pages }. tipp
hints-title-experts = Szakértőknek, { $part }/{ $parts }
hints-next = { $key }: { $page ->
    [0] bezárás
    [1] hová nézz
    [2] mit válassz
    [3] összevetés
    [back] vissza
   *[more] tovább
  }
hints-experts = { $key }: szakértőknek
hints-thinking = Gondolkodik …
hints-lost = Nincs tanács: { $why }.
