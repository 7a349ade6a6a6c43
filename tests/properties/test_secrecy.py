"""G3: two tables that differ only in what a viewer can't know give it the same bytes."""

from collections import Counter
from random import Random

from tests.properties.oracle import oracle_of
from tests.properties.playing import Match, each_match
from tests.properties.secrecy import Leak, search
from zmova.games import named


@each_match(15)
def test_nothing_a_viewer_gets_depends_on_what_it_may_not_know(name, batch):
    """G3: views, notices, offers, refusals, talk and timing; seats and onlookers; all the way."""
    differs: Counter[str] = Counter()
    oracle, twins, alike = oracle_of(name), 0, Counter[str]()
    for seed in batch:
        match = Match(lambda: named(name), oracle, seed).played()
        try:
            cuts = oracle.cuts(match.table.opened.seats)
            for when, twin in search(match, Random(seed), cuts):
                differs.update(twin.differs)
                twins += 1
                if not twin.differs:
                    alike[when] += 1
        except Leak as leak:
            raise AssertionError(f"{name}, seed {seed}: {leak} {leak.__notes__}") from leak
    # a check that changes nothing hidden would find nothing: each secret was varied, and often
    assert set(differs) == set(oracle.secrets)
    for secret, often in oracle.secrets.items():
        assert differs[secret] >= often * len(batch), f"{secret}: {differs}"
    assert alike.total() <= twins * 0.15, (
        f"{alike.total()} of {twins} twins differ in nothing, at most 15 % may: "
        f"{alike.most_common(5)}; let `twin` in tests/games/{name}/oracle.py vary what is still "
        f"hidden then (what lies in the deck, what later rounds deal)"
    )
