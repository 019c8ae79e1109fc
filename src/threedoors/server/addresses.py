"""Who is asking, from where, and by which name they know us.

Forwarding headers are believed only from proxies the host named; from anybody else they are words.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web

from threedoors.server.config import Config, Network


def client_address(request: web.Request, proxies: tuple[Network, ...]) -> str:
    """The address of the browser: the nearest one on the way that is no proxy of ours."""
    nearest = request.remote or ""
    hops = [hop.strip() for hop in request.headers.get("X-Forwarded-For", "").split(",") if hop.strip()]
    while hops and _is_in(nearest, proxies):
        nearest = hops.pop()
    return nearest


def is_secure(request: web.Request, config: Config) -> bool:
    """Does the browser speak https to us, or to our proxy?"""
    if config.public_url:
        return config.public_url.startswith("https:")
    if _is_in(request.remote or "", config.proxies):
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
    if _is_in(request.remote or "", config.proxies):
        own.add(request.headers.get("X-Forwarded-Host", ""))
    return bool(host) and host in own


def is_this_machine(request: web.Request, config: Config) -> bool:
    """Is it asked from here, and not through a proxy we do not know?"""
    address = client_address(request, config.proxies)
    forwarded = "X-Forwarded-For" in request.headers and not _is_in(request.remote or "", config.proxies)
    return not forwarded and _is_loopback(address)


def _is_in(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
