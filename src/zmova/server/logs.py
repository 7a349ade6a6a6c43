"""Structured logs, for a terminal or a JSON line each: no names, texts, codes or secrets."""

import logging
import sys
import traceback
from contextlib import suppress

import structlog
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError

log = structlog.get_logger()


def _kind_and_place(error: BaseException) -> dict[str, str]:
    """What an exception says may quote what strangers sent, or a card."""
    place = "".join(traceback.format_tb(error.__traceback__)).rstrip()
    return {"error": type(error).__name__, "exception": place}


def _without_its_words(
    _: object, __: str, told: structlog.types.EventDict
) -> structlog.types.EventDict:
    """Of an exception, for `log.exception`."""
    error = sys.exc_info()[1] if told.pop("exc_info", None) else None
    return told if error is None else {**told, **_kind_and_place(error)}


class Voice:
    """Standard output. Where it is full or gone a line is lost, and nothing else."""

    def msg(self, line: str) -> None:
        with suppress(OSError):
            print(line, flush=True)

    debug = info = warning = error = critical = msg


class Ear(logging.Handler):
    """What aiohttp and asyncio complain of, as events of ours.

    Their messages, and those of exceptions, quote what strangers sent, cookies too; what is told is
    the kind of the exception and where it was raised.
    """

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, (HttpProcessingError, RequestPayloadError)):
            log.warning("bad-request", logger=record.name, error=type(error).__name__)
            return
        told = {"logger": record.name} | ({} if error is None else _kind_and_place(error))
        say = log.error if record.levelno >= logging.ERROR else log.warning
        say("server-error", **told)


EAR = Ear(logging.WARNING)


def set_up(kind: str) -> None:
    shape = (
        structlog.processors.JSONRenderer() if kind == "json" else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            _without_its_words,
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=Voice,
    )
    logging.getLogger().addHandler(EAR)
