import { expect, test } from 'vitest';
import type { Weight } from '../../src/bots/search/weigh.ts';
import { fishingPosition, legalPlays } from '../../src/engine/fishing/index.ts';
import { invariant, type Play } from '../../src/engine/index.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import { judgePlay } from '../../src/review/judgePlay.ts';
import type { JudgedPlay } from '../../src/review/review.ts';
import { finishedRound, setupOf } from '../support/matches.ts';

const round = playedRound(finishedRound(setupOf(['greedy', 'greedy'])));
const at = round.steps.findIndex(({ before }) => legalPlays(fishingPosition(before)).length > 3);
const step = round.steps[at];
invariant(step !== undefined, 'somebody could have made three other plays');
const { seat, play: made } = step;
const others = legalPlays(fishingPosition(step.before)).filter((play) => play !== made);

/** Judges the play, where weighing after weighing brings plays so many points, each within 1. */
function judged(...weighings: readonly ReadonlyMap<Play, number>[]) {
  const asked: (readonly Play[])[] = [];
  const work = judgePlay(
    round,
    at,
    { bot: 'greedy', samples: 100, seed: 's' },
    {
      *weigh(_, { legal }) {
        const points = weighings[asked.length];
        asked.push(legal);
        yield 1;
        const weights = legal
          .map((play): Weight => {
            const own = points?.get(play) ?? 0;
            const settlement = [0, 1].map((one) => (one === seat ? own : -own));
            return { play, settlement, error: 1, worlds: 50 };
          })
          .toSorted((one, other) => (other.settlement[seat] ?? 0) - (one.settlement[seat] ?? 0));
        const [best] = weights;
        invariant(best !== undefined, 'there is a play');
        return { best, weights };
      },
    },
  );
  const shares: number[] = [];
  for (;;) {
    const next = work.next();
    if (next.done === true) return { verdict: next.value, asked, shares };
    shares.push(next.value);
  }
}

const ownIn = ({ values }: JudgedPlay) => values.find(({ play }) => play === made);
const [first, second] = others;
invariant(first !== undefined && second !== undefined, 'there are two others');

test('what a play lost is told by other worlds than those that have found the best one', () => {
  const lucky = new Map([
    [first, 30],
    [second, 12],
    [made, 10],
  ]);
  const { verdict, asked, shares } = judged(
    lucky,
    new Map([
      [first, 25],
      [made, 20],
    ]),
  );
  expect(asked.map((legal) => legal.length)).toEqual([others.length + 1, 2]);
  expect(asked[1]).toEqual([first, made]);
  expect(verdict.lost).toBe(5);
  expect(verdict.skill.map((points) => points + 0)).toEqual(seat === 0 ? [-5, 5] : [5, -5]);
  expect(verdict.values[0]).toMatchObject({ play: first, points: 30, error: 0 });
  // In its place among the others, which are told by the worlds that they met.
  expect(verdict.values[1]).toMatchObject({ play: made, points: 25, error: 5 });
  expect(verdict.values[2]).toMatchObject({ play: second, points: 12, error: 18 });
  expect(shares).toEqual([0.8, 1]);
});

test('a play that is no worse in other worlds has lost nothing', () => {
  const { verdict } = judged(
    new Map([
      [first, 30],
      [made, 10],
    ]),
    new Map([
      [made, 21],
      [first, 20],
    ]),
  );
  expect(verdict.lost).toBe(0);
  expect(verdict.skill.map((points) => points + 0)).toEqual([0, 0]);
  expect(verdict.values[0]?.play).toBe(first);
  expect(ownIn(verdict)?.error).toBe(0);
});

test('a play that seems as good as the best is not weighed again', () => {
  const { verdict, asked } = judged(
    new Map([
      [first, 11],
      [made, 10],
    ]),
  );
  expect(asked).toHaveLength(1);
  expect(verdict.lost).toBe(0);
});
