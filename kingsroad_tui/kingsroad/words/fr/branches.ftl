kingsroad-branches-all = Branches
kingsroad-branches-new = { $branch_name } : c'est maintenant une branche ; { $key } y mène.
kingsroad-branches-game = La partie comme elle a été jouée
kingsroad-branches-title = Branche { $at } ({ $within })
kingsroad-branches-judging = En cours de jugement : reviens dans un instant ({ $key }).
kingsroad-branches-chances = Les chances après, avec les cartes des autres comme elles sont tombées : { $listed }.
kingsroad-branches-open = Il y reste des seconds choix à faire.
kingsroad-branches-no-way-back = Ceci est la partie elle-même ; { $key } y essaie un autre choix.
kingsroad-branches-none = Il n'y a pas encore de branches : { $key } essaie un autre choix, et en crée une.
kingsroad-branches-name = Manche { $round }{ $second ->
    [yes] , second choix
   *[no] { "" }
  } : { $who ->
    [you] Tu joues
   *[other] { $who } joue
  } { $cards }
