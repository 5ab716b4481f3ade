import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import type { Bot, PlayOnOdds, ReckonOdds } from '../../../src/bots/bot.ts';
import { formatPlay, legalPlays } from '../../../src/engine/fishing/index.ts';
import type { SeatView } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { doJobs } from '../../../src/store/jobs/doJobs.ts';
import { type JobReply, jobRequestSchema } from '../../../src/store/jobs/messages.ts';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import { type ThinkingJob, thinkingJobs } from '../../../src/store/thinking/messages.ts';
import { thoughtSchema } from '../../../src/store/thinking/readThought.ts';
import { createThinking } from '../../../src/store/thinking/thinking.ts';
import { positionOf } from '../../support/fishing.ts';
import { setupOf } from '../../support/matches.ts';
import { botsWith, slowBot } from './slowBot.ts';

const match = startMatch(setupOf(['greedy', 'person']));
const record = formatRecord(currentRound(match));
const question = { kind: 'think', record, level: 'greedy', seed: 'chance', milliseconds: 500 };
const moment = { kind: 'odds', record, seed: 'chance' };
const ask = (id: number, job: unknown) => ({ type: 'ask', id, job });

const [play] = legalPlays(positionOf(match)).map(formatPlay);
const thought = { play, values: [{ play, points: 7.5, error: 0 }] };
const odds: PlayOnOdds = { rounds: 10, first: [3, 7], ended: -1 };

/** Reckons for so many steps. */
function slow(steps: number): ReckonOdds {
  return function* reckonOdds() {
    for (let step = 0; step < steps; step += 1) yield;
    return odds;
  };
}

interface Means {
  readonly bot?: Bot;
  /** Whether the bots can be loaded. */
  readonly isOffline?: boolean;
  readonly reckonOdds?: ReckonOdds | null | Promise<ReckonOdds>;
}

/** The worker’s side, with a clock that goes on by one millisecond whenever it is read. */
function openWorker({ bot = slowBot(100), isOffline = false, reckonOdds = slow(100) }: Means = {}) {
  const replies: JobReply[] = [];
  let waiting: (() => void)[] = [];
  let time = 0;
  const now = () => {
    time += 1;
    return time;
  };
  const hear = doJobs<ThinkingJob>({
    schema: jobRequestSchema(v.variant('kind', [...thinkingJobs])),
    begin: createThinking({
      botsOf: () => (isOffline ? Promise.reject(new Error('no connection')) : botsWith(bot)),
      oddsReckoningOf: () => reckonOdds,
      now,
    }),
    post: (reply) => replies.push(reply),
    pause: (goOn) => waiting.push(goOn),
    now,
  });
  const goOn = (): number => {
    const due = waiting;
    waiting = [];
    for (const each of due) each();
    return due.length;
  };
  return {
    hear,
    replies,
    goOn,
    /** Goes through all pauses, and tells how many there were. */
    goThrough: (): number => {
      let pauses = 0;
      while (waiting.length > 0) pauses += goOn();
      return pauses;
    },
  };
}

/** Lets every promise that is kept already be heard. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the worker’s side', () => {
  it('thinks in slices, tells how far it is after each, and then answers', () => {
    const { hear, replies, goThrough } = openWorker();
    hear(ask(7, question));
    expect(replies).toHaveLength(1);
    goThrough();
    const shares = replies.slice(0, -1);
    expect(shares.length).toBeGreaterThan(5);
    expect(shares.every(({ type }) => type === 'share')).toBe(true);
    expect(replies.at(-1)).toEqual({ type: 'answer', id: 7, answer: thought });
  });

  it('never answers what was called off', () => {
    const { hear, replies, goOn, goThrough } = openWorker();
    hear(ask(1, question));
    goOn();
    hear({ type: 'call-off', id: 1 });
    const before = replies.length;
    goThrough();
    expect(replies).toHaveLength(before);
  });

  it('does several jobs side by side, and calls off the one that is meant', () => {
    const { hear, replies, goThrough } = openWorker();
    hear(ask(1, question));
    hear(ask(2, question));
    hear(ask(3, moment));
    hear({ type: 'call-off', id: 1 });
    goThrough();
    const answers = replies.filter(({ type }) => type === 'answer');
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([2, 3]));
    expect(replies.slice(1).every(({ id }) => id !== 1)).toBe(true);
  });

  it('tells no share beyond the whole', () => {
    const { hear, replies } = openWorker({
      bot: function* think({ legal: [first] }) {
        for (let at = 0; at < 20; at += 1) yield 1.01;
        if (first === undefined) throw new Error('it is not the turn of this seat');
        return { play: first, values: [] };
      },
    });
    hear(ask(1, question));
    expect(replies).toEqual([{ type: 'share', id: 1, share: 1 }]);
  });

  it('gives the bot its budget, a clock and the view of its seat, in which no tile is hidden', () => {
    const seen: SeatView[] = [];
    const budgets: unknown[] = [];
    const { hear } = openWorker({
      bot: function* think(view, _, budget) {
        seen.push(view);
        budgets.push(budget);
        yield 0;
        throw new Error('it was asked to stop');
      },
    });
    expect(() => hear(ask(1, { ...question, endsOnceClear: true }))).toThrow(
      'it was asked to stop',
    );
    expectOwnView(seen);
    expect(budgets).toMatchObject([{ milliseconds: 500, endsOnceClear: true }]);
  });

  it('throws at what is no question', () => {
    const { hear } = openWorker();
    for (const message of [
      null,
      'question',
      {},
      { type: 'resign' },
      { type: 'call-off' },
      ask(1, {}),
      ask(1.5, question),
      ask(1, { ...question, level: 'constructor' }),
      ask(1, { ...question, milliseconds: -1 }),
      ask(1, { ...question, record: '{}' }),
      ask(1, { ...question, more: true }),
    ]) {
      expect(() => hear(message)).toThrow();
    }
  });

  it('says whether the bots of a family are there, and that a question fails without them', async () => {
    const prepare = { kind: 'prepare', family: 'fishing' };
    const there = openWorker();
    there.hear(ask(1, prepare));
    expect(there.replies).toEqual([{ type: 'answer', id: 1, answer: true }]);
    const { hear, replies } = openWorker({ isOffline: true });
    hear(ask(1, prepare));
    hear(ask(2, question));
    hear(ask(3, question));
    hear({ type: 'call-off', id: 3 });
    await settled();
    expect(replies).toHaveLength(2);
    expect(replies).toContainEqual({ type: 'answer', id: 1, answer: false });
    expect(replies).toContainEqual({ type: 'failed', id: 2 });
  });
});

describe('the worker’s side of the odds', () => {
  it('reckons in slices and then tells them', () => {
    const { hear, replies, goThrough } = openWorker();
    hear(ask(4, moment));
    expect(replies).toEqual([]);
    expect(goThrough()).toBeGreaterThan(3);
    expect(replies).toEqual([{ type: 'answer', id: 4, answer: odds }]);
  });

  it('gives the view of the seat, in which no tile is hidden', () => {
    const seen: SeatView[] = [];
    const { hear } = openWorker({
      reckonOdds: function* reckonOdds(view) {
        seen.push(view);
        yield;
        return odds;
      },
    });
    hear(ask(1, moment));
    expectOwnView(seen);
  });

  it('tells that there are none in a family that has none, and where nothing can be loaded', async () => {
    const none = openWorker({ reckonOdds: null });
    none.hear(ask(1, moment));
    expect(none.replies).toEqual([{ type: 'answer', id: 1, answer: null }]);
    const failed = openWorker({ reckonOdds: Promise.reject(new Error('no connection')) });
    failed.hear(ask(2, moment));
    await settled();
    expect(failed.replies).toEqual([{ type: 'answer', id: 2, answer: null }]);
  });
});

test('an answer has room for as many plays as may be legal in any game: 400', () => {
  const values = Array.from({ length: 400 }, () => ({ play: '54', points: 1, error: 0 }));
  expect(v.is(thoughtSchema, { play: '54', values })).toBe(true);
  expect(v.is(thoughtSchema, { play: '54', values: [...values, ...values.slice(0, 1)] })).toBe(
    false,
  );
});

function expectOwnView(seen: readonly SeatView[]): void {
  const { seat } = positionOf(match);
  expect(seen).toMatchObject([{ seat, turn: seat }]);
  expect(seen[0]).not.toHaveProperty('drawPile');
  expect(seen[0]).not.toHaveProperty('counts');
}
