figures-under = kevesebb mint { $share }
figures-points = { $points } pont
figures-too-few = túl kevés hozzá
