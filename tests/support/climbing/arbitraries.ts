import fc from 'fast-check';
import {
  type ClimbingVariant,
  createGame,
  type Deal,
  dealTiles,
  type Game,
  type RuleChanges,
  variants,
} from '../../../src/engine/climbing/index.ts';
import {
  countOf,
  formatTiles,
  kindOf,
  kinds,
  type Random,
  seatsOf,
  tilesOfKit,
} from '../../../src/engine/index.ts';
import { chanceOf } from '../chance.ts';
import { unwrap } from '../table.ts';

const onOff = {
  mustBeat: fc.boolean(),
  passLocks: fc.boolean(),
  dealerDouble: fc.boolean(),
};
const fourChips = fc.constantFrom(0, 1, 3, 1_000_000);
const bandChips = fc.constantFrom(1, 2, 1_000_000);
const familyPayments = fc.constantFrom('losers', 'pairs');

/** Changed switches that a variant has: none, some or all of them. */
function changesOf({ rules }: ClimbingVariant): fc.Arbitrary<RuleChanges> {
  if (rules.fourChips !== undefined) {
    return fc.record({ ...onOff, fourChips, bandChips }, { requiredKeys: [] });
  }
  if (rules.bandChips !== undefined) {
    return fc.record({ ...onOff, bandChips }, { requiredKeys: [] });
  }
  if (rules.familyPayments !== undefined) {
    return fc.record({ ...onOff, familyPayments }, { requiredKeys: [] });
  }
  return fc.record(onOff, { requiredKeys: [] });
}

/** Every variant with its own rules or with others, for each of its numbers of seats. */
const games: fc.Arbitrary<Game> = fc
  .constantFrom<ClimbingVariant>(...variants)
  .chain((variant) =>
    fc.record({
      variant: fc.constant(variant),
      seats: fc.constantFrom(...variant.seatCounts),
      changes: changesOf(variant),
    }),
  )
  .map(({ variant, seats, changes }) => unwrap(createGame(variant, seats, changes)));

/** How the plays of a random round are chosen. */
export const manners = ['anyhow', 'keen', 'patient'] as const;

/** A round to be played by chance: the game, the deal, the dealer and how plays are chosen. */
export interface RandomRound {
  readonly game: Game;
  readonly deal: Deal;
  readonly starter: number;
  readonly seed: number;
  readonly manner: (typeof manners)[number];
}

/** Rounds of every game. What fails is told as a record, without the tables of the game. */
export const rounds: fc.Arbitrary<RandomRound> = fc
  .record({
    game: games,
    seed: fc.nat(),
    starter: fc.nat(3),
    manner: fc.constantFrom(...manners),
    clustered: fc.constantFrom(0, 0, 0.1, 0.5),
  })
  .map(({ game, seed, starter, manner, clustered }) =>
    withText({
      game,
      deal:
        clustered === 0
          ? dealTiles(game, chanceOf(seed))
          : clusteredDeal(game, chanceOf(seed), clustered),
      starter: starter % game.seatCount,
      seed,
      manner,
    }),
  );

function withText(round: RandomRound): RandomRound {
  const { game, deal, starter, seed, manner } = round;
  const { hands, talon } = deal;
  const told = JSON.stringify({
    variant: game.variant.id,
    rules: game.rules,
    starter,
    deal: { hands: hands.map((hand) => formatTiles(hand)), talon: formatTiles(talon) },
    seed,
    manner,
  });
  return Object.defineProperty(round, fc.toStringMethod, { value: () => told });
}

/**
 * A deal in which cards of a kind lie together, as they never do by chance: so there are hands with
 * all of a Supreme, with many fours, or without any high card.
 * @param spread how far from its kind a card may stray, 0 for nowhere
 */
function clusteredDeal(game: Game, random: Random, spread: number): Deal {
  const places = kinds.map(() => random());
  // Half of the deals keep the two kinds of a Supreme together.
  if (random() < 0.5) places[kindOf('42')] = countOf(places, kindOf('21'));
  const cards = tilesOfKit(game.variant.kit)
    .map((kind) => ({ kind, place: countOf(places, kind) + spread * random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ kind }) => kind);
  const { handSize, seatCount } = game;
  return {
    hands: seatsOf(seatCount).map((seat) => cards.slice(seat * handSize, (seat + 1) * handSize)),
    talon: cards.slice(seatCount * handSize),
  };
}
