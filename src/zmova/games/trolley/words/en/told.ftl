### Trial by Trolley: what happens at the table, for the table “Who is told what” of the rules

trolley-told-shuffled = A deck is shuffled
    .cards = in which order its cards lie
trolley-told-round-began = A round begins, and somebody takes the lever
trolley-told-turned = An innocent comes from the deck
trolley-told-arranged = A team rearranges its cards
trolley-told-pick-opened = Players begin to choose
trolley-told-picked = A team has chosen a card
    .card = which card it is; until it is shown only that team knows
trolley-told-picks-shown = Both chosen cards are shown
trolley-told-laid = Somebody has chosen a modifier
    .card = which one, and whether it is played at all
    .target = whom it is for; until it is shown only the own team knows any of it
trolley-told-shown = A modifier is shown
trolley-told-passed = Somebody has kept a modifier
trolley-told-argument-began = The argument begins
trolley-told-argued = Somebody argues with the conductor
trolley-told-steered = The conductor chooses a track
trolley-told-match-ended = The match ends
