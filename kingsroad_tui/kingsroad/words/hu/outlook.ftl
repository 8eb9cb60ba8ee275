kingsroad-outlook-aim = Neked legyen a legtöbb jelződ ott, ahol { $king } áll. { $goal } pont véget vet a játéknak.
kingsroad-outlook-hide-aim = ({ KEY("play.aim") } elrejti)
kingsroad-outlook-region = { $region }: { $nobody ->
    [yes] senki
   *[no] { $there }
  }.
kingsroad-outlook-stands = { $how ->
    [none] Itt még semmid sincs.
    [tied] Ahogy most áll, osztozol { $place-the } helyen: { $points }.
   *[place] { $first ->
        [yes] Egyedül vagy az 1. helyen: { $points }.
       *[no] Ahogy most áll, tiéd { $place-the } hely: { $points }.
      }
  }
kingsroad-outlook-region-stands = { $how ->
    [none] { $region }: itt még semmid sincs.
    [tied] { $region }: osztozol { $place-the } helyen, { $points }.
   *[place] { $region }: tiéd { $place-the } hely, { $points }.
  }
kingsroad-outlook-with-cards = A lapjaiddal { $region }
kingsroad-outlook-steps = { $steps ->
    [1] A Király legközelebb ide megy: { $region }.
   *[other] A Király { $steps } régióval odébb van.
  }
kingsroad-outlook-points = { $points } pont{ $nobles ->
    [0] { "" }
    [1] { " " }a nemessel
   *[other] { " " }a nemesekkel
  }
kingsroad-outlook-dragon = Sárkány: ebben a körben eggyel több régió ad pontot, a következő: { $region }. Játszmánként egyszer.
kingsroad-outlook-witch = Boszorkány: a többi lapod titokban visszakerül, és újra választasz, ha már tudod, mit játszottak a
    többiek. Játszmánként egyszer.
kingsroad-outlook-knight = Lovag: még egy jelző oda, ahová az előtte lévő lap rak. Mindig utolsónak megy.
kingsroad-outlook-knight-idle = Lovag: { $card } után nem rak semmit.
kingsroad-outlook-knight-behind = Lovag: még egy jelző ide: { $region }, ahová az előtte lévő lap rak.
kingsroad-outlook-after-witch = Ha a többiek lapjai felfordultak, újra választasz, a Boszorkány nélkül.
kingsroad-outlook-no-points = Ebben a körben még nincs pontod, mert itt nincs jelződ: { $regions }.
kingsroad-outlook-either = { $most } vagy { $last }
kingsroad-outlook-gains = { $last ->
    [yes] Ezt kapod: { $gains }.
   *[no] Ha más nem rak oda, ezt kapod: { $gains }.
  }
kingsroad-outlook-region-number = { $number }. régió
kingsroad-outlook-nothing-in = { $region } semmi
kingsroad-outlook-gain-in = { $region } { $points ->
    [0] semmi
   *[other] { $first ->
        [yes] { $points } pont
       *[no] { $points }
      }
  } ({ $notes })
kingsroad-outlook-place = { $tied ->
    [yes] döntetlenben { $place }
   *[no] { $place }
  }{ $brief ->
    [yes] { "" }
   *[no] { " " }hely
  }
kingsroad-outlook-nobles = { $points ->
    [1] { $noble ->
        [brief] 1 a nemesért
        [new] 1 a nemesért, akit otthagysz
       *[own] 1 a nemesedért
      }
   *[other] { $points } a nemesekért
  }
kingsroad-verdict-last-round = Az előző kör: { $judged }.
kingsroad-verdict-your-choice = A választásod: { $judged }.
kingsroad-verdict-better = Jobb: { $choice }.
kingsroad-verdict-none-better = nem volt nála jobb választás
kingsroad-verdict-gamble = { $named }, az ára { $lost }, de csak tökéletes játék ellen
kingsroad-verdict-costs = { $named }, az ára { $cost }{ $perfect }
kingsroad-verdict-cost = { $goal ->
    [win] { $lost } a nyerési esélyedből
    [margin] { $lost } az előnyödből
   *[points] { $lost }
  }
kingsroad-verdict-luck = { $luck ->
    [good] Szerencse: { $change }.
    [bad] Balszerencse: { $change }.
   *[none] A szerencse nem változtatott semmin.
  }
kingsroad-map-look-here = tipp
kingsroad-map-scores = { $order ->
    [1] most pontoz
    [2] másodikként
    [3] harmadikként
    [4] negyedikként
    [5] ötödikként
   *[other] hatodikként
  }
    .short = { $order ->
        [1] most
        [2] köv.
       *[other] majd
      }
kingsroad-map-points = { $near ->
    [yes] { $points } / { $goal }
   *[no] { $points }
  }
kingsroad-map-who-leads = { $ended ->
    [yes] { $many ->
        [one] { $who ->
            [you] Nyertél
           *[other] { $who } nyert
          }
       *[other] { $who-begins }: közös győzelem
      }
   *[no] { $many ->
        [one] { $who ->
            [you] Te vezetsz
           *[other] { $who } vezet
          }
       *[other] { $who-begins } az élen
      }
  }
kingsroad-map-leader = { $leads }: { $points }
kingsroad-map-leads = { $ended ->
    [yes] { $many ->
        [one] nyert
       *[other] közös győzelem
      }
   *[no] { $many ->
        [one] vezet
       *[other] az élen
      }
  }: { $points }
    .short = { $ended ->
        [yes] { $many ->
            [one] nyert
           *[other] nyertek
          }
       *[no] { $many ->
            [one] vezet
           *[other] az élen
          }
      }: { $points }
kingsroad-map-now = Most:
kingsroad-map-now-region = Most itt:
kingsroad-map-now-then = aztán
kingsroad-map-then = Aztán
kingsroad-map-next = { $regions ->
    [one] Sárkánnyal
   *[other] Sárkányokkal
  }{ $marked ->
    [yes] { " " }(D):
   *[no] :
  }
    .short = { $regions ->
        [one] Sárkány
       *[other] Sárkányok
      }{ $marked ->
        [yes] { " " }(D):
       *[no] :
      }
kingsroad-map-dragons = { $left ->
    [0] Már nincs Sárkány
   *[other] Van Sárkánya
  }
    .short = { $left ->
        [0] Nincs Sárkány
       *[other] Sárkány
      }
