import { describe, expect, test } from 'vitest';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { isSameRound, roundIdIn, roundIdOf } from '../../../src/records/roundId.ts';
import { seedOfDay } from '../../../src/store/days/dayDeal.ts';
import { chestEntryOf, newEntry } from '../../../src/store/history/entry.ts';
import type { History } from '../../../src/store/history/history.ts';
import { type RoundToKeep, roundToKeep } from '../../../src/store/history/keptRound.ts';
import { createSettingsStore, settingsOf } from '../../../src/store/settings.ts';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';
import {
  createMemoryChest,
  exportedText,
  type MemoryChest,
  openHistory,
} from '../../support/memoryChest.ts';
import { olderEntriesOf } from '../../support/olderRounds.ts';
import { roundOf } from './rounds.ts';

const settings = settingsOf(createSettingsStore(openShelf(createMemoryStorage())).getState());
const quiet = { onProgress: () => undefined, signal: new AbortController().signal };
const account = { start: 1, luck: 2.5, hidden: 0, skill: -4, end: -0.5 };
const puzzle = { at: 4, seat: 0, lost: 30 };
const found = { isLast: true, accounts: [account, account], puzzles: [puzzle] };

/** Rounds of one match, one of them a deal of the day. */
const records = [
  roundOf(seedOfDay('2026-04-29'), { playedOn: '2026-04-29' }, ['person', 'skilled']),
  ...['a', 'b', 'c'].map((seed) => roundOf(seed)),
];
const rounds = records.map((record, at) =>
  roundToKeep(record, { endedAt: `2026-04-30T12:0${at}:00.000Z`, match: 'm', number: at + 1 }),
);
const others = ['d', 'e'].map((seed) => roundToKeep(roundOf(seed), { endedAt: '2026-04-28' }));
/** What another tab keeps meanwhile, of a match that it has left. */
const ofOther = roundOf('of another tab');
const ofOtherTab = { round: ofOther, match: 'other', number: 1, hasLeft: true };
const ids = rounds.map(({ kept }) => kept.id);

/** More than are brought up at once. */
const many = Array.from({ length: 30 }, (_, at) => roundToKeep(roundOf(`many ${at}`)));

/** Everything a device can hold: rounds with reviews, outcomes and marks, and the reminder. */
async function filled(): Promise<Map<string, unknown>> {
  const chest = createMemoryChest();
  const history = openHistory(chest);
  for (const [at, round] of records.entries()) {
    await history.keep({ round, match: 'm', number: at + 1 });
  }
  await history.dealsPlayed();
  await history.keepReview(ids[1] ?? '', 'a review', found);
  await history.keepOutcome(ids[1] ?? '', puzzle, 'solved');
  await history.exportAll(settings);
  await history.keepSaved();
  await history.remindLater();
  return chest.kept;
}

/** The same as an older app has left it. */
function older(all: readonly RoundToKeep[] = rounds): Map<string, unknown> {
  const [, second] = all.map(({ kept }) => kept.link);
  return new Map<string, unknown>([
    ...all.flatMap(olderEntriesOf),
    ['days-apart', { version: 1 }],
    [`review/${second}`, { version: 1, text: 'a review' }],
    [`saved/${second}`, true],
  ]);
}

/** What a browser does at one of the writes of a chest. */
type Fault =
  | 'refuses it'
  | 'refuses it and all that follow'
  | 'is gone before it'
  | 'never answers it'
  | 'lets another tab come before it';

const faults: readonly Fault[] = [
  'refuses it',
  'refuses it and all that follow',
  'is gone before it',
  'never answers it',
  'lets another tab come before it',
];

const never = new Promise<never>(() => undefined);

/** @param at which write, counted from 0; tells how many there were */
function withFault(chest: MemoryChest, at: number, fault: Fault): () => number {
  const { change } = chest;
  let writes = 0;
  chest.change = async (...asked) => {
    const own = writes;
    writes += 1;
    const isThis = own === at;
    if (fault === 'lets another tab come before it' && isThis) {
      await openHistory({ ...chest, change }).keep(ofOtherTab);
    }
    const isRefused = fault === 'refuses it' ? isThis : own >= at;
    if (fault.startsWith('refuses') && isRefused) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    if (fault === 'is gone before it' && own >= at) return never;
    await change(...asked);
    return fault === 'never answers it' && isThis ? never : undefined;
  };
  return () => writes;
}

/** Lets everything go on that waits for no answer of a browser. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What is read of a chest by a page that opens it anew. */
async function readAnew(kept: ReadonlyMap<string, unknown>) {
  const chest = createMemoryChest(new Map(structuredClone([...kept])));
  const history = openHistory(chest);
  await history.open();
  const { stock, trouble } = history.state.getState();
  expect([trouble, stock?.damaged, stock?.newer]).toEqual([null, 0, 0]);
  const all = stock?.rounds ?? [];
  expect((await history.dealsPlayed())?.length).toBe(all.filter(({ day }) => day !== null).length);
  const lines = (await exportedText(history, settings)).split('\n').filter((line) => line !== '');
  expect(lines.map(roundIdIn).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  const whole = await Promise.all(
    all.map(async (kept) => ({
      kept: { ...kept, feats: null },
      isSaved: stock?.saved.has(kept.id),
      review: await history.reviewOf(kept.id),
    })),
  );
  return new Map(whole.map((one) => [one.kept.id, one]));
}

type Sight = Awaited<ReturnType<typeof readAnew>>;

/** Each round is as it was before, or as it is once all is done. */
function expectEachWhole(now: Sight, before: Sight, after: Sight): void {
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    expect([before.get(id), after.get(id)]).toContainEqual(now.get(id));
  }
  expect(now.size).toBeGreaterThanOrEqual(Math.min(before.size, after.size));
}

interface Deed {
  readonly does: string;
  readonly from: () => Promise<Map<string, unknown>> | Map<string, unknown>;
  /** What is done before anything goes wrong. */
  readonly first?: (history: History) => Promise<unknown>;
  readonly work: (history: History) => Promise<unknown>;
}

const file = [...others, ...rounds.slice(0, 1)].map(({ text }) => text).join('\n');

const deeds: readonly Deed[] = [
  {
    does: 'keeps a round',
    from: filled,
    work: (history) => history.keep({ round: roundOf('d'), match: 'm', number: 5 }),
  },
  {
    does: 'keeps a round that was finished otherwise',
    from: filled,
    work: (history) =>
      history.keep({ round: roundOf('a', {}, ['greedy', 'person']), match: 'm', number: 2 }),
  },
  { does: 'removes rounds', from: filled, work: (history) => history.remove(ids) },
  {
    does: 'removes rounds that lie in their older form beside their entries',
    from: async () => new Map([...(await filled()), ...older(rounds.slice(0, 2))]),
    first: (history) => history.open(),
    work: (history) => history.remove(ids),
  },
  {
    does: 'puts rounds back',
    from: filled,
    first: (history) => history.remove(ids),
    work: (history) => history.putBack(),
  },
  { does: 'brings in a file', from: filled, work: (history) => history.add(file, quiet) },
  {
    does: 'keeps a review',
    from: filled,
    work: (history) => history.keepReview(ids[2] ?? '', 'another review', found),
  },
  {
    does: 'keeps what a try came to',
    from: filled,
    work: (history) => history.keepOutcome(ids[3] ?? '', puzzle, 'solved'),
  },
  {
    does: 'marks rounds as saved',
    from: older,
    work: async (history) => {
      await history.exportAll(settings);
      await history.keepSaved();
    },
  },
  { does: 'brings up older forms', from: older, work: (history) => history.open() },
  {
    does: 'brings up many older forms',
    from: () => older([...rounds, ...many]),
    work: (history) => history.open(),
  },
  {
    does: 'brings up older forms beside entries of the same rounds',
    from: async () => new Map([...(await filled()), ...older(rounds.slice(0, 2))]),
    work: (history) => history.open(),
  },
];

/** Opens a history where a deed begins. */
async function begun({ from, first }: Deed) {
  const chest = createMemoryChest(new Map(await from()));
  const history = openHistory(chest);
  await first?.(history);
  return { chest, history };
}

describe.each(deeds)('a history that $does', (deed) => {
  const { work } = deed;

  test.each(faults)('loses nothing where the browser %s', async (fault) => {
    const done = await begun(deed);
    const before = await readAnew(done.chest.kept);
    const count = withFault(done.chest, Number.POSITIVE_INFINITY, fault);
    await work(done.history);
    const after = await readAnew(done.chest.kept);
    expect(count()).toBeGreaterThan(0);
    for (let at = 0; at < count(); at += 1) {
      const { chest, history } = await begun(deed);
      withFault(chest, at, fault);
      await Promise.race([work(history), turn()]);
      const now = await readAnew(chest.kept);
      if (fault === 'lets another tab come before it') {
        expect(now.delete(roundIdOf(ofOther))).toBe(true);
        expect(now).toEqual(after);
      } else expectEachWhole(now, before, after);
    }
  });

  test('comes to the same in the end where each write is refused once', async () => {
    const done = await begun(deed);
    await work(done.history);
    const { chest, history } = await begun(deed);
    const { change } = chest;
    for (let at = 0; at < 3; at += 1) {
      withFault(chest, at, 'refuses it and all that follow');
      await work(history);
      chest.change = change;
    }
    await work(history);
    expect(await readAnew(chest.kept)).toEqual(await readAnew(done.chest.kept));
  });

  test('leaves alone what a newer version has kept', async () => {
    const newer = { version: 9, more: 'than is known here' };
    const { chest, history } = await begun(deed);
    const [own = '', link = ''] = [ids[0], rounds[0]?.kept.link];
    const keys = [`kept/${own}`, `kept/${link}`, `record/${link}`, 'days', 'table', 'reminder'];
    const there = keys.filter((key) => chest.kept.has(key) || !key.includes('/'));
    for (const key of there) chest.kept.set(key, newer);
    await work(history);
    for (const key of there) expect([key, chest.kept.get(key)]).toEqual([key, newer]);
  });
});

describe('two rounds that had the same id by chance', () => {
  const [one, other] = [roundOf('a'), roundOf('b')].map((record) => roundToKeep(record));
  if (one === undefined || other === undefined) throw new Error('there are two');
  const { id } = one.kept;
  /** The second lies where the first belongs. */
  const taken = () =>
    createMemoryChest(
      new Map([chestEntryOf(newEntry({ ...other, kept: { ...other.kept, id } }, false))]),
    );

  test.each<readonly [string, (history: History, chest: MemoryChest) => Promise<unknown>]>([
    ['played', (history) => history.keep({ round: roundOf('a'), match: 'm', number: 1 })],
    ['brought in', (history) => history.add(one.text, quiet)],
    [
      'brought up',
      (history, chest) => {
        for (const [key, value] of olderEntriesOf(one)) chest.kept.set(key, value);
        return history.open();
      },
    ],
  ])('both lie here, and each is itself: %s', async (_, work) => {
    const chest = taken();
    for (let times = 0; times < 2; times += 1) await work(openHistory(chest), chest);
    const history = openHistory(chest);
    await history.open();
    const kept = history.state.getState().stock?.rounds ?? [];
    expect(kept.map(({ link }) => link).toSorted()).toEqual(
      [one.kept.link, other.kept.link].toSorted(),
    );
    const lines = (await exportedText(history, settings)).trim().split('\n');
    expect(lines.filter((line) => isSameRound(line, one.text))).toHaveLength(1);
    await history.remove(kept.flatMap((round) => (round.link === one.kept.link ? [round.id] : [])));
    expect(history.state.getState().stock?.rounds.map(({ link }) => link)).toEqual([
      other.kept.link,
    ]);
  });
});

describe('rounds of older apps', () => {
  test('are brought up some at a time, with pauses, and are the same rounds', async () => {
    const chest = createMemoryChest(older([...rounds, ...many]));
    const sizes: number[] = [];
    let pauses = 0;
    const { change } = chest;
    chest.change = (keys, decide) => {
      sizes.push(keys.length);
      return change(keys, decide);
    };
    const pause = () => {
      pauses += 1;
      return Promise.resolve();
    };
    const history = openHistory(chest, { pause });
    await history.open();
    const { stock } = history.state.getState();
    expect(stock?.rounds.map(({ id }) => id).toSorted()).toEqual(
      [...rounds, ...many].map(({ kept }) => kept.id).toSorted(),
    );
    expect(stock?.saved).toEqual(new Set([ids[1]]));
    expect(await history.reviewOf(ids[1] ?? '')).toBe('a review');
    expect(Math.max(...sizes)).toBeLessThan(200);
    expect(pauses).toBeGreaterThan(1);
    expect([...chest.kept.keys()].filter((key) => !key.startsWith('kept/'))).toEqual([]);
  });

  test('are brought up before a review of theirs is asked for', async () => {
    const history = openHistory(createMemoryChest(older()));
    expect(await history.reviewOf(ids[1] ?? '')).toBe('a review');
  });

  test('are shown and saved as a file where the browser refuses to write, which is told', async () => {
    const chest = createMemoryChest(older());
    const before = new Map(chest.kept);
    chest.refusal = 'writing';
    const history = openHistory(chest);
    await history.open();
    expect(history.state.getState()).toMatchObject({ trouble: 'storage-full' });
    expect(history.state.getState().stock?.rounds).toHaveLength(4);
    const file = await exportedText(history, settings);
    expect(file.trim().split('\n').map(roundIdIn).toSorted()).toEqual(ids.toSorted());
    expect(chest.kept).toEqual(before);
    chest.refusal = 'none';
    await history.open();
    expect(history.state.getState()).toMatchObject({ trouble: null });
  });

  test('tell of a round that lies here what is not known of it', async () => {
    const [round] = rounds;
    if (round === undefined) throw new Error('there is a round');
    const { kept, text } = round;
    const sent = { kept: { ...kept, endedAt: null, day: null, match: null, number: null } };
    const tried = [
      { ...puzzle, outcome: 'solved' as const },
      { at: 7, seat: 0, lost: 9, outcome: null },
    ];
    const again = { kept: { ...kept, accounts: found.accounts, puzzles: tried }, text };
    const chest = createMemoryChest(
      new Map([
        chestEntryOf(newEntry({ ...sent, text: formatRecord(records[0] ?? ofOther) }, true)),
        ...olderEntriesOf(again),
        [`review/${kept.link}`, { version: 1, text: 'a review' }],
      ]),
    );
    const history = openHistory(chest);
    await history.open();
    expect(history.state.getState().stock?.rounds).toEqual([again.kept]);
    expect(history.state.getState().stock?.saved).toEqual(new Set([kept.id]));
    expect(await history.reviewOf(kept.id)).toBe('a review');
    expect(chest.kept.size).toBe(1);
  });
});

test('a history that no room is left to bring up lets go of its older rounds, and puts them back', async () => {
  const chest = createMemoryChest(older());
  const { change } = chest;
  chest.change = (...asked) =>
    change(asked[0], (values) => {
      const written = asked[1](values);
      const isLarge = written.put?.some(([key]) => key.startsWith('kept/')) ?? false;
      if (isLarge) throw new DOMException('full', 'QuotaExceededError');
      return written;
    });
  const history = openHistory(chest);
  await history.open();
  expect(history.state.getState().stock?.rounds).toHaveLength(rounds.length);
  await history.remove(ids.slice(0, 1));
  expect(history.state.getState().stock?.rounds.map(({ id }) => id)).not.toContain(ids[0]);
  expect([...chest.kept.keys()].filter((key) => key.endsWith(rounds[0]?.kept.link ?? ''))).toEqual(
    [],
  );
  chest.change = change;
  await history.putBack();
  const before = await readAnew(older());
  expect(await readAnew(chest.kept)).toEqual(before);
});
