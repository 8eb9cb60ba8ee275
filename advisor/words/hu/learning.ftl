advisor-archive-none = nem NumPy-archívum
advisor-archive-damaged = { $known ->
    [yes] sérült: { $why }
   *[no] sérült
  }
advisor-archive-arrays = több mint { $most } tömb van benne
advisor-archive-bytes = több mint { $most } bájt van benne
advisor-archive-member = van egy tagja, amely nem tömb: { $name }
advisor-array-missing = hiányzik ez a tömb: { $array }
advisor-array-header = a(z) { $array } tömb fejléce nem olvasható
advisor-array-size = a(z) { $array } tömb nem akkora, amekkorának az alakja mondja
advisor-array-compressed = a(z) { $array } tömb ismeretlen módon van tömörítve
advisor-array-dimensions = a(z) { $array } tömbnek { $found } dimenziója van, nem { $wanted }
advisor-array-kind = a(z) { $array } tömb tartalma { $found }, nem { $wanted }
advisor-array-shape = a(z) { $array } tömb alakja { $found }, nem { $wanted }
advisor-array-number = a(z) { $array } tömbben használhatatlan szám van
advisor-array-long-text = a(z) { $text } szöveg hosszabb { $limit } bájtnál
advisor-array-inputs = a(z) { $array } tömb { $inputs } számot vár, ennyit egy állás sem ad
advisor-hidden-layers = a rejtett rétegei { $first } és { $second } nagyságúak, nem 1 és { $most } közöttiek
advisor-weights-players = nem { $players } játékoshoz való
advisor-weights-version = a súlyok { $version } változatát ez a program nem ismeri
advisor-weights-no-lot = { $array }: ezek nem esélyek
advisor-checkpoint-none = nem használható mentési pont: { $why }
advisor-checkpoint-memory = { $needed } bájt memóriát kér, többet, mint { $most }
advisor-checkpoint-plays = több kijátszást őriz egy szakaszjátékban, mint amennyit kihúz
advisor-checkpoint-boards = { $boards } tábla van benne { $groups } csoporthoz
advisor-checkpoint-samples = több minta van benne, mint amennyi a memóriájába fér
advisor-checkpoint-choice = olyan választás van benne, amilyet egy állás sem ad
advisor-checkpoint-squares = egy négyzetes átlag 0-nál kisebb benne
advisor-checkpoint-finished = befejezett játszma van { $group ->
        [1] az
        [5] az
       *[other] a
      } { $group }. csoportban
advisor-checkpoint-long-game = túl hosszú játszma van { $group ->
        [1] az
        [5] az
       *[other] a
      } { $group }. csoportban
advisor-checkpoint-network = a(z) { $name } háló nem { $players } játékoshoz való
advisor-checkpoint-policy = a stratégia nem { $players } játékoshoz való
advisor-checkpoint-secret = a titka nélkül tartalmaz egy játszmát
advisor-checkpoint-suspected = suspected: senkit sem nevez meg a városlakók közül
advisor-workers-die = { $known ->
    [yes] a munkafolyamatok újra meg újra leállnak ({ $how })
   *[no] a munkafolyamatok újra meg újra leállnak
  }
advisor-worker-died = { $known ->
    [yes] Egy munkafolyamat leállt ({ $how }). A munkája újrakezdődik.
   *[no] Egy munkafolyamat leállt. A munkája újrakezdődik.
  }
advisor-no-cluster = a fürthöz kiegészítés kell: pip install 'kingsroad[cluster]'
