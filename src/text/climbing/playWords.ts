import { laysCards, wordOf } from '../../engine/climbing/index.ts';
import type { Play } from '../../engine/index.ts';
import type { SpokenPlay } from '../familyWords.ts';
import type { Say } from '../say.ts';
import { combinationInSentence, combinationPipsClose } from './combinationWords.ts';

/** A play as a sentence: `Bo beat it with two of 6‑6 with a 5‑4`. */
export function playWords({ name, phase, play, variant }: SpokenPlay, say: Say): string {
  const what = combinationInSentence(play, say, variant);
  return say(`climbing.play.${sayingOf(phase, play)}`, { name, what });
}

/** A play as a short sentence of pips: `Bo 6‑6×2+5‑4`. */
export function playBrief({ name, phase, play }: SpokenPlay, say: Say): string {
  const saying = sayingOf(phase, play);
  const brief = saying === 'lead' || saying === 'beat' ? 'cards' : saying;
  return say(`climbing.brief.${brief}`, { name, pips: combinationPipsClose(play) });
}

function sayingOf(phase: string, play: Play) {
  const word = wordOf(play);
  if (word === 'pass') return passingOf(phase);
  if (word === 'play') return 'consent';
  if (word !== undefined) return word;
  if (laysCards(play)) return 'lay';
  return phase === 'answer' ? 'beat' : 'lead';
}

/** What a pass says no to, by the phase in which it is said. */
export function passingOf(phase: string) {
  if (phase === 'talon') return 'leave';
  if (phase === 'redeal') return 'keep';
  return phase === 'lay' ? 'layNothing' : 'pass';
}
