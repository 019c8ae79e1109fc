/* How a level is called. */
import { t } from '$lib/words.svelte';
import type { ExitView } from '$lib/wire/dungeon_exit';
import { entryOf, isDaily, isRace, type Entry } from './shelf.svelte';

export const nameOfEntry = (entry: Entry): string =>
  isDaily(entry)
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
    level.counts.length ? t('exit-exactly', { count: level.counts.join(' / ') }) : '',
    level.pits.length ? t('exit-pits', { count: level.pits.length }) : '',
    level.bridges ? t('exit-bridges', { count: level.bridges }) : '',
    t(level.rotation_only ? 'exit-no-flips' : 'exit-flips'),
  ];
  return facts.filter(Boolean).join(' · ');
}
