import { gameOf } from '../../records/playedRound.ts';
import { dealFromSeed } from '../../records/seed.ts';
import { currentRound, type Match, positionOf, roundNumberOf, roundOf } from './match.ts';
import { mirroredDealOf } from './mirroredDeal.ts';
import { isPractice } from './practice.ts';

/** Practice, challenges and mirrored deals are not dealt anew: they must be just that deal. */
export function canDealAnew(match: Match): boolean {
  const round = currentRound(match);
  if (positionOf(match).phase === 'over' || isPractice(round)) return false;
  return round.meta?.challenge === undefined && mirroredDealOf(round) === undefined;
}

/**
 * Replaces the unfinished round by one of the same number and starter. The seed of a first round is
 * the match's, as its records tell it.
 */
export function dealtAnew({ setup, rounds }: Match, seed: string): Match {
  const before = rounds.slice(0, -1);
  const thrown = currentRound({ setup, rounds });
  const { deal } = dealFromSeed(gameOf(setup), seed);
  const number = roundNumberOf(thrown) ?? rounds.length;
  const round = { ...roundOf(setup, number), starter: thrown.starter, seed, deal, plays: [] };
  return {
    setup: before.length === 0 ? { ...setup, seed } : setup,
    rounds: [...before, round],
  };
}
