import { expect, test } from 'vitest';
import { familyOf, invariant } from '../../../src/engine/index.ts';
import { puzzleLists } from '../../../src/families/puzzleLists.ts';
import { loadBots, loadReckoning } from '../../../src/families/tools.ts';
import { findPuzzle } from '../../../src/headless/puzzles/findPuzzle.ts';
import { type Difficulty, difficulties } from '../../../src/puzzles/dayGames.ts';
import { readDayPuzzle } from '../../../src/puzzles/dayPuzzle.ts';

const [first] = puzzleLists['tiu-u'];
const seed = readDayPuzzle('tiu-u', first)?.record.seed ?? '';
const family = familyOf('tiu-u');
const means = { bots: await loadBots[family](), reckoning: await loadReckoning[family]() };

test('finds in the round of a seed the puzzle that the list has of it', () => {
  expect(findPuzzle('tiu-u', seed, new Set(difficulties), means)).toEqual(first);
});

test('finds nothing where no difficulty is wanted, however much a play is the best', () => {
  let weighed = 0;
  const reckoning: typeof means.reckoning = {
    ...means.reckoning,
    weigh: function* (_, { legal, seat }) {
      yield 1;
      weighed += 1;
      const weights = legal.map((play, at) => ({
        play,
        settlement: [0, 1].map((each) => (each === seat ? -100 * at : 100 * at)),
        error: 1,
        worlds: 100,
      }));
      const [best] = weights;
      invariant(best !== undefined, 'there is a choice');
      return { best, weights };
    },
  };
  const found = (wanted: ReadonlySet<Difficulty>) =>
    findPuzzle('tiu-u', seed, wanted, { ...means, reckoning });
  expect(found(new Set(difficulties))).toBeDefined();
  weighed = 0;
  expect(found(new Set())).toBeUndefined();
  expect(weighed).toBeGreaterThan(5);
});
