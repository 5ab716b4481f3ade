import fc from 'fast-check';
import {
  choiceSwitches,
  createGame,
  type Deal,
  dealTiles,
  type FishingVariant,
  type Game,
  groupNeedsValues,
  type RuleChanges,
  variants,
} from '../../src/engine/fishing/index.ts';
import { chanceOf } from './chance.ts';
import { seatCounts } from './fishing.ts';
import { unwrap } from './table.ts';

const switches = {
  captureFromHand: fc.constantFrom(...choiceSwitches.captureFromHand),
  captureFromDraw: fc.constantFrom(...choiceSwitches.captureFromDraw),
  tripleOf: fc.constantFrom(...choiceSwitches.tripleOf),
  triple: fc.constantFrom(...choiceSwitches.triple),
  thirdTile: fc.constantFrom(...choiceSwitches.thirdTile),
  heavenPair: fc.constantFrom(...choiceSwitches.heavenPair),
  settlement: fc.constantFrom(...choiceSwitches.settlement),
  captures: fc.record(
    {
      supremePair: fc.boolean(),
      supremeCatchesSixes: fc.boolean(),
      tens: fc.boolean(),
      heavenEarth: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  doubleAt: fc.constantFrom(0, 1, 100, 200, 1000),
};

const tens = fc.nat(50).map((count) => 10 * count);

const groupSwitches = {
  groupNeeds: fc.constantFrom(...groupNeedsValues),
  bonuses: fc.record({ skyNine: tens, quarters: tens, supreme: tens }, { requiredKeys: [] }),
};

/** Changed switches that a variant has: none, some or all of them. */
export function changesOf(variant: FishingVariant): fc.Arbitrary<RuleChanges> {
  return variant.rules.scoring === 'groups'
    ? fc.record({ ...switches, ...groupSwitches }, { requiredKeys: [] })
    : fc.record(switches, { requiredKeys: [] });
}

/** Every variant with its own rules or with others, for two or three seats. */
export const games: fc.Arbitrary<Game> = fc
  .constantFrom<FishingVariant>(...variants)
  .chain((variant) =>
    fc.record({
      variant: fc.constant(variant),
      seats: fc.constantFrom(...seatCounts),
      changes: changesOf(variant),
    }),
  )
  .map(({ variant, seats, changes }) => unwrap(createGame(variant, seats, changes)));

/**
 * A round to be played at random: the game, the deal, the starter and the chance that chooses the
 * plays.
 */
export interface RandomRound {
  readonly game: Game;
  readonly deal: Deal;
  readonly starter: number;
  readonly seed: number;
}

export const rounds: fc.Arbitrary<RandomRound> = fc
  .record({ game: games, seed: fc.nat(), starter: fc.nat(2) })
  .map(({ game, seed, starter }) => ({
    game,
    deal: dealTiles(game, chanceOf(seed)),
    starter: starter % game.seatCount,
    seed,
  }));
