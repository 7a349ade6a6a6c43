"""Structured logs, for a terminal or a JSON line each: no names, texts, codes or secrets."""

import logging

import structlog


def set_up(kind: str) -> None:
    """Tracebacks come without local variables: those hold what nobody may read."""
    shape: list[structlog.types.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if kind == "json"
        else [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
