assassins-title-0 = új a városban
assassins-title-1 = kapuőr
assassins-title-2 = az őrség kapitánya
assassins-title-3 = arcok olvasója
assassins-title-4 = várnagy
assassins-title-5 = a Király árnyéka
