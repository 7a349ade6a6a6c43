"""The gifts, one class each, and the four sets of ten that they make (P7)."""

from zmova.games.passengers.gifts.confessions import Bell, Census, Chromatis, Lantern
from zmova.games.passengers.gifts.currents import Current, Oar, Rope, Scroll
from zmova.games.passengers.gifts.gift import Gift
from zmova.games.passengers.gifts.hands import Mirror, SmallMirror, Trade
from zmova.games.passengers.gifts.looks import HamsaHand, Key, RavensEye, Shade, Torch, WolfsEye
from zmova.games.passengers.gifts.mask import Mask
from zmova.games.passengers.gifts.silence import Gag, Hush, Whisper
from zmova.games.passengers.gifts.still import Anchor, Ballast, Canteen, Drachma
from zmova.games.passengers.gifts.voices import Chain, Hourglass, Scales
from zmova.games.passengers.options import GiftSet
from zmova.games.passengers.state import State

SETS: dict[GiftSet, tuple[Gift, ...]] = {
    "I": (
        Canteen(),
        Chromatis(),
        Mirror(),
        HamsaHand(),
        Lantern(),
        Scroll(),
        Hush(),
        Mask(),
        Torch(),
        Drachma(),
    ),
    "II": (
        Anchor(),
        Bell(),
        Whisper(),
        Key(),
        Oar(),
        Rope(),
        Scales(),
        Mask(),
        Hourglass(),
        Drachma(),
    ),
    "III": (
        Ballast(),
        Trade(),
        RavensEye(),
        WolfsEye(),
        Census(),
        Current(),
        Gag(),
        Mask(),
        Chain(),
        Drachma(),
    ),
    "four": (
        Canteen(),
        Chromatis(),
        SmallMirror(),
        HamsaHand(),
        Shade(),
        Scroll(),
        Lantern(),
        Mask(),
        Torch(),
        Drachma(),
    ),
}
"""Each gift at its own number."""


def gift_of(state: State, number: int) -> Gift:
    """The gift of this round that stands at the number."""
    return SETS[state.sets[state.round - 1]][number]
