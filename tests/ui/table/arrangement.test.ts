import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  drawnOf,
  drawPileLeftOf,
  handOf,
  kinds,
  lakeOf,
  type Position,
  type SeatCount,
  seatsOf,
  stacksOf,
  type VariantId,
  variantIds,
} from '../../../src/engine/index.ts';
import {
  type Arrangement,
  arrange,
  arrangedAfter,
  startArrangement,
  type TableTile,
} from '../../../src/ui/table/arrangement.ts';
import { freshRound, withRandomPlays, withTyped } from './playedRound.ts';

function kindsIn(tiles: readonly TableTile[]): number[] {
  return kinds.map((kind) => tiles.filter((tile) => tile.kind === kind).length);
}

function expectSame(
  { hands, lake, catches, drawn, drawPile }: Arrangement,
  position: Position,
): void {
  for (const seat of seatsOf(position.game.seatCount)) {
    expect(kindsIn(hands[seat] ?? [])).toEqual([...Array.from(handOf(position, seat))]);
    expect(kindsIn((catches[seat] ?? []).flatMap(({ tiles }) => tiles))).toEqual(
      Array.from(catchOf(position, seat)),
    );
  }
  expect(kindsIn(lake.filter((slot) => slot.length === 1).flat())).toEqual(
    Array.from(lakeOf(position)),
  );
  const stacks = lake.filter((slot) => slot.length > 1);
  expect(stacks.map(([tile]) => tile?.kind).sort()).toEqual([...stacksOf(position)].sort());
  expect(drawn?.kind).toBe(drawnOf(position));
  expect(drawPile).toHaveLength(drawPileLeftOf(position));
}

function idsIn({ hands, lake, catches, drawn, drawPile }: Arrangement): string[] {
  const caught = catches.flat().flatMap(({ tiles }) => tiles);
  return [
    ...hands.flat(),
    ...lake.flat(),
    ...caught,
    ...(drawn === null ? [] : [drawn]),
    ...drawPile,
  ]
    .map(({ id }) => id)
    .sort();
}

const rounds = fc.record({
  variant: fc.constantFrom<VariantId>(...variantIds),
  seatCount: fc.constantFrom<SeatCount>(2, 3),
  seed: fc.string({ minLength: 1, maxLength: 6 }),
  placing: fc.constantFrom(0, 0.5, 1),
});

describe('arrangement', () => {
  test('agrees with the position after every play, and each tile is in one place', () => {
    fc.assert(
      fc.property(rounds, ({ variant, seatCount, seed, placing }) => {
        const round = withRandomPlays(freshRound({ variant, seatCount, seed }), {
          plays: 99,
          seed,
          placing,
        });
        let now = startArrangement(round.start);
        const ids = idsIn(now);
        expect(new Set(ids).size).toBe(ids.length);
        expectSame(now, round.start);
        for (const [at, step] of round.steps.entries()) {
          const before = now;
          now = arrangedAfter(before, step, at);
          expectSame(now, step.after);
          expect(idsIn(now)).toEqual(ids);
          expectNothingMoved(before, now);
        }
        expect(arrange(round.start, round.steps)).toEqual(now);
      }),
      { numRuns: 40 },
    );
  });

  test('a captured tile leaves a gap, and the next placed tile takes it', () => {
    const round = freshRound({
      deal: { hands: ['54 11', '63 21'], lake: '22 63 33', drawPile: '51 43 31 32' },
    });
    const slots = (...plays: string[]): (string | undefined)[] => {
      const { start, steps } = withTyped(round, ...plays);
      return arrange(start, steps).lake.map(([tile]) => tile?.id);
    };
    expect(slots()).toEqual(['63.2', '33.1', '22.1']);
    expect(slots('54x63')).toEqual([undefined, '33.1', '22.1']);
    expect(slots('54x63', '51')).toEqual(['51.1', '33.1', '22.1']);
    expect(slots('54x63', '51', '21')).toEqual(['51.1', '33.1', '22.1', '21.1']);
  });

  test('of two like tiles the one that was meant is taken', () => {
    const round = freshRound({ deal: { hands: ['64', '21'], lake: '64 64', drawPile: '51 43' } });
    const { start, steps } = withTyped(round, '64x64');
    expect(
      arrange(start, steps, new Map([[0, ['64.3']]]))
        .lake.flat()
        .map(({ id }) => id),
    ).toEqual(['64.2']);
    expect(
      arrange(start, steps, new Map([[0, ['no such tile']]]))
        .lake.flat()
        .map(({ id }) => id),
    ).toEqual(['64.3']);
  });

  test('a third tile is locked where its first fellow lay, and the fourth takes all three', () => {
    const deal = { hands: ['44', '44'], lake: '66 44 11 44', drawPile: '51 43' };
    const round = freshRound({ variant: 'tiu-u-culin', deal });
    const stacked = withTyped(round, '44^');
    expect(arrange(stacked.start, stacked.steps).lake.map((slot) => slot.length)).toEqual([
      1, 3, 0, 1,
    ]);
    const taken = withTyped(stacked, '51', '44x44*3');
    expect(arrange(taken.start, taken.steps).lake.map((slot) => slot.length)).toEqual([1, 0, 1, 1]);
  });

  test('a pair of Heaven that must be laid is in the catch before play', () => {
    const rules = { heavenPair: 'must' } as const;
    const { start } = freshRound({
      rules,
      deal: { hands: ['66 66', '44'], lake: '11', drawPile: '51 43' },
    });
    expect(startArrangement(start).catches[0]).toMatchObject([
      { step: -1, tiles: [{ id: '66.1' }, { id: '66.2' }] },
    ]);
  });
});

function expectNothingMoved(before: Arrangement, after: Arrangement): void {
  const touched = after.touched.at(-1) ?? [];
  for (const [at, slot] of before.lake.entries()) {
    const stayed = slot.filter(({ id }) => !touched.includes(id));
    expect(after.lake[at] ?? []).toEqual(expect.arrayContaining(stayed));
  }
}
