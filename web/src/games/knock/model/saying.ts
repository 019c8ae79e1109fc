/* What is said above the Keep: about what you hold, about what you point at, else whose turn it is. */
import { t } from '$lib/words.svelte';
import type { Grip } from './grip.svelte';
import type { Scene } from './scene';
import { about, sentence } from './wording';

type Status = Scene['status'];

export function whatToSay(scene: Scene, grip: Grip): Status {
  const { pointing, spell, where, spots } = grip;
  const explained = scene.cards.find((card) => card.key === grip.read);
  if (pointing) return { head: t('knock-point-where'), tone: 'mine' };
  if (spell) return aboutSpell(spell, grip.aim);
  if (where) return aboutSpot(where);
  if (explained) return { head: explained.face.name, text: about(explained) };
  if (spots.length)
    return { head: t('knock-choose-spot'), text: t('knock-choose-spot.how'), tone: 'mine' };
  return scene.status;
}

function aboutSpell(spell: string, aim: Grip['aim']): Status {
  return {
    head: t(`knock-spell-${spell}`),
    text: aim ? sentence(aim) : t(`knock-spell-${spell}.aim`),
    tone: aim?.verdict === 'lost' ? 'bad' : 'mine',
  };
}

function aboutSpot(where: NonNullable<Grip['where']>): Status {
  const lost = where.verdict === 'lost';
  return {
    head: t(lost ? 'knock-here-bad' : 'knock-here'),
    text: sentence(where),
    tone: lost ? 'bad' : 'mine',
  };
}
