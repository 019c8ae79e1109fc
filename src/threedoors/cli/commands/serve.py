"""`threedoors serve`: the house, open to players.

Serving is the server's work; this command says where it is open, shows a QR code to a phone on the same
network, and opens a browser where there is a desktop. In a checkout it first rebuilds a stale client.
"""

import os
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import click
import segno
from rich.text import Text

import threedoors
from threedoors import server
from threedoors.cli.screen import failed, out
from threedoors.server import logs
from threedoors.server.config import Config, Network, networks

EVERYWHERE = {"0.0.0.0", "::", ""}


@click.command("serve")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen on; 0.0.0.0 lets your network in.",
)
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 picks a free one.")
@click.option("--db", type=click.Path(dir_okay=False, path_type=Path), help="Where tables are kept.")
@click.option("--public-url", default="", metavar="URL", help="The address people use, if a proxy stands before it.")
@click.option("--proxy", "proxies", multiple=True, metavar="NETWORK", help="Believe forwarding headers from here.")
@click.option("--orphan", is_flag=True, help="Open although running games could only be told.")
@click.option("--metrics-for-all", is_flag=True, help="Show /metrics to other machines too.")
@click.option(
    "--log",
    "log_style",
    type=click.Choice(["auto", "json", "plain"]),
    default="auto",
    show_default=True,
    help="Log everything to stderr; auto: only troubles.",
)
@click.option("--browser/--no-browser", default=None, help="Open a browser (default: where there is a desktop).")
def command(
    host: str,
    port: int,
    db: Path | None,
    public_url: str,
    proxies: tuple[str, ...],
    orphan: bool,
    metrics_for_all: bool,
    log_style: str,
    browser: bool | None,
) -> None:
    """Serve the three doors to browsers (what `threedoors` alone does)."""
    url, believed = checked_url(public_url), checked_networks(proxies)
    freshen_client()
    logs.set_up(log_style)
    wants_browser = has_desktop() if browser is None else browser

    def opened(port: int) -> None:
        announce(host, port, url)
        if wants_browser:
            webbrowser.open(address(host, port))

    config = Config(host, port, db or server.usual_db(), url, believed, metrics_for_all, orphan)
    try:
        server.serve(config, opened=opened)
    except server.CannotServe as problem:
        failed(str(problem))


def checked_url(url: str) -> str:
    """An address people can use, without its slash at the end."""
    if url and not (url.startswith(("http://", "https://")) and urlsplit(url).netloc):
        raise click.BadParameter(f"{url!r} is no address; write https://doors.example, for instance.")
    parts = urlsplit(url)
    if parts.path.strip("/") or parts.query or parts.fragment:
        whole = f"{parts.scheme}://{parts.netloc}"
        raise click.BadParameter(
            f"{url!r} leads to a place within a site; the house needs a name of its own. Have the proxy pass on all of "
            f"{whole}, or give the house a name like {parts.scheme}://doors.{parts.netloc}."
        )
    return url.rstrip("/")


def checked_networks(names: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses or networks of proxies."""
    try:
        return networks(names)
    except ValueError as problem:
        raise click.BadParameter(f"{problem}; write 127.0.0.1 or 10.0.0.0/8, for instance.") from None


def freshen_client() -> None:
    """In a checkout, rebuild a client made from other sources than the present ones."""
    house = Path(threedoors.__file__).resolve().parents[2]
    builder = house / "tools" / "client.py"
    if not (builder.is_file() and (house / "web" / "package.json").is_file()):
        return
    built = subprocess.run([sys.executable, builder], stdout=sys.stderr, check=False)
    if built.returncode:
        failed("The web client is older than its sources and could not be rebuilt; the reason stands above.")


def has_desktop() -> bool:
    """Is somebody sitting in front of this machine who could see a browser open?"""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in {"darwin", "win32"} or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def announce(host: str, port: int, public_url: str = "") -> None:
    """Say where the doors are; on an open host also for phones nearby, with a QR code."""
    out.print("Three Doors is open at", Text(address(host, port), "bold"))
    if public_url:
        out.print("For everybody:        ", Text(f"{public_url}/", "bold"))
    elif host in EVERYWHERE:
        nearby = f"http://{address_on_the_network()}:{port}/"
        out.print("On the same network:  ", Text(nearby, "bold"))
        segno.make(nearby, micro=False).terminal(sys.stdout, compact=True, border=2)
    out.print("Ctrl-C closes the house.")
    out.file.flush()


def address(host: str, port: int) -> str:
    """The address to open on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def address_on_the_network() -> str:
    """This machine's address as its neighbours see it; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
