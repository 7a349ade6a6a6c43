### The house: home page, settings, words that all screens share

house-title = Zmova
house-line = Games of lying to your friends’ faces. Everyone plays on their own phone, round one table or cities apart.
house-close = Close
house-cancel = Never mind
house-home = Home
house-again = Try again
house-wait = One moment…
house-picture = A boat on a river at night, a tram at a fork, a lamp over a dossier, and carnival masks

## Games

game-spyfall = Spyfall
game-spyfall-line = Everyone knows where they are. Except one.
game-spyfall-facts = 3–8 players · 6–8 minutes a round
game-passengers = Passengers
game-passengers-line = Who sits in your boat? Not everyone tells the truth.
game-passengers-facts = 4–8 players · three rounds
game-trolley = Trial by Trolley
game-trolley-line = Two tracks, one lever. No brakes, but plenty of arguments.
game-trolley-facts = 3–13 players · half an hour of shouting
game-wink = Wink
game-wink-line = One wink and you are partners. Unless somebody saw it.
game-wink-facts = 4–8 players · half an hour of glances

## Home

home-new = New table
home-join = Join
home-code = Room code
home-code-bad = A code has six letters, such as KIMORA.
home-last = Back to table { $code }

## You

me-title = Who are you tonight?
me-name = Name at the table
me-name-hint = what shall we call you
me-name-needed = Give a name, so that the others know whom to suspect.
me-mask = Your mask
me-mask-shuffle = Another mask
me-mask-shape = Shape
me-mask-colour = Colour
me-mask-eyes = Eyes
me-mask-mark = Mark
me-next = Next: { $part }
me-form = How to speak of you
me-form-m = he
me-form-f = she
me-form-any = no matter

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-dark = Evening
settings-theme-light = Day
settings-text = Text size
settings-text-100 = normal
settings-text-115 = larger
settings-text-130 = large
settings-sound = Sound
settings-vibration = Vibration
settings-open-cards = Cards lie open
settings-open-cards-line = Handy when nobody can look over your shoulder.
settings-calm = Less motion
settings-me = Name and mask

## Who is at the table

seat-you = you
seat-host = host
seat-bot = bot
seat-steward = a bot is standing in
seat-offline = offline

## The line

line-offline = The connection is gone. We are trying to return; your place is kept.
line-back = Connected again.
line-entering = Coming in…
