import fc from 'fast-check';
import { type Game as ClimbingGame, differingChanges } from '../../src/engine/climbing/index.ts';
import {
  chooseIndex,
  type Deal,
  findVariant,
  type Game,
  invariant,
  type JsonObject,
  type Play,
  playOn,
  type RoundRecord,
  type RuleChanges,
  rulesOf,
  type Seat,
} from '../../src/engine/index.ts';
import { rounds } from '../support/arbitraries.ts';
import { chanceOf } from '../support/chance.ts';
import { rounds as climbingRounds } from '../support/climbing/arbitraries.ts';
import { changesIn } from '../support/fishing.ts';

const metas = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));

/** A round of any family that is played at random. */
interface AnyRandomRound {
  readonly game: Game;
  readonly rules: RuleChanges;
  readonly deal: Deal;
  readonly starter: Seat;
  /** Of the chance that chooses the plays. */
  readonly seed: number;
}

/** Sound records of every fishing game that stop anywhere. */
export const soundRecords: fc.Arbitrary<RoundRecord> = soundRecordsOf(
  rounds.map((round) => ({ ...round, rules: changesIn(round.game) })),
  100,
);

/** Sound records of every climbing game that stop anywhere. */
export const soundClimbingRecords: fc.Arbitrary<RoundRecord> = soundRecordsOf(
  climbingRounds.map((round) => ({ ...round, rules: climbingChangesIn(round.game) })),
  200,
);

/**
 * Sound records of some rounds.
 * @param mostPlays at most so many plays, where the round is not over before
 */
function soundRecordsOf(
  randomRounds: fc.Arbitrary<AnyRandomRound>,
  mostPlays: number,
): fc.Arbitrary<RoundRecord> {
  return fc
    .record({
      round: randomRounds,
      names: fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 4, maxLength: 4 }),
      most: fc.nat(mostPlays),
      meta: fc.option(metas.map(asJson), { nil: undefined }),
    })
    .map(({ round, names, most, meta }) => ({
      variant: variantIdOf(round.game),
      rules: round.rules,
      players: names.slice(0, round.game.seatCount),
      starter: round.starter,
      deal: round.deal,
      plays: someLegalPlays(round, most),
      ...(meta === undefined ? {} : { meta }),
    }));
}

/** The switches that a game of climbing sets apart from its variant's own values. */
function climbingChangesIn({ variant, rules }: ClimbingGame): RuleChanges {
  return differingChanges(variant, rules);
}

/** What JSON makes of a value: it has no negative zero. */
function asJson(value: unknown): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

function variantIdOf(game: Game): RoundRecord['variant'] {
  const variant = findVariant(game.variant.id);
  invariant(variant !== undefined, 'a game has a known variant');
  return variant.id;
}

function someLegalPlays({ game, deal, starter, seed }: AnyRandomRound, most: number): Play[] {
  const random = chanceOf(seed + 1);
  const rules = rulesOf(game);
  const { steps } = playOn(rules, rules.startPosition(game, deal, starter), (_, legal, made) =>
    made.length < most ? legal[chooseIndex(legal.length, random)] : undefined,
  );
  return steps.map(({ play }) => play);
}
