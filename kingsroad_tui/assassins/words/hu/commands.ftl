assassins-commands-nothing-learnt = még semmit sem tanult
assassins-commands-enough-games = már { $games } játszmája van, így nem játszik többet
assassins-training-judged = { $games } játszma; { $kept } tanulásból kihagyott alapján:
assassins-training-king = nyerési esély, király: { $calibration }
assassins-training-people = nyerési esély, nép: { $calibration }
assassins-training-value = log-veszteség { $loss } (az átlag: { $mean }), kalibrációs hiba { $error },
    { $moments } pillanat
assassins-training-belief = hármasok { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. kör után: log-veszteség { $loss } (egyformán: { $alike }),
    egy bábu kalibrációs hibája { $error }, { $games } játszma
