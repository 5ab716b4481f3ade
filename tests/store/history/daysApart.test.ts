import { describe, expect, test, vi } from 'vitest';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import { seedOfDay } from '../../../src/store/days/dayDeal.ts';
import type { History } from '../../../src/store/history/history.ts';
import { createMemoryChest, type MemoryChest, openHistory } from '../../support/memoryChest.ts';
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

/** A chest with three deals of days and another round, whose days lie apart. */
async function openApart() {
  const chest = createMemoryChest();
  const history = openHistory(chest);
  await keepDays(history, ...dates);
  await history.keep({ round: roundOf('a'), match: 'm', number: 1 });
  await history.dealsPlayed();
  return { chest, history };
}

/** The keys under which deals lie apart. */
function apartIn({ kept }: MemoryChest): string[] {
  return [...kept.keys()].filter((key) => key.startsWith('day/')).toSorted();
}

const idOf = (date: string) => roundIdOf(roundOfDay(date));

describe('deals of the day', () => {
  test('are told without a look at the rounds, once they lie apart', async () => {
    const { chest } = await openApart();
    const spies = (['keys', 'look', 'entries', 'values', 'change'] as const).map((of) =>
      vi.spyOn(chest, of),
    );
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([['day/'], [['days-apart']]]);
  });

  test('go with their rounds, and come back with them', async () => {
    const { chest, history } = await openApart();
    await history.remove(dates.slice(1).map(idOf));
    expect(await datesIn(openHistory(chest))).toEqual(dates.slice(0, 1));
    await history.putBack();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    await keepDays(history, '2026-05-02');
    expect(await datesIn(openHistory(chest))).toEqual([...dates, '2026-05-02']);
  });

  test('come in with a file', async () => {
    const { chest, history } = await openApart();
    const { meta, ...round } = roundOfDay('2026-05-02');
    await history.add(formatRecord({ ...round, meta: { ...meta, date: '2026-05-02' } }), quiet);
    expect(await datesIn(openHistory(chest))).toEqual([...dates, '2026-05-02']);
  });

  test('are set apart where an earlier version has kept the rounds', async () => {
    const { chest } = await openApart();
    for (const key of [...apartIn(chest), 'days-apart']) chest.kept.delete(key);
    const look = vi.spyOn(chest, 'look');
    const history = openHistory(chest);
    expect(await datesIn(history)).toEqual(dates);
    expect(apartIn(chest)).toEqual(dates.map((date) => `day/${idOf(date)}`).toSorted());
    look.mockClear();
    expect(await datesIn(history)).toEqual(dates);
    expect(look).not.toHaveBeenCalled();
  });

  test.each([
    ['a list of nothing', []],
    ['a day that there is not', { version: 1, variant: 'tiu-u', day: { date: '2026-13-01' } }],
  ])('are set apart anew where one of them is damaged: %s', async (_, damage) => {
    const { chest } = await openApart();
    chest.kept.set(`day/${idOf(dates[0] ?? '')}`, damage).set('day/nothing', damage);
    const before = new Map(chest.kept);
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(chest.kept).not.toEqual(before);
    expect(apartIn(chest)).toHaveLength(dates.length);
  });

  test('that a newer version has set apart are told by their rounds, and left alone', async () => {
    const { chest } = await openApart();
    chest.kept.set(`day/${idOf(dates[0] ?? '')}`, { version: 9 }).set('day/later', { version: 9 });
    const before = new Map(chest.kept);
    await openHistory(chest).open();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(chest.kept).toEqual(before);
  });

  test('leave alone what a newer version has kept where they are set apart anew', async () => {
    const { chest } = await openApart();
    const newer = { version: 9 };
    const ofNewer = [`day/${idOf(dates[0] ?? '')}`, 'day/later', 'days-apart'];
    for (const key of ofNewer) chest.kept.set(key, newer);
    chest.kept.set('day/broken', []);
    await openHistory(chest).open();
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(ofNewer.map((key) => chest.kept.get(key))).toEqual([newer, newer, newer]);
    expect(chest.kept.has('day/broken')).toBe(false);
  });

  test('are set apart anew where what tells that they are is damaged', async () => {
    const { chest } = await openApart();
    chest.kept.delete(`day/${idOf(dates[0] ?? '')}`);
    chest.kept.set('days-apart', 'nonsense');
    expect(await datesIn(openHistory(chest))).toEqual(dates);
    expect(apartIn(chest)).toHaveLength(dates.length);
    expect(chest.kept.get('days-apart')).toEqual({ version: 1 });
  });

  test('are set apart anew where an earlier version has kept and deleted rounds in between', async () => {
    const { chest } = await openApart();
    const later = createMemoryChest();
    await keepDays(openHistory(later), '2026-05-02');
    for (const [key, value] of later.kept)
      if (/^(kept|record)/.test(key)) chest.kept.set(key, value);
    const gone = idOf(dates[0] ?? '');
    chest.kept.delete(`kept/${gone}`);
    chest.kept.delete(`record/${gone}`);
    const history = openHistory(chest);
    await history.open();
    expect(await datesIn(history)).toEqual([...dates.slice(1), '2026-05-02']);
    const before = new Map(chest.kept);
    await openHistory(chest).open();
    expect(chest.kept).toEqual(before);
  });

  test('of a round that another tab deletes meanwhile are not set apart', async () => {
    const { chest } = await openApart();
    chest.kept.delete('days-apart');
    const { change } = chest;
    const tab = openHistory(chest);
    vi.spyOn(chest, 'change').mockImplementationOnce(async (...asked) => {
      await tab.remove([idOf(dates[0] ?? '')]);
      await change(...asked);
    });
    await openHistory(chest).dealsPlayed();
    expect(await datesIn(openHistory(chest))).toEqual(dates.slice(1));
  });

  test('are told and no trouble where nothing can be written', async () => {
    const { chest } = await openApart();
    chest.kept.delete('days-apart');
    chest.refusal = 'writing';
    const history = openHistory(chest);
    expect(await datesIn(history)).toEqual(dates);
    await history.open();
    expect(history.state.getState().trouble).toBeNull();
  });
});
