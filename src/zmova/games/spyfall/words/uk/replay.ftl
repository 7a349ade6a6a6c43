### Перегляд партії: як звучить перевірка роздачі й хто що знає

replay-fair-spyfall-round = Раунд { $round }: локація, шпигун і статуси такі, як випало
replay-fair-spyfall-dealer = Хто питає першим, теж вирішив випадок
replay-knows-spyfall-spy = Шпигун: локації не знає.
replay-knows-spyfall-place = Локація: { $place }.
replay-knows-spyfall-role = Статус: { $role }.
replay-knows-spyfall-ballot = Голос у конверті: { $guilty ->
    [yes] за вирок
   *[no] проти вироку
}.
