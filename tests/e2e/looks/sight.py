"""The page as an eye sees it that tells fewer colours apart, and how far things on it differ."""

from base64 import b64encode
from itertools import combinations
from typing import Literal

from playwright.sync_api import Locator, Page

Eye = Literal["none", "protanopia", "deuteranopia", "tritanopia"]
EYES: list[Eye] = ["protanopia", "deuteranopia", "tritanopia"]
SIDE = 48
MEASURE = """
async ([data, boxes, side]) => {
  const picture = new Image()
  picture.src = `data:image/png;base64,${data}`
  await picture.decode()
  const straight = (byte) => (byte <= 10.31 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
  const bent = (value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  function lab(red, green, blue) {
    const [r, g, b] = [red, green, blue].map(straight)
    const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b)
    const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
  const cut = boxes.map(({ x, y, width, height }) => {
    const canvas = new OffscreenCanvas(side, side).getContext('2d')
    canvas.drawImage(picture, x, y, width, height, 0, 0, side, side)
    const { data: bytes } = canvas.getImageData(0, 0, side, side)
    return Array.from({ length: side * side }, (_, at) => lab(...bytes.slice(at * 4, at * 4 + 3)))
  })
  const far = (one, other) => Math.hypot(...one.map((part, axis) => part - other[axis]))
  const mean = (one, other) => one.reduce((sum, point, at) => sum + far(point, other[at]), 0)
  return cut.map((one) => cut.map((other) => mean(one, other) / one.length))
}
"""
"""Mean differences (CIE 1976) of pictures laid over each other: colours and shapes both count."""


class Sight:
    """Chromium's own simulation, in what it draws."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._device = page.context.new_cdp_session(page)

    def apart(self, eye: Eye, things: dict[str, Locator]) -> dict[tuple[str, str], float]:
        """How far each of the things is from each other, through that eye."""
        self._device.send("Emulation.setEmulatedVisionDeficiency", {"type": eye})
        boxes = [thing.bounding_box() for thing in things.values()]
        picture = b64encode(self._page.screenshot()).decode()
        far = self._page.evaluate(MEASURE, [picture, boxes, SIDE])
        places = combinations(range(len(boxes)), 2)
        names = list(things)
        return {(names[a], names[b]): far[a][b] for a, b in places}
