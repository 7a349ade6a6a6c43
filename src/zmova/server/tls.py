"""HTTPS without a proxy: the server's certificate, or a clear error if it can't be used."""

import ssl
from pathlib import Path

from zmova.server.config import Config
from zmova.server.settings import BadSetting


def context(config: Config) -> ssl.SSLContext | None:
    """None where the server speaks plain HTTP."""
    if not config.tls_cert and not config.tls_key:
        return None
    if not config.tls_cert or not config.tls_key:
        raise BadSetting("tls_cert and tls_key go together: one of them is missing")
    for name, file in (("tls_cert", config.tls_cert), ("tls_key", config.tls_key)):
        try:
            Path(file).read_bytes()
        except OSError as error:
            raise BadSetting(f"{name}: {file}: {error.strerror}") from None

    def locked() -> str:  # without it OpenSSL would ask at the terminal
        raise BadSetting(f"tls_key: {config.tls_key} is protected by a passphrase")

    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        tls.load_cert_chain(config.tls_cert, config.tls_key, password=locked)
    except ssl.SSLError as error:
        pair = f"{config.tls_cert} and {config.tls_key}"
        if error.reason == "KEY_VALUES_MISMATCH":
            raise BadSetting(f"tls_key: {pair} do not belong together") from None
        why = error.reason or "not a certificate and key in PEM format"
        raise BadSetting(f"tls_cert, tls_key: {pair} can't be used: {why}") from None
    return tls
