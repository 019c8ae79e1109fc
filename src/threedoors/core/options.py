"""Options: what the host settles before the first act. Content, never file paths."""

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every game's options. Each field has a default, so ``{}`` is the usual game."""
