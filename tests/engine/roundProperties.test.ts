import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  copyInto,
  dealProblemOf,
  drawnOf,
  drawPileLeftOf,
  formOf,
  handOf,
  heaven,
  lakeOf,
  legalPlays,
  type Position,
  perft,
  scratchOf,
  stacksOf,
  startPosition,
  takenBy,
} from '../../src/engine/fishing/index.ts';
import { countOf, countTiles, kinds, seatsOf, totalOf } from '../../src/engine/index.ts';
import { rounds } from '../support/arbitraries.ts';
import { expectSame } from '../support/expectSame.ts';
import { play, replay } from '../support/fishing.ts';
import { unwrap } from '../support/table.ts';
import { runs } from '../support/thoroughness.ts';
import { check, finalOf, kitOf, maskOfCounts, maskWhere, stepsOf } from './randomRounds.ts';

/** How many tiles of each kind lie anywhere. */
function everywhere(position: Position): number[] {
  const seats = seatsOf(position.game.seatCount);
  const waiting = Array.from(position.drawPile).slice(
    position.turnedUp - (drawnOf(position) === undefined ? 0 : 1),
  );
  const places = [
    ...seats.map((seat) => handOf(position, seat)),
    ...seats.map((seat) => catchOf(position, seat)),
    lakeOf(position),
    countTiles(waiting),
  ];
  const stacked = countTiles(stacksOf(position));
  return kinds.map((kind) =>
    places.reduce((sum, counts) => sum + countOf(counts, kind), 3 * countOf(stacked, kind)),
  );
}

describe('rounds', () => {
  test('each tile is in exactly one place at all times', () => {
    check(
      fc.property(rounds, (round) => {
        expect(dealProblemOf(round.game, round.deal)).toBeUndefined();
        const kit = kitOf(round.game);
        expectSame(everywhere(startPosition(round.game, round.deal, round.starter)), kit);
        for (const { next } of stepsOf(round)) expectSame(everywhere(next), kit);
      }),
      runs(15, 300),
    );
  });

  test('the masks of a position agree with its counts', () => {
    check(
      fc.property(rounds, (round) => {
        const agree = (position: Position): void => {
          const seats = seatsOf(round.game.seatCount);
          expectSame(
            [...position.handMasks],
            seats.map((seat) => maskOfCounts(handOf(position, seat))),
          );
          const lake = lakeOf(position);
          expect(position.lakeMask).toBe(maskOfCounts(lake));
          expect(position.lakeTwos).toBe(maskWhere(lake, (copies) => copies === 2));
          expect(position.lakeThrees).toBe(maskWhere(lake, (copies) => copies === 3));
        };
        agree(startPosition(round.game, round.deal, round.starter));
        for (const { next } of stepsOf(round)) agree(next);
      }),
      runs(15, 300),
    );
  });

  test('F3 F6 F10 hands and draw pile run out, and the number of turns never changes', () => {
    check(
      fc.property(rounds, (round) => {
        const { game, starter } = round;
        const seats = seatsOf(game.seatCount);
        const begun = startPosition(game, round.deal, starter);
        const handPlays = seats.map(() => 0);
        const drawPlays = seats.map(() => 0);
        const pairs = seats.map((seat) => countOf(catchOf(begun, seat), heaven));
        let turn = 0;
        for (const { position, chosen } of stepsOf(round)) {
          const { seat, phase } = position;
          expect(seat).toBe((starter + turn) % game.seatCount);
          expect(phase === 'hand').toBe(drawnOf(position) === undefined);
          if (phase === 'hand' && formOf(chosen) === 'pair') pairs[seat] = countOf(pairs, seat) + 2;
          else if (phase === 'hand') handPlays[seat] = countOf(handPlays, seat) + 1;
          else {
            drawPlays[seat] = countOf(drawPlays, seat) + 1;
            turn += 1;
          }
        }
        const final = finalOf(round);
        expect(final.phase).toBe('over');
        expect(drawPileLeftOf(final)).toBe(0);
        expect(seats.map((seat) => totalOf(handOf(final, seat)))).toEqual(seats.map(() => 0));
        expect(drawPlays).toEqual(seats.map(() => game.variant.drawPile / game.seatCount));
        expect(handPlays).toEqual(pairs.map((tiles) => game.handSize - tiles));
      }),
      runs(15, 300),
    );
  });

  test('catches are even at all times, and so is the final lake with its stacks', () => {
    check(
      fc.property(rounds, (round) => {
        const { game } = round;
        for (const { next } of stepsOf(round)) {
          for (const seat of seatsOf(game.seatCount)) {
            expect(totalOf(catchOf(next, seat)) % 2).toBe(0);
          }
        }
        const final = finalOf(round);
        expect((totalOf(lakeOf(final)) + 3 * stacksOf(final).length) % 2).toBe(0);
      }),
      runs(15, 300),
    );
  });

  test('F9 a stack stands only where the rules know it and only until its fourth copy takes it', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position, chosen, next } of stepsOf(round)) {
          if (round.game.rules.thirdTile !== 'stack') expect(stacksOf(next)).toEqual([]);
          const gone = stacksOf(position).filter((kind) => !stacksOf(next).includes(kind));
          expect(
            gone.every((kind) => takenBy(chosen).length === 4 && takenBy(chosen)[0] === kind),
          ).toBe(true);
        }
      }),
      runs(10, 200),
    );
  });

  test('a replay gives the position that single plays give, from any point', () => {
    check(
      fc.property(rounds, fc.nat(), (round, cut) => {
        const steps = [...stepsOf(round)];
        const plays = steps.map(({ chosen }) => chosen);
        expect(replay({ ...round, plays })).toEqual({ ok: true, value: steps.at(-1)?.next });
        const length = cut % steps.length;
        expect(replay({ ...round, plays: plays.slice(0, length) })).toEqual({
          ok: true,
          value: steps[length]?.position,
        });
      }),
      runs(10, 200),
    );
  });

  test('copyInto makes a scratch position the same as the position', () => {
    check(
      fc.property(rounds, (round) => {
        const scratch = scratchOf(finalOf(round));
        for (const { position } of stepsOf(round)) {
          copyInto(scratch, position);
          expect(scratch).toEqual(position);
        }
      }),
      10,
    );
  });

  test('perft counts what listing and playing counts', () => {
    const count = (position: Position, depth: number): number => {
      if (depth === 0 || position.phase === 'over') return 1;
      return legalPlays(position).reduce(
        (sum, one) => sum + count(unwrap(play(position, one)), depth - 1),
        0,
      );
    };
    check(
      fc.property(rounds, fc.nat(), fc.nat(3), (round, cut, depth) => {
        const steps = [...stepsOf(round)];
        const position = steps[cut % steps.length]?.position ?? finalOf(round);
        const copy = structuredClone(position.counts);
        expect(perft(position, depth)).toBe(count(position, depth));
        expect(position.counts).toEqual(copy);
        expect(perft(finalOf(round), depth)).toBe(1);
        const last = steps.at(-2)?.position ?? position;
        expect(perft(last, 5)).toBe(count(last, 5));
      }),
      runs(7, 125),
    );
  });
});
