"""What a device gives to the ear and to the hand, and whether it asks to stay awake."""

from tests.e2e.person import Person

FEEL = """
if (location.host) {
  const settings = JSON.parse(localStorage['zmova.settings'] ?? '{}')
  localStorage['zmova.settings'] = JSON.stringify({ ...settings, sound: true })
  window.felt = []
  window.awake = 0
  const own = (name, value) => Object.defineProperty(navigator, name, { value })
  own('vibrate', (pattern) => Boolean(felt.push(`buzz ${pattern}`)))
  own('wakeLock', { request: async () => (awake++, { release: async () => awake-- }) })
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    felt.push(`sound of ${Math.round(1000 * this.buffer.duration)} ms`)
    start.apply(this, when)
  }
}
"""
"""Sounds of ours differ in length, each from every other."""


def has_senses(somebody: Person) -> None:
    """From the first page on; the sound is on."""
    somebody.context.add_init_script(FEEL)


def felt(somebody: Person) -> list[str]:
    """All that was heard and felt on this page; what comes at one moment has no order."""
    found: list[str] = somebody.page.evaluate("felt")
    return sorted(found)


def buzzes(somebody: Person) -> int:
    return sum(one.startswith("buzz") for one in felt(somebody))


def feels_anew(somebody: Person) -> None:
    """Forgets what it felt so far."""
    somebody.page.evaluate("felt.length = 0")


def stays_awake(somebody: Person) -> bool:
    """It asked for the screen to stay on, and has not let go."""
    return bool(somebody.page.evaluate("awake > 0"))
