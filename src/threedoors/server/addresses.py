"""Who is asking, from where, and by which name they know us.

Forwarding headers are believed only from proxies the host named; from anybody else they are words. Whoever is
limited by address is limited by ``counted``: a household has one IPv4 address, but 2⁶⁴ of the other kind.
"""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from aiohttp import web

from threedoors.server.config import Config, Network

HOUSEHOLD = 64  # bits of an IPv6 address that name a household; the rest it gives out as it likes
FORWARDING = ("X-Forwarded-For", "Forwarded", "X-Real-IP")
OF_NO_ONE = ("localhost", "local", "lan", "home", "internal", "intranet", "private", "localdomain", "home.arpa")
"""Endings of names nobody can buy, so that no stranger's page can bear one."""


def counted(address: str) -> str:
    """Under which address somebody is counted: IPv4 as it is, IPv6 by its household."""
    parsed = _parsed(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network((int(parsed), HOUSEHOLD), strict=False))
    return address if parsed is None else str(parsed)


def visitor(request: web.Request, config: Config) -> str:
    """Whom a request is counted for."""
    return counted(client_address(request, config.proxies))


def client_address(request: web.Request, proxies: tuple[Network, ...]) -> str:
    """The address of the browser: the nearest one on the way that is no proxy of ours."""
    nearest = request.remote or ""
    hops = [hop.strip() for hop in request.headers.get("X-Forwarded-For", "").split(",") if hop.strip()]
    while hops and is_in(nearest, proxies):
        nearest = hops.pop()
    return nearest


def comes_through_a_stranger(request: web.Request, config: Config) -> bool:
    """Does a proxy stand before us that nobody named, so that all its people count as one?

    Anybody may send such headers. They mean a proxy if they come from our own network, or if the host said that
    one stands there and named none.
    """
    remote = request.remote or ""
    if not any(name in request.headers for name in FORWARDING) or is_in(remote, config.proxies):
        return False
    return bool(config.public_url and not config.proxies) or _is_near(remote)


def is_secure(request: web.Request, config: Config) -> bool:
    """Does the browser speak https to us, or to our proxy?"""
    if config.public_url:
        return config.public_url.startswith("https:")
    if is_in(request.remote or "", config.proxies):
        return request.headers.get("X-Forwarded-Proto", "") == "https"
    return request.secure


def is_own_origin(request: web.Request, config: Config) -> bool:
    """Was this asked by a page of ours? Programs that are no browser send no origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    own = {request.headers.get("Host", "")}
    if config.public_url:
        own.add(urlsplit(config.public_url).netloc)
    if is_in(request.remote or "", config.proxies):
        own.add(request.headers.get("X-Forwarded-Host", ""))
    return bool(host) and host in own


def is_own_name(request: web.Request, config: Config) -> bool:
    """Does the browser call us by a name of ours?

    A stranger's page can have its own name lead to this machine, and would then count as ours. Numbers, names nobody
    can buy, the machine's own name and the public one are safe. Other names are refused where we can know that they
    are not ours: in a house that is open to this machine only, or has a public name. A named proxy knows its names.
    """
    name = _name(request.headers.get("Host", ""))
    if is_in(request.remote or "", config.proxies) or not (config.public_url or _is_for_this_machine(config)):
        return True
    own = {config.host.lower(), socket.gethostname().lower(), urlsplit(config.public_url).hostname or ""}
    return name in own or _cannot_be_bought(name)


def is_this_machine(request: web.Request, config: Config) -> bool:
    """Is it asked from here, and not through a proxy we do not know?"""
    address = client_address(request, config.proxies)
    forwarded = "X-Forwarded-For" in request.headers and not is_in(request.remote or "", config.proxies)
    return not forwarded and _is_loopback(address)


def is_in(address: str, networks: tuple[Network, ...]) -> bool:
    """Is this an address of one of these networks?"""
    parsed = _parsed(address)
    return parsed is not None and any(parsed in network for network in networks)


def _name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return host


def _cannot_be_bought(name: str) -> bool:
    """Numbers, names without a dot, and those under an ending that is nobody's."""
    return "." not in name or _parsed(name) is not None or name.endswith(tuple(f".{end}" for end in OF_NO_ONE))


def _is_for_this_machine(config: Config) -> bool:
    return config.host == "localhost" or _is_loopback(config.host)


def _is_near(address: str) -> bool:
    parsed = _parsed(address)
    return parsed is not None and parsed.is_private


def _is_loopback(address: str) -> bool:
    parsed = _parsed(address)
    return parsed is not None and parsed.is_loopback


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a number; one of IPv4 that came over IPv6 is one of IPv4."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return mapped or parsed
