solver-solver-closed = le solveur a été fermé
solver-solver-stopped = le solveur s'est arrêté sans prévenir
solver-solver-given-up = le solveur n'a pas pu être maintenu
solver-no-solver = il n'y a pas de solveur
solver-game-too-long = la partie est trop longue
solver-cannot-start = le solveur ne démarre pas : { $why }
