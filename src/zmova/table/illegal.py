"""Why a move or a deal is refused, as a key that each language turns into a sentence."""


class Illegal(Exception):
    """A refused move (G5): `key` names a phrase of the catalogue, `params` fill it in.

    `rule` is the id of the rule that forbids it, where there is one.
    """

    def __init__(self, key: str, rule: str | None = None, **params: object) -> None:
        super().__init__(key, rule, params)
        self.key = key
        self.rule = rule
        self.params = params

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key} ({told})" if told else self.key


class BadDeal(ValueError):
    """A match that can't be dealt: an unknown option, a stacked value that can't be."""
