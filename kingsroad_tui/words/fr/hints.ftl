hints-what-if-title = Et si …
hints-what-if-no-assumption = Aucune hypothèse
hints-what-if-drop-assumptions = Oublier toutes les hypothèses
hints-what-if-cancel = Annuler
hints-word = Conseil
hints-title = Conseil { $page }/{ $pages }
hints-title-experts = Pour experts { $part }/{ $parts }
hints-next = { $key } : { $page ->
    [0] fermer
    [1] où regarder
    [2] que choisir
    [3] comparer
    [back] retour
   *[more] la suite
  }
hints-experts = { $key } : pour les experts
hints-thinking = Réflexion …
hints-lost = Pas de conseil : { $why }.
