import { expect, test } from 'vitest';
import { loadBots } from '../../../src/bots/families.ts';
import { familyOf } from '../../../src/engine/index.ts';
import { findPuzzle } from '../../../src/headless/puzzles/findPuzzle.ts';
import { readDayPuzzle } from '../../../src/puzzles/dayPuzzle.ts';
import { difficulties } from '../../../src/puzzles/families/dayGames.ts';
import { puzzleLists } from '../../../src/puzzles/families/puzzleLists.ts';
import { loadReckoning } from '../../../src/review/families.ts';

const [first] = puzzleLists['tiu-u'];
const seed = readDayPuzzle('tiu-u', first)?.record.seed ?? '';
const family = familyOf('tiu-u');
const means = { bots: await loadBots[family](), reckoning: await loadReckoning[family]() };

test('finds in the round of a seed the puzzle that the list has of it', () => {
  expect(findPuzzle('tiu-u', seed, new Set(difficulties), means)).toEqual(first);
});

test('finds nothing where no difficulty is wanted', () => {
  expect(findPuzzle('tiu-u', seed, new Set(), means)).toBeUndefined();
});
