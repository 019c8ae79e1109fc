/* What surrounds any game at a live table, as the screen shows it: sitters, the story told so far, talk, pointing hands. */
import type { Table } from '$lib/table.svelte';
import { t, words, type Argument, type Message } from '$lib/words.svelte';
import { preferences } from '$lib/preferences.svelte';
import type { Arranged, BotHeard, GameSeen, Gestured, Numbered } from '$lib/wire/house';
import type { Utterance } from '../table/Chat.svelte';
import type { LogLine } from '../table/Log.svelte';
import type { Sitter } from '../table/Seats.svelte';
import { now } from './now.svelte';

const POINTED_MS = 3000;

export function sitters(
  table: Table,
  me: number | null,
  awaited: readonly number[],
  more: (seat: number) => Partial<Sitter>,
): Sitter[] {
  const seen = table.seen;
  return (seen?.seats ?? []).map(({ seat, person, bot }) => {
    const here = seen!.people.find((one) => one.id === person)?.here ?? true;
    return {
      seat,
      name: table.names[seat] ?? '',
      bot: bot !== null,
      away: person !== null && !here && bot === null,
      mine: seat === me,
      awaited: awaited.includes(seat),
      note: noteOf(table, seat, me, awaited),
      ...more(seat),
    };
  });
}

function noteOf(table: Table, seat: number, me: number | null, awaited: readonly number[]): string {
  const { person = null, bot = null } = table.seen?.seats.find((one) => one.seat === seat) ?? {};
  const here = table.seen?.people.find((one) => one.id === person)?.here ?? true;
  if (table.seen?.moment?.seat === seat) return t('note-moment');
  if (!here && !bot) return t('note-away'); // also when all wait for them: that is what one wants to know
  if (awaited.includes(seat)) return t(seat === me ? 'note-your-turn' : 'note-decides');
  if (bot && person !== null) return t('note-sits-in', { level: levelName(bot) });
  if (bot) return t('note-bot', { level: levelName(bot) });
  return t('note-here');
}

/** A bot as people call it: "scheming", and with a temper "scheming, loyal"; its budget is left out. */
export function levelName(spec: string): string {
  const [level = '', ...more] = spec.split(':');
  const temper = more.map((part) => words.find(`temper-${part}`)).find(Boolean);
  const name = words.find(`bot-${level}`) ?? level;
  return temper ? `${name}, ${temper}` : name;
}

/** Every bot one may ask for: the levels, and behind each its tempers. */
export function botChoices(game: Pick<GameSeen, 'bots' | 'tempers'>): string[] {
  return game.bots.flatMap((level) => [
    level,
    ...(game.tempers[level] ?? []).map((temper) => `${level}:${temper}`),
  ]);
}

// A long game has thousands of sentences: each is put together once, and anew only when words, names or reader change.
let kept = { book: words.book, reader: '', lines: new WeakMap<Numbered, LogLine[]>() };

/** The log in sentences: what the game told this seat, what the house arranged, what hands said. */
export function storyLines(table: Table, seat: number | null): LogLine[] {
  const reader = [table.id, seat, ...table.names].join('\n');
  if (kept.book !== words.book || kept.reader !== reader)
    kept = { book: words.book, reader, lines: new WeakMap() };
  return table.story.flatMap((entry) => {
    const lines =
      kept.lines.get(entry) ?? told(table, seat, entry).map((line) => ({ n: entry.n, ...line }));
    kept.lines.set(entry, lines);
    return lines;
  });
}

function told(table: Table, seat: number | null, entry: Numbered): Omit<LogLine, 'n'>[] {
  if (entry.type === 'Played') {
    const sight = entry.sights.find((one) => one.seat === seat) ?? entry.sights[0];
    return (sight?.told ?? [])
      .map((one) => ({
        text: words.tell(one, table.names, table.seats.length === 1 ? seat : null),
        by: one.by,
        about: one.about,
      }))
      .filter((line) => line.text);
  }
  if (entry.type === 'Arranged') {
    const { id, by, about } = entry.told;
    const text =
      words.find(id) === undefined ? '' : words.tell(withNames(table, entry), table.names);
    return text ? [{ text, by, about }] : [];
  }
  if (entry.type === 'Gesturing')
    return [{ text: gestureSaid(table, entry.gesture), by: entry.gesture.seat }];
  return [];
}

/** The house speaks of persons by number, of newcomers without one, and of bots by file; we say their names. */
function withNames(table: Table, { fact, told: message }: Arranged): Message {
  const named = (key: string, value: Argument): Argument => {
    if ((key === 'person' || key.endsWith('_person')) && typeof value === 'number')
      return table.personName(value);
    if (value === '@newcomer' && 'person' in fact && fact.person !== null)
      return table.personName(fact.person);
    if (key !== 'bot' || typeof value !== 'string') return value;
    const name = fact.type === 'BotSeated' ? table.names[fact.seat] : undefined;
    return name ? `${name}, ${levelName(value)}` : levelName(value);
  };
  return {
    id: message.id,
    args: Object.fromEntries(
      Object.entries(message.args ?? {}).map(([key, value]) => [key, named(key, value)]),
    ),
  };
}

/** Was somebody removed here, and the link with them? */
export function isRemoval(entry: Numbered): boolean {
  return entry.type === 'Arranged' && entry.fact.type === 'PersonLeft' && entry.fact.removed;
}

export function gestureSaid(table: Table, gesture: Gestured): string {
  const who = table.names[gesture.seat] ?? '';
  const whom =
    gesture.at?.seat !== null && gesture.at?.seat !== undefined
      ? (table.names[gesture.at.seat] ?? '')
      : 'none';
  return t(`gestured-${gesture.gesture}`, { who, number: gesture.number ?? 0, whom });
}

export function talk(table: Table): Utterance[] {
  return table.story.flatMap((entry) => {
    if (entry.type === 'BotHeard')
      return preferences.bots
        ? [{ n: entry.n, ...botSaid(table, entry), mine: false, seated: true }]
        : [];
    if (entry.type !== 'Heard') return [];
    const { n, person, text, from_seat: seated } = entry;
    return [{ n, name: table.personName(person), text, mine: table.you.includes(person), seated }];
  });
}

/** Which bot spoke, and what it said in the reader's language. */
export function botSaid(table: Table, { seat, line }: BotHeard): { name: string; text: string } {
  return { name: table.names[seat] ?? '', text: words.tell(line, table.names) };
}

/** Hands that point at a place on the board right now. */
export function pointings(table: Table): { x: number; y: number; name: string }[] {
  const since = table.time.now() - POINTED_MS;
  return table.story.slice(-12).flatMap((entry) => {
    if (entry.type !== 'Gesturing' || entry.at < since || entry.gesture.gesture !== 'point')
      return [];
    void now.tick; // until it points no longer
    const { x = null, y = null } = entry.gesture.at ?? {};
    return x === null || y === null ? [] : [{ x, y, name: table.names[entry.gesture.seat] ?? '' }];
  });
}
