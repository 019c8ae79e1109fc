/* A clock that will act for you shows itself before it does: from which second on, and when it is heard. */
import { WATCHED_SECONDS } from '../generated/rules';

/** The last so many seconds of a clock burn as a fuse. */
export const FUSE_SECONDS = 30;
const TOLLS = [FUSE_SECONDS, 10, 3];

/** Does anybody look at a clock of so many seconds? A relaxed table's is none. */
export const isWatched = (total: number | null | undefined): boolean =>
  (total ?? Infinity) <= WATCHED_SECONDS;

/** Does this clock burn visibly now? */
export function burns(left: number | null, total: number | null | undefined): left is number {
  return left !== null && left <= FUSE_SECONDS && isWatched(total);
}

/** Has one of the seconds at which it is heard gone by? */
export function tolls(before: number, left: number): boolean {
  return TOLLS.some((second) => before > second && left <= second);
}
