assassins-commands-nothing-learnt = пока ничему не обучено
assassins-commands-enough-games = партий уже { $games }, больше не играется
assassins-training-judged = партий { $games }; по { $kept }, не бывшим в обучении:
assassins-training-king = шанс на победу, король: { $calibration }
assassins-training-people = шанс на победу, горожане: { $calibration }
assassins-training-value = лог-потери { $loss } (у среднего { $mean }), ошибка калибровки { $error }, моментов { $moments }
assassins-training-belief = тройки после раунда { $round }: лог-потери { $loss } (поровну { $alike }), ошибка калибровки фигуры
    { $error }, партий { $games }
