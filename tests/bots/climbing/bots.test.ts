import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { thoughtOf } from '../../../src/bots/bot.ts';
import { climbingBots } from '../../../src/bots/climbing/bots.ts';
import { type BotId, levels } from '../../../src/bots/levels.ts';
import {
  climbing,
  createGame,
  dealTiles,
  formatPlay,
  type Game,
  type Phase,
  type Position,
  startPosition,
  switchesOf,
  variants,
  viewFor,
  withSwitch,
} from '../../../src/engine/climbing/index.ts';
import { type Play, playOn, type SeenPlay } from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { type RandomRound, rounds } from '../../support/climbing/arbitraries.ts';
import { withHiddenCardsMoved } from '../../support/climbing/hiddenCards.ts';
import { stepsOf } from '../../support/climbing/randomRounds.ts';
import { inTurn } from '../../support/inTurn.ts';
import { seenIn } from '../../support/seenIn.ts';
import { unwrap } from '../../support/table.ts';
import { isThorough, runs, seatCountsAt } from '../../support/thoroughness.ts';

/**
 * Every variant as it is for every number of seats, and with each switch at each other value: for
 * every number of seats too, or in an ordinary run for one of them in turn.
 */
const everyGame: readonly { title: string; game: Game }[] = variants.flatMap((variant, turn) => {
  const changed = switchesOf(variant).flatMap(({ key, values, own }) =>
    ('least' in values ? [values.least, 500] : values)
      .filter((value) => value !== own)
      .map((value) => ({
        title: `with ${key} at ${value}`,
        changes: withSwitch(variant, {}, key, value),
      })),
  );
  return [{ title: 'as it is', changes: {} }, ...changed].flatMap(({ title, changes }, at) =>
    seatCountsAt(variant.seatCounts, at, turn).map((seats) => ({
      title: `${variant.id} for ${seats} ${title}`,
      game: unwrap(createGame(variant, seats, changes)),
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
  return thoughtOf(climbingBots[bot](view, chanceOf(seed), { samples })).play;
}

/** Some moments of a round in which every play is drawn among the legal ones. */
function momentsOf(round: RandomRound): Moment[] {
  const steps = [...stepsOf(round)];
  return steps
    .map(({ position }, at) => ({ position, plays: seenIn(steps.slice(0, at)) }))
    .filter((_, at) => at % 5 === 0);
}

/** Who makes the plays of a round: each bot alone, or in an ordinary run all in one round. */
const orders: readonly (readonly BotId[])[] = isThorough ? levels.map((bot) => [bot]) : [levels];

test.each(everyGame)('every bot plays by the rules to the end: $title', ({ game }) => {
  for (const order of orders) {
    const start = startPosition(game, dealTiles(game, chanceOf(15)), 0);
    const { steps } = playOn(climbing, start, (position, legal, plays) => {
      const bot = inTurn(order, plays.length);
      const chosen = chosenBy(bot, { position, plays }, plays.length);
      if (!legal.includes(chosen)) expect.fail(`${bot} plays ${formatPlay(chosen)}`);
      return chosen;
    });
    expect(steps.length).toBeGreaterThan(0);
  }
});

describe.each(levels)('%s at climbing', (bot) => {
  test('plays the same when the cards it cannot see are exchanged', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (round, seed) => {
        for (const { position, plays } of momentsOf(round)) {
          const other = withHiddenCardsMoved(position, position.seat, seed);
          expect(chosenBy(bot, { position: other, plays }, seed)).toBe(
            chosenBy(bot, { position, plays }, seed),
          );
        }
      }),
      { numRuns: runs(1, 20) },
    );
  });

  test('plays the same with the same chance', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (round, seed) => {
        const again = () => momentsOf(round).map((moment) => chosenBy(bot, moment, seed));
        expect(again()).toEqual(again());
      }),
      { numRuns: runs(1, 20) },
    );
  });
});
