notes-save = Mentés
notes-cancel = Mégse
notes-how = A játszma fájljában marad meg. Hagyd üresen, ha törölnéd.
notes-no-file = Előbb mentsd el a játszmát: a megjegyzések a fájljában vannak.
notes-in-a-branch = A megjegyzések magához a játszmához tartoznak, nem ahhoz, amit kipróbáltál.
notes-no-notes = Még nincs megjegyzés.
notes-section = Megjegyzések
notes-on-game = Megjegyzésed a játszmához
notes-on-round = Megjegyzésed { $number ->
        [1] az
        [5] az
       *[other] a
      } { $number }. körhöz
notes-note = Megjegyzés: { $note }
notes-no-such-round = nincs { $number }. kör: a játszma { $rounds ->
        [1] az
        [5] az
       *[other] a
      } { $rounds }. körig jutott
notes-not-noted = A megjegyzést nem sikerült megőrizni: { $why }.
notes-of-game = Játszma: { $note }
notes-of-round = { $number }. kör: { $note }
notes-no-file-of-its-own = ennek a játszmának nincs saját fájlja
notes-no-game = a fájlban nincs mentett játszma
notes-too-long = egy megjegyzés legfeljebb { $most } karakter
notes-in-the-way = a fájlban más van ott, ahol a megjegyzések állnak
