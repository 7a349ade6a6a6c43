### Passengers: one round. Granny Thorn, Mr Freebie, Sly Nymph and Uncle Leo are the bots of the lesson.

lesson-passengers-hello = An underworld river, two boats, five at the oars. Souls and demons come aboard face down: only whoever seats them knows which is which.
lesson-passengers-hand = Hold a card to look. Your first one is a green soul, so you are one of the Soul Guides: get as many souls across as you can. And somebody here smuggles demons…
lesson-passengers-first = Sly Nymph begins: she has the Master Coin. Watch where she seats her passenger.
lesson-passengers-claimed = Nymph says it’s a soul. Perhaps it is. Perhaps she’s lying: here that’s no sin.
lesson-passengers-place = Your turn. Tap the green soul, then the second space of the Wolf boat. Every space brings a gift and voices: this one is the Hamsa Hand.
lesson-passengers-claim = Now say who that is. Tap your passenger, pick “soul” and tell everybody. Lie if you like.
lesson-passengers-others = The others come aboard. A boat takes three at most.
lesson-passengers-peek = Time for gifts. Your Hamsa Hand lets you peek at somebody. Check on Nymph: tap her passenger in the Raven boat and use the gift.
lesson-passengers-gift-other = That space gave you another gift. Use it when its turn comes: the line below says how.
lesson-passengers-demon = A blue demon! Nymph lied, and you alone know it. Whether to tell is up to you.
lesson-passengers-peeked = Now you know who sits there. Whether to tell the truth about it is up to you.
lesson-passengers-hush = These are the others’ gifts: Granny Thorn hushes Nymph until the vote is counted…
lesson-passengers-mask = …and Uncle Leo puts a green mask on his passenger. Now it counts as green. The more souls of one colour in a boat, the better for the souls.
lesson-passengers-vote = The vote is secret, and only one boat crosses. There’s a demon in the Raven boat, so vote for the Wolf!
lesson-passengers-voting = While somebody is still thinking, you may change your vote, and nobody will notice. Then all fists open together…
lesson-passengers-crossed = The Wolf boat is across! The Raven boat is gone with all aboard, and nobody will ever see who they were.
lesson-passengers-crossed-raven = This time the Raven boat crossed, and the Wolf boat is gone with all aboard. It happens: somebody had more voices.
lesson-passengers-score = Every soul over there is a point for the Soul Guides, and souls of one colour in a boat give more. A demon is a point for the Demon Smugglers, and one more for each soul of its colour beside it.
lesson-passengers-rest = Two more rounds to come: two more cards, other spaces, new gifts. Then the cards are revealed and the points counted.

lesson-passengers-learned-1 = Seat a passenger face down; take that space’s gift and voices. Say what you like about it.
lesson-passengers-learned-2 = Gifts go by number: peek, swap, hide behind masks.
lesson-passengers-learned-3 = Vote for the boat that holds more of yours. Only one crosses.
