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

import click
import segno

import threedoors
from threedoors import server
from threedoors.cli.screen import failed, out

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
@click.option("--browser/--no-browser", default=None, help="Open a browser (default: where there is a desktop).")
def command(host: str, port: int, db: Path | None, browser: bool | None) -> None:
    """Serve the three doors to browsers (what `threedoors` alone does)."""
    freshen_client()
    wants_browser = has_desktop() if browser is None else browser

    def opened(port: int) -> None:
        announce(host, port)
        if wants_browser:
            webbrowser.open(address(host, port))

    try:
        server.serve(host, port, db, opened=opened)
    except server.CannotServe as problem:
        failed(str(problem))


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


def announce(host: str, port: int) -> None:
    """Say where the doors are; on an open host also for phones nearby, with a QR code."""
    out.print(f"Three Doors is open at [bold]{address(host, port)}[/bold]")
    if host in EVERYWHERE:
        nearby = f"http://{address_on_the_network()}:{port}/"
        out.print(f"On the same network:   [bold]{nearby}[/bold]")
        if out.is_terminal:
            segno.make(nearby, micro=False).terminal(compact=True, border=2)
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
