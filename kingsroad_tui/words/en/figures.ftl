# What a choice cost, where hardly anything shows; share is a percentage: under 1%.
figures-under = under { $share }
# A cost in points: ``1.2 points``.
figures-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# In place of an interval that so few trials do not give.
figures-too-few = too few to say
