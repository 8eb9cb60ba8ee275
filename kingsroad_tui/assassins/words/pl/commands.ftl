assassins-commands-nothing-learnt = niczego się jeszcze nie nauczyło
assassins-commands-enough-games = partii jest już { $games }, więc nie gra się więcej
assassins-training-judged = partii { $games }; według { $kept } trzymanych z dala od nauki:
assassins-training-king = szansa wygranej, król: { $calibration }
assassins-training-people = szansa wygranej, zabójcy: { $calibration }
assassins-training-value = strata log { $loss } (średnia: { $mean }), błąd kalibracji { $error }, chwil { $moments }
assassins-training-belief = trójki po rundzie { $round }: strata log { $loss } (jednakowo: { $alike }), błąd kalibracji pionka { $error },
    partii { $games }
