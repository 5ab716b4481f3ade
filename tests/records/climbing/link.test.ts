import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deal, variants } from '../../../src/engine/climbing/index.ts';
import {
  invariant,
  type Play,
  playOn,
  type RoundRecord,
  rulesOf,
  type SeatCount,
  type VariantId,
} from '../../../src/engine/index.ts';
import { formatLink, parseLink, wordsOfLink } from '../../../src/records/link.ts';
import { mostLinkCode } from '../../../src/records/mostLinkCode.ts';
import { plainName } from '../../../src/records/plainName.ts';
import { gameOf } from '../../../src/records/playedRound.ts';
import { dealFromSeed } from '../../../src/records/seed.ts';
import { unwrap } from '../../support/table.ts';
import { soundClimbingRecords } from '../soundRecords.ts';

/** What a link keeps of a record: all but what else is known of it, names in plain. */
function kept({ meta, ...record }: RoundRecord): unknown {
  return { ...record, players: record.players.map(plainName), deal: inOrder(record.deal) };
}

function inOrder(deal: RoundRecord['deal']): Deal {
  invariant(isClimbingDeal(deal), 'the deal is one of climbing');
  return { hands: deal.hands.map((hand) => hand.toSorted()), talon: deal.talon.toSorted() };
}

function isClimbingDeal(deal: RoundRecord['deal']): deal is Deal {
  return 'talon' in deal;
}

const usualNames = ['Konstantin 釣魚王', 'Bo', 'Maria-Luise', 'Anneliese'];
const usualControls = ['person', 'expert', 'skilled', 'greedy'];

/**
 * A round as long as it can be drawn out: who leads plays as little as possible, all others pass,
 * and nobody declares.
 */
function drawnOutRound(variant: VariantId, seats: SeatCount): RoundRecord {
  const players = usualNames.slice(0, seats);
  const game = gameOf({ variant, rules: {}, players });
  const rules = rulesOf(game);
  const { deal, starter } = dealFromSeed(game, 'long');
  const { steps } = playOn(rules, rules.startPosition(game, deal, starter), (_, legal) => {
    const patience = (play: Play): number => {
      const text = rules.formatPlay(play);
      const at = ['play', 'decline', 'pass'].indexOf(text);
      return at < 0 ? 3 + text.length : at;
    };
    return legal.toSorted((one, other) => patience(one) - patience(other))[0];
  });
  const plays = steps.map(({ play }) => play);
  const meta = { players: usualControls.slice(0, seats) };
  return { variant, rules: {}, players, starter, seed: 'long', deal, plays, meta };
}

const tables = variants.flatMap(({ id, seatCounts }) =>
  seatCounts.map((seats) => [id, seats] as const),
);

describe('the code of a link of climbing', () => {
  test('opens the round it was made of, whatever the record', () => {
    fc.assert(
      fc.property(soundClimbingRecords, (record) => {
        const code = formatLink(record);
        const read = unwrap(parseLink(code));
        expect(kept(read)).toEqual(kept(record));
        expect(formatLink(read)).toBe(code);
      }),
    );
  });

  test.each(tables)('is short for the longest rounds, names and all: %s among %i', (id, seats) => {
    const record = drawnOutRound(id, seats);
    expect(record.plays.length).toBeGreaterThan(100);
    expect(formatLink(record).length).toBeLessThan(300);
    const { seed: _, ...unseeded } = record;
    expect(formatLink(unseeded).length).toBeLessThan(350);
    expect(kept(unwrap(parseLink(formatLink(unseeded))))).toEqual(kept(unseeded));
  });
});

test('the words of a link name its game before anything else of it can be read', () => {
  fc.assert(
    fc.property(soundClimbingRecords, (record) => {
      expect(wordsOfLink(formatLink(record))).toContain(`"${record.variant}"`);
    }),
    { numRuns: 20 },
  );
  expect(wordsOfLink('')).toBe('');
  expect(wordsOfLink('no code!')).toBe('');
  expect(wordsOfLink('A'.repeat(mostLinkCode + 4))).toBe('');
});
