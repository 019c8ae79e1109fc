/* How a level is called. */
import { t } from '$lib/words.svelte';
import type { ExitView } from '$lib/wire/dungeon_exit';
import { entryOf } from './shelf';

export function nameOfLevel(view: ExitView): string {
  const entry = view.level ? entryOf(view.level.text) : undefined;
  const name = entry ? t('exit-level-name', { book: t(`exit-book-${entry.book}`), number: entry.number }) : t(`exit-mode-${view.mode}`);
  return entry && view.mode === 'race' ? t('exit-race-of', { name }) : name;
}

export function subOfLevel(view: ExitView): string {
  const { level } = view;
  if (!level) return '';
  const facts = [
    level.counts.length ? t('exit-exactly', { count: level.counts.join(' / ') }) : '',
    level.pits.length ? t('exit-pits', { count: level.pits.length }) : '',
    level.bridges ? t('exit-bridges', { count: level.bridges }) : '',
    t(level.rotation_only ? 'exit-no-flips' : 'exit-flips'),
  ];
  return facts.filter(Boolean).join(' · ');
}
