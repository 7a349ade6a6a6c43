### A match watched again: the check of its deal, and who knows what

replay-fair-spyfall-round = Round { $round }: location, spy and roles are as drawn
replay-fair-spyfall-dealer = Who asks first was left to chance too
replay-knows-spyfall-spy = The spy: does not know the location.
replay-knows-spyfall-place = Location: { $place }.
replay-knows-spyfall-role = Role: { $role }.
replay-knows-spyfall-ballot = Vote in the envelope: { $guilty ->
    [yes] guilty
   *[no] not guilty
}.
