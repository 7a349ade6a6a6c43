### A lesson: what the coach says in every game

lesson-coach = Coach
lesson-fold = Fold or unfold the hint
lesson-progress = How much of the lesson is done
lesson-next = Next
lesson-show = Show me
lesson-watch = Watch what happens next…
lesson-lost = That won’t work right now. Wait a moment, or let’s move on.
lesson-over = Lesson done!
lesson-after = What now?
lesson-leave = Leave the lesson
lesson-leave-line = The lesson will wait: you’ll come back to this very step.
lesson-leave-yes = Go home
lesson-back = Back to my table
lesson-anew = Start the lesson over
lesson-learned = That’s all there is to it
lesson-bots = Play with bots
lesson-friends = Invite friends
