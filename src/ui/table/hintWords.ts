import { baitOf, fishOf, formOf, type Kind, type Play } from '../../engine/index.ts';
import type { Expectation, Hint } from '../../store/hint.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { tileInSentence } from '../../text/tileNames.ts';
import { type BaitChoices, choiceOf } from './choices.ts';

/**
 * A hint in words: that it is being thought about, then the bait alone, then the whole play with the points it adds and, if
 * somebody has reckoned so far, what to expect of the settlement.
 */
export function hintWords(hint: Hint, choices: ReadonlyMap<Kind, BaitChoices>, say: Say): string {
  if (hint.told === 'nothing') return say('hint.thinking');
  if (hint.told === 'bait')
    return say('hint.bait', { bait: tileInSentence(baitOf(hint.play), say) });
  return expectationWords(playWords(hint.play, choices, say), hint.expected, say);
}

function expectationWords(hint: string, expected: Expectation | null, say: Say): string {
  if (expected === null) return hint;
  const points = signedPoints(Math.round(expected.points), say);
  if (expected.next === null) return say('hint.expectedAlone', { hint, points });
  const next = signedPoints(Math.round(expected.next), say);
  return say('hint.expected', { hint, points, next });
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
