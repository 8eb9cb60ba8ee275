advisor-program-not-started = le programme n'a pas pu démarrer : { $why }
advisor-program-long-game = la partie est trop longue pour une ligne de { $limit } octets
advisor-program-silent = pas de réponse en { $seconds } s
advisor-program-ended = le programme s'est arrêté sans répondre
advisor-program-long-answer = la réponse dépassait { $limit } octets
advisor-program-unreadable = la réponse est illisible : { $why }
advisor-program-other-request = la réponse est pour la demande { $found }, pas { $asked }
advisor-program-many-actions = la réponse a plus de { $most } actions
