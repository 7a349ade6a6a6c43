"""axe looks at a page; it is put there once, for it is half a megabyte."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

RUN = """
async (options) => {
  const { violations, passes } = await axe.run(options)
  return { violations, passes }
}
"""


def judged(page: Page, options: dict[str, Any]) -> dict[str, Any]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: dict[str, Any] = page.evaluate(RUN, options)
    return found
