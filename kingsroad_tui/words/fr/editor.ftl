editor-go-on-editing = Continuer
editor-clearing = Vider le plateau ? La position composée sera perdue.
editor-over = La partie est finie dans cette position.
editor-no-code = Ce n'est pas le code d'une position : ils commencent par { $prefix }:.
editor-leaving-question = Quitter l'éditeur ? La position composée sera perdue. Pour la garder, reste et demande son code :
    { $code }.
editor-clear = Vider
editor-leave = Quitter
