kingsroad-learn-watch = Nézd, mi történik. Tovább: { KEY("forward") }.
kingsroad-learn-keys-here = Ez a billentyű itt nem csinál semmit. Lapok: { KEY("card.1") }–{ KEY("card.8") },
    { KEY("card.K") }, { KEY("card.D") }, { KEY("card.W") }. { KEY("forward") } kijátssza,
    { KEY("back") } visszaveszi.
kingsroad-learn-only-enter = A körnek vége.
kingsroad-learn-while-revealed = Most jön a felfedés: { KEY("forward") } tovább, { KEY("skip") } a végére ugrik.
kingsroad-learn-finished-title = Már ismered a King's Roadot
kingsroad-learn-finished-keys = { KEY("forward") }: igazi játszma · { KEY("rules") }: szabályok ·
    { KEY("back") }: még egyszer · { KEY("leave") }: kezdőképernyő
kingsroad-learn-menu-first = három perc, lépésről lépésre
kingsroad-learn-heading = { $step }/{ $steps }. lépés · { $title }
kingsroad-learn-played-for-you = { $step ->
        [1] az
        [5] az
       *[other] a
      } { $step }. lépést a program játszotta
kingsroad-learn-progress = eddig { $points } pontod van, { $goal } a cél
kingsroad-learn-the-end = a vége
kingsroad-learn-plain = Tanulj meg King's Roadot játszani. Írd be a lapokat egy szóban, például 164, aztán
    { KEY("fixed.enter") }: 1–8 a régiók, K a Lovag, D a Sárkány, W a Boszorkány. players: a játékosok,
    quit: kilépés.
kingsroad-learn-first-noble = { $who ->
    [you] Te vagy az első az 1. régióban: egy jelződ ott marad nemesként
   *[other] { $who } az első az 1. régióban: egy jelzője ott marad nemesként
  }. Többet az 5. lépésben.
kingsroad-learn-victory = Megnyerted az első játszmádat { $points } ponttal, { $ahead }!
kingsroad-learn-go-on = { KEY("forward") }: { $last ->
    [yes] mit tudsz már
   *[no] tovább
  }.
kingsroad-learn-witch-spent = A Boszorkány már elfogyott.
kingsroad-learn-card-later = { $card } { $step ->
    [0] itt nem kell
   *[other] { $step ->
        [1] az
        [5] az
       *[other] a
      } { $step }. lépésben jön
  }.
kingsroad-learn-card-missing = Még nem. { $hint }
kingsroad-learn-try-again = { $why } { $hint } Próbáld újra.
kingsroad-learn-would-go-on = Így senkinek sem lenne 40 pontja, és a játék menne tovább.
kingsroad-learn-would-win = { $who ->
    [you] Így te nyernél { $points } ponttal.
   *[other] Így { $who } nyerne { $points } ponttal.
  }
kingsroad-learn-not-scored = Így nem lenne pontozás itt: { $region }.
kingsroad-learn-would-tie = Döntetlen lenne köztetek ({ $who }) itt: { $region }; { $points } pont.
kingsroad-learn-not-first = Nem te lennél az első itt: { $region }; { $points } pont.
kingsroad-learnt-aim = A cél
    .about = a legtöbb pont nyer. 40-nél vége a játéknak; akkor minden más régió is fizet még egyszer,
        csak a helyekért.
kingsroad-learnt-round = Minden kör
    .about = három lap titokban, minden régió lapja egy jelző. Aztán a Király régióját pontozzuk, és ő
        továbbmegy.
kingsroad-learnt-ties = Döntetlen
    .about = akik egyenlők, mind az alacsonyabb helyet kapják.
kingsroad-learnt-markers = Jelzők
    .about = 19; a térképen lévők pontozáskor visszajönnek. Ha háromnál kevesebb maradt, kevesebb lapot
        választasz.
kingsroad-learnt-nobles = Nemesek
    .about = ha egyedül vagy az 1. helyen, hagysz egyet. Hoz egy pontot magáért és minden hozzá kötött
        nemesedért.
kingsroad-learnt-knight = A Lovag
    .about = még egy jelző az előtte választott régióba.
kingsroad-learnt-dragon = A Sárkány
    .about = még egy régiót pontozunk. Játszmánként egyszer.
kingsroad-learnt-witch = A Boszorkány
    .about = válassz újra, miután láttad a többiek lapjait. Játszmánként egyszer.
kingsroad-learn-step-markers = Jelzők lerakása
    .idea = Te, a Báró és a Hercegnő egy királyságért küzdötök. Körönként három titkos lap; egy régió lapja egy
        jelződet teszi oda.
    .now = Azt a régiót pontozzuk, ahol { $king ->
            [King] a Király
           *[other] a Király ({ $king })
          } áll: most az 1., aztán a 6. A legtöbb jelző a 6.-ban 6 pont, a második legtöbb 4; a zárójeles
        helyek nem fizetnek.
    .task = Válaszd a 6-ost és két másik régiót, aztán { KEY("forward") }.
    .hint = Tégy egy jelzőt a 6.-ba, ahová a Király megy, és kettőt bárhová.
    .praise = A jelzők ott maradnak, amíg a Király oda nem ér, és a régiójukat nem pontozzuk; a sorodban a
        szám az, ahány még nálad van.
    .reaction = A Báró nevet: „Kezdő! Ez a királyság már az enyém.”
kingsroad-learn-step-king = A Király ott pontoz, ahol áll
    .idea = Csak azt a régiót pontozzuk, ahol { $king ->
            [King] a Király
           *[other] a Király ({ $king })
          } áll. Aztán továbbmegy.
    .now = Akik egyenlők, az alacsonyabb helyen osztoznak.
    .task = { $first ->
            [yes] Maradjon
           *[no] Legyen
          } tiéd a többség a 6.-ban: a 6-os és még két régió, aztán { KEY("forward") }.
    .hint = Tégy egy jelzőt a 6.-ba.
    .praise = Tiéd volt a legtöbb jelző a 6.-ban. Egy ott marad nemesedként; a többi mind hazament.
    .reaction = A Báró a homlokát ráncolja: „A torony? Vidd csak.”
kingsroad-learn-step-knight = A Lovag
    .idea = A Lovag még egy jelzőt tesz abba a régióba, amelynek a lapját közvetlenül előtte választottad.
    .now = A 4.-et hagyd a többieknek: a 7. többet fizet.
    .task = Válassz egy régiót, aztán a 7-est, aztán a Lovagot (K): két jelző a 7.-ben.
    .hint = Mindkét jelző a 7.-be kell: a Lovagot közvetlenül a 7-es után válaszd.
    .praise = Két jelző egy régióba egy körben: erre csak a Lovag képes. Minden körben újra a kezedben van.
    .reaction = A Báró mosolyog: „Nekem a dombok. És utána az oltár!”
kingsroad-learn-step-ties = Döntetlen
    .idea = Akik egyenlők, mind az alacsonyabb helyet kapják: ketten az 1. helyen egyaránt a 2. hely pontjait.
        Ha mindhárman egyenlők vagytok, senki sem kap pontot: a 3. hely nem fizet.
    .task = { $first ->
            [yes] Maradjon
           *[no] Legyen
          } tiéd a többség a 7.-ben: a 7-es és még két lap, aztán { KEY("forward") }.
    .hint = Elég eggyel több, mint a Bárónak: válaszd a 7-est.
    .praise = 7 pont az 1. helyért, és egy nemes. Döntetlennél csak 5 járt volna, nemes nélkül.
    .reaction = A Hercegnő súgja: „De elvörösödött! Csak így tovább.”
kingsroad-learn-step-nobles = Nemesek és láncok
    .idea = A nemesed ({ $noble }) a régiójában marad, és jelzőnek számít. Pontozáskor 1 pontot hoz, és még 1-et
        minden nemesedért, aki úton hozzá van kötve, az 1. és a 3. közti szaggatott úton is.
    .task = { $first ->
            [yes] Maradjon
           *[no] Legyen
          } tiéd a többség a 3.-ban: válassz bármilyen lapot, aztán a 3-ast, aztán a Lovagot (K).
    .hint = A Báró is akarja: válaszd a 3-ast, és közvetlenül utána a Lovagot (K).
    .praise = 3 pont az 1. helyért, és 1 minden nemesért a 3. és a 7. láncában. Egy nemes addig marad, amíg más
        nem szerez ott többséget.
    .reaction = A Báró morog: „Mindenütt nemesek! Kié ez a királyság?”
kingsroad-learn-step-witch = A Boszorkány
    .idea = A Boszorkány megy elöl. A mögötte lévő lapok titokban visszakerülnek, és újra választasz, ha már láttad, mit
        játszanak a többiek. Játszmánként egyszer.
    .now = Kijátssza a Báró az 5-öst? A Boszorkánnyal nem kell találgatnod.
    .task = Válaszd a Boszorkányt (W), aztán { KEY("forward") }. Más lap nem kell hozzá.
    .hint = A Boszorkánnyal (W) előbb látod, mit tesznek a többiek.
    .praise = Láttad, mit tettek, és feleltél rá. A Boszorkányod ebben a játszmában elfogyott.
    .reaction = A Báró kiabál: „Boszorkányság! Újra akarom ezt a kört.”
    .again-idea = A Báró tényleg kijátszotta az 5-öst. Arra, amit most választasz, senki sem felelhet. Egy jelzővel beéred, és
        mindketten a 2. helyet kapjátok; kettővel, a Lovaggal, egyedül vagy az 1. helyen.
    .again-task = Válassz újra három lapot, és legyen tiéd a legtöbb jelző az 5.-ben.
    .again-hint = Válaszd az 5-öst, és közvetlenül utána a Lovagot (K).
kingsroad-learn-step-dragon = A Sárkány
    .idea = Minden kijátszott Sárkány egy régióval tovább viszi a Királyt, és azt a régiót is pontozzuk. Egy van
        belőle az egész játszmára.
    .now = A 8. fizet a legtöbbet.
    .task = { $first ->
            [yes] Maradjon
           *[no] Legyen
          } tiéd a többség a 8.-ban: Sárkány (D), 8, aztán Lovag (K).
    .hint = A Báró is oda tart: válaszd a Sárkányt, a 8-ast, és közvetlenül utána a Lovagot (K).
    .praise = A 8 King's Castle fizetett neked, mielőtt bárki utolérhetett volna. A Sárkányod ebben a játszmában
        elfogyott.
    .reaction = A Hercegnő tapsol: „Egy Sárkány! Végre valaki játszik.”
    .roads = Az úton a D egy Sárkányhoz, a D2 kettőhöz tartozik.
kingsroad-learn-step-end = A vége 40-nél
    .idea = Az a kör az utolsó, amelyben valaki eléri a 40 pontot. Akkor minden más régió is fizet még egyszer,
        csak a helyekért: a nemesekért nem jár pont.
    .task = { $first ->
            [yes] Maradjon
           *[no] Legyen
          } tiéd a legtöbb jelző az 1.-ben, és fejezd be a játékot.
    .hint = Válaszd az 1-est, és közvetlenül utána a Lovagot (K).
    .praise = Átlépted a 40 pontot, ezzel vége lett a játéknak, és a többi régió még egyszer fizetett.
    .reaction = A Báró meghajol, aztán vigyorog: „Még egyet! Azonnal!”
