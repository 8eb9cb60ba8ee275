kingsroad-statistics-kind-placing = hová kerülnek a jelzők
kingsroad-statistics-kind-knight = a Lovag
kingsroad-statistics-kind-dragon = a Sárkány
kingsroad-statistics-kind-witch = a Boszorkány
