review-cannot-be-judged = The game cannot be judged: { $why }.
