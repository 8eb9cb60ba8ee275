# What each of the townsfolk is, without a letter, as their rivals speak of them.
assassins-trade-a = apple seller
assassins-trade-b = blacksmith
assassins-trade-c = butcher
assassins-trade-d = carpenter
assassins-trade-e = courtesan
assassins-trade-f = farmer
assassins-trade-g = fishwife
assassins-trade-h = monk
assassins-trade-i = plum seller
assassins-trade-j = shepherd
assassins-trade-k = squire
assassins-trade-l = witch hunter
