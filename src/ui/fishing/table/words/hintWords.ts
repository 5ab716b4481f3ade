import { baitOf, fishOf, formOf } from '../../../../engine/fishing/index.ts';
import type { Kind, Play } from '../../../../engine/index.ts';
import type { Hint } from '../../../../store/table/hint.ts';
import type { Say } from '../../../../text/say.ts';
import { signedPoints } from '../../../../text/scoreWords.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import { type BaitChoices, choiceOf } from '../choices.ts';

/**
 * A hint in words: that it is being thought about, then the bait alone, then the whole play with
 * the points it adds.
 */
export function hintWords(hint: Hint, choices: ReadonlyMap<Kind, BaitChoices>, say: Say): string {
  if (hint.told === 'nothing') return say('hint.thinking');
  if (hint.told === 'part')
    return say('hint.bait', { bait: tileInSentence(baitOf(hint.play), say) });
  return playWords(hint.play, choices, say);
}

/**
 * What can be expected of the settlement if a hint is taken, once it is told whole, or that a
 * quicker bot has given it; undefined where nobody has reckoned so far.
 */
export function expectationWords(hint: Hint, say: Say): string | undefined {
  if (hint.told !== 'whole') return undefined;
  if (hint.standIn) return say('hint.standIn');
  if (hint.expected === null) return undefined;
  const { points, next } = hint.expected;
  const values = { points: signedPoints(Math.round(points), say) };
  if (next === null) return say('hint.expectedAlone', values);
  return say('hint.expected', { ...values, next: signedPoints(Math.round(next), say) });
}

function playWords(play: Play, choices: ReadonlyMap<Kind, BaitChoices>, say: Say): string {
  const values = {
    bait: tileInSentence(baitOf(play), say),
    fish: tileInSentence(fishOf(play), say),
    points: choiceOf(choices, play)?.gain.points ?? 0,
  };
  switch (formOf(play)) {
    case 'place':
      return say('hint.place', values);
    case 'capture':
      return say('hint.take', values);
    case 'triple':
      return say('hint.all', values);
    case 'stack':
      return say('hint.stack', values);
    case 'pair':
      return say('hint.pair', values);
  }
}
