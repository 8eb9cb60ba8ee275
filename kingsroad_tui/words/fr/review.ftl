review-cannot-be-judged = La partie ne peut pas être jugée : { $why }.
