assassins-round = Manche { $round } : { $events }.
