import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/engine/index.ts';
import { seedOfDay } from '../../../src/store/days/dayDeal.ts';
import {
  type KeptRound,
  keptValueOf,
  parseKept,
  roundToKeep,
} from '../../../src/store/history/keptRound.ts';
import { unwrap } from '../../support/table.ts';
import { roundOf } from './rounds.ts';

const { kept } = roundToKeep(roundOf('a'));
const [lower] = [...kept.totals.keys()].filter((seat) => !kept.winners.includes(seat));

describe('who has won a round that is kept', () => {
  test('is whoever has the highest total in a game of fishing', () => {
    const highest = Math.max(...kept.totals);
    expect(kept.winners.map((seat) => kept.totals[seat])).toEqual([highest]);
  });

  test('is not written where the highest total tells it, so that an older app can read it', () => {
    const value = keptValueOf(kept);
    expect(value).toMatchObject({ version: 1 });
    expect(value).not.toHaveProperty('winners');
    expect(unwrap(parseKept(value))).toEqual(kept);
  });

  test.each([{ winners: [lower ?? 0] }, { winners: [] }])(
    'is written where it is $winners',
    (other) => {
      const round: KeptRound = { ...kept, ...other };
      const value = keptValueOf(round);
      expect(value).toMatchObject({ version: 2, ...other });
      expect(unwrap(parseKept(value))).toEqual(round);
    },
  );

  test('is damaged where no such seat has played', () => {
    const value = keptValueOf({ ...kept, winners: [3] });
    expect(parseKept(value)).toEqual({ ok: false, problem: 'damaged' });
  });
});

describe('what only its record tells of a round that is kept', () => {
  const plain: KeptRound = { ...kept, feats: null, day: null };

  test('is not written where nobody has looked, so that an older app can read it', () => {
    expect(keptValueOf(plain)).toMatchObject({ version: 1 });
    expect(keptValueOf({ ...plain, winners: [] })).toMatchObject({ version: 2 });
    expect(keptValueOf({ ...plain, winners: [] })).not.toHaveProperty('feats');
  });

  test.each([
    { feats: [[], []] },
    { feats: [['what a later version knows'], []] },
    { day: { date: '2026-11-24', playedOn: null } },
    { day: { date: '2026-11-24', playedOn: '2026-11-25' } },
  ])('is written and read where it is $feats and $day', (change) => {
    const round: KeptRound = { ...plain, ...change };
    const value = keptValueOf(round);
    expect(value).toMatchObject({ version: 3, ...change });
    expect(unwrap(parseKept(value))).toEqual(round);
  });

  test.each([
    { feats: [[]] },
    { feats: [['x'.repeat(61)], []] },
    { day: { date: 'today', playedOn: null } },
    { day: { date: '2026-02-28', playedOn: '2026-02-30' } },
  ])('is damaged as $feats and $day', (change) => {
    const value = keptValueOf({ ...plain, ...change });
    expect(parseKept(value)).toEqual({ ok: false, problem: 'damaged' });
  });
});

describe('who sat out a round that is kept', () => {
  const sitsOut = { place: 1, name: 'Dee', control: 'person' } as const;
  const told = roundToKeep(roundOf('a', { sitsOut: { place: 1, name: 'Dee\u202e' } }));

  test('is told by its record, by a name as the page takes it in', () => {
    expect(told.kept.sitsOut).toEqual(sitsOut);
    expect(roundToKeep(roundOf('a', { sitsOut: 'Dee' })).kept.sitsOut).toBeNull();
  });

  test('is written in a version of its own, which an older app leaves as newer', () => {
    const value = keptValueOf(told.kept);
    expect(value).toMatchObject({ version: 4, sitsOut });
    expect(unwrap(parseKept(value))).toEqual(told.kept);
    expect(keptValueOf({ ...told.kept, sitsOut: null })).not.toHaveProperty('sitsOut');
  });

  test.each([{ place: 4 }, { place: -1 }, { control: 'oracle' }, { seat: 1 }])(
    'is damaged with %j',
    (change) => {
      const other = { ...keptValueOf(told.kept), sitsOut: { ...sitsOut, ...change } };
      expect(parseKept(other)).toEqual({ ok: false, problem: 'damaged' });
    },
  );
});

describe('whether a round had help', () => {
  const ofDay = (meta: JsonObject) =>
    roundToKeep(roundOf(seedOfDay('2026-11-24'), meta, ['person', 'skilled']), {
      endedAt: '2026-11-24',
    }).kept;

  test('is told by its record, of a deal of the day and of any other round', () => {
    expect(ofDay({ hints: 2 })).toMatchObject({ day: { date: '2026-11-24' }, hinted: true });
    expect(ofDay({ practiceUndos: 1 }).hinted).toBe(true);
    expect(ofDay({ hints: 0, practiceUndos: 1 }).hinted).toBe(true);
    expect(ofDay({}).hinted).toBe(false);
    expect(ofDay({ hints: 0, practiceUndos: 0 }).hinted).toBe(false);
    expect(roundToKeep(roundOf('a', { hints: 2, practiceUndos: 1 })).kept).toMatchObject({
      day: null,
      hinted: true,
    });
    expect(roundToKeep(roundOf('a')).kept.hinted).toBe(false);
  });

  test('is written in a version of its own, which an older app leaves as newer', () => {
    const value = keptValueOf(ofDay({ hints: 1 }));
    expect(value).toMatchObject({ version: 6, hinted: true });
    expect(unwrap(parseKept(value))).toEqual(ofDay({ hints: 1 }));
    expect(keptValueOf(ofDay({}))).not.toHaveProperty('hinted');
    expect(parseKept({ ...value, hinted: 'a little' })).toEqual({ ok: false, problem: 'damaged' });
  });

  test('is not known of a round that was kept before it was told', () => {
    const value = keptValueOf({ ...ofDay({ hints: 1 }), hinted: false });
    expect(value).toMatchObject({ version: 3 });
    expect(unwrap(parseKept(value)).hinted).toBe(false);
  });
});

test('a round of a variant that a later version knows is newer, not damaged', () => {
  const value = { version: 1, ...kept, variant: 'hot-tile', winners: undefined };
  expect(parseKept(value)).toEqual({ ok: false, problem: 'newer' });
});
