/* What you hold over the table: a card and where it can go, an offer you look at, the sheet that lies open.

   What would follow comes from the referee (whatif); what is decided goes out through the hands. */
import { t } from '$lib/words.svelte';
import type { Action, Offer } from '$lib/wire/munchkin';
import { kindOf } from '../card/kinds';
import type { Ghost } from '../stage/FightStage.svelte';
import { BARGAINS, type OpenSheet } from '../table/Sheets.svelte';
import { basketsOf } from './charity';
import { meant, opened, unfold, waysOf, type Form, type Way } from './choices';
import { deck } from './deck.svelte';
import { affairsOf, doingsOf, firstOf } from './doings';
import { onPaper } from './saying';
import type { MunchkinHands, MunchkinScene } from './scene';
import { asked, inWindow } from './sight';
import { WhatIfAnswers } from './whatif.svelte';

const MOST_POWERS = 4; // ways shown of each
const ANSWERED_ON_STAGE = ['Charity', 'FleeNext', 'OpenFight'];

export class Grip {
  chosen = $state<string | null>(null);
  dragged = $state<string | null>(null);
  considered = $state<Way>();
  noticed = $state<Offer>(); // an offer being looked at: its strength shows on the bill
  sheet = $state<OpenSheet>();
  readonly whatif = new WhatIfAnswers(() => this.hands().ask);

  constructor(
    readonly scene: () => MunchkinScene,
    readonly hands: () => MunchkinHands,
  ) {
    $effect(() => {
      if (this.chosen !== null && !this.ways.has(this.chosen)) this.chosen = null;
    });
    $effect(() => {
      const { sheet } = this;
      if (sheet?.kind === 'form' && !opened(this.view, sheet.form.open.kind).length)
        this.sheet = undefined;
    });
    $effect(() => {
      const acts = this.heldWays.flatMap((way) => way.act ?? []);
      void this.whatif.consider(this.view, acts);
    });
    $effect(() => {
      if (this.bargaining) void this.whatif.bargain(this.view);
    });
  }

  view = $derived.by(() => this.scene().view);
  names = $derived.by(() => this.scene().names);
  board = $derived.by(() => this.view.board);
  me = $derived.by(() =>
    this.view.seat === null ? undefined : this.board.players[this.view.seat],
  );
  rivals = $derived.by(() => this.scene().sitters.filter((one) => one.seat !== this.view.seat));

  // --- the card in hand, and where it can go -----------------------------------------------------
  ways = $derived.by(() => {
    const { me } = this;
    const mine = me
      ? [...me.equipped, ...me.carried, ...me.traits, ...me.attached.map(({ card }) => card)]
      : [];
    return new Map(
      [...this.view.hand, ...mine].map(
        (card) => [card, waysOf(this.view, this.names, card)] as const,
      ),
    );
  });
  /** Lies on the mat, may be used now. */
  thrown = $derived.by(() =>
    (this.me?.carried ?? []).filter((card) =>
      this.ways.get(card)?.some((way) => way.kind === 'Play'),
    ),
  );
  held = $derived.by(() => this.dragged ?? this.chosen);
  giving = $derived.by(() => this.board.pending?.ask.type === 'Charity' && asked(this.view));
  baskets = $derived.by(() =>
    this.giving ? basketsOf(this.view, this.scene().given ?? new Map<number, number>()) : [],
  );
  heldWays = $derived.by((): readonly Way[] => {
    const found = this.held === null ? [] : (this.ways.get(this.held) ?? []);
    const next = this.baskets.find((basket) => basket.next)?.to;
    const isNext = (way: Way) => way.act?.type === 'GiveCard' && way.act.to === next;
    return this.giving ? found.toSorted((a, b) => Number(isNext(b)) - Number(isNext(a))) : found;
  });
  targets = $derived.by(() => {
    const receivers =
      this.held === null ? this.baskets.flatMap(({ to }) => (to === null ? [] : `seat-${to}`)) : [];
    return [...this.heldWays.map((way) => way.drop).filter(Boolean), ...receivers];
  });

  // --- what it, or an offer, would change --------------------------------------------------------
  helperOf(offer: Offer): number {
    return offer.maker === this.board.fight?.main ? offer.to : offer.maker;
  }
  ghost = $derived.by((): Ghost | undefined =>
    this.noticed?.terms && this.board.fight
      ? this.#ghostOfOffer(this.noticed)
      : this.#ghostOfCard(),
  );
  #ghostOfOffer(offer: Offer): Ghost | undefined {
    const helper = this.helperOf(offer);
    const after = this.whatif.helped(helper);
    return (
      after && {
        after,
        name: this.nameOf(helper),
        small: t('munchkin-if-accepted'),
        icon: 'shaking-hands',
      }
    );
  }
  #ghostOfCard(): Ghost | undefined {
    const { held } = this;
    const told = this.heldWays.filter((way) => this.whatif.after(way.act));
    const way = this.considered ?? (told.length === 1 ? told[0] : undefined);
    const after = this.whatif.after(way?.act);
    if (!after || held === null) return undefined;
    return {
      after,
      name: deck.name(held),
      small: t('munchkin-if-played'),
      icon: kindOf(deck.face(held).kind).crest,
    };
  }
  bargaining = $derived.by(
    () =>
      (this.view.fight?.wins === false && opened(this.view, 'AskHelp').length > 0) ||
      this.board.offers.some((offer) => offer.terms) ||
      (this.sheet?.kind === 'form' && BARGAINS.includes(this.sheet.form.open.kind)),
  );

  // --- what can be done without a card -----------------------------------------------------------
  doings = $derived.by(() => doingsOf(this.view));
  affairs = $derived.by(() => affairsOf(this.view));
  powers = $derived.by(() =>
    opened(this.view, 'UsePower').flatMap((open) =>
      unfold(this.view, this.names, { open, preset: {} }).slice(0, MOST_POWERS),
    ),
  );
  /** The kinds of act that come first here. */
  first = $derived.by((): readonly string[] => {
    if (!this.board.fight) return firstOf(this.view);
    if (this.view.fight?.wins) return ['Resolve'];
    return this.rivals.some((one) => this.whatif.helped(one.seat)?.wins) ? ['AskHelp'] : [];
  });
  /** Asked, and nothing on the table answers: then everything is listed. */
  stuck = $derived.by(
    () =>
      asked(this.view) &&
      !inWindow(this.view) &&
      !onPaper(this.view) &&
      !this.doings.length &&
      !this.board.offers.length &&
      !ANSWERED_ON_STAGE.includes(this.board.pending?.ask.type ?? ''),
  );

  nameOf(who: number): string {
    return who === this.view.seat ? t('you') : (this.names[who] ?? '');
  }

  press(way: Way): void {
    this.considered = undefined;
    if (way.act) {
      this.hands().act(way.act);
      this.chosen = null;
    } else if (way.kind === 'ProposeTrade') this.#trade();
    else if (way.form) this.form(way.form, way.label);
  }
  #trade(): void {
    const forms = opened(this.view, 'ProposeTrade').map((open) => ({ open, preset: {} }));
    this.sheet = { kind: 'trade', forms };
  }
  form(form: Form, label?: string): void {
    this.sheet =
      form.open.kind === 'CounterTrade'
        ? { kind: 'trade', forms: [form] }
        : { kind: 'form', form, label };
  }
  act(action: Action): void {
    this.sheet = undefined;
    this.chosen = null;
    this.hands().act(action);
  }
  choose(card: string): void {
    this.considered = undefined;
    if (this.chosen === card) this.look(card);
    else this.chosen = card;
  }
  putDown(): void {
    this.chosen = null;
  }
  dropOn(card: string, target: string): void {
    const fits = (this.ways.get(card) ?? []).filter((way) => meant(way, target));
    if (fits.length === 1) this.press(fits[0]!);
    else this.chosen = card;
  }
  /** Give the card in hand to a seat, or to nobody. */
  give(to: number | null): void {
    const way = this.heldWays.find((one) => one.act?.type === 'GiveCard' && one.act.to === to);
    if (this.chosen !== null && way) this.press(way);
  }
  /** Ask for help or offer it; false if neither can be done. */
  help(): boolean {
    const way = this.doings.find(({ kind }) => kind === 'AskHelp' || kind === 'OfferHelp');
    if (way) this.press(way);
    return way !== undefined;
  }
  look(card: string): void {
    this.sheet = { kind: 'card', card };
  }
  readMat(who: number): void {
    this.sheet = { kind: 'mat', seat: who };
  }
}
