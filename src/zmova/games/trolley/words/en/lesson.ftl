### Trial by Trolley: a round on the rails and a round at the lever. Dotty and Cousin Bluff are the bots of the lesson.

lesson-trolley-hello = A tram without brakes and two tracks. Cousin Bluff drives: he decides who gets run over. The left track is yours, the right one is Dotty’s.
lesson-trolley-tracks = Somebody stands on each track already. Make Bluff feel sorry for yours, and not for hers.
lesson-trolley-innocent = Turn up your cards and put an innocent on your own track. The granny with the kittens will do nicely.
lesson-trolley-guilty = Now the other way round: throw somebody guilty onto Dotty’s track. Your pick.
lesson-trolley-rooster = Dotty wasn’t idle either: now there’s somebody guilty on your track too. Never mind, you have an answer to that.
lesson-trolley-modifier = Everybody hides something. Choose a modifier, tap a character and play it. Flatter your own, or ruin a reputation over there.
lesson-trolley-reading = All of you choose at once and in secret. And now they are read out!
lesson-trolley-argue = Now persuade him! Tap the culprit on the right track and say why the tram should go there. With friends, just shout.
lesson-trolley-answers = Dotty won’t take that quietly…
lesson-trolley-spared = To the right! Yours are safe, and Dotty takes a death token. Whoever drives takes none.
lesson-trolley-driver = Now you are at the lever. Dotty and Bluff play their cards; you listen and decide.
lesson-trolley-they-play = First the innocents, then the guilty, then the modifiers…
lesson-trolley-hear = And now they plead with you.
lesson-trolley-steer = Decide! Keep your finger on “Left” or “Right” until the lever clicks.
lesson-trolley-end = Justice is done. Everybody gets to drive, and whoever has the fewest death tokens wins.

lesson-trolley-learned-1 = Innocents onto your own track, guilty ones onto theirs.
lesson-trolley-learned-2 = A modifier changes everything: flatter your own, or blacken the others.
lesson-trolley-learned-3 = Persuade the conductor. Fewest death tokens wins.
