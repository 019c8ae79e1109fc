/* What just happened, for screens without room for the log; and what befell you, which is not to be overlooked. */
import type { StoryLine } from './story';

const RECENT = 16; // sentences: about a turn of somebody else

export interface News {
  last: string;
  aloud: string;
  blow: string;
}

/** The last sentence, all of the last act, and what befell the reader since they acted last. */
export function newsOf(log: readonly StoryLine[], seat: number | null): News {
  const told = log.filter((line) => !line.part && !line.turn).slice(-RECENT);
  const together = (n: number | undefined) =>
    told
      .filter((line) => line.n === n)
      .map((line) => line.text)
      .join(' ');
  const struck = told.findLast((line) => line.strong)?.n;
  const acted =
    struck !== undefined &&
    seat !== null &&
    told.some((line) => line.n > struck && line.by === seat);
  return {
    last: told.at(-1)?.text ?? '',
    aloud: together(told.at(-1)?.n),
    blow: acted ? '' : together(struck),
  };
}
