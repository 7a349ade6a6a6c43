### Перегляд партії: як звучить перевірка роздачі й хто що знає

replay-fair-spyfall-round = Раунд { $round }: місце, шпигун і ролі такі, як випало
replay-fair-spyfall-dealer = Хто питає першим, теж вирішив випадок
replay-knows-spyfall-spy = Шпигун: місця не знає.
replay-knows-spyfall-place = Місце: { $place }.
replay-knows-spyfall-role = Роль: { $role }.
replay-knows-spyfall-ballot = Голос у конверті: { $guilty ->
    [yes] за вирок
   *[no] проти вироку
}.
