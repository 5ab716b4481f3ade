import { describe, expect, test, vi } from 'vitest';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import type { Account } from '../../../src/review/review.ts';
import { addLines, mostLines } from '../../../src/store/history/addLines.ts';
import type { History } from '../../../src/store/history/history.ts';
import { type KeptRound, roundToKeep } from '../../../src/store/history/keptRound.ts';
import { createSettingsStore, settingsOf } from '../../../src/store/settings.ts';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';
import {
  createMemoryChest,
  createTabs,
  exportedText,
  openHistory,
} from '../../support/memoryChest.ts';
import { olderEntriesOf } from '../../support/olderRounds.ts';
import { unwrap } from '../../support/table.ts';
import { roundOf } from './rounds.ts';

const settings = settingsOf(createSettingsStore(openShelf(createMemoryStorage())).getState());
const quiet = { onProgress: () => undefined, signal: new AbortController().signal };
const account: Account = { start: 1, luck: 2.5, hidden: 0, skill: -4, end: -0.5 };
const found = {
  isLast: true,
  accounts: [account, account],
  puzzles: [
    { at: 4, seat: 0, lost: 30 },
    { at: 7, seat: 1, lost: 12 },
  ],
};

const tried = { at: 7, seat: 1, lost: 12 };

function byId({ id: one }: KeptRound, { id: other }: KeptRound): number {
  return one < other ? -1 : 1;
}

async function roundsIn(history: History) {
  await history.open();
  return history.state.getState().stock?.rounds ?? [];
}

function idOf(seed: string): string {
  return roundIdOf(roundOf(seed));
}

function played(seed: string, number = 1) {
  return { round: roundOf(seed), match: 'm', number };
}

describe('a round that is finished', () => {
  test('is kept with its date and its place in its match, in its record too', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest);
    const { round } = played('a');
    await history.keep({ round, match: 'm', number: 2 });
    const [kept] = await roundsIn(openHistory(chest));
    expect(kept).toMatchObject({
      id: roundIdOf(round),
      endedAt: '2026-05-01T12:00:00.000Z',
      match: 'm',
      number: 2,
      names: ['Ann', 'Bo'],
      controls: ['person', 'greedy'],
    });
    const record = unwrap(parseRecord(await exportedText(history, settings)));
    expect(record.meta).toMatchObject({ date: kept?.endedAt, match: 'm', round: 2 });
  });

  test('is kept once, and keeps its date', async () => {
    const chest = createMemoryChest();
    await openHistory(chest).keep(played('a'));
    const later = openHistory(chest, { now: '2027-01-01T00:00:00.000Z' });
    await later.keep(played('a'));
    expect((await roundsIn(later)).map(({ endedAt }) => endedAt)).toEqual([
      '2026-05-01T12:00:00.000Z',
    ]);
  });

  test('makes room for what it became when it was taken back', async () => {
    const history = openHistory();
    const first = roundOf('a');
    const other = roundOf('a', {}, ['greedy', 'person']);
    const otherEnd = {
      ...other,
      record: { ...other, plays: other.plays.slice(0, -1) },
    };
    await history.keep({ round: first, match: 'm', number: 1 });
    await history.keepReview(roundIdOf(first), '{}', found);
    await history.keep({ round: otherEnd, match: 'm', number: 1 });
    expect((await roundsIn(history)).map(({ id }) => id)).toEqual([roundIdOf(otherEnd)]);
    expect(await history.reviewOf(roundIdOf(first))).toBeUndefined();
  });

  test('makes room also where its deal, that no seed made, names its tiles in another order', async () => {
    const history = openHistory();
    const { seed: _, ...first } = roundOf('a');
    const { plays } = roundOf('a', {}, ['greedy', 'person']);
    const hands = first.deal.hands.map((hand) => hand.toReversed());
    const other = { ...first, deal: { ...first.deal, hands }, plays };
    await history.keep({ round: first, match: 'm', number: 1 });
    await history.keep({ round: other, match: 'm', number: 1 });
    expect((await roundsIn(history)).map(({ id }) => id)).toEqual([roundIdOf(other)]);
  });

  test('leaves another deal of the same number alone, and the same deal of another match', async () => {
    const history = openHistory();
    await history.keep(played('a'));
    await history.keep(played('b'));
    await history.keep({ round: roundOf('b', {}, ['person', 'person']), match: 'n', number: 1 });
    expect(await roundsIn(history)).toHaveLength(3);
  });

  test('does not come back once it was deleted', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest);
    const one = played('a');
    await history.keep(one);
    await history.remove([roundIdOf(one.round)]);
    await openHistory(chest).keep(one);
    expect(await roundsIn(history)).toEqual([]);
  });
});

describe('what is removed', () => {
  test('takes its review with it and comes back exactly', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest);
    const id = roundIdOf(played('a').round);
    await history.keep(played('a'));
    await history.keep(played('b', 2));
    await history.keepReview(id, '{"a review":1}', found);
    const before = new Map(chest.kept);
    await history.remove([id]);
    expect((await roundsIn(history)).map(({ number }) => number)).toEqual([2]);
    expect([...chest.kept.keys()].filter((key) => key.endsWith(id))).toEqual([]);
    expect(history.state.getState().removed.map((round) => round.id)).toEqual([id]);
    await history.putBack();
    expect(chest.kept).toEqual(before);
    expect(await roundsIn(history)).toHaveLength(2);
    expect(history.state.getState().removed).toEqual([]);
  });
});

describe('rounds that are removed one after the other', () => {
  test('all come back', async () => {
    const history = openHistory();
    const ids = ['a', 'b', 'c'].map((seed) => roundIdOf(played(seed).round));
    for (const [at, seed] of ['a', 'b', 'c'].entries()) await history.keep(played(seed, at + 1));
    const before = await roundsIn(history);
    await history.remove(ids.slice(0, 1));
    await history.remove(ids.slice(1, 2));
    expect(history.state.getState().removed).toHaveLength(2);
    expect(await roundsIn(history)).toHaveLength(1);
    await history.putBack();
    expect(await roundsIn(history)).toEqual(before);
    expect(history.state.getState().removed).toEqual([]);
  });
});

describe('reviews', () => {
  test('are kept beside the rounds of the history, and no others', async () => {
    const history = openHistory();
    const id = roundIdOf(played('a').round);
    await history.keepReview(id, '{}', found);
    expect(await history.reviewOf(id)).toBeUndefined();
    await history.keep(played('a'));
    await history.keepReview(id, '{}', found);
    expect(await history.reviewOf(id)).toBe('{}');
    expect((await roundsIn(history))[0]?.accounts).toEqual(found.accounts);
    await history.keepOutcome(id, tried, 'solved');
    // Kept again, as by a reload, and reviewed again, what was tried stays tried.
    await history.keepReview(id, '{}', found);
    await history.keep(played('a'));
    const [round] = await roundsIn(history);
    expect(round?.accounts).toEqual(found.accounts);
    expect(round?.puzzles).toEqual([
      { at: 4, seat: 0, lost: 30, outcome: null },
      { at: 7, seat: 1, lost: 12, outcome: 'solved' },
    ]);
  });
});

describe('a decision that is tried again', () => {
  const outcomes = async (history: History) =>
    (await roundsIn(history))[0]?.puzzles.map(({ at, outcome }) => [at, outcome]);

  test('is solved for good, whatever is tried or found later', async () => {
    const history = openHistory();
    await history.keep(played('a'));
    await history.keepReview(idOf('a'), '{}', found);
    await history.keepOutcome(idOf('a'), tried, 'missed');
    expect(await outcomes(history)).toEqual([
      [4, null],
      [7, 'missed'],
    ]);
    await history.keepOutcome(idOf('a'), tried, 'solved');
    await history.keepOutcome(idOf('a'), tried, 'missed');
    await history.keepReview(idOf('a'), '{}', { ...found, puzzles: [] });
    expect(await outcomes(history)).toEqual([[7, 'solved']]);
  });

  test('counts where it is solved, even if it was no puzzle of its round', async () => {
    const history = openHistory();
    await history.keep(played('a'));
    await history.keepReview(idOf('a'), '{}', found);
    await history.keepOutcome(idOf('a'), { at: 2, seat: 0, lost: 20 }, 'missed');
    expect(await outcomes(history)).toHaveLength(2);
    await history.keepOutcome(idOf('a'), { at: 2, seat: 0, lost: 20 }, 'solved');
    expect(await outcomes(history)).toEqual([
      [4, null],
      [2, 'solved'],
      [7, null],
    ]);
  });
});

describe('the figures of a review that has only begun', () => {
  const begun = { ...found, isLast: false };
  const less = { ...account, luck: -2.5 };
  const next = { ...begun, accounts: [less, less], puzzles: [] };

  test('make room for those of each further part of it', async () => {
    const history = openHistory();
    await history.keep(played('a'));
    await history.keepReview(idOf('a'), '{}', begun);
    expect((await roundsIn(history))[0]).toMatchObject({ accounts: found.accounts });
    await history.keepReview(idOf('a'), '{}', next);
    expect((await roundsIn(history))[0]).toMatchObject({ accounts: next.accounts, puzzles: [] });
  });

  test('leave those that came with a round, until the review is whole', async () => {
    const { round, ...others } = played('a');
    const meta = { ...round.meta, accounts: [{ ...account }, { ...account }] };
    const history = openHistory();
    await history.keep({ ...others, round: { ...round, meta } });
    for (const _ of ['first part', 'second part']) {
      await history.keepReview(idOf('a'), '{}', next);
      expect((await roundsIn(history))[0]).toMatchObject({ accounts: [account, account] });
      expect(await history.reviewOf(idOf('a'))).toBeUndefined();
    }
    await history.keepReview(idOf('a'), '{}', { ...next, isLast: true });
    expect((await roundsIn(history))[0]).toMatchObject({ accounts: next.accounts, puzzles: [] });
    expect(await history.reviewOf(idOf('a'))).toBe('{}');
  });
});

describe('a review that is asked for', () => {
  test('does not wait for rounds that come in', async () => {
    const chest = createMemoryChest();
    let goOn = (): void => undefined;
    const pause = (): Promise<void> =>
      new Promise((resolve) => {
        goOn = resolve;
      });
    const history = openHistory(chest, { pause });
    await history.keep(played('a'));
    await history.keepReview(idOf('a'), '{}', found);
    const adding = history.add(formatRecord(roundOf('b')), quiet);
    expect(await history.reviewOf(idOf('a'))).toBe('{}');
    goOn();
    expect(await adding).toMatchObject({ added: 1 });
  });
});

describe('a file', () => {
  test('may tell a date that cannot be kept, which then is not known', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest);
    await history.add(formatRecord(roundOf('a', { date: 'Jan 1 12345' })), quiet);
    const change = vi.spyOn(chest, 'change');
    expect((await roundsIn(history)).map(({ endedAt }) => endedAt)).toEqual([null]);
    // Nothing has to be mended.
    expect(change).not.toHaveBeenCalled();
  });

  test('brings the same history to another device, and brings it once', async () => {
    const here = openHistory();
    await here.keep(played('a'));
    await here.keep(played('b', 2));
    await here.keepReview(roundIdOf(played('a').round), '{}', found);
    const text = await exportedText(here, { ...settings, theme: 'dark' });
    const there = openHistory();
    const first = await there.add(text, quiet);
    expect(first).toMatchObject({ added: 2, known: 0, wrong: [], cutShort: null });
    expect(first.settings).toEqual({ ...settings, theme: 'dark' });
    expect(await roundsIn(there)).toEqual(await roundsIn(here));
    expect(await exportedText(there, { ...settings, theme: 'dark' })).toBe(text);
    expect(await there.add(text, quiet)).toMatchObject({ added: 0, known: 2 });
  });

  test('may tell of the puzzles of days, which no round keeps; where that is not sound it is nothing', async () => {
    const here = openHistory();
    await here.keep(played('a'));
    const days = { '2027-07-07': { a: 'solved', b: 'missed' } } as const;
    const text = await exportedText(here, settings, days);
    const there = openHistory();
    expect(await there.add(text, quiet)).toMatchObject({ added: 1, puzzleDays: days });
    expect(await exportedText(there, settings)).toBe(await exportedText(here, settings));
    const wrong = text.replace('2027-07-07', '2027-77-07');
    const added = await openHistory().add(wrong, quiet);
    expect(added).toMatchObject({ added: 1, settings });
    expect(added).not.toHaveProperty('puzzleDays');
  });

  test('tells every line that brings nothing, and why', async () => {
    const history = openHistory();
    const line = formatRecord(roundOf('a'));
    const record = roundOf('b');
    const unfinished = formatRecord({ ...record, plays: record.plays.slice(0, 5) });
    const practice = formatRecord(roundOf('c', { whatIf: true }));
    const text = [line, 'no record', '', line, unfinished, practice].join('\n');
    const added = await history.add(text, quiet);
    expect(added).toMatchObject({ added: 1, known: 1 });
    expect(added.wrong.map(({ line: at, problem }) => [at, problem.code])).toEqual([
      [2, 'wrong-record'],
      [5, 'unfinished'],
      [6, 'practice'],
    ]);
    expect(await roundsIn(history)).toHaveLength(1);
  });

  test('may hold rounds of elsewhere: without a date, alone, with players nobody knows', async () => {
    const history = openHistory();
    const record = roundOf('a');
    const strange = { ...record, meta: { players: 'x'.repeat(100_000), match: 7, date: 'once' } };
    expect(await history.add(formatRecord(strange), quiet)).toMatchObject({ added: 1 });
    const dated = { ...roundOf('b'), meta: { date: '2024-05-01' } };
    await history.add(formatRecord(dated), quiet);
    expect(
      (await roundsIn(history)).map(({ endedAt, match, controls }) => [endedAt, match, controls]),
    ).toEqual([
      ['2024-05-01', null, ['person', 'person']],
      [null, null, ['person', 'person']],
    ]);
  });

  test('can be stopped in the middle; what was added until then stays, and the rest can come later', async () => {
    const history = openHistory();
    const lines = Array.from({ length: 30 }, (_, at) => formatRecord(roundOf(`s${at}`)));
    const stop = new AbortController();
    const told: number[] = [];
    const onProgress = (done: number): void => {
      told.push(done);
      if (done > 0) stop.abort();
    };
    const added = await history.add(lines.join('\n'), { onProgress, signal: stop.signal });
    expect(added.cutShort).toBe('stopped');
    expect(told.length).toBe(2);
    expect((await roundsIn(history)).length).toBe(added.added);
    const rest = await history.add(lines.join('\n'), quiet);
    expect(rest.added + added.added).toBe(30);
  });

  test('lets the page draw while a large one is looked through, and can be stopped there', async () => {
    const text = `${formatRecord(roundOf('a'))}\n`.repeat(800);
    const stop = new AbortController();
    const pause = vi.fn(() => {
      if (pause.mock.calls.length === 2) stop.abort();
      return Promise.resolve();
    });
    const onProgress = vi.fn();
    const listener = { onProgress, signal: stop.signal, pause };
    const { added } = await addLines(createMemoryChest(), text, listener);
    expect(added).toMatchObject({ added: 0, wrong: [], cutShort: 'stopped' });
    expect(onProgress).not.toHaveBeenCalled();
    expect(pause).toHaveBeenCalledTimes(2);
  });
});

describe('a file that cannot be brought in whole', () => {
  test('tells what was kept of it before there was no room, and that there was none', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest);
    await history.open();
    const lines = Array.from({ length: 20 }, (_, at) => formatRecord(roundOf(`s${at}`)));
    const onProgress = (done: number): void => {
      if (done > 0) chest.refusal = 'writing';
    };
    const added = await history.add(lines.join('\n'), { ...quiet, onProgress });
    expect(added).toMatchObject({ added: 8, known: 0, cutShort: 'storage-full' });
    expect(history.state.getState().trouble).toBe('storage-full');
    expect(history.state.getState().stock?.rounds).toHaveLength(8);
  });

  test('is read up to so many lines, of which the first wrong ones are told, and asks nothing of the chest', async () => {
    const chest = createMemoryChest();
    const change = vi.spyOn(chest, 'change');
    let all = 0;
    const onProgress = (_: number, lines: number): void => {
      all = lines;
    };
    const added = await openHistory(chest).add('x\n'.repeat(mostLines + 1), {
      ...quiet,
      onProgress,
    });
    expect(all).toBe(mostLines);
    expect(added).toMatchObject({ added: 0, moreWrong: mostLines - 20, cutShort: 'too-many' });
    expect(added.wrong.map(({ line }) => line)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(change).not.toHaveBeenCalled();
  });

  test('may have as many lines as are read, and a blank one at its end', async () => {
    const text = '\n'.repeat(mostLines - 1) + formatRecord(roundOf('a'));
    const history = openHistory();
    expect(await history.add(`${text}\n\n`, quiet)).toMatchObject({ added: 1, cutShort: null });
    expect(await history.add(`\n${text}`, quiet)).toMatchObject({ added: 0, cutShort: 'too-many' });
  });
});

describe('what lies in the chest', () => {
  test('does not come back where another tab deletes it while it is looked through', async () => {
    const older = olderEntriesOf(roundToKeep(roundOf('a')));
    const chest = createMemoryChest(new Map(older));
    const history = openHistory(chest);
    const { part } = chest;
    vi.spyOn(chest, 'part').mockImplementation(async (...asked) => {
      const seen = await part(...asked);
      chest.kept.clear();
      return seen;
    });
    expect(await roundsIn(history)).toEqual([]);
    expect(history.state.getState().stock).toMatchObject({ newer: 0, damaged: 0 });
    expect(chest.kept.size).toBe(0);
  });

  test('is made whole where an older app has lost half of it', async () => {
    const rounds = ['a', 'b', 'c', 'd'].map((seed) =>
      roundToKeep(roundOf(seed), { endedAt: '2026-05-01', match: 'm' }),
    );
    const chest = createMemoryChest(new Map(rounds.flatMap(olderEntriesOf)));
    const [first, second, third, fourth] = rounds.map(({ kept }) => kept.link);
    chest.kept.delete(`kept/${first}`);
    chest.kept.set(`kept/${second}`, { version: 1, nonsense: true });
    chest.kept.delete(`record/${third}`);
    chest.kept.set(`record/${fourth}`, { version: 1, text: 'cut of' });
    const history = openHistory(chest);
    expect((await roundsIn(history)).toSorted(byId)).toEqual(
      rounds.map(({ kept }) => kept).toSorted(byId),
    );
    expect(history.state.getState().stock?.damaged).toBe(0);
    expect((await exportedText(history, settings)).trim().split('\n')).toHaveLength(4);
    expect(chest.kept.size).toBe(4);
  });

  test('is set aside where it cannot be mended, never deleted, and given out as text', async () => {
    const chest = createMemoryChest();
    chest.kept.set('record/nonsense', { version: 1, text: 'cut of' });
    const history = openHistory(chest);
    expect(await roundsIn(history)).toEqual([]);
    expect(history.state.getState().stock?.damaged).toBe(1);
    expect(await history.damagedText()).toContain('cut of');
    expect(chest.kept.has('record/nonsense')).toBe(false);
    chest.refusal = 'writing';
    await expect(history.dropDamaged()).resolves.toBe(false);
    chest.refusal = 'none';
    await expect(history.dropDamaged()).resolves.toBe(true);
    expect(history.state.getState().stock?.damaged).toBe(0);
  });

  test('is left alone where a newer version has kept it', async () => {
    const chest = createMemoryChest();
    const one = played('a');
    const id = roundIdOf(one.round);
    chest.kept.set(`kept/${id}`, { version: 9 }).set('record/other', { version: 9 });
    const before = new Map(chest.kept);
    const history = openHistory(chest);
    await history.keep(one);
    expect(await history.add(formatRecord(one.round), quiet)).toMatchObject({ known: 1 });
    expect(await roundsIn(history)).toEqual([]);
    expect(history.state.getState().stock).toMatchObject({ newer: 2, damaged: 0 });
    expect(chest.kept).toEqual(before);
  });
});

describe('storage', () => {
  test('that refuses is told, and nothing rejects', async () => {
    const chest = createMemoryChest();
    chest.refusal = 'all';
    const history = openHistory(chest);
    await history.keep(played('a'));
    expect(history.state.getState().trouble).toBe('storage-denied');
    await history.open();
    expect(await history.exportAll(settings)).toBeUndefined();
    expect(await history.reviewOf('x')).toBeUndefined();
    vi.spyOn(chest, 'values').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await history.reviewOf('x')).toBeUndefined();
    expect(await history.add(formatRecord(roundOf('a')), quiet)).toMatchObject({
      added: 0,
      cutShort: 'storage-denied',
    });
    await history.remove(['x']);
    await history.putBack();
  });

  test('that is full is told until something could be kept again', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest);
    chest.refusal = 'writing';
    await history.keep(played('a'));
    await history.open();
    expect(history.state.getState().trouble).toBe('storage-full');
    chest.refusal = 'none';
    await history.keep(played('a'));
    expect(history.state.getState().trouble).toBeNull();
  });

  test('shows what another tab has changed', async () => {
    const chest = createMemoryChest();
    const tabs = createTabs();
    const [one, other] = [
      openHistory(chest, { tabs: tabs.open() }),
      openHistory(chest, { tabs: tabs.open() }),
    ];
    one.state.subscribe(() => undefined);
    await one.open();
    const count = () => one.state.getState().stock?.rounds.length;
    await other.keep(played('a'));
    await expect.poll(count).toBe(1);
    await other.remove([idOf('a')]);
    await expect.poll(count).toBe(0);
    await other.putBack();
    await expect.poll(count).toBe(1);
  });

  test('is looked through when somebody comes to look, and not for each thing that is kept', async () => {
    const chest = createMemoryChest();
    const look = vi.spyOn(chest, 'part');
    const tabs = createTabs();
    const [one, other] = [
      openHistory(chest, { tabs: tabs.open() }),
      openHistory(chest, { tabs: tabs.open() }),
    ];
    await one.open();
    await other.open();
    look.mockClear();
    for (const [at, seed] of ['a', 'b', 'c'].entries()) await one.keep(played(seed, at + 1));
    await one.keepReview(idOf('a'), '{}', found);
    await one.keepOutcome(idOf('a'), tried, 'missed');
    await one.remove([idOf('b'), idOf('c')]);
    await one.putBack();
    await one.remove([idOf('b')]);
    await one.add(formatRecord(roundOf('d')), quiet);
    expect(look).not.toHaveBeenCalled();
    const { stock } = one.state.getState();
    expect(stock?.rounds).toHaveLength(3);
    await one.open();
    expect(one.state.getState().stock).toEqual(stock);
    expect(await roundsIn(other)).toEqual(stock?.rounds);
  });

  test('is looked through once for what another tab tells many times', async () => {
    const chest = createMemoryChest();
    let changed = (): void => undefined;
    const watch = (told: () => void): boolean => {
      changed = told;
      return true;
    };
    const history = openHistory(chest, { tabs: { tell: () => undefined, watch } });
    history.state.subscribe(() => undefined);
    await history.open();
    const look = vi.spyOn(chest, 'part');
    for (let times = 0; times < 5; times += 1) changed();
    await history.exportAll(settings);
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('that refuses to take back what was removed loses nothing of it', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest);
    await history.keep(played('a'));
    await history.open();
    const before = new Map(chest.kept);
    await history.remove([idOf('a')]);
    chest.refusal = 'writing';
    await history.putBack();
    expect(history.state.getState()).toMatchObject({ trouble: 'storage-full' });
    expect(history.state.getState().removed).toHaveLength(1);
    chest.refusal = 'none';
    await history.putBack();
    expect(chest.kept).toEqual(before);
    expect(history.state.getState()).toMatchObject({ trouble: null, removed: [] });
    expect(history.state.getState().stock?.rounds).toHaveLength(1);
  });

  test('that is full stays told by what writes nothing', async () => {
    const chest = createMemoryChest();
    const history = openHistory(chest);
    chest.refusal = 'writing';
    expect(await history.keep(played('a'))).toMatchObject({ ok: false });
    chest.refusal = 'none';
    await history.keepReview(idOf('a'), '{}', found);
    await history.add('nothing', quiet);
    await history.remove([idOf('a')]);
    await history.putBack();
    expect(history.state.getState().trouble).toBe('storage-full');
    expect(await history.keep(played('a'))).toMatchObject({ ok: true });
    expect(history.state.getState().trouble).toBeNull();
  });
});
