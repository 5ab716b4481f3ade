import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/engine/index.ts';
import { seedOfDay } from '../../../src/store/days/dayDeal.ts';
import { broughtUp } from '../../../src/store/history/bringUp.ts';
import { chestEntryOf, parseEntry } from '../../../src/store/history/entry.ts';
import { type KeptRound, roundToKeep } from '../../../src/store/history/keptRound.ts';
import { unwrap } from '../../support/table.ts';
import { entryValueOf, keptAgain } from './keptAgain.ts';
import { roundOf } from './rounds.ts';

const { kept, text } = roundToKeep(roundOf('a'));
const [lower = 0] = [...kept.totals.keys()].filter((seat) => !kept.winners.includes(seat));
const damaged = { ok: false, problem: 'damaged' };
const behind = { ok: false, problem: 'behind' };

test('who has won a game of fishing has the highest total', () => {
  const highest = Math.max(...kept.totals);
  expect(kept.winners.map((seat) => kept.totals[seat])).toEqual([highest]);
});

describe('what is told of a round that is kept', () => {
  test.each<Partial<KeptRound>>([
    {},
    { winners: [lower] },
    { winners: [] },
    { feats: [[], []] },
    { feats: [['what a later version knows'], []] },
    { day: { date: '2026-11-24', playedOn: null } },
    { day: { date: '2026-11-24', playedOn: '2026-11-25' } },
  ])('comes back as %j', (change) => {
    const round = { ...kept, ...change };
    expect(keptAgain(round)).toEqual(round);
  });

  test.each<object>([
    { day: { date: 'today', playedOn: null } },
    { day: { date: '2026-02-28', playedOn: '2026-02-30' } },
    { hinted: 'a little' },
    { more: 'than this version knows' },
  ])('is damaged with %j', (change) => {
    expect(parseEntry(kept.id, entryValueOf(kept, change))).toEqual(damaged);
  });

  test('is newer, not damaged, where a later version knows the variant', () => {
    const value = entryValueOf(kept, { variant: 'hot-tile' });
    expect(parseEntry(kept.id, value)).toEqual({ ok: false, problem: 'newer' });
  });
});

describe('what the record of a round tells', () => {
  const entry = { kept, text, review: 'a review', isSaved: true };
  const [, whole] = chestEntryOf(entry);
  const withDerived = (change: object, number = 1) => {
    const { derived, ...value } = Object(whole);
    return { ...value, derivation: number, derived: { ...derived, ...change } };
  };

  test.each<object>([
    { winners: [3] },
    { feats: [[]] },
    { feats: [['x'.repeat(61)], []] },
    { totals: 'many' },
  ])('is derived anew where it is kept as %j', (change) => {
    const value = withDerived(change);
    expect(parseEntry(kept.id, value)).toEqual(behind);
    expect(broughtUp(kept.id, value)).toEqual({ ok: true, value: entry });
  });

  test('is derived anew where an earlier app has derived it otherwise', () => {
    const value = withDerived({ totals: [1, 2], feats: [['once'], []] }, 0);
    expect(parseEntry(kept.id, value)).toEqual(behind);
    expect(broughtUp(kept.id, value)).toEqual({ ok: true, value: entry });
  });

  test('stays as a later app has derived it, and is its own where that cannot be read', () => {
    const later = { totals: [1, 2] };
    expect(unwrap(parseEntry(kept.id, withDerived(later, 2))).kept).toMatchObject(later);
    const value = withDerived({ totals: 'a word' }, 2);
    expect(parseEntry(kept.id, value)).toEqual({ ok: false, problem: 'newer' });
  });

  test('leaves what the entry itself tells, which the record need not', () => {
    const told = { endedAt: '2024-05-01', match: 'm', number: 7, hinted: true };
    const value = { ...withDerived({}, 0), ...told };
    expect(unwrap(broughtUp(kept.id, value)).kept).toMatchObject(told);
  });

  test('is damaged where the record is', () => {
    const value = { ...withDerived({}, 0), record: 'no record' };
    expect(broughtUp(kept.id, value)).toEqual(damaged);
  });
});

describe('who sat out a round that is kept', () => {
  const sitsOut = { place: 1, name: 'Dee', control: 'person' } as const;
  const told = roundToKeep(roundOf('a', { sitsOut: { place: 1, name: 'Dee\u202e' } }));

  test('is told by its record, by a name as the page takes it in, and kept', () => {
    expect(told.kept.sitsOut).toEqual(sitsOut);
    expect(roundToKeep(roundOf('a', { sitsOut: 'Dee' })).kept.sitsOut).toBeNull();
    expect(keptAgain(told.kept)).toEqual(told.kept);
  });
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
    expect(keptAgain(ofDay({ hints: 1 })).hinted).toBe(true);
  });
});
