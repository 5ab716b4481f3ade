import { openReasonOf } from '../../../bots/climbing/reasons/openReason.ts';
import { reasonOf } from '../../../bots/climbing/reasons/reason.ts';
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
import { reasonWords } from '../../../text/climbing/reasonWords.ts';
import type { Say } from '../../../text/say.ts';
import { phaseAt } from '../../review/reviewWords.ts';
import { shownNames } from '../../seatTable/shownNames.ts';

/**
 * What a play does in a phase, to be put into a sentence: `two 66 with one 54`, or for a pass
 * whatever it says no to.
 */
export function wayWords(play: Play, variant: VariantId, say: Say, phase: string): string {
  const word = wordOf(play);
  if (word === undefined) {
    const what = combinationWords(play, say, variant);
    return laysCards(play) ? say('climbing.way.lay', { what }) : what;
  }
  return say(`climbing.way.${word === 'pass' ? passingOf(phase) : word}`);
}

/** What was better than the play of an index, and what speaks for it; a line for each. */
export function betterWords(match: Match, at: number, review: JudgedPlay, say: Say): string[] {
  const [best] = review.values;
  if (best === undefined) return [];
  const reason = whyWords(match, at, review, best.play, say);
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
 */
export function whyWords(
  match: Match,
  at: number,
  { seat, values }: Pick<JudgedPlay, 'seat' | 'values'>,
  play: Play,
  say: Say,
): string | undefined {
  const { steps, position } = climbingRound(playedRound(currentRound(match)));
  const before = steps[at]?.before;
  if (before === undefined) return undefined;
  // What a bot calls the error of a value, a review calls its noise.
  const known = values.map((value) => ({ ...value, error: value.noise }));
  const isOpen = position.phase === 'over' || isHere(holderAt(match, seat));
  const reason = isOpen
    ? reasonOf(viewFor(before, seat), play, known)
    : openReasonOf(openTableOf(before), play);
  const names = shownNames(match.setup, say);
  return reason && reasonWords(reason, { names, variant: match.setup.variant }, say);
}
