import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formOf,
  handOf,
  legalPlays,
  openTableOf,
  type Position,
  scratchOf,
  strandedByPlacing,
  strandedOf,
  takenBy,
  unseenOf,
  viewFor,
} from '../../src/engine/fishing/index.ts';
import {
  countTiles,
  type Kind,
  kindCount,
  seatsOf,
  tilesOf,
  totalOf,
} from '../../src/engine/index.ts';
import { rounds } from '../support/arbitraries.ts';
import { chanceOf } from '../support/chance.ts';
import { expectSame } from '../support/expectSame.ts';
import { runs } from '../support/thoroughness.ts';
import { check, finalOf, maskOfCounts, stepsOf } from './randomRounds.ts';

describe('views', () => {
  test('a view stays the same when hidden tiles change places', () => {
    check(
      fc.property(rounds, fc.nat(), (round, seed) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            const other = withHiddenTilesMoved(position, seat, seed);
            expectSame(viewFor(other, seat), viewFor(position, seat));
            expectSame(openTableOf(other), openTableOf(position));
          }
        }
      }),
      runs(5, 100),
    );
  });

  test('a seat counts as unseen exactly the tiles of the other hands and of the draw pile', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            expectSame(
              tilesOf(unseenOf(viewFor(position, seat))),
              [...hiddenFrom(position, seat)].sort((left, right) => left - right),
            );
          }
        }
      }),
      runs(5, 100),
    );
  });

  test('only the seat to play has legal plays in its view', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            const { legal, turn } = viewFor(position, seat);
            expect(turn).toBe(position.seat);
            expectSame(legal, seat === position.seat ? legalPlays(position) : []);
          }
        }
        const final = finalOf(round);
        expect(viewFor(final, 0)).toMatchObject({ turn: null, drawn: null, legal: [] });
      }),
      runs(5, 100),
    );
  });

  test('a kind once called stranded is never captured from the lake afterwards', () => {
    check(
      fc.property(rounds, (round) => {
        for (const seat of seatsOf(round.game.seatCount)) {
          let stranded: readonly Kind[] = [];
          for (const { position, chosen } of stepsOf(round)) {
            const view = viewFor(position, seat);
            stranded = [...stranded, ...strandedOf(view)];
            expectSame(
              takenBy(chosen).filter((kind) => stranded.includes(kind)),
              [],
            );
          }
        }
      }),
      runs(10, 200),
    );
  });

  test('what a placed tile strands is stranded once it has been placed', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position, chosen, next } of stepsOf(round)) {
          const view = viewFor(position, position.seat);
          if (formOf(chosen) !== 'place') {
            expectSame(strandedByPlacing(view, chosen), []);
            continue;
          }
          const askedOdds = strandedByPlacing(view, chosen);
          const before = strandedOf(view);
          const after = strandedOf(viewFor(next, position.seat));
          expectSame(
            after,
            [...new Set([...before, ...askedOdds])].sort((left, right) => left - right),
          );
        }
      }),
      runs(10, 200),
    );
  });
});

function hiddenFrom(position: Position, seat: number): Kind[] {
  return [
    ...seatsOf(position.game.seatCount)
      .filter((other) => other !== seat)
      .flatMap((other) => tilesOf(handOf(position, other))),
    ...Array.from(position.drawPile).slice(position.turnedUp),
  ];
}

/** The position with the tiles that the seat cannot see dealt out anew among their places. */
function withHiddenTilesMoved(position: Position, seat: number, seed: number): Position {
  const random = chanceOf(seed);
  const hidden = hiddenFrom(position, seat)
    .map((kind) => ({ kind, place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ kind }) => kind);
  const scratch = scratchOf(position);
  for (const other of seatsOf(position.game.seatCount)) {
    if (other === seat) continue;
    const hand = countTiles(hidden.splice(0, totalOf(handOf(position, other))));
    scratch.counts.set(hand, other * kindCount);
    scratch.handMasks[other] = maskOfCounts(hand);
  }
  scratch.drawPile = Uint8Array.from([
    ...Array.from(position.drawPile).slice(0, position.turnedUp),
    ...hidden,
  ]);
  return scratch;
}
