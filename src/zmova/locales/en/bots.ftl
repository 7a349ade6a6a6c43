### Bots at the table

bot-name-0 = Mr Pumpkin
bot-name-1 = Aunt Gossip
bot-name-2 = Cousin Bluff
bot-name-3 = Sly Nymph
bot-name-4 = Old Rover
bot-name-5 = Granny Thorn
bot-name-6 = Hobgoblin
bot-name-7 = Lady Fox
bot-name-8 = Captain Tash
bot-name-9 = Quiet Ned
bot-name-10 = Dotty
bot-name-11 = Woodwose
bot-name-12 = Mr Freebie
bot-name-13 = Cuckoo
bot-name-14 = Uncle Leo
bot-name-15 = Purrlock
