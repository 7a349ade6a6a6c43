### Rules: the table of who is told what (python -m zmova.told_pages)

told-title = Who is told what
told-lead = [ours] Who hears of it at the moment when something happens. Your own cards you see anyway.
told-what = what happens
told-who = who is told
told-some = only some
told-nobody = not announced
told-rules = rule
told-everybody = everybody
told-only = { $what }: { $who }
