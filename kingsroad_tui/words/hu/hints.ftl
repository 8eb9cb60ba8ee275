hints-what-if-title = Mi lenne, ha …
hints-what-if-no-assumption = Nincs feltevés
hints-what-if-drop-assumptions = Minden feltevés törlése
hints-what-if-cancel = Mégse
