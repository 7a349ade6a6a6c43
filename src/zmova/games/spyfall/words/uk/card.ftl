### Гра на плитці: удома, в лобі, у вечорі

game-spyfall = Знахідка для шпигуна
game-spyfall-line = Усі знають, де вони. Крім одного.
game-spyfall-facts = 3–8 гравців · 6–8 хвилин на раунд
game-spyfall-part-spy = За шпигуна
