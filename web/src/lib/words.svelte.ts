/* Words on the screen, in the reader's language.

   Sentences live in Fluent files: the house's own in `texts/`, each game's in its folder, and beside its rules the
   very files Python reads. A language is written in all these places, or brought as one folder of
   `src/threedoors/texts/`, with English for whatever it does not say yet. Files are fetched when first needed; a
   change of language changes every sentence at once, without a reload. What is said nowhere is shown as its id, so
   nobody meets an empty button. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';
import { genderOf, inside, settled, type Names } from './names';

export type Args = Record<string, FluentVariable>;

export type { Names };
type Plain = number | string | Names;
export type Argument = Plain | Plain[] | null;
/** Which sentence, and what goes into it: the browser's half of `core/messages.py`. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

type Load = () => Promise<string>;
const HOUSE = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });
const DOORS = import.meta.glob<string>('../games/*/door/*.ftl', {
  query: '?raw',
  import: 'default',
});
const SCREENS = import.meta.glob<string>('../games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const SHARED = import.meta.glob<string>('../../../src/threedoors/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const TABLES = import.meta.glob<string>('../../../src/threedoors/tables/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const GAMES = import.meta.glob<string>('../../../src/threedoors/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const BROUGHT = import.meta.glob<string>('../../../src/threedoors/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const NAMES = import.meta.glob<Names>('../../../src/threedoors/texts/*/names.json', {
  import: 'default',
});

const SHARED_FOLDER = '../../../src/threedoors/texts';
const WRITTEN = Object.keys(SHARED).map((path) => path.slice(-6, -4));
const DOOR_GAMES = [...new Set(Object.keys(DOORS).map((path) => path.split('/').at(-3)!))];

/** Every language there are words in, found by looking. */
export const LANGUAGES: readonly string[] = [
  ...new Set([...WRITTEN, ...Object.keys(BROUGHT).map((path) => path.split('/').at(-2)!)]),
].sort();

const IS_SEAT = /^seat$|_seats?$/;

const asked = (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find(isLanguage);

class Words {
  language = $state<string>(recall<string>('language', isLanguage) ?? asked ?? 'en');
  /** The reader's language first, then English where that one is not whole. */
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  #names: Names = {};
  /** The rooms entered so far, and those among them whose words are here. */
  #rooms: string[] = [];
  #learnt: readonly string[] = [];
  /** The newest asking for words, for which whoever asked before it waits too. */
  #newest = { language: this.language, turn: 0, heard: Promise.resolve() };

  /** True once the first sentence can be said. */
  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  /** The words as they are now: another object after a change of language, or when a game was entered. */
  get book(): object {
    return this.#bundles;
  }

  /** Fetch what is needed to speak, in this language, of the house and of the rooms entered so far. */
  speak(language: string): Promise<void> {
    const turn = this.#newest.turn + 1;
    this.#newest = { language, turn, heard: this.#learn(language, turn) };
    return this.#newest.heard;
  }

  /** Learn the words of a room before its door opens. */
  async enter(room: string): Promise<void> {
    if (this.#learnt.includes(room)) return;
    if (!this.#rooms.includes(room)) this.#rooms.push(room);
    await this.speak(this.#newest.language);
  }

  async #learn(language: string, turn: number): Promise<void> {
    const rooms = [...this.#rooms];
    const spoken = WRITTEN.includes(language) ? [language] : [language, 'en'];
    const bundles = await Promise.all(spoken.map((one) => bundle(one, rooms)));
    const names = (await NAMES[`${SHARED_FOLDER}/${language}/names.json`]?.()) ?? {};
    if (turn !== this.#newest.turn) return this.#newest.heard; // asked again meanwhile, for more or for another
    this.#names = names;
    this.#bundles = bundles;
    this.#learnt = rooms;
    this.language = language;
    document.documentElement.lang = language;
    remember('language', language);
  }

  /** The sentence with this id (`card.flavour` names an attribute). */
  say(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  /** A message of the referee or the log, its seats said as names, its rule in brackets. */
  tell(message: Message, names: readonly string[] = [], you: number | null = null): string {
    const rule = message.args?.rule;
    const text = this.tellWithoutRule(message, names, you);
    return typeof rule === 'string' && rule ? withRule(text, rule) : text;
  }

  /** The same for a place that shows the rule by itself. */
  tellWithoutRule(
    message: Message,
    names: readonly string[] = [],
    you: number | null = null,
  ): string {
    const args: Args = {};
    for (const [key, value] of Object.entries(message.args ?? {})) {
      if (isName(value)) args[`${key}_gender`] = genderOf(value, this.language);
      args[key] = this.#worded(key, value, names);
    }
    return this.say(this.#addressed(message, you), args);
  }

  /** A name where it stands alone: the article some begin with is small in a sentence only. */
  title(names: Names): string {
    return settled(inside(this.name(names), this.language), this.language);
  }

  /** A name as an argument of a sentence, and what agrees with it. */
  naming(key: string, names: Names): Args {
    const name = inside(this.name(names), this.language);
    return { [key]: name, [`${key}_gender`]: genderOf(names, this.language) };
  }

  /** A name given in several languages, in this one. */
  name(names: Names): string {
    const english = names.en ?? Object.values(names)[0] ?? '';
    return names[this.language] ?? this.#names[english] ?? english;
  }

  /** Which sentence: one about the reader may have a form of its own, `.you`, or `.you-to-seat`. */
  #addressed(message: Message, you: number | null): string {
    const said = this.#bundles.find((one) => one.hasMessage(message.id))?.getMessage(message.id);
    for (const [key, value] of Object.entries(message.args ?? {})) {
      const form = key === 'seat' ? 'you' : `you-${key.replaceAll('_', '-')}`;
      const mine =
        value === you || (Array.isArray(value) && value.length === 1 && value[0] === you);
      if (you !== null && mine && IS_SEAT.test(key) && said?.attributes[form])
        return `${message.id}.${form}`;
    }
    return message.id;
  }

  #worded(key: string, value: Argument, names: readonly string[]): FluentVariable {
    if (Array.isArray(value))
      return this.list(value.map((item) => String(this.#worded(key, item, names))));
    if (value === null || value === undefined) return '';
    if (isName(value)) return inside(this.name(value), this.language);
    if (typeof value === 'string' && value.startsWith('@')) return this.say(value.slice(1));
    if (typeof value === 'number' && IS_SEAT.test(key))
      return names[value] ?? this.say('seat-number', { number: value + 1 });
    return typeof value === 'number' && value < 0 ? `−${-value}` : value;
  }

  /** Several things in a row; a name that has a comma in it keeps it ("Marbles, Handful of"). */
  list(items: readonly string[]): string {
    if (items.length > 1 && items.some((item) => item.includes(','))) return items.join('; ');
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  find(id: string, args: Args = {}): string | undefined {
    const text = this.#format(id, args);
    return text === undefined ? undefined : settled(text, this.language);
  }

  /** The sentence with the marks of its names still in it. */
  #format(id: string, args: Args): string | undefined {
    const [name = id, attribute] = id.split('.');
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return undefined;
  }
}

/** What a language has to say of the house and of these rooms; where two files say the same, the later one is heard. */
async function bundle(language: string, rooms: readonly string[]): Promise<FluentBundle> {
  const texts = await Promise.all(filesFor(language, rooms).map((load) => load()));
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** "Not now." and K5 are "Not now (K5)."; Python's half is `texts.with_rule`. */
export function withRule(text: string, rule: string): string {
  return text.endsWith('.') ? `${text.slice(0, -1)} (${rule}).` : `${text} (${rule})`;
}

function filesFor(language: string, rooms: readonly string[]): Load[] {
  const brought = (name: string): Load | undefined =>
    BROUGHT[`${SHARED_FOLDER}/${language}/${name}.ftl`];
  const tables = [
    TABLES[`../../../src/threedoors/tables/texts/${language}.ftl`] ?? brought('tables'),
    HOUSE[`../texts/table.${language}.ftl`] ?? brought('screen.table'),
  ];
  const files = [
    SHARED[`${SHARED_FOLDER}/${language}.ftl`] ?? brought('house'),
    ...(rooms.length ? tables : []),
    HOUSE[`../texts/${language}.ftl`] ?? brought('screen'),
    ...DOOR_GAMES.map(
      (game) => DOORS[`../games/${game}/door/${language}.ftl`] ?? brought(`screen.${game}.door`),
    ),
    ...rooms.flatMap((game) => [
      SCREENS[`../games/${game}/texts/${language}.ftl`] ?? brought(`screen.${game}`),
      GAMES[`../../../src/threedoors/games/${game}/texts/${language}.ftl`] ?? brought(game),
    ]),
  ];
  return files.filter((load): load is Load => load !== undefined);
}

const isName = (value: Argument | undefined): value is Names =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isLanguage(text: string | undefined): text is string {
  return text !== undefined && LANGUAGES.includes(text);
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);
/** What the reader calls somebody: by the name they gave, or a newcomer. */
export const called = (name: string): string => name || t('newcomer');
