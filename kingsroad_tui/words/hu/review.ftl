review-cannot-be-judged = A játszmát nem lehet megítélni: { $why }.
