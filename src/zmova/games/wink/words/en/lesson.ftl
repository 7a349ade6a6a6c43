### Wink: the first ball. Dotty, Old Rover and Lady Fox are the bots of the lesson.

lesson-wink-hello = Welcome to the masquerade! Your mask is at the bottom; around you are Dotty, Old Rover and Lady Fox. Everybody sees who is looking at whom.
lesson-wink-hand = These are your nine agents. Hold the cards to look: nobody else sees them.
lesson-wink-call = Your turn. Open the crowd and call No. 12. Somebody here holds the same agent: that’s your partner, and you have yet to find out who.
lesson-wink-look = Old Rover keeps looking at you. Tap his face, and your mask looks back.
lesson-wink-winked = See that? He winked! So Old Rover has No. 12. Only someone looking right at him could tell.
lesson-wink-missed = Old Rover winked, but you were looking elsewhere. Only someone looking at him can see it. A hint: he has No. 12.
lesson-wink-called-other = That works too. Whoever holds that number will try to meet your eyes and wink.
lesson-wink-yours = Dotty calls No. 3, and you hold it. Now the wink is up to you: tap Dotty’s face.
lesson-wink-wait = Your eyes have met. But Lady Fox is watching you as well! Wait till she turns away…
lesson-wink-wink = Only Dotty is looking at you now. Wink!
lesson-wink-sent = Dotty saw it, and nobody else did. On her next turn she’ll name you, and you’ll both score a point.
lesson-wink-unseen = Dotty missed it this time: wink once your eyes have met. Never mind, the ball goes on.
lesson-wink-watch = Old Rover calls No. 20, and somebody owes him a wink. Look at Lady Fox: she can’t take her eyes off him.
lesson-wink-catch = Well, well! Lady Fox winked at Old Rover. Catch her: she is agent 20!
lesson-wink-caught = Two points! Both cards of No. 20 are yours. You may catch at any moment, and any number that lies face up. But you have only four counter-intelligence cards, and a miss costs one.
lesson-wink-not-caught = No catch, no harm done. You may catch at any moment, even when the call is long over. But you have only four counter-intelligence cards.
lesson-wink-name = Your turn again. You know who has No. 12, so name Old Rover.
lesson-wink-named = Right: a point for you and a point for him. Had it been wrong, the agent would be out of play.
lesson-wink-call-more = Now call somebody new. No. 25 will do.
lesson-wink-found = Dotty named you! Your wink did its work: a point each.
lesson-wink-score = The ball lasts until somebody runs out of agents. Every agent face up in front of you is a point, and so is every counter-intelligence card still in your hand.

lesson-wink-learned-1 = Call a number and look for the one who winks at you.
lesson-wink-learned-2 = Has your number been called? Meet their eyes and wink while nobody sees.
lesson-wink-learned-3 = See somebody else’s wink? Catch it for two points.
