import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWorlds } from '../../../../src/bots/fishing/search/worlds.ts';
import {
  fishing,
  formatPlay,
  handOf,
  heaven,
  legalPlays,
  type Phase,
  type Position,
  viewFor,
} from '../../../../src/engine/fishing/index.ts';
import {
  countOf,
  formatTiles,
  type Kind,
  kindOf,
  kinds,
  playThrough,
  type SeenPlay,
  seatsOf,
} from '../../../../src/engine/index.ts';
import { stepsOf } from '../../../engine/randomRounds.ts';
import { type RandomRound, rounds } from '../../../support/arbitraries.ts';
import { chanceOf } from '../../../support/chance.ts';
import { expectParts, expectSame } from '../../../support/expectSame.ts';
import { seenIn } from '../../../support/seenIn.ts';
import { playOf, tableOf, unwrap } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

/** In how many of 400 worlds the other of two seats holds a tile of a kind. */
function timesHeld(position: Position, plays: readonly SeenPlay<Phase>[], kind: Kind): number {
  const next = createWorlds(viewFor(position, position.seat, plays), chanceOf(9));
  const hands = Array.from({ length: 400 }, () => handOf(next(), 1 - position.seat));
  return hands.filter((hand) => countOf(hand, kind) > 0).length;
}

/** Every tile that has not left the hands, the table and the draw pile, locked stacks apart. */
function everyTile(position: Position): readonly string[] {
  const { counts, drawPile, turnedUp, phase } = position;
  const open = Array.from(counts).flatMap((copies, at) =>
    Array<number>(copies).fill(at % kinds.length),
  );
  const pile = Array.from(drawPile).slice(phase === 'drawn' ? turnedUp - 1 : turnedUp);
  return formatTiles([...open, ...pile]);
}

/** Looks at some worlds at every point of a round. */
function expectSound(round: RandomRound, seed: number): void {
  const steps = [...stepsOf(round)];
  for (const [at, { position }] of steps.entries()) {
    const view = viewFor(position, position.seat, seenIn(steps.slice(0, at)));
    const next = createWorlds(view, chanceOf(seed));
    for (let times = 0; times < 3; times += 1) {
      const world = next();
      const { legal: _, plays: __, ...seen } = viewFor(world, position.seat);
      expectParts(view, seen);
      expectSame(legalPlays(world).map(formatPlay), view.legal.map(formatPlay));
      expectSame(everyTile(world), everyTile(position));
      if (round.game.rules.heavenPair === 'must') {
        const heavens = seatsOf(round.game.seatCount).map((seat) =>
          countOf(handOf(world, seat), heaven),
        );
        expect(Math.max(...heavens)).toBeLessThan(2);
      }
    }
  }
}

describe('worlds', () => {
  test('are all as the seat sees it, hold every tile once, and leave it the same plays', () => {
    fc.assert(fc.property(rounds, fc.nat(), expectSound), { numRuns: runs(3, 15) });
  });

  test('give no seat of three the pair of 6-6 that it would have had to play', () => {
    const paired = rounds.filter(
      ({ game }) => game.rules.heavenPair === 'must' && game.seatCount === 3,
    );
    fc.assert(fc.property(paired, fc.nat(), expectSound), { numRuns: runs(1, 5) });
  });

  test('are other ones every time', () => {
    const start = tableOf('tiu-u', { hands: ['63', '66 54 11'], lake: '31', drawPile: '44 52' });
    const next = createWorlds(viewFor(start, 0), chanceOf(3));
    const seen = new Set(Array.from({ length: 40 }, () => handOf(next(), 1).toString()));
    expect(seen.size).toBeGreaterThan(20);
  });

  test('hold few tiles in a hand that its seat would have used', () => {
    // Seat 1 begins, leaves the 66 in the lake and takes a small fish instead.
    const start = tableOf('tiu-u', {
      hands: ['64 55', '22 21'],
      lake: '66 31 65',
      drawPile: '33 66 65',
      starter: 1,
    });
    const through = playThrough(fishing, start, ['22x31', '33'].map(playOf));
    const { position: later, steps: plays } = unwrap(through);
    const heaven = kindOf('66');
    expect(timesHeld(later, plays, heaven)).toBeLessThan(timesHeld(later, [], heaven) / 4);
    // What was no use then tells nothing.
    const bare = kindOf('64');
    expect(timesHeld(later, plays, bare)).toBeGreaterThan(timesHeld(later, [], bare) / 2);
  });
});
