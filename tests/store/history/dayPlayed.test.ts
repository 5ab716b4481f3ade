import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { seedOfDay } from '../../../src/store/days/dayDeal.ts';
import { entryStart } from '../../../src/store/history/entry.ts';
import { roundToKeep } from '../../../src/store/history/keptRound.ts';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { createMemoryChest, exportedText, openHistory } from '../../support/memoryChest.ts';
import { noonOf } from '../../support/noon.ts';
import { olderEntriesOf } from '../../support/olderRounds.ts';
import { unwrap } from '../../support/table.ts';
import { keptAgain } from './keptAgain.ts';
import { roundOf } from './rounds.ts';

afterEach(() => vi.unstubAllEnvs());

const roundOfDay = (date: string, meta = {}) =>
  roundOf(seedOfDay(date), meta, ['person', 'skilled']);
const round = roundOfDay('2026-11-24');
const playedOn = (endedAt: string): string | null | undefined =>
  roundToKeep(round, { endedAt }).kept.day?.playedOn;

describe('the day on which a deal of the day was played', () => {
  test.each([
    ['UTC', '2026-11-24T23:30:00.000Z', '2026-11-24'],
    ['Etc/GMT-8', '2026-11-23T16:30:00.000Z', '2026-11-24'],
    ['Etc/GMT-8', '2026-11-24T16:30:00.000Z', '2026-11-25'],
    ['Etc/GMT+8', '2026-11-25T07:30:00.000Z', '2026-11-24'],
    ['Etc/GMT-14', '2026-11-23T10:00:00.000Z', '2026-11-24'],
  ])('is that of the device in %s, at %s', (zone, endedAt, day) => {
    vi.stubEnv('TZ', zone);
    expect(playedOn(endedAt)).toBe(day);
  });

  test('is the one it was then, in whatever time zone it is read', () => {
    vi.stubEnv('TZ', 'Etc/GMT-8');
    const { kept, text } = roundToKeep(round, { endedAt: '2026-11-24T15:59:00.000Z' });
    vi.stubEnv('TZ', 'Etc/GMT-14');
    expect(keptAgain(kept)).toEqual(kept);
    expect(roundToKeep(unwrap(parseRecord(text))).kept).toEqual(kept);
    expect(kept.day).toEqual({ date: '2026-11-24', playedOn: '2026-11-24' });
  });

  test('is told by when it ended where no day is written that can be believed', () => {
    const odd = roundOfDay('2026-11-24', { playedOn: 'yesterday', date: '2026-11-25' });
    expect(roundToKeep(odd).kept.day).toEqual({ date: '2026-11-24', playedOn: '2026-11-25' });
  });
});

test('a round of any other deal has no day', () => {
  const { kept, text } = roundToKeep(roundOf('a'), { endedAt: '2026-11-24T12:00:00.000Z' });
  expect(kept.day).toBeNull();
  expect(text).not.toContain('playedOn');
});

describe('a history', () => {
  test('tells the deals of the day without reading anything else of them', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest, { now: noonOf('2026-11-24') });
    await history.keep({ round, match: 'm', number: 1 });
    await history.keep({ round: roundOf('a'), match: 'n', number: 1 });
    chest.kept.set(`${entryStart}later`, {
      version: 9,
      variant: 'hot-tile',
      day: { date: '2026-11-23', playedOn: '2026-11-23' },
    });
    chest.kept.set(`${entryStart}damaged`, { version: 3, variant: 'tiu-u', day: 'never' });
    expect(await history.dealsPlayed()).toEqual([
      { variant: 'tiu-u', day: { date: '2026-11-24', playedOn: '2026-11-24' } },
      { variant: 'hot-tile', day: { date: '2026-11-23', playedOn: '2026-11-23' } },
    ]);
  });

  test('does not move the day when the round is kept once more somewhere else', async () => {
    vi.stubEnv('TZ', 'Etc/GMT-8');
    const chest = createMemoryChest();
    const finished = { round, match: 'm', number: 1 };
    await openHistory(chest, { now: '2026-11-24T15:00:00.000Z' }).keep(finished);
    vi.stubEnv('TZ', 'Etc/GMT-14');
    const history = openHistory(chest, { now: '2026-11-26T15:00:00.000Z' });
    await history.keep(finished);
    expect((await history.dealsPlayed())?.map(({ day }) => day.playedOn)).toEqual(['2026-11-24']);
  });

  test('brings the days back from its file, on a device in another time zone', async () => {
    vi.stubEnv('TZ', 'Etc/GMT-8');
    const history = openHistory(undefined, { now: '2026-11-24T15:00:00.000Z' });
    await history.keep({ round, match: 'm', number: 1 });
    const file = await exportedText(history, openSettings(createMemoryStorage()).getState());
    vi.stubEnv('TZ', 'Etc/GMT-14');
    const other = openHistory();
    await other.add(file, { onProgress: () => undefined, signal: new AbortController().signal });
    expect(await other.dealsPlayed()).toEqual(await history.dealsPlayed());
    await other.open();
    expect(other.state.getState().stock?.rounds.map(({ day }) => day)).toEqual([
      { date: '2026-11-24', playedOn: '2026-11-24' },
    ]);
  });

  test('does not take the round of a friend for a day that was played here', async () => {
    const sent = roundOfDay('2026-11-24', { playedOn: '2026-11-24' });
    const history = openHistory();
    const listener = { onProgress: () => undefined, signal: new AbortController().signal };
    expect(await history.add(formatRecord(sent), listener)).toMatchObject({ added: 1 });
    expect(await history.dealsPlayed()).toEqual([]);
    await history.open();
    expect(history.state.getState().stock?.rounds).toMatchObject([{ day: null }]);
    await history.keep({ round: sent, match: 'm', number: 1 });
    expect(await history.dealsPlayed()).toHaveLength(1);
  });

  test('takes one’s own day from one’s own file where the round was only sent before', async () => {
    const history = openHistory(undefined, { now: noonOf('2026-11-24') });
    await history.keep({ round, match: 'm', number: 1 });
    const file = await exportedText(history, openSettings(createMemoryStorage()).getState());
    const listener = { onProgress: () => undefined, signal: new AbortController().signal };
    const other = openHistory();
    const sent = formatRecord(round);
    await other.add(sent, listener);
    await other.open();
    const puzzle = { at: 0, seat: 0, lost: 5 } as const;
    const accounts = round.players.map(() => ({ start: 0, luck: 0, hidden: 0, skill: 0, end: 0 }));
    const found = { accounts, puzzles: [puzzle], isLast: true };
    const { id } = roundToKeep(round).kept;
    await other.keepReview(id, 'a review', found);
    await other.keepOutcome(id, puzzle, 'solved');
    const day = { date: '2026-11-24', playedOn: '2026-11-24' };
    for (const text of [file, sent, file]) {
      expect(await other.add(text, listener)).toMatchObject({ added: 0, known: 1, wrong: [] });
      expect(await other.dealsPlayed()).toEqual([{ variant: 'tiu-u', day }]);
      expect(other.state.getState().stock?.rounds).toMatchObject([
        ...[{ day, endedAt: noonOf('2026-11-24'), match: 'm', number: 1, accounts }],
      ]);
    }
    expect(await other.reviewOf(id)).toBe('a review');
    const again = await exportedText(other, openSettings(createMemoryStorage()).getState());
    const { accounts: told, puzzles, ...meta } = unwrap(parseRecord(again.trim())).meta ?? {};
    expect([told, puzzles]).toEqual([accounts, [{ ...puzzle, outcome: 'solved' }]]);
    expect(meta).toEqual(unwrap(parseRecord(file.trim())).meta);
  });

  test.each([0, 20])(
    'takes it from the same file, lines that bring nothing between: %i',
    async (gap) => {
      const dated = roundToKeep(round, { endedAt: noonOf('2026-11-24') }).text;
      const listener = { onProgress: () => undefined, signal: new AbortController().signal };
      for (const [first, last] of [
        [dated, formatRecord(round)],
        [formatRecord(round), dated],
      ]) {
        const history = openHistory();
        await history.open();
        const lines = [first, ...Array.from({ length: gap }, () => 'x'), last];
        expect(await history.add(lines.join('\n'), listener)).toMatchObject({ added: 1, known: 1 });
        expect(history.state.getState().stock?.rounds).toHaveLength(1);
        expect(await history.dealsPlayed()).toHaveLength(1);
      }
    },
  );

  test('keeps the day of a round of an older app, also where half of it is lost', async () => {
    const older = olderEntriesOf(roundToKeep(round, { endedAt: noonOf('2026-11-24') }));
    for (const lost of ['none', 'record/']) {
      const half = older.filter(([key]) => !key.startsWith(lost));
      const mended = openHistory(createMemoryChest(new Map(half)));
      await mended.open();
      expect(mended.state.getState().stock?.rounds.map(({ day }) => day)).toEqual([
        { date: '2026-11-24', playedOn: '2026-11-24' },
      ]);
    }
  });
});
