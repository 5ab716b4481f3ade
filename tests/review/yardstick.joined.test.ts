import { expect, test } from 'vitest';
import { familyOf, type RoundRecord, type VariantId } from '../../src/engine/index.ts';
import { loadBots } from '../../src/families/tools.ts';
import { gameOf } from '../../src/records/playedRound.ts';
import { dealFromSeed } from '../../src/records/seed.ts';
import { type MeasuringEffort, usualEffort } from '../../src/review/measuringEffort.ts';
import { yardstickOf } from '../../src/review/yardstick.ts';
import { isThorough } from '../support/thoroughness.ts';

/** The deal of a seed with so many players. */
function dealOf(variant: VariantId, seats: number, seed: string): RoundRecord {
  const table = { variant, rules: {}, players: ['Ann', 'Bo', 'Cy'].slice(0, seats) };
  return { ...table, seed, ...dealFromSeed(gameOf(table), seed), plays: [] };
}

const little: MeasuringEffort = { roundsAtOnce: 2, roundsOfThinkers: 1, samples: 20 };

/** Figures of a deal in the order of the levels, with little effort and with the usual one. */
const found = [
  ['tiu-u', 2, [-164, 72, 181, 186, 94], [-151, 38, 173, 179, 173]],
  ['shi-wu-hu', 2, [-1535, -470, -60, 0, -470], [-1814, -387, 2, 72, -40]],
  ['sap-ng-wu', 3, [-1.5, 0.5, -3, 2, -3], [-1.7, -0.3, -3, 2, 1.7]],
] as const;

test.each(found)(
  'what the bots make of a deal of %s for %i is the same on every device, for good',
  async (variant, seats, ofLittle, ofUsual) => {
    const record = dealOf(variant, seats, 'day-2026-12-02');
    const bots = await loadBots[familyOf(variant)]();
    const measured = { seat: 0, opponents: 'greedy' } as const;
    const [effort, figures] = isThorough ? [usualEffort, ofUsual] : [little, ofLittle];
    expect(Object.entries(yardstickOf(bots, record, measured, effort))).toEqual([
      ['random', figures[0]],
      ['novice', figures[1]],
      ['greedy', figures[2]],
      ['skilled', figures[3]],
      ['expert', figures[4]],
    ]);
  },
);
