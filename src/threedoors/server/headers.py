"""What every answer says to the browser about itself: trust nothing from elsewhere, guess nothing, tell nobody."""

from threedoors.server.config import Config

CONTENT = (
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; "
    "style-src 'self' 'unsafe-inline'; "  # pieces are placed and coloured by style attributes
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

SERVER = "threedoors"  # and no version: whoever looks for old ones learns nothing

ALWAYS = {
    "Server": SERVER,
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
OVER_HTTPS = {"Cross-Origin-Opener-Policy": "same-origin"}
FOR_GOOD = {"Strict-Transport-Security": "max-age=31536000"}


def headers_for(config: Config, secure: bool) -> dict[str, str]:
    """The headers of an answer. Promises about https are made only over https."""
    found = dict(ALWAYS)
    if secure:
        found |= OVER_HTTPS
        if config.public_url.startswith("https:"):
            found |= FOR_GOOD
    return found
