kingsroad-statistics-note = Befejezett játszmák, egy emberrel az asztalnál; az ágak és másolatok nem számítanak. Az előny: átlagosan
    hány ponttal végzel az ilyen erősségű legjobb gépi játékos előtt.
kingsroad-statistics-nothing = Még nem fejeztél be egyedül egy játszmát sem a gép ellen.
kingsroad-statistics-analyse-first = Hogy milyen erős vagy, itt olvashatod, ha már elemeztél egy játszmát.
kingsroad-statistics-strength = erősség
kingsroad-statistics-games = játszma
kingsroad-statistics-won = nyert
kingsroad-statistics-share = arány
kingsroad-statistics-lead = előny
kingsroad-statistics-kind-placing = hová kerülnek a jelzők
kingsroad-statistics-kind-knight = a Lovag
kingsroad-statistics-kind-dragon = a Sárkány
kingsroad-statistics-kind-witch = a Boszorkány
