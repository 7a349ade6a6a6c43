### Перегляд партії: як звучить перевірка роздачі й хто що знає

replay-fair-wink-crowd = Натовп на балу стоїть так, як випало
replay-fair-wink-hands = Агенти на руках такі, як випало
replay-fair-wink-first = Хто починає, вирішив випадок
replay-knows-wink-hand = Агенти на руці: { $agents }.
replay-knows-wink-seen = Бачить сигнал: { $name } → { $player }, № { $agent }.
