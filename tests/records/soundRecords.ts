import fc from 'fast-check';
import { type Game, legalPlays, startPosition, variants } from '../../src/engine/fishing/index.ts';
import {
  chooseIndex,
  invariant,
  type JsonObject,
  type Play,
  type RoundRecord,
} from '../../src/engine/index.ts';
import { type RandomRound, rounds } from '../support/arbitraries.ts';
import { chanceOf } from '../support/chance.ts';
import { changesIn, play } from '../support/fishing.ts';
import { unwrap } from '../support/table.ts';

const metas = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));

/** Sound records of every game that stop anywhere. */
export const soundRecords: fc.Arbitrary<RoundRecord> = fc
  .record({
    round: rounds,
    names: fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 3, maxLength: 3 }),
    most: fc.nat(100),
    meta: fc.option(metas.map(asJson), { nil: undefined }),
  })
  .map(({ round, names, most, meta }) => ({
    variant: variantIdOf(round.game),
    rules: changesIn(round.game),
    players: names.slice(0, round.game.seatCount),
    starter: round.starter,
    deal: round.deal,
    plays: someLegalPlays(round, most),
    ...(meta === undefined ? {} : { meta }),
  }));

/** What JSON makes of a value: it has no negative zero. */
function asJson(value: unknown): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

function variantIdOf(game: Game): RoundRecord['variant'] {
  const variant = variants.find(({ id }) => id === game.variant.id);
  invariant(variant !== undefined, 'a game has a known variant');
  return variant.id;
}

function someLegalPlays({ game, deal, starter, seed }: RandomRound, most: number): Play[] {
  const random = chanceOf(seed + 1);
  const plays: Play[] = [];
  let position = startPosition(game, deal, starter);
  while (position.phase !== 'over' && plays.length < most) {
    const legal = legalPlays(position);
    const chosen = legal[chooseIndex(legal.length, random)];
    invariant(chosen !== undefined, 'a round that is not over has a legal play');
    plays.push(chosen);
    position = unwrap(play(position, chosen));
  }
  return plays;
}
