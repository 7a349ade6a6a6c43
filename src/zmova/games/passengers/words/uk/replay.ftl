### Перегляд партії: як звучить перевірка роздачі й хто що знає

replay-fair-passengers-hands = Карти в усіх руках такі, як випало
replay-fair-passengers-shadows = Тіні лежать так, як випало
replay-fair-passengers-coin = Драхма там, де випало
replay-knows-passengers-faction = Грає за: { $faction }.
replay-knows-passengers-fellows = Знає напарників: { $names }.
replay-knows-passengers-hand = На руці: { $cards }.
replay-knows-passengers-known = Знає, хто де сидить: { $cards }.
replay-knows-passengers-look = Карта, яку хтось показав: { $name } — { $card }.
replay-knows-passengers-ballot = У кулаці: { $boat }.
