import { expect, test } from 'vitest';
import type { Move, Spot } from '../../../../../src/ui/climbing/table/motion/moves.ts';
import { wayOf, waysOfDeal } from '../../../../../src/ui/climbing/table/motion/ways.ts';
import type { Footprint } from '../../../../../src/ui/motion/way.ts';

const leg = 200;
const hand: Spot = { at: 'hand' };
const middle: Spot = { at: 'middle' };
const heap: Spot = { at: 'seat', seat: 1, part: 'heap' };
const footprint = (x: number, tile = 40): Footprint => ({ x, y: 10, tile, pose: 'upright' });

function move(from: Spot, via: readonly Spot[], to: Spot, waits = 0): Move {
  return { card: { id: '66.1', step: 0, place: 0, count: 1 }, from, via, to, waits };
}

test('a card that is played stays as strong as it is', () => {
  const way = wayOf(move(hand, [], middle), [footprint(0), footprint(100)], leg, true);
  expect(way?.face.map(({ time, opacity }) => [time, opacity])).toEqual([
    [0, 1],
    [leg, 1],
  ]);
});

test('what waits sets off later, and fades into the heap where it vanishes', () => {
  const way = wayOf(move(middle, [], heap, 1), [footprint(0), footprint(100)], leg, false);
  expect(way?.face.map(({ time }) => time)).toEqual([leg, 2 * leg]);
  expect(way?.face.at(-1)?.opacity).toBeLessThan(0.5);
});

test('what sinks fades to how strongly it is shown there, or away where it is not shown', () => {
  const sinks = (to: Spot, stays: boolean) =>
    wayOf(move(middle, [], to), [footprint(0), footprint(0, 15)], leg, stays)?.face.at(-1)?.opacity;
  expect(sinks({ at: 'beaten' }, true)).toBe(0.55);
  expect(sinks({ at: 'beaten' }, false)).toBe(0.3);
  expect(sinks({ at: 'out' }, false)).toBe(0);
});

test('a spot that is not on the screen is passed by, but without a beginning or an end there is no way', () => {
  const past = wayOf(
    move(hand, [middle], heap),
    [footprint(0), undefined, footprint(200)],
    leg,
    false,
  );
  expect(past?.face.map(({ time, footprint: { x } }) => [time, x])).toEqual([
    [0, 0],
    [2 * leg, 200],
  ]);
  expect(wayOf(move(hand, [], middle), [undefined, footprint(0)], leg, true)).toBeUndefined();
  expect(wayOf(move(hand, [], middle), [footprint(0), undefined], leg, true)).toBeUndefined();
});

test('fans are dealt out of one point one after the other, all within three legs', () => {
  const fans = Array.from({ length: 21 }, (_, at) => footprint(at * 20));
  const ways = waysOfDeal(fans, { x: 7, y: 9 }, leg);
  expect(ways.map(({ face }) => face.at(-1)?.footprint)).toEqual(fans);
  for (const { face } of ways) expect(face[0]?.footprint).toMatchObject({ x: 7, y: 9 });
  const begins = ways.map(({ face }) => face[0]?.time ?? Number.NaN);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  expect(new Set(begins).size).toBe(fans.length);
  expect(Math.max(...ways.map(({ face }) => face.at(-1)?.time ?? 0))).toBeLessThan(3 * leg);
});
