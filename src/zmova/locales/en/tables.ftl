### At one table: a television, and a phone passed round

## Television

tv-name = TV
tv-link-line = Open on a TV or a laptop:
tv-title = The table on a big screen
tv-line = It shows only what everybody knows. You play on your own phones.
tv-offline = The connection is lost. As soon as it is back, the table goes on here.
tv-new = Set up a new table
tv-have = I have a table already
tv-show = Show it
tv-scan = Point your phone’s camera here, and you are at the table
tv-or = or go to { $address } and enter the code
tv-nobody = Nobody yet. Who will be first?
tv-starts = { $name } starts the game on their phone
tv-first = Whoever comes in first is the host
tv-sound = Turn the sound on
tv-sound-line = Any button on the remote or a click will do.
tv-late = Not with us yet?
tv-paused = Paused. The clock has stopped.
tv-taken = Somebody is already playing on this screen. Open the table on another device.

## A phone passed round

phone-title = Together on this phone
phone-add = Someone else on this phone
phone-more = Someone else
phone-line = The phone goes from hand to hand. A curtain falls in between, so nobody sees what isn’t theirs.
phone-edit = { $name }: change or remove
phone-keep = Save
phone-remove = Remove from this phone
phone-no-more = No more people fit on one phone.
phone-hide = Hide

curtain-pass = { $count ->
    [one] Pass the phone to { $names }
   *[other] Waiting for the phone: { $names }
}
curtain-waits = Others are up now. Waiting for { $names }
curtain-rests = The curtain is down
curtain-line = Tap your name when you have the phone.
curtain-turn = your turn
curtain-gone = away
curtain-sure = Is this { $name }?
curtain-sure-line = There are secrets behind the curtain. Don’t let anyone peek.
curtain-yes = Yes, show me
curtain-no = No, back
