import * as v from 'valibot';
import { type Bots, thoughtOf } from '../bots/bot.ts';
import { type BotId, levels, quickestLevel } from '../bots/levels.ts';
import { invariant, playOn, type RoundRecord, rulesOf, type Seat } from '../engine/index.ts';
import { playedRound } from '../records/playedRound.ts';
import { randomFromSeed } from '../records/seed.ts';
import { type MeasuringEffort, usualEffort } from './measuringEffort.ts';
import { toldPoints } from './toldPoints.ts';
import { type Yardstick, yardstickSchema } from './yardstickSchema.ts';

export interface Measured {
  readonly seat: Seat;
  readonly opponents: BotId;
}

/**
 * Lets every bot play the deal of a record from the same seat against the same opponents, some
 * times each. Chance comes from the seed alone and no bot thinks by a clock, so devices find the
 * same. Only engines may differ in the last digit of a logarithm, which some bots go by: that
 * changes a play where two are equal up to there.
 * @param bots those of the record's family
 */
export function yardstickOf(
  bots: Bots,
  record: RoundRecord,
  { seat, opponents }: Measured,
  { roundsAtOnce, roundsOfThinkers, samples }: MeasuringEffort = usualEffort,
): Yardstick {
  const { start, game } = playedRound(record);
  const rules = rulesOf(game);
  const { seed, variant } = record;
  invariant(seed !== undefined, 'what is measured has a seed');
  const resultOf = (level: BotId, round: number): number => {
    const { position: end } = playOn(rules, start, (position, _, steps) => {
      const bot = position.seat === seat ? level : opponents;
      const view = rules.viewFor(position, position.seat, steps);
      const random = randomFromSeed(`${seed}/yardstick/${round}/${steps.length}`);
      return thoughtOf(bots[bot](view, random, { samples })).play;
    });
    return rules.settlementOf(end)[seat] ?? 0;
  };
  const meanOf = (level: BotId): number => {
    const rounds = needsTime(level) ? roundsOfThinkers : roundsAtOnce;
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) sum += resultOf(level, round);
    return toldPoints(sum / rounds, variant);
  };
  const means = levels.map((level) => [level, meanOf(level)] as const);
  return v.parse(yardstickSchema, Object.fromEntries(means));
}

function needsTime(level: BotId): boolean {
  return levels.indexOf(level) > levels.indexOf(quickestLevel);
}
