import { whyOf } from '../../../../bots/fishing/reasons/why.ts';
import { baitOf, fishOf, formOf } from '../../../../engine/fishing/index.ts';
import { invariant, type Play } from '../../../../engine/index.ts';
import type { Advice, Hint } from '../../../../store/table/hint.ts';
import { hintReasonWords, wordsOfWhy } from '../../../../text/fishing/reasonWords.ts';
import type { Say } from '../../../../text/say.ts';
import { signedPoints } from '../../../../text/scoreWords.ts';
import { pipText, tileInSentence } from '../../../../text/tileNames.ts';
import { shortHintReasonOf } from '../hintReason.ts';
import type { TableModel } from '../tableModel.ts';

/** A hint in words: that it is being thought about, or the play and what speaks for it. */
export function hintWords(
  hint: Hint,
  { view, names }: Pick<TableModel, 'view' | 'names'>,
  say: Say,
): string {
  if (hint.told === 'nothing') return say('hint.thinking');
  const reason = shortHintReasonOf(hint, { view });
  const play = playWords(hint.play, say);
  if (reason === undefined) return play;
  return say('hint.because', { hint: play, why: hintReasonWords(reason, names, say) });
}

/**
 * All that speaks for a hint, for whoever asks: the reason in a sentence or two, and then what can
 * be expected of the settlement or that a quicker bot has given it.
 */
export function whyHintWords(
  hint: Advice,
  { view, names }: Pick<TableModel, 'view' | 'names'>,
  say: Say,
): string {
  invariant(view !== null, 'a hint is told to somebody who looks');
  const words = wordsOfWhy(whyOf(view, hint.play, hint.values), names, say);
  return [words, expectationWords(hint, say)].filter(Boolean).join('\n');
}

/** Undefined where nobody has reckoned so far. */
function expectationWords(hint: Advice, say: Say): string | undefined {
  if (hint.standIn) return say('hint.standIn');
  if (hint.expected === null) return undefined;
  const { points, next } = hint.expected;
  const values = { points: signedPoints(Math.round(points), say) };
  if (next === null) return say('hint.expectedAlone', values);
  return say('hint.expected', {
    ...values,
    isAsGood: next.isAsGood ? 'yes' : 'no',
    next: signedPoints(Math.round(next.points), say),
  });
}

function playWords(play: Play, say: Say): string {
  const values = {
    bait: tileInSentence(baitOf(play), say),
    fish: tileInSentence(fishOf(play), say),
  };
  switch (formOf(play)) {
    case 'place':
      return say('hint.place', values);
    case 'capture':
      // Both tiles are marked, so that pips are enough for one of them where the line is short.
      return say('hint.take', { ...values, bait: pipText(baitOf(play)) });
    case 'triple':
      return say('hint.all', values);
    case 'stack':
      return say('hint.stack', values);
    case 'pair':
      return say('hint.pair', values);
  }
}
