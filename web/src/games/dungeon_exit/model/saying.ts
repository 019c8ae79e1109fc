/* The one thing to say about the boards now: a refusal first, then what the held tile would do, a hint, what is wrong, what is awaited. */
import { t, words } from '$lib/words.svelte';
import type { ExitView, HintGiven, ProblemSeen } from '$lib/wire/dungeon_exit';
import { BRIDGE, nameOf } from './cells';
import type { Hands } from './hands.svelte';
import type { Said } from '../table/Note.svelte';
import { newlyLinked, troublesOf } from './sight';

interface Moment {
  view: ExitView;
  me: number;
  hands: Hands;
  names: readonly string[];
  refusal?: { text: string; rule: string };
  hint?: HintGiven;
  since: boolean;
  status: string;
}

export function whatToSay({ view, me, hands, names, refusal, hint, since, status }: Moment): Said {
  if (refusal) return { tone: 'bad', text: refusal.text, rule: refusal.rule };
  if (hands.held) return ofTheHeldTile(hands, view.paths[me]!.linked, names);
  if (hint)
    return {
      tone: hint.possible ? 'good' : 'careful',
      text: words.tell(hint.say, names),
      more: since ? t('exit-hint-since', { mate: names[1 - me] ?? '' }) : undefined,
    };
  const problems = troublesOf(view, me);
  const [wrong] = problems;
  if (wrong) return broken('bad', problems, names);
  const lacks =
    view.paths[me]!.linked.length === 4
      ? view.problems.find((one) => one.unfinished && (one.seat === me || one.seat === null))
      : undefined;
  if (lacks)
    return { tone: 'careful', text: words.tellWithoutRule(lacks.why, names), rule: lacks.rule };
  return { tone: 'plain', text: status };
}

function ofTheHeldTile(hands: Hands, linked: readonly string[], names: readonly string[]): Said {
  const { held, prospect, cells } = hands;
  if (prospect?.refused) {
    const { why, args, rule, instead } = prospect.refused;
    return {
      tone: 'careful',
      text: words.tellWithoutRule({ id: why, args: { ...args, rule } }, names),
      rule,
      more: instead ? words.tell(instead, names) : undefined,
    };
  }
  if (prospect?.breaks.length) return broken('careful', prospect.breaks, names);
  if (prospect?.finishes) return { tone: 'good', text: t('exit-would-finish') };
  const linking = newlyLinked(prospect, linked);
  if (linking.length)
    return {
      tone: 'good',
      text: t('exit-would-link', { legs: words.list(linking.map((leg) => t(`leg-${leg}`))) }),
    };
  const { tile, at } = held!;
  if (tile === BRIDGE) return { tone: 'plain', text: t('exit-hold-bridge') };
  if (!hands.moved) return { tone: 'plain', text: t('exit-hold-up', { tile }) };
  if (!at) return { tone: 'plain', text: t('exit-hold', { tile }) };
  return {
    tone: 'plain',
    text: t(prospect ? 'exit-hold-fits' : 'exit-hold-over', {
      tile,
      cells: cells.map(nameOf).join('-'),
    }),
  };
}

function broken(
  tone: 'bad' | 'careful',
  problems: readonly ProblemSeen[],
  names: readonly string[],
): Said {
  const [first] = problems;
  const more =
    problems.length > 1 ? t('exit-more-problems', { count: problems.length - 1 }) : undefined;
  return { tone, text: words.tellWithoutRule(first!.why, names), rule: first!.rule, more };
}
