### Spyfall: a round at the beach and a round as the spy. Aunt Gossip, Captain Tash and Cuckoo are the bots of the lesson.

lesson-spyfall-hello = The four of you are somewhere together. Three know where, and one doesn’t: the spy. Questions will give the spy away.
lesson-spyfall-card = Hold your card to see where you are. You are not the spy this time: your card says beach.
lesson-spyfall-ask = Everybody has looked at their card, so begin: ask Captain Tash something that the others understand and a spy can’t use. Tap his mask, open “Prompts” and pick “Water?”.
lesson-spyfall-dry = Dry? At the beach? It looks as if Captain Tash has no idea where you are.
lesson-spyfall-vague = Nicely put, and it says nothing. That’s how people wriggle when they don’t know where you are.
lesson-spyfall-others = Whoever answered asks next. Let’s listen to the others.
lesson-spyfall-answer = Aunt Gossip asks you whether it’s cold here. Tell the truth, but not too much of it: the spy is listening!
lesson-spyfall-accuse = Time to strike. Press “Accuse”, tap Captain Tash and stop the clock.
lesson-spyfall-voting = Now everybody but the suspect votes. It takes all of them to say “spy”.
lesson-spyfall-not-him = Not everybody agrees, so the round goes on. You may accuse once a round. But somebody else here has keen ears…
lesson-spyfall-vote = Aunt Gossip accuses Captain Tash: “dry”, at the beach! Cast your vote.
lesson-spyfall-unmasked = All agreed, and it really is him! A point for each of the non-spies, and one more for whoever accused him.
lesson-spyfall-spy = A new round, a new location, and this time the spy is you! Look: your card doesn’t name it.
lesson-spyfall-listen = Listen closely, and pretend you know everything.
lesson-spyfall-clue = Children everywhere, and too loud to hear yourself think. Sounds like a school, doesn’t it?
lesson-spyfall-evade = Now they ask you! Open “Prompts” and wriggle out: the evasive answers are at the bottom.
lesson-spyfall-show = You have a good idea where you are, so come out before they catch you. Hold the card and, without letting go, slide to the button above it.
lesson-spyfall-guess = The clock stands still, and you have one try. Pick the school and confirm.
lesson-spyfall-guessed = Spot on! A right guess gives the spy four points. Had they caught you first, the points would be theirs.
lesson-spyfall-not-guessed = Not quite: they were at a school, so the points go to the others. But now you know what being the spy feels like.

lesson-spyfall-learned-1 = Ask so that the others understand and the spy learns nothing.
lesson-spyfall-learned-2 = Suspicious? Stop the clock: once a round, and everybody must agree.
lesson-spyfall-learned-3 = The spy listens, wriggles, and comes out once the location is clear.
