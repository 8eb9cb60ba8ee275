review-cannot-be-judged = Partii nie da się ocenić: { $why }.
