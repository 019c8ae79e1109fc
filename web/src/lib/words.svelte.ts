/* Words on the screen, in the reader's language.

   Sentences live in Fluent files: the house's own in `texts/`, each game's beside its rules, the very
   files Python reads. They are fetched when first needed; a change of language changes every sentence
   at once, without a reload. What is missing is shown as its id, so nobody meets an empty button. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';

export const LANGUAGES = ['fr', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

export type Names = Record<string, string>;
type Plain = number | string | Names;
export type Argument = Plain | Plain[] | null;
/** Which sentence, and what goes into it: the browser's half of `core/messages.py`. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

type Load = () => Promise<string>;
const HOUSE = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });
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

const asked = (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find(isLanguage);

class Words {
  language = $state<Language>(recall<Language>('language', isLanguage) ?? asked ?? 'en');
  #bundle = $state.raw<FluentBundle>();
  #rooms: string[] = [];

  /** True once the first sentence can be said. */
  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** The words as they are now: another object after a change of language, or when a game was entered. */
  get book(): object | undefined {
    return this.#bundle;
  }

  /** Fetch what is needed to speak, in this language, of the house and of the rooms entered so far. */
  async speak(language: Language): Promise<void> {
    const shared = SHARED[`../../../src/threedoors/texts/${language}.ftl`];
    const tables = this.#rooms.length
      ? [
          TABLES[`../../../src/threedoors/tables/texts/${language}.ftl`],
          HOUSE[`../texts/table.${language}.ftl`],
        ]
      : [];
    const files = [
      shared,
      ...tables,
      HOUSE[`../texts/${language}.ftl`],
      ...this.#rooms.flatMap((room) => [
        HOUSE[`../texts/${room}.${language}.ftl`],
        gameFile(room, language),
      ]),
    ];
    const texts = await Promise.all(
      files.filter((load): load is Load => load !== undefined).map((load) => load()),
    );
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts)
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    remember('language', language);
  }

  /** Learn the words of a game before its door opens. */
  async enter(game: string): Promise<void> {
    if (this.#rooms.includes(game)) return;
    this.#rooms.push(game);
    await this.speak(this.language);
  }

  /** The sentence with this id (`card.flavour` names an attribute). */
  say(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  /** A message of the referee or the log, its seats said as names. */
  tell(message: Message, names: readonly string[] = []): string {
    const args = Object.entries(message.args ?? {}).map(([key, value]) => [
      key,
      this.#worded(key, value, names),
    ]);
    return this.say(message.id, Object.fromEntries(args) as Args);
  }

  /** A name given in several languages, in this one. */
  name(names: Names): string {
    return names[this.language] ?? names.en ?? Object.values(names)[0] ?? '';
  }

  #worded(key: string, value: Argument, names: readonly string[]): FluentVariable {
    if (Array.isArray(value))
      return this.list(value.map((item) => String(this.#worded(key, item, names))));
    if (value === null || value === undefined) return '';
    if (typeof value === 'object') return this.name(value);
    if (typeof value === 'string' && value.startsWith('@')) return this.say(value.slice(1));
    if (typeof value === 'number' && /^seat$|_seats?$/.test(key))
      return names[value] ?? this.say('seat-number', { number: value + 1 });
    return value;
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  find(id: string, args: Args = {}): string | undefined {
    const [name = id, attribute] = id.split('.');
    const message = this.#bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, args, []) : undefined;
  }
}

function gameFile(game: string, language: Language): Load | undefined {
  return GAMES[`../../../src/threedoors/games/${game}/texts/${language}.ftl`];
}

function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);
/** What the reader calls somebody: by the name they gave, or a newcomer. */
export const called = (name: string): string => name || t('newcomer');
