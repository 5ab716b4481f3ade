import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { thoughtOf } from '../../../src/bots/bot.ts';
import { bots } from '../../../src/bots/fishing/bots.ts';
import { type BotId, findLevel, levels } from '../../../src/bots/levels.ts';
import {
  dealTiles,
  drawPileLeftOf,
  fishing,
  formatPlay,
  type Game,
  handOf,
  type Phase,
  type Position,
  startPosition,
  switchesOf,
  variants,
  viewFor,
  withSwitch,
} from '../../../src/engine/fishing/index.ts';
import {
  chooseIndex,
  type Play,
  playOn,
  type SeenPlay,
  seatsOf,
  tilesOf,
  totalOf,
} from '../../../src/engine/index.ts';
import { type RandomRound, rounds } from '../../support/arbitraries.ts';
import { chanceOf } from '../../support/chance.ts';
import { seatCounts } from '../../support/fishing.ts';
import { inTurn } from '../../support/inTurn.ts';
import { gameOf } from '../../support/table.ts';
import { isThorough, runs, seatCountsAt } from '../../support/thoroughness.ts';

/**
 * Every variant as it is for every number of seats, and with each switch at each other value: for
 * every number of seats too, or in an ordinary run for one of them in turn.
 */
const everyGame: readonly { title: string; game: Game }[] = variants.flatMap((variant, turn) => {
  const changed = switchesOf(variant).flatMap(({ key, values, own }) =>
    ('least' in values ? [0, 500] : values)
      .filter((value) => value !== own)
      .map((value) => ({
        title: `with ${key} at ${value}`,
        changes: withSwitch(variant, {}, key, value),
      })),
  );
  return [{ title: 'as it is', changes: {} }, ...changed].flatMap(({ title, changes }, at) =>
    seatCountsAt(seatCounts, at, turn).map((seats) => ({
      title: `${variant.id} for ${seats} ${title}`,
      game: gameOf(variant.id, seats, changes),
    })),
  );
});

/** A position with the plays that led to it. */
interface Moment {
  readonly position: Position;
  readonly plays: readonly SeenPlay<Phase>[];
}

/** In so many worlds a bot that searches looks. */
const samples = runs(2, 5);

function chosenBy(bot: BotId, { position, plays }: Moment, seed: number): Play {
  const view = viewFor(position, position.seat, plays);
  return thoughtOf(bots[bot](view, chanceOf(seed), { samples })).play;
}

/** The moments of a round in which every play is drawn among the legal ones. */
function momentsOf({ game, deal, starter, seed }: RandomRound): Moment[] {
  const random = chanceOf(seed + 1);
  const { steps } = playOn(
    fishing,
    startPosition(game, deal, starter),
    (_, legal) => legal[chooseIndex(legal.length, random)],
  );
  return steps.map(({ before }, at) => ({ position: before, plays: steps.slice(0, at) }));
}

/** The same moment with the tiles that the seat to play cannot see dealt to other places. */
function withHiddenTilesExchanged(position: Position, seed: number): Position {
  const seats = seatsOf(position.game.seatCount);
  const others = seats.filter((seat) => seat !== position.seat);
  const pile = Array.from(position.drawPile);
  const faceDown = pile.slice(pile.length - drawPileLeftOf(position));
  const hidden = [...others.flatMap((seat) => tilesOf(handOf(position, seat))), ...faceDown];
  const random = chanceOf(seed);
  const shuffled = hidden
    .map((tile) => ({ tile, order: random() }))
    .sort((left, right) => left.order - right.order)
    .map(({ tile }) => tile);
  const counts = Uint8Array.from(position.counts);
  const handMasks = Int32Array.from(position.handMasks);
  for (const seat of others) {
    const size = totalOf(handOf(position, seat));
    counts.fill(0, 21 * seat, 21 * seat + 21);
    handMasks[seat] = 0;
    for (const tile of shuffled.splice(0, size)) {
      counts[21 * seat + tile] = (counts[21 * seat + tile] ?? 0) + 1;
      handMasks[seat] = (handMasks[seat] ?? 0) | (1 << tile);
    }
  }
  const seen = pile.slice(0, position.turnedUp);
  return { ...position, counts, handMasks, drawPile: Uint8Array.from([...seen, ...shuffled]) };
}

function isSamePile(left: Position, right: Position): boolean {
  return Array.from(left.drawPile).join() === Array.from(right.drawPile).join();
}

/**
 * Who makes the plays of a round, over and over in this order: each bot alone, or in an ordinary
 * run all in one round.
 */
const orders: readonly (readonly BotId[])[] = isThorough ? levels.map((bot) => [bot]) : [levels];

test.each(everyGame)('every bot plays by the rules to the end: $title', ({ game }) => {
  for (const order of orders) {
    const deal = dealTiles(game, chanceOf(15));
    const start = startPosition(game, deal, 0);
    const { steps, position: end } = playOn(fishing, start, (position, legal, plays) => {
      const bot = inTurn(order, plays.length);
      const chosen = chosenBy(bot, { position, plays }, plays.length);
      if (!legal.includes(chosen)) expect.fail(`${bot} plays ${formatPlay(chosen)}`);
      return chosen;
    });
    expect(steps.length).toBeGreaterThan(order.length);
    expect(drawPileLeftOf(end)).toBe(0);
  }
});

describe.each(levels)('%s', (bot) => {
  test('plays the same when the tiles it cannot see are exchanged', () => {
    let exchanged = 0;
    fc.assert(
      fc.property(rounds, fc.nat(), (round, seed) => {
        for (const { position, plays } of momentsOf(round)) {
          const other = withHiddenTilesExchanged(position, seed);
          if (!isSamePile(other, position)) exchanged += 1;
          expect(chosenBy(bot, { position: other, plays }, seed)).toBe(
            chosenBy(bot, { position, plays }, seed),
          );
        }
      }),
      { numRuns: runs(3, 20) },
    );
    expect(exchanged).toBeGreaterThan(100);
  });

  test('plays the same with the same chance', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (round, seed) => {
        const again = () => momentsOf(round).map((moment) => chosenBy(bot, moment, seed));
        expect(again()).toEqual(again());
      }),
      { numRuns: runs(2, 20) },
    );
  });
});

test('a bot is found by its name and by no other', () => {
  expect(levels.map(findLevel)).toEqual(levels);
  expect(findLevel('constructor')).toBeUndefined();
});
