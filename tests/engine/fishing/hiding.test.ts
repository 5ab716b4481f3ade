import { describe, expect, test } from 'vitest';
import {
  fishing,
  fishingHiding,
  isCatchable,
  startPosition,
  type VariantId,
} from '../../../src/engine/fishing/index.ts';
import {
  formatKind,
  formatTiles,
  kinds,
  playThrough,
  seenRecord,
} from '../../../src/engine/index.ts';
import { clauseTexts } from '../../support/clauseTexts.ts';
import { fishingDeal, recordOf } from '../../support/fishing.ts';
import { dealOf, gameOf, playOf, type Setup, unwrap } from '../../support/table.ts';

/** What seat 1 has seen of a round that seat 0 has begun, and what follows for the rest. */
function seenBySecond(id: VariantId, setup: Setup, ...texts: readonly string[]) {
  const game = gameOf(id, 2, setup.rules);
  const record = recordOf({
    ...{ game, starter: 0 },
    deal: dealOf(game, setup),
    plays: texts.map(playOf),
  });
  const start = startPosition(game, dealOf(game, setup), 0);
  const through = unwrap(playThrough(fishing, start, record.plays));
  const seen = seenRecord(fishingHiding, record, through, 1);
  const deal = fishingDeal(seen);
  const places = fishingHiding.placesOf(game, { ...seen, deal });
  const clauses = unwrap(fishingHiding.clausesOf(game, seen, places));
  return { game, deal, places, told: clauseTexts(clauses, 1) };
}

describe('captureFromHand', () => {
  const hands = ['61', ''];
  const lake = '62 53 44*2';

  test('F2 hand: a seat that places a tile holds none that captures', () => {
    const setup = { hands, lake, rules: { captureFromHand: 'hand' } } as const;
    const { game, deal, told } = seenBySecond('tiu-u', setup, '61');
    const catching = kinds.filter((bait) =>
      deal.lake.some((fish) => isCatchable(game, bait, fish)),
    );
    expect(told).toEqual(catching.map((kind) => `0: ${formatKind(kind)} ≤ 0`));
  });

  test.each(['optional', 'bait'] as const)('F2 %s: it may hold any', (captureFromHand) => {
    expect(seenBySecond('tiu-u', { hands, lake, rules: { captureFromHand } }, '61').told).toEqual(
      [],
    );
  });

  test('F2 hand: one that captures may hold any', () => {
    const setup = { hands: ['62', ''], lake, rules: { captureFromHand: 'hand' } } as const;
    expect(seenBySecond('tiu-u', setup, '62x53').told).toEqual([]);
  });

  test.each([
    { thirdTile: 'loose', play: '44' },
    { thirdTile: 'stack', play: '44^' },
  ] as const)(
    'F9 $thirdTile: one that plays a third tile so may hold any',
    ({ thirdTile, play }) => {
      const rules = { captureFromHand: 'hand', thirdTile } as const;
      expect(seenBySecond('tiu-u', { hands: ['44', ''], lake, rules }, play).told).toEqual([]);
    },
  );
});

describe('heavenPair', () => {
  test.each([
    { heavens: 1, laid: [], told: '0: 66 ≤ 1' },
    { heavens: 2, laid: ['66', '66'], told: '0: 66 ≤ 1' },
    { heavens: 3, laid: ['66', '66'], told: '0: 66 ≤ 1' },
    { heavens: 4, laid: ['66', '66', '66', '66'], told: '0: 66 ≤ 1' },
  ])('F10 must: of $heavens Heavens pairs are seen, and one more there may be', (of) => {
    const found = seenBySecond('tiu-u-culin', { hands: [`66*${of.heavens}`, ''] });
    expect(formatTiles(found.deal.hands[0] ?? [])).toEqual(of.laid);
    expect(found.told).toEqual([of.told]);
  });

  test('F10 must: once one was played there is no other', () => {
    const setup = { hands: ['66*3', ''], rules: { captureFromHand: 'optional' } } as const;
    const { places, told } = seenBySecond('tiu-u-culin', setup, '66');
    expect(told).toEqual(['0: 66 ≤ 0']);
    expect(formatTiles(places.known[0] ?? [])).toEqual(['66', '66', '66']);
  });

  test('F10 may: a pair that is laid is seen as a play, and tells of no others', () => {
    const setup = { hands: ['66*4', ''], rules: { heavenPair: 'may' } } as const;
    const { deal, places, told } = seenBySecond('tiu-u', setup, '66+66');
    expect(deal.hands[0]).toEqual([]);
    expect(formatTiles(places.known[0] ?? [])).toEqual(['66', '66']);
    expect(told).toEqual([]);
  });
});

test('F3 the draw pile is seen as far as it is turned up', () => {
  const { deal } = seenBySecond('tiu-u', { hands: ['61', ''], drawPile: '54 63' }, '61');
  expect(formatTiles(deal.drawPile)).toEqual(['54']);
});
