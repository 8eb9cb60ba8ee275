review-cannot-be-judged = Партию нельзя разобрать: { $why }.
