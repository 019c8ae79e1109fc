/* How a level is called. */
import { t } from '$lib/words.svelte';
import type { ExitView } from '$lib/wire/dungeon_exit';
import { entryOf, isDaily, isRace, isWished, type Entry } from './shelf.svelte';

export const nameOfEntry = (entry: Entry): string =>
  isWished(entry)
    ? t('exit-wished', { grade: entry.grade })
    : isDaily(entry)
      ? t('todays-level')
      : t('exit-level-name', { book: t(`book-title-${entry.book}`), number: entry.number });

export function nameOfLevel(view: ExitView): string {
  const entry = view.level ? entryOf(view.level.text) : undefined;
  if (!entry) return t(`exit-mode-${view.mode}`);
  return view.mode === 'race' && !isRace(entry)
    ? t('exit-race-of', { name: nameOfEntry(entry) })
    : nameOfEntry(entry);
}

export function subOfLevel(view: ExitView): string {
  const { level } = view;
  if (!level) return '';
  const grade = entryOf(level.text)?.grade;
  const facts = [
    grade ? t('exit-grade', { grade }) : '',
    needsOfLevel(view),
    t(level.rotation_only ? 'exit-no-flips' : 'exit-flips'),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** What a level asks for beyond a way out; nobody solves it without knowing that. */
export function needsOfLevel({ level }: ExitView): string {
  if (!level) return '';
  const needs = [
    level.bridges ? t('exit-bridges', { count: level.bridges }) : '',
    level.counts.length ? t('exit-exactly', { count: level.counts.join(' / ') }) : '',
    level.pits.length ? t('exit-pits', { count: level.pits.length }) : '',
  ];
  return needs.filter(Boolean).join(' · ');
}

/** The columns of a board, and what it is called: alone by them, of two by its floor (E1). */
export const columnsOf = (board: number): string => (board ? 'M–X' : 'A–L');
export const boardOf = (board: number): string => t('exit-board', { columns: columnsOf(board) });
export const floorOf = (board: number): string =>
  `${t(board ? 'exit-lower' : 'exit-upper')} ${columnsOf(board)}`;
