### Гра на плитці: удома, в лобі, у вечорі

game-passengers = Пасажири
game-passengers-line = Хто пливе в твоєму човні? Вірити можна не всім.
game-passengers-facts = 4–8 гравців · три раунди
game-passengers-part-souls = З провідниками душ
game-passengers-part-demons = З провідниками демонів
game-passengers-part-yaesther = За блазня
