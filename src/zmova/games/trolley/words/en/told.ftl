### Trial by Trolley: what happens at the table, for the table “Who is told what” of the rules

trolley-told-shuffled = A deck is shuffled
    .cards = in which order its cards lie
trolley-told-round-began = A round begins, and somebody takes the lever
trolley-told-turned = An innocent comes from the deck
trolley-told-arranged = A team passes its hands round
trolley-told-pick-opened = The teams begin to choose
trolley-told-picked = A team has chosen a card
    .card = which card it is; until it is shown only that team knows
trolley-told-picks-shown = Both chosen cards are shown
trolley-told-called = It is somebody’s turn to pin a note
trolley-told-pinned = Somebody pins a note
trolley-told-passed = Somebody keeps the note
trolley-told-argument-began = The argument begins
trolley-told-argued = Somebody argues with the driver
trolley-told-steered = The driver chooses a track
trolley-told-match-ended = The match ends
