assassins-turns-told = Ce qui s'est passé
assassins-turns-nothing-yet = Il ne s'est encore rien passé.
assassins-turns-this-phase = Ce tour
assassins-turns-nothing = Rien.
assassins-phase-title = Manche { $round } : { $side }
assassins-turns-heading = Manche { $round } : { $side } ({ $card })
