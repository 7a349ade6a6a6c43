### Гра на плитці: удома, в лобі, у вечорі

game-trolley = Пекельний трамвай
game-trolley-line = Дві колії, один важіль. Гальм немає, зате є аргументи.
game-trolley-facts = 3–13 гравців · пів години крику
game-trolley-part-driver = За важелем
