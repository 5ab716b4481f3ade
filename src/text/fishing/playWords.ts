import { baitOf, fishOf, formOf } from '../../engine/fishing/index.ts';
import type { SpokenPlay } from '../familyWords.ts';
import type { Say } from '../say.ts';
import { pipText, tileInSentence } from '../tileNames.ts';

/** A play as a sentence: `Ann caught the Black Nine 6‑3 with the Red Nine 5‑4`. */
export function playWords({ name, phase, play }: SpokenPlay, say: Say): string {
  const values = {
    name,
    bait: tileInSentence(baitOf(play), say),
    fish: tileInSentence(fishOf(play), say),
  };
  const form = formOf(play);
  // Stacks and pairs are laid from the hand only (F9, F10).
  if (form === 'stack' || form === 'pair') return say(`table.play.${form}`, values);
  return say(`table.play.${fromOf(phase)}.${form}`, values);
}

/** A play as a short sentence of pips: `Bo caught 6‑3 with 5‑4`. */
export function playBrief({ name, phase, play }: SpokenPlay, say: Say): string {
  const values = { name, bait: pipText(baitOf(play)), fish: pipText(fishOf(play)) };
  const form = formOf(play);
  if (form === 'stack' || form === 'pair') return say(`table.brief.${form}`, values);
  return say(`table.brief.${fromOf(phase)}.${form}`, values);
}

/** Where a tile that is placed or that captures comes from. */
function fromOf(phase: string): 'hand' | 'drawn' {
  return phase === 'drawn' ? 'drawn' : 'hand';
}
