import { openReasonOf } from '../../../bots/climbing/reasons/openReason.ts';
import { whyOf } from '../../../bots/climbing/reasons/why.ts';
import {
  climbingRound,
  laysCards,
  openTableOf,
  viewFor,
  wordOf,
} from '../../../engine/climbing/index.ts';
import type { Play, VariantId } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import type { JudgedPlay } from '../../../review/review.ts';
import { isHere } from '../../../store/match/holder.ts';
import { currentRound, holderAt, type Match } from '../../../store/match/match.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { passingOf } from '../../../text/climbing/playWords.ts';
import { reasonWords, wordsOfWhy } from '../../../text/climbing/reasonWords.ts';
import type { Say } from '../../../text/say.ts';
import { phaseAt } from '../../review/reviewWords.ts';
import { shownNames } from '../../seatTable/shownNames.ts';

/** A play as part of a sentence: `two 66 with one 54`; for a pass, what it says no to. */
export function wayWords(play: Play, variant: VariantId, say: Say, phase: string): string {
  const word = wordOf(play);
  if (word === undefined) {
    const what = combinationWords(play, say, variant);
    return laysCards(play) ? say('climbing.way.lay', { what }) : what;
  }
  return say(`climbing.way.${word === 'pass' ? passingOf(phase) : word}`);
}

/**
 * What was better than the play of an index, and what speaks for it; a line for each.
 * @param instead what was played or tried and falls short of it
 */
export function betterWords(
  match: Match,
  at: number,
  review: JudgedPlay,
  say: Say,
  instead: Play = review.play,
): string[] {
  const [best] = review.values;
  if (best === undefined) return [];
  const reason = whyWords(match, at, review, best.play, say, instead);
  const phase = phaseAt(match, at);
  return [
    say('review.better', { what: wayWords(best.play, match.setup.variant, say, phase) }),
    ...(reason === undefined ? [] : [say('review.why', { reason })]),
  ];
}

/**
 * What speaks for a play open at an index, as a sentence; undefined where nothing does. It may name
 * what the own hand told: to a person, and of every seat once the round is over and all hands are
 * open; before that of a bot only what lay open.
 * @param instead what falls short of it; if missing, the next-best play
 */
export function whyWords(
  match: Match,
  at: number,
  { seat, values }: Pick<JudgedPlay, 'seat' | 'values'>,
  play: Play,
  say: Say,
  instead?: Play,
): string | undefined {
  const { steps, position } = climbingRound(playedRound(currentRound(match)));
  const before = steps[at]?.before;
  if (before === undefined) return undefined;
  // What a bot calls the error of a value, a review calls its noise.
  const known = values.map((value) => ({ ...value, error: value.noise }));
  const isOpen = position.phase === 'over' || isHere(holderAt(match, seat));
  const table = { names: shownNames(match.setup, say), variant: match.setup.variant };
  if (!isOpen) return reasonWords(openReasonOf(openTableOf(before), play), table, say);
  return wordsOfWhy(whyOf(viewFor(before, seat), play, known, instead), table, say);
}
