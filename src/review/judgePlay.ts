import {
  type Beside,
  type Care,
  isClearlyWorse,
  leastWorlds,
  type Weighing,
} from '../bots/search/weigh.ts';
import {
  familyOf,
  invariant,
  type Play,
  type PlayedThrough,
  rulesOf,
  type Seat,
} from '../engine/index.ts';
import { figures } from '../families/figures.ts';
import { randomFromSeed } from '../records/seed.ts';
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
  const budget = view.legal.length === 1 ? Math.ceil(samples / 50) : samples;
  const care: Care = {
    kept: play,
    // A coarse look need not be sure of anything.
    fewestWorlds: Math.min(leastWorlds, Math.ceil(samples / 40)),
    isKnown: knownBeside(play, 0.5 / figures[familyOf(position.game.variant.id)].parts),
  };
  const weighIn = (chance: string, open: readonly Play[], share: number) =>
    reckoning.weigh(
      bot,
      { ...view, legal: open },
      randomFromSeed(chance),
      { samples: Math.ceil(budget * share) },
      care,
    );
  const weighing = yield* partOf(weighIn(`${seed}/${at}`, view.legal, 1), 0, findingShare);
  const found = verdictFrom(weighing, play, seat);
  if (found.lost === 0) return { seat, play, ...found };
  // The best of many is best by the luck of its worlds too. How much better it is than the one made
  // is told by worlds that had no part in choosing it.
  const pair = weighIn(`${seed}/${at}/again`, [weighing.best.play, play], pairShare);
  const again = verdictFrom(yield* partOf(pair, findingShare, 1), play, seat);
  return { seat, play, ...again, values: withOwn(found.values, again.values, play) };
}

/** What two plays need of the samples that all of them have. */
const pairShare = 0.5;

/** The share of the work until a loss is found; weighing it again takes the rest. */
const findingShare = 0.8;

/** Does some work as a part of another, from one share of that to another. */
function* partOf<Found>(
  work: Generator<number, Found, void>,
  from: number,
  to: number,
): Generator<number, Found, void> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield from + step.value * (to - from);
  }
}

/** What was made is weighed until its loss is known as finely as it is told. */
function knownBeside(made: Play, fine: number): (beside: Beside) => boolean {
  return (beside) => (beside.play === made ? beside.error <= fine : isClearlyWorse(beside));
}

type Verdict = Pick<JudgedPlay, 'values' | 'lost' | 'skill'>;

function verdictFrom({ best, weights }: Weighing, made: Play, seat: Seat): Verdict {
  const [most = 0] = rounded([best.settlement[seat] ?? 0]);
  const values = weights
    .map((weight) => {
      // A play that was left out early has met few worlds; it must not look better than the best.
      const distance = (best.settlement[seat] ?? 0) - (weight.settlement[seat] ?? 0);
      const [error = 0, noise = 0] = rounded([Math.max(distance, 0), weight.error]);
      return { play: weight.play, points: less(most, error), error, noise };
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

/** Weighed plays, of which the one that was made has the loss that was found again. */
function withOwn(
  values: Verdict['values'],
  again: Verdict['values'],
  made: Play,
): Verdict['values'] {
  const own = again.find((value) => value.play === made);
  invariant(own !== undefined, 'the play that was made is weighed again');
  const most = values[0]?.points ?? 0;
  return values
    .map((value) => (value.play === made ? { ...own, points: less(most, own.error) } : value))
    .toSorted((one, other) => one.error - other.error);
}

function less(points: number, error: number): number {
  const [left = 0] = rounded([points - error]);
  return left;
}
