assassins-title-0 = nouvelle tête en ville
assassins-title-1 = garde de la porte
assassins-title-2 = capitaine du guet
assassins-title-3 = l'œil qui lit les visages
assassins-title-4 = garde du château
assassins-title-5 = l'ombre du roi
