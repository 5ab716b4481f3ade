import { type Beside, isClearlyWorse, leastWorlds, type Weighing } from '../bots/search/weigh.ts';
import {
  familyOf,
  invariant,
  type Play,
  type PlayedThrough,
  rulesOf,
  type Seat,
} from '../engine/index.ts';
import { randomFromSeed } from '../records/seed.ts';
import { figures } from './families/figures.ts';
import type { Reckoning } from './reckoning.ts';
import { isAsGood, type JudgedPlay, type ReviewWish } from './review.ts';
import { difference, rounded } from './seatPoints.ts';

/**
 * Weighs the plays that were open where one was made, by what its seat could know there. Nothing
 * else of the review has a part in it, so plays may be judged in any order. It yields the share of
 * its work that is done, 0 to 1.
 */
export function* judgePlay(
  { steps }: Pick<PlayedThrough, 'steps'>,
  at: number,
  { bot, samples, seed }: ReviewWish,
  reckoning: Pick<Reckoning, 'weigh'>,
): Generator<number, JudgedPlay, void> {
  const step = steps[at];
  invariant(step !== undefined, 'the round has this play');
  const { before: position, play, seat } = step;
  const view = rulesOf(position.game).viewFor(position, seat, steps.slice(0, at));
  // Where there was no choice, nothing hangs on what the only play was worth.
  const budget = { samples: view.legal.length === 1 ? Math.ceil(samples / 50) : samples };
  const random = randomFromSeed(`${seed}/${at}`);
  const weighing = yield* reckoning.weigh(bot, view, random, budget, {
    kept: play,
    // A coarse look need not be sure of anything.
    fewestWorlds: Math.min(leastWorlds, Math.ceil(samples / 40)),
    isKnown: knownBeside(play, 0.5 / figures[familyOf(position.game.variant.id)].parts),
  });
  return { seat, play, ...verdictFrom(weighing, play, seat) };
}

/** What was made is weighed until its loss is known as finely as it is told. */
function knownBeside(made: Play, fine: number): (beside: Beside) => boolean {
  return (beside) => (beside.play === made ? beside.error <= fine : isClearlyWorse(beside));
}

function verdictFrom(
  { best, weights }: Weighing,
  made: Play,
  seat: Seat,
): Pick<JudgedPlay, 'values' | 'lost' | 'skill'> {
  const [most = 0] = rounded([best.settlement[seat] ?? 0]);
  const values = weights
    .map((weight) => {
      // A play that was left out early has met few worlds; it must not look better than the best.
      const distance = (best.settlement[seat] ?? 0) - (weight.settlement[seat] ?? 0);
      const [error = 0, noise = 0] = rounded([Math.max(distance, 0), weight.error]);
      const [points = 0] = rounded([most - error]);
      return { play: weight.play, points, error, noise };
    })
    // Of several without an error the first is the one that was in question last.
    .toSorted(
      (one, other) =>
        one.error - other.error ||
        Number(other.play === best.play) - Number(one.play === best.play),
    );
  const own = values.find((value) => value.play === made);
  const ownWeight = weights.find((weight) => weight.play === made);
  invariant(own !== undefined && ownWeight !== undefined, 'the play that was made is legal');
  const lost = isAsGood(own) || ownWeight.worlds < leastWorlds ? 0 : own.error;
  const change = rounded(difference(ownWeight.settlement, best.settlement));
  const skill = change.map((points, one) => (one === seat ? -lost : points));
  return { values, lost, skill: lost === 0 ? skill.map(() => 0) : skill };
}
