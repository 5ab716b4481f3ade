import { reasonOf } from '../../../../bots/fishing/reasons/reason.ts';
import { whyOf } from '../../../../bots/fishing/reasons/why.ts';
import { contestedOf } from '../../../../bots/fishing/reasons/whyNow.ts';
import { baitOf, fishOf, formOf, type Reason } from '../../../../engine/fishing/index.ts';
import { invariant, type Play } from '../../../../engine/index.ts';
import type { Advice, Hint } from '../../../../store/table/hint.ts';
import {
  type HintReason,
  hintReasonWords,
  wordsOfWhy,
} from '../../../../text/fishing/reasonWords.ts';
import type { Say } from '../../../../text/say.ts';
import { signedPoints } from '../../../../text/scoreWords.ts';
import { pipText, tileInSentence } from '../../../../text/tileNames.ts';
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

/** The reason for a hint in full, then what can be expected or that a quicker bot gave it. */
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

type Seen = Pick<TableModel, 'view'>;

function hintReasonOf({ play, values }: Advice, { view }: Seen): Reason {
  invariant(view !== null, 'a hint is told to somebody who looks');
  return reasonOf(view, play, values);
}

/**
 * In which plain points say more if the next seat may want the fish; undefined without a reason.
 */
function shortHintReasonOf(advice: Advice, seen: Seen): HintReason | undefined {
  const reason = hintReasonOf(advice, seen);
  switch (reason.why) {
    case 'hidden':
      return undefined;
    case 'gains':
    case 'gainsAsMany':
    case 'gainsMostOfBait':
    case 'onlyCatch':
      return contestedIn(advice, seen, reason.points) ?? reason;
    case 'wanted': {
      const { points } = reason;
      return contestedIn(advice, seen, points) ?? { why: 'gains', points };
    }
    default:
      return reason;
  }
}

function contestedIn({ play }: Advice, { view }: Seen, points: number): HintReason | undefined {
  const contested = view === null ? undefined : contestedOf(view, play);
  return contested && { why: 'contested', points, seat: contested.seat };
}
