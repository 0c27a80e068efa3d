"""The auction of Preference, all of it: there are few enough auctions to walk through every one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardavia.games.actions import Bid, Hold
from cardavia.games.preference_auction import CONTRACTS, OPENING, VOCABULARY, Auction, Call, called, calls


def every_point(auction: Auction = OPENING, said: int = 0) -> Iterator[tuple[Auction, int]]:
    """Every auction at every moment, with the number of calls so far."""
    yield auction, said
    for call in calls(auction):
        yield from every_point(called(auction, call), said + 1)


def test_there_are_87_auctions_with_45_decision_points_and_the_longest_has_8_calls() -> None:
    points = list(every_point())
    assert sum(auction.turn is None for auction, _ in points) == 87
    assert sum(auction.turn is not None for auction, _ in points) == 45
    assert max(said for _, said in points) == 8


def test_auctions_end_in_each_contract_as_often_as_the_sheet_says() -> None:
    ends = Counter((auction.contract, auction.bidder) for auction, _ in every_point() if auction.turn is None)
    table = {
        "bid 1": (1, 1, 1),
        "bid 2": (2, 2, 2),
        "bid 3": (3, 3, 3),
        "bid 4": (4, 4, 4),
        "game C": (1, 2, 4),
        "game S": (1, 3, 7),
        "game D": (1, 4, 11),
        "hearts": (1, 5, 16),
    }
    assert {contract: tuple(ends[contract, place] for place in range(3)) for contract in CONTRACTS} == table
    assert ends[None, None] == 1


def test_the_number_call_is_the_smallest_whose_strength_exceeds_the_standing_one() -> None:
    compared = 0
    for auction, _ in every_point():
        if auction.turn is None or (auction.contract or "bid").split()[0] != "bid":
            continue
        standing = 0
        if auction.contract is not None and auction.bidder is not None:
            standing = 3 * int(auction.contract[-1]) + 2 - auction.bidder
        number = next((n for n in (1, 2, 3, 4) if 3 * n + 2 - auction.turn > standing), None)
        wanted = [] if number is None else [Hold() if f"bid {number}" == auction.contract else Bid(number)]
        assert [call for call in calls(auction) if isinstance(call, (Bid, Hold))] == wanted
        compared += 1
    assert compared > 25


def test_every_call_of_the_auction_has_a_text_that_reads_back() -> None:
    for auction, _ in every_point():
        for call in calls(auction):
            assert isinstance(call, Call)
            assert VOCABULARY.parse(VOCABULARY.text(call)) == call
