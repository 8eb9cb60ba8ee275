"""This computer as others find it: its addresses, and the certificate of a table or a relay, which
is made by itself and known by its fingerprint.
"""

from __future__ import annotations

import errno
import hashlib
import ipaddress
import socket
import ssl
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from kingsroad_tui.words.errors import words_of
from tabletop.files import read_limited
from tabletop.words.voice import phrase

HERE: Final = "127.0.0.1"

_ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that nobody has: the system says from which of ours it would speak to them."""


def resolved(address: str) -> str:
    """The address that a name means; one that is an address already. Raises OSError."""
    try:
        return str(ipaddress.ip_address(address))
    except ValueError:
        return socket.gethostbyname(address)


def cannot_listen(address: str, port: int, error: OSError) -> str:
    """Why nobody can listen at an address, in words; port 0 is any that is free."""
    why = words_of(error)
    return phrase("together-cannot-listen", address=address, any=not port, port=str(port), why=why)


def is_here(host: str) -> bool:
    """Whether an address, or a name, leads everybody to their own computer."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower().rstrip(".") == "localhost"


def reachable_at(listening: str) -> list[str]:
    """The addresses by which others may reach a port that listens there; the likeliest first.

    None where only this computer can. Nothing is sent to anybody.
    """
    address = ipaddress.ip_address(listening)
    if address.is_loopback:
        return []
    if not address.is_unspecified:
        return [listening]
    found: list[str] = []
    for family, elsewhere in _ELSEWHERE:
        if family == socket.AF_INET6 and address.version == 4:
            continue
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None)]
    usable = [one for one in found if _is_usable(one, address.version)]
    return list(dict.fromkeys(usable))


def _is_usable(text: str, version: int) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    local = address.is_loopback or address.is_link_local
    return address.version == version and not local


_MAX_FILE: Final = 20_000

_NAME: Final = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "kingsroad")])
_YEARS: Final = timedelta(days=3650)
"""How long it is valid: nobody looks at that, as it is known by its fingerprint."""


def new_certificate() -> bytes:
    """A new key and its certificate, in one file's content (PEM)."""
    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(_NAME)
        .issuer_name(_NAME)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + _YEARS)
        .sign(key, hashes.SHA256())
    )
    own = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return own + certificate.public_bytes(Encoding.PEM)


def fingerprint_of(content: bytes) -> bytes:
    """The fingerprint (SHA-256) of the certificate in a file as `new_certificate` makes it."""
    certificate = x509.load_pem_x509_certificate(content)
    return hashlib.sha256(certificate.public_bytes(Encoding.DER)).digest()


def server_context(path: Path) -> ssl.SSLContext:
    """TLS for a table or a relay, with the key and the certificate in a file."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(path)
    return context


def own_certificate(path: Path) -> tuple[ssl.SSLContext, bytes]:
    """TLS with the key and the certificate in a file, and the fingerprint of that.

    Raises OSError, which names the file; also where neither is in it.
    """
    try:
        fingerprint = fingerprint_of(read_limited(path, _MAX_FILE))  # first: it may be no file
        return server_context(path), fingerprint
    except (ssl.SSLError, ValueError):
        raise OSError(errno.EINVAL, phrase("together-no-certificate"), str(path)) from None


def guest_context() -> ssl.SSLContext:
    """TLS for a guest, who knows the certificate by its fingerprint alone (`peer_fingerprint`)."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def peer_fingerprint(connection: ssl.SSLObject) -> bytes:
    """The fingerprint of the certificate that the other side has shown."""
    shown = connection.getpeercert(binary_form=True)
    return hashlib.sha256(shown or b"").digest()
