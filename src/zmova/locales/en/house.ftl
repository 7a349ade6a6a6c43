### The house: home page, settings, words that all screens share

house-title = Zmova
house-line = Games of lying to your friends’ faces.
house-line-more = Everyone on their own phone, around one table or cities apart.
house-close = Close
house-cancel = Never mind
house-home = Home
house-again = Try again
house-wait = One moment…
house-rules = Rules
house-rules-of = Rules: { $game }
house-rules-all = All the rules
house-why = Why?
house-picture = A boat on a river at night, a tram at a fork, a lamp over a dossier, and carnival masks

## Home

home-worlds = Worlds
home-bots = Play with bots
home-bots-line = Cards dealt at once, no name needed
home-friends = Gather your friends
home-friends-line = A QR code and a link to the table
home-dealing = The bots are taking their seats…
home-offline = The server is not answering. You can play as soon as the connection is back.
home-join = Join
home-code = Room code
home-code-bad = A code has six letters, such as KIMORA.
home-last = Back to table { $code }

## You

me-title = Who are you tonight?
me-name = Name at the table
me-name-hint = what should we call you
me-borrowed = Night Owl, Red Fox, Quiet Bat, Grey Badger, Sly Marten, Swift Lynx, Silver Otter, Old Raven, Sleepy Hedgehog, Wise Heron
me-name-needed = Give a name, so that the others know whom to suspect.
me-mask = Your mask
me-mask-shuffle = Another mask
me-mask-shape = Shape
me-mask-colour = Colour
me-mask-eyes = Eyes
me-mask-mark = Mark
me-next = Next: { $part }
me-form = Pronouns
me-form-m = he
me-form-f = she
me-form-any = any

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-dark = Evening
settings-theme-light = Day
settings-theme-line = A room in the evening or a table by day.
settings-text = Text size
settings-text-line = For every word on the screen.
settings-text-size = { $percent }%
settings-hand = Left or right hand
settings-hand-line = Buttons move closer to that thumb.
settings-hand-left = left
settings-hand-right = right
settings-contrast = High contrast
settings-contrast-line = Darker background, brighter words, sharper lines.
settings-sound = Sound
settings-sound-line = Only for what everyone sees: it gives no secret away.
settings-vibration = Vibration
settings-vibration-line = When the table is waiting for you.
settings-open-cards = Keep cards uncovered
settings-open-cards-line = Handy when nobody can look over your shoulder.
settings-licenses = Licences of Zmova, its fonts and its parts
settings-calm = Less motion
settings-calm-line = Things appear and vanish where they are; nothing flies.
settings-me = Name and mask

## Who is at the table

seat-you = you
seat-host = host
seat-bot = bot
seat-steward = a bot is standing in
seat-offline = offline

## The line

line-offline = Connection lost. Trying to get back; your seat is kept.
line-back = Back online.
line-stalled = The server can’t save the game right now, so the table stands still. Nothing is lost; it goes on by itself.
line-entering = Joining…
