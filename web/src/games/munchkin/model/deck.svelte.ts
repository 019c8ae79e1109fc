/* The cards of the table's set, each by its name (`m07`, its second copy `m07#2`): what is written on it. Of a host's
   own set the table is asked; the house set comes as a file made from the same cards. */
import type { Table } from '$lib/table.svelte';
import { words, type Message } from '$lib/words.svelte';
import type { CardFace, Catalogue, MunchkinOptions } from '$lib/wire/munchkin';
import { UNNAMED_SET } from '../generated/rules';
import { runOn } from './pieces';

interface HouseCatalogue extends Catalogue {
  readonly rules_version: number;
}

const NOBODY: CardFace = {
  id: '',
  design: '',
  deck: 'doors',
  kind: 'item',
  name: { en: '…' },
  flavour: {},
  text: [],
  number: null,
  treasures: null,
  levels: null,
  value: null,
  slot: null,
  hands: 0,
  big: false,
  undead: false,
  doubles: false,
};

const CONDITIONS = ['card-stronger-against', 'card-for-each-fighter', 'card-for-each-curse'];
/** A line of a card: messages said one after the other. */
export type CardLine = readonly Message[];

class Deck {
  #faces = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
  #of: unknown = undefined; // whose cards these are: the house's of some rules, or a set of a host's own

  /** Have the cards at hand: today's house set is in a file, every other is asked of the table. */
  async learn(
    played?: Partial<MunchkinOptions>,
    table?: Table,
    seat: number | null = null,
  ): Promise<void> {
    const settled = table?.seen?.options as Partial<MunchkinOptions> | undefined;
    const own = Boolean(settled?.own_set ?? played?.own_set);
    const set = own ? (table?.id ?? 'own') : (played?.house_set ?? UNNAMED_SET);
    if (this.#of === set && this.#faces.size) return;
    const file = (await import('../generated/cards.json')).default as unknown as HouseCatalogue;
    const asked =
      set !== file.rules_version
        ? await table?.ask<Catalogue>(seat, { type: 'AskCards' })
        : undefined;
    const { cards } = asked ?? file;
    this.#faces = new Map(cards.map((card) => [card.id, card]));
    this.#of = set;
  }

  get ready(): boolean {
    return this.#faces.size > 0;
  }

  get all(): readonly CardFace[] {
    return [...this.#faces.values()];
  }

  face(card: string): CardFace {
    return this.#faces.get(card) ?? NOBODY;
  }

  /** Which of several like it: copies differ in the light they stand in. */
  copy(card: string): number {
    const { design } = this.face(card);
    return card === design ? 0 : Number(card.slice(design.length + 1)) - 1;
  }

  name(card: string): string {
    return words.title(this.face(card).name);
  }

  names(cards: readonly string[]): string {
    return words.list(cards.map((card) => this.name(card)));
  }

  /** What the card says it does, line by line. */
  text(card: string): string[] {
    return this.lines(card).map((line) => this.read(line));
  }

  /** The same as data: each line the messages it is made of. */
  lines(card: string): readonly CardLine[] {
    return this.face(card).text;
  }

  /** A line of a card in words. */
  read(line: CardLine): string {
    return runOn(line.map((piece) => words.tell(piece)));
  }

  /** A single message of a card in words. */
  say(piece: Message): string {
    return this.read([piece]);
  }

  /** The line that makes a monster stronger or weaker against somebody, if the card has just one. */
  condition(card: string): string | undefined {
    const found = this.#condition(card);
    return found ? this.say(found) : undefined;
  }

  /** The same in short, for a sum: “against a Firefly”. */
  because(card: string): string | undefined {
    const found = this.#condition(card);
    return found ? words.tell({ ...found, id: `why-${found.id.slice(5)}` }) : undefined;
  }

  #condition(card: string): Message | undefined {
    const found = this.lines(card).filter((line) => CONDITIONS.includes(line[0]?.id ?? ''));
    return found.length === 1 ? found[0]![0] : undefined;
  }

  /** What it adds to a side when it is played there; undefined if that depends. */
  strength(card: string): number | undefined {
    const { kind, number } = this.face(card);
    return kind === 'enhancer' || kind === 'one-shot' ? (number ?? undefined) : undefined;
  }

  /** The big number on the card: a Level, a bonus. */
  big(card: string): string {
    const { kind, number } = this.face(card);
    const n = number ?? this.strength(card);
    if (n === undefined || n === null || (n === 0 && kind !== 'monster')) return '';
    return kind === 'monster' ? String(n) : signed(n);
  }

  /** The ways a card leaves to choose between, each in words: what stands between “Choose:” and “Or:”. */
  options(card: string): string[] {
    const line =
      this.face(card).text.find((pieces) =>
        pieces.some((piece) => piece.id === 'card-choose-one'),
      ) ?? [];
    const from = line.slice(line.findIndex((piece) => piece.id === 'card-choose-one') + 1);
    return from
      .reduce<Message[][]>(
        (ways, piece) =>
          piece.id === 'card-or'
            ? [...ways, []]
            : [...ways.slice(0, -1), [...ways.at(-1)!, piece as Message]],
        [[]],
      )
      .map((way) => way.map((piece) => words.tell(piece)).join(' '));
  }
}

export const deck = new Deck();

export const signed = (n: number): string => (n < 0 ? `–${-n}` : `+${n}`);
