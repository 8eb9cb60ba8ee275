hints-what-if-title = Et si …
hints-what-if-no-assumption = Aucune hypothèse
hints-what-if-drop-assumptions = Oublier toutes les hypothèses
hints-what-if-cancel = Annuler
