import { baitOf, fishOf, formOf, type Kind } from '../../engine/index.ts';
import type { Hint } from '../../store/hint.ts';
import type { Say } from '../../text/say.ts';
import { tileInSentence } from '../../text/tileNames.ts';
import { type BaitChoices, choiceOf } from './choices.ts';

/** A hint as a sentence: first the bait alone, then the whole play with the points it adds. */
export function hintWords(
  { play, told }: Hint,
  choices: ReadonlyMap<Kind, BaitChoices>,
  say: Say,
): string {
  const values = {
    bait: tileInSentence(baitOf(play), say),
    fish: tileInSentence(fishOf(play), say),
    points: choiceOf(choices, play)?.gain.points ?? 0,
  };
  if (told === 'bait') return say('hint.bait', values);
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
