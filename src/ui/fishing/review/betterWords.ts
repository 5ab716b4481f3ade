import { openReasonOf } from '../../../bots/fishing/reasons/openReason.ts';
import { whyOf } from '../../../bots/fishing/reasons/why.ts';
import {
  baitOf,
  catchOf,
  type FishingRound,
  fishingRound,
  fishOf,
  formOf,
  gainOf,
  openTableOf,
  viewFor,
} from '../../../engine/fishing/index.ts';
import type { Play, VariantId } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import { consequenceOf } from '../../../review/fishing/consequence.ts';
import type { JudgedPlay, WeighedPlay } from '../../../review/review.ts';
import { isHere } from '../../../store/match/holder.ts';
import { currentRound, holderAt, type Match } from '../../../store/match/match.ts';
import { reasonWords, wordsOfWhy } from '../../../text/fishing/reasonWords.ts';
import type { Say } from '../../../text/say.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import { nameOf } from '../../review/reviewWords.ts';
import { shownNames } from '../../seatTable/shownNames.ts';
import { groupNames } from '../table/words/featWords.ts';

/** A play as part of a sentence: `taking the Long Three 3‑3 with the Long Three 3‑3`. */
export function wayWords(play: Play, _variant: VariantId, say: Say): string {
  return say(`review.way.${formOf(play)}`, {
    bait: tileInSentence(baitOf(play), say),
    fish: tileInSentence(fishOf(play), say),
  });
}

/**
 * What was better than the play of an index, what came of that play, and what speaks for the better
 * one; a line for each.
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
  const followed = consequenceWords(match, at, best, say);
  return [
    say('review.better', { what: wayWords(best.play, match.setup.variant, say) }),
    ...(followed === undefined ? [] : [followed]),
    say('review.why', { reason: whyWords(match, at, review, best.play, say, instead) }),
  ];
}

/**
 * What speaks for a play open at an index, as a sentence. It may name what the own hand told: to a
 * person, and of every seat once the round is over and all hands are open; before that of a bot
 * only what lay open.
 * @param instead what falls short of it; if missing, the next-best play
 */
export function whyWords(
  match: Match,
  at: number,
  { seat, values }: JudgedPlay,
  play: Play,
  say: Say,
  instead?: Play,
): string {
  const { steps, position } = roundOf(match);
  const before = steps[at]?.before;
  if (before === undefined) return '';
  const names = shownNames(match.setup, say);
  const known = values.map((value) => ({ ...value, error: value.noise }));
  const view = viewFor(before, seat, steps.slice(0, at));
  const isOpen = position.phase === 'over' || isHere(holderAt(match, seat));
  if (!isOpen) return reasonWords(openReasonOf(openTableOf(before), play), names, say);
  return wordsOfWhy(whyOf(view, play, known, instead), names, say);
}

function consequenceWords(
  match: Match,
  at: number,
  { play: best }: WeighedPlay,
  say: Say,
): string | undefined {
  const { steps } = roundOf(match);
  const found = consequenceOf(steps, at, best);
  if (found === undefined) return undefined;
  const { how, taken } = found;
  const { before, seat, play } = taken;
  const { completes } = gainOf(before.game, catchOf(before, seat), play);
  const values = {
    fish: tileInSentence(fishOf(play), say),
    name: nameOf(match, seat),
    groups: groupNames(completes, say),
  };
  return say(completes.length > 0 ? `review.then.${how}Completes` : `review.then.${how}`, values);
}

function roundOf(match: Match): FishingRound {
  return fishingRound(playedRound(currentRound(match)));
}
