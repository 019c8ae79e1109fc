// Made from the Python rules by `make generate`; a change here is lost.
/** By which rules the house set is played where a game names none. */
export const UNNAMED_SET = 2;
/** The longest clock anybody looks at; a longer one is there for those who never come back. */
export const WATCHED_SECONDS = 3600;
