import { describe, expect, test, vi } from 'vitest';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import { seedOfDay } from '../../../src/store/days/dayDeal.ts';
import type { History } from '../../../src/store/history/history.ts';
import { roundToKeep } from '../../../src/store/history/keptRound.ts';
import { createMemoryChest, openHistory } from '../../support/memoryChest.ts';
import { olderEntriesOf } from '../../support/olderRounds.ts';
import { roundOf } from './rounds.ts';

const dates = ['2026-04-29', '2026-04-30', '2026-05-01'];
const quiet = { onProgress: () => undefined, signal: new AbortController().signal };

function roundOfDay(date: string) {
  return roundOf(seedOfDay(date), { playedOn: date }, ['person', 'skilled']);
}

async function keepDays(history: History, ...days: readonly string[]) {
  for (const date of days) await history.keep({ round: roundOfDay(date), match: date, number: 1 });
}

async function datesIn(history: History) {
  const deals = (await history.dealsPlayed()) ?? [];
  return deals.map(({ day }) => day.date).toSorted();
}

/** A chest with three deals of days and another round, of which it is known which those are. */
async function openKnown() {
  const chest = createMemoryChest();
  const history = openHistory(chest);
  await keepDays(history, ...dates);
  await history.keep({ round: roundOf('a'), match: 'm', number: 1 });
  await history.dealsPlayed();
  return { chest, history };
}

const idOf = (date: string) => roundIdOf(roundOfDay(date));

describe('deals of the day', () => {
  test('are told without a look at the rounds, once they are known', async () => {
    const { chest } = await openKnown();
    const spies = (['keys', 'part', 'count', 'values', 'change'] as const).map((of) =>
      vi.spyOn(chest, of),
    );
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([['day/'], [['days', 'days-apart']]]);
  });

  test('go with their rounds, and come back with them', async () => {
    const { chest, history } = await openKnown();
    await history.remove(dates.slice(1).map(idOf));
    expect(await datesIn(openHistory(chest))).toEqual(dates.slice(0, 1));
    await history.putBack();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    await keepDays(history, '2026-05-02');
    expect(await datesIn(openHistory(chest))).toEqual([...dates, '2026-05-02']);
  });

  test('come in with a file', async () => {
    const { chest, history } = await openKnown();
    const { meta, ...round } = roundOfDay('2026-05-02');
    await history.add(formatRecord({ ...round, meta: { ...meta, date: '2026-05-02' } }), quiet);
    expect(await datesIn(openHistory(chest))).toEqual([...dates, '2026-05-02']);
  });

  test.each([
    ['nothing', undefined],
    ['a list of nothing', []],
    ['a day that there is not', { version: 1, deals: [['id', 'tiu-u', '2026-13-01', null]] }],
  ])('are told by their rounds where %s is known, and known then', async (_, damage) => {
    const { chest } = await openKnown();
    const before = chest.kept.get('days');
    if (damage === undefined) chest.kept.delete('days');
    else chest.kept.set('days', damage);
    const part = vi.spyOn(chest, 'part');
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(chest.kept.get('days')).toEqual({
      ...Object(before),
      deals: expect.arrayContaining(Object(before).deals),
    });
    part.mockClear();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(part).not.toHaveBeenCalled();
  });

  test('that a newer version tells are told by their rounds, and left alone', async () => {
    const { chest, history } = await openKnown();
    chest.kept.set('days', { version: 9 });
    await history.open();
    await keepDays(history, '2026-05-02');
    expect(await datesIn(openHistory(chest))).toEqual([...dates, '2026-05-02']);
    expect(chest.kept.get('days')).toEqual({ version: 9 });
  });

  test('are put right by a look at all rounds', async () => {
    const { chest, history } = await openKnown();
    const before = chest.kept.get('days');
    await history.remove(dates.map(idOf));
    const none = chest.kept.get('days');
    await history.putBack();
    for (const wrong of [none, { version: 1, deals: [['x', 'tiu-u', '2026-01-01', null]] }]) {
      chest.kept.set('days', wrong);
      await openHistory(chest).open();
      expect(await datesIn(openHistory(chest))).toEqual(dates);
    }
    expect(Object(chest.kept.get('days')).deals).toHaveLength(Object(before).deals.length);
  });

  test('are told and no trouble where nothing can be written', async () => {
    const { chest } = await openKnown();
    chest.kept.delete('days');
    chest.refusal = 'writing';
    const history = openHistory(chest);
    expect(await datesIn(history)).toEqual(dates);
    await history.open();
    expect(history.state.getState().trouble).toBeNull();
  });
});

describe('deals of the day that an older app has set apart', () => {
  const older = (...days: readonly string[]) =>
    days.flatMap((date) => olderEntriesOf(roundToKeep(roundOfDay(date), { endedAt: date })));
  const apart = ['days-apart', { version: 1 }] as const;

  test('are told without a look at the rounds', async () => {
    const chest = createMemoryChest(new Map([...older(...dates), apart]));
    const part = vi.spyOn(chest, 'part');
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(part).not.toHaveBeenCalled();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    await openHistory(chest).open();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect([...chest.kept.keys()].filter((key) => /^day(s-apart|\/)/.test(key))).toEqual([]);
  });

  test('are told by its rounds where they are not all apart', async () => {
    const entries = older(...dates).filter(([key]) => key !== `day/${idOf(dates[0] ?? '')}`);
    const chest = createMemoryChest(new Map(entries));
    expect(await datesIn(openHistory(chest))).toEqual(dates);
  });

  test('join those that are known, where it was used once more', async () => {
    const { chest } = await openKnown();
    for (const [key, value] of [...older('2026-05-02'), apart]) chest.kept.set(key, value);
    expect(await datesIn(openHistory(chest))).toEqual([...dates, '2026-05-02']);
    await openHistory(chest).open();
    expect(await datesIn(openHistory(chest))).toEqual([...dates, '2026-05-02']);
  });

  test('are not forgotten where its rounds are brought up first', async () => {
    const chest = createMemoryChest(new Map([...older(...dates), apart]));
    await openHistory(chest).open();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
  });

  test('are left alone where a still newer version has set them apart', async () => {
    const chest = createMemoryChest(new Map(older(...dates)));
    const newer = new Map([
      ['day/later', { version: 9 }],
      ['days-apart', { version: 9 }],
    ]);
    for (const [key, value] of newer) chest.kept.set(key, value);
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    await openHistory(chest).open();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    for (const [key, value] of newer) expect(chest.kept.get(key)).toEqual(value);
  });
});
