import { describe, expect, it } from 'vitest';
import type { Bot, Bots } from '../../../src/bots/bot.ts';
import type { BotId } from '../../../src/bots/levels.ts';
import { formatPlay, legalPlays } from '../../../src/engine/fishing/index.ts';
import type { JobRequest } from '../../../src/store/jobs/messages.ts';
import type { WorkerListener } from '../../../src/store/jobs/startWorker.ts';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import type { ThinkingJob } from '../../../src/store/thinking/messages.ts';
import type { Answer, Question } from '../../../src/store/thinking/thinker.ts';
import { createWorkerThinker, patience } from '../../../src/store/thinking/workerThinker.ts';
import { createHandTimer } from '../../support/browserParts.ts';
import { positionOf } from '../../support/fishing.ts';
import { setupOf } from '../../support/matches.ts';
import { expectStandIns, tellStandIn } from '../../support/standIns.ts';
import { playOf } from '../../support/table.ts';
import { answerTo } from '../../support/thinkers.ts';
import { botsWith, slowBot } from './slowBot.ts';

const match = startMatch(setupOf(['greedy', 'person']));
const legal = legalPlays(positionOf(match));
const [firstPlay, secondPlay] = legal;
if (firstPlay === undefined || secondPlay === undefined) throw new Error('there is no choice');
const textOfSecond = formatPlay(secondPlay);
const question: Question = {
  round: currentRound(match),
  level: 'greedy',
  seed: 'chance',
  milliseconds: 500,
};

interface FakeWorker {
  readonly listener: WorkerListener;
  readonly heard: JobRequest<ThinkingJob>[];
  isStopped: boolean;
}

interface Means {
  /** Whether the page's own bots can be loaded, or are still being loaded. */
  readonly bots?: Bots | 'failing' | 'loading';
  /** Whether a worker can be started at all. */
  readonly startable?: boolean;
  readonly quickest?: BotId;
  readonly soon?: (prepare: () => void) => void;
}

/**
 * A thinker with workers that do what the test says, after everything that is loaded at once has
 * come.
 */
async function openThinker({
  bots = botsWith(slowBot(3)),
  startable = true,
  quickest = 'greedy',
  soon = (prepare) => prepare(),
}: Means = {}) {
  const workers: FakeWorker[] = [];
  const hand = createHandTimer();
  let finish = (_: Bots): void => undefined;
  let time = 0;
  const thinker = createWorkerThinker({
    startWorker: (listener) => {
      if (!startable) throw new Error('no workers here');
      const worker: FakeWorker = { listener, heard: [], isStopped: false };
      workers.push(worker);
      return {
        post: (request) => worker.heard.push(request),
        stop: () => {
          worker.isStopped = true;
        },
      };
    },
    expected: 'fishing',
    soon,
    loadBots: () => {
      if (bots === 'failing') return Promise.reject(new Error('no connection'));
      if (bots === 'loading') {
        return new Promise((resolve) => {
          finish = resolve;
        });
      }
      return Promise.resolve(bots);
    },
    timer: hand.timer,
    now: () => time,
    quickest,
  });
  await settled();
  const answers: Answer[] = [];
  const shares: number[] = [];
  const listener = {
    onShare: (share: number) => void shares.push(share),
    onAnswer: (answer: Answer) => {
      answers.push(answer);
      if (answer.standIn) tellStandIn(`a bot in the stead of ${question.level}`);
    },
  };
  const worker = (): FakeWorker => {
    const current = workers.at(-1);
    if (current === undefined) throw new Error('no worker was started');
    return current;
  };
  return {
    reckonOdds: thinker.reckonOdds,
    think: (change: Partial<Question> = {}) => thinker.think({ ...question, ...change }, listener),
    answers,
    shares,
    hand,
    /** The page sleeps for so many milliseconds. */
    sleep: (milliseconds: number) => {
      time += milliseconds;
    },
    workers,
    worker,
    /** The id of the question that the worker heard last. */
    lastId: () => worker().heard.findLast(({ type }) => type === 'ask')?.id ?? -1,
    say: (message: unknown) => worker().listener.onMessage(message),
    /** The worker says that its bots are there. */
    getReady: () => {
      const [first] = worker().heard;
      worker().listener.onMessage({ type: 'answer', id: first?.id, answer: true });
    },
    finishLoading: async (loaded: Bots) => {
      finish(loaded);
      await settled();
    },
  };
}

/** Lets every promise that is kept already be heard. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const soundThought = {
  play: textOfSecond,
  values: [{ play: textOfSecond, points: 12.5, error: 0 }],
};

const soundAnswer = (id: number) => answerOf(id, soundThought);

function answerOf(id: number, answer: unknown) {
  return { type: 'answer', id, answer };
}

describe('a thinker with a worker', () => {
  it('starts it when the page has time, and no second one', async () => {
    const due: (() => void)[] = [];
    const { think, workers } = await openThinker({ soon: (prepare) => due.push(prepare) });
    expect(workers).toEqual([]);
    think();
    expect(workers).toHaveLength(1);
    for (const prepare of due) prepare();
    expect(workers).toHaveLength(1);
  });

  it('has it and its bots ready before a question', async () => {
    const due: (() => void)[] = [];
    const { worker } = await openThinker({ soon: (prepare) => due.push(prepare) });
    for (const prepare of due) prepare();
    expect(worker().heard).toMatchObject([{ job: { kind: 'prepare', family: 'fishing' } }]);
  });

  it('starts its worker before anybody asks', async () => {
    const { workers } = await openThinker();
    expect(workers).toHaveLength(1);
  });

  it('sends the record, the level, the seed and the time, and tells the share and the answer', async () => {
    const { think, worker, lastId, say, getReady, shares, answers, hand } = await openThinker();
    think();
    expect(worker().heard).toMatchObject([
      { type: 'ask', job: { kind: 'prepare', family: 'fishing' } },
      {
        type: 'ask',
        job: { kind: 'think', level: 'greedy', seed: 'chance', milliseconds: 500 },
      },
    ]);
    getReady();
    say({ type: 'share', id: lastId(), share: 0.4 });
    expect(shares).toEqual([0.4]);
    say(soundAnswer(lastId()));
    expect(answers).toEqual([
      {
        play: secondPlay,
        values: [{ play: secondPlay, points: 12.5, error: 0 }],
        standIn: false,
      },
    ]);
    expect(hand.waits()).toEqual([]);
  });

  it('tells nothing of a question that was called off, and says so to the worker', async () => {
    const { think, worker, lastId, say, shares, answers, hand } = await openThinker();
    const callOff = think();
    const id = lastId();
    callOff();
    expect(worker().heard.at(-1)).toEqual({ type: 'call-off', id });
    expect(hand.waits()).toEqual([]);
    say({ type: 'share', id, share: 0.4 });
    say(soundAnswer(id));
    expect({ shares, answers }).toEqual({ shares: [], answers: [] });
    expect(worker().isStopped).toBe(false);
  });

  it('tells nothing of a question after a newer one, and calling the older off leaves the newer', async () => {
    const { think, worker, lastId, say, answers, hand } = await openThinker();
    const callOff = think();
    const older = lastId();
    think();
    const newer = lastId();
    expect(worker().heard.slice(-2)).toMatchObject([
      { type: 'call-off', id: older },
      { type: 'ask', id: newer },
    ]);
    expect(newer).not.toBe(older);
    callOff();
    say(soundAnswer(older));
    expect(answers).toEqual([]);
    expect(hand.waits()).toHaveLength(1);
    say(soundAnswer(newer));
    expect(answers).toHaveLength(1);
  });

  it('does nothing when a question is called off that was answered', async () => {
    const { think, worker, lastId, say, answers } = await openThinker();
    const callOff = think();
    say(soundAnswer(lastId()));
    const heard = worker().heard.length;
    callOff();
    expect(answers).toHaveLength(1);
    expect(worker().heard).toHaveLength(heard);
  });
});

describe('the odds of playing on', () => {
  const odds = { rounds: 10, first: [3, 7], ended: -1 };
  const moment = { round: currentRound(match), seed: 'chance' };

  async function openOddsReckoner(means: Means = {}) {
    const opened = await openThinker(means);
    const told: unknown[] = [];
    const reckonOdds = () => opened.reckonOdds(moment, (each) => told.push(each));
    return { ...opened, reckonOdds, told };
  }

  it('are asked of the worker with record and seed, and told once', async () => {
    const { reckonOdds, told, worker, lastId, say, hand } = await openOddsReckoner();
    reckonOdds();
    expect(worker().heard.at(-1)).toMatchObject({ job: { kind: 'odds', seed: 'chance' } });
    const id = lastId();
    say(answerOf(id, odds));
    say(answerOf(id, odds));
    expect(told).toEqual([odds]);
    expect(hand.waits()).toEqual([]);
  });

  it('are asked beside what a bot thinks about', async () => {
    const { reckonOdds, told, think, lastId, say, answers } = await openOddsReckoner();
    think();
    const question = lastId();
    reckonOdds();
    say(answerOf(lastId(), odds));
    say(soundAnswer(question));
    expect({ told, answers: answers.length }).toEqual({ told: [odds], answers: 1 });
  });

  it('are not told once they were called off, and not for an older moment', async () => {
    const { reckonOdds, told, worker, lastId, say, hand } = await openOddsReckoner();
    const callOff = reckonOdds();
    const older = lastId();
    callOff();
    expect(worker().heard.at(-1)).toEqual({ type: 'call-off', id: older });
    expect(hand.waits()).toEqual([]);
    reckonOdds();
    callOff();
    say(answerOf(older, odds));
    expect(told).toEqual([]);
    say(answerOf(lastId(), null));
    expect(told).toEqual([null]);
  });

  it('of a moment are called off where another is asked about, and told of that one alone', async () => {
    const { reckonOdds, told, worker, lastId, say, hand } = await openOddsReckoner();
    const callOff = reckonOdds();
    reckonOdds();
    const heard = worker().heard.map(({ type }) => type);
    expect(heard.slice(-3)).toEqual(['ask', 'call-off', 'ask']);
    expect(hand.waits()).toEqual([patience]);
    callOff();
    say(answerOf(lastId(), odds));
    expect(told).toEqual([odds]);
  });

  it('are none where the worker fails, says nonsense, cannot be started or keeps silent', async () => {
    const failing = await openOddsReckoner();
    failing.reckonOdds();
    failing.worker().listener.onFailure();
    expect(failing.told).toEqual([null]);
    const confused = await openOddsReckoner();
    confused.reckonOdds();
    confused.say(answerOf(confused.lastId(), { rounds: -1 }));
    expect(confused.told).toEqual([null]);
    const without = await openOddsReckoner({ startable: false });
    without.reckonOdds();
    expect(without.told).toEqual([null]);
    const silent = await openOddsReckoner();
    silent.reckonOdds();
    expect(silent.hand.waits()).toEqual([patience]);
    silent.hand.pass();
    expect(silent.told).toEqual([null]);
    expect(silent.worker().isStopped).toBe(false);
  });
});

describe('odds that cannot be', () => {
  it.each([
    ['of no rounds', { rounds: 0, first: [0, 0], ended: 0 }],
    ['of no seats', { rounds: 10, first: [], ended: 0 }],
    ['of a seat too many', { rounds: 10, first: [1, 1, 1], ended: 0 }],
    ['that come to more than all', { rounds: 10, first: [6, 5], ended: 0 }],
  ])('are told as none, and end the worker: %s', async (_, odds) => {
    const { reckonOdds, worker, say, lastId } = await openThinker();
    const told: unknown[] = [];
    reckonOdds({ round: currentRound(match), seed: 'chance' }, (each) => told.push(each));
    say(answerOf(lastId(), odds));
    expect(told).toEqual([null]);
    expect(worker().isStopped).toBe(true);
  });
});

const notLegal =
  ['11', '22', '66', '54'].find((text) => !legal.some((play) => formatPlay(play) === text)) ?? '';

const nonsense: readonly (readonly [string, (id: number) => unknown])[] = [
  ['no object', () => 'hello'],
  ['nothing', () => null],
  ['an unknown message', () => ({ type: 'resign' })],
  ['a share beyond the whole', (id) => ({ type: 'share', id, share: 1.5 })],
  ['a share that is no number', (id) => ({ type: 'share', id, share: Number.NaN })],
  ['an answer without a play', (id) => answerOf(id, { ...soundThought, play: undefined })],
  ['an answer that is no play', (id) => answerOf(id, { ...soundThought, play: '99' })],
  ['a play that is not legal', (id) => answerOf(id, { ...soundThought, play: notLegal })],
  [
    'values without end',
    (id) =>
      answerOf(id, {
        ...soundThought,
        values: [{ play: textOfSecond, points: Number.POSITIVE_INFINITY, error: 0 }],
      }),
  ],
  [
    'values of plays that are not legal',
    (id) => answerOf(id, { ...soundThought, values: [{ play: notLegal, points: 1, error: 0 }] }),
  ],
  ['more than is asked', (id) => answerOf(id, { ...soundThought, hidden: true })],
  ['more than an answer', (id) => ({ ...soundAnswer(id), hidden: true })],
];

describe('a worker that fails', () => {
  it('the tests know a play that is not legal', () => {
    expect(notLegal).not.toBe('');
    expect(legal).not.toContain(playOf(notLegal));
  });

  for (const [what, say] of nonsense) {
    it(`by answering ${what} is ended, and a quick bot answers`, async () => {
      expectStandIns();
      const thinker = await openThinker({ quickest: 'random' });
      thinker.think();
      thinker.getReady();
      thinker.say(say(thinker.lastId()));
      expect(thinker.worker().isStopped).toBe(true);
      expect(thinker.answers).toMatchObject([{ standIn: true }]);
      expect(legal).toContain(thinker.answers[0]?.play);
      expect(thinker.hand.waits()).toEqual([]);
    });
  }

  const outOfTurn: readonly (readonly [string, (id: number) => unknown])[] = [
    ['answers once more', soundAnswer],
    ['goes on after its answer', (id) => ({ type: 'share', id, share: 1 })],
    ['gives up after its answer', (id) => ({ type: 'failed', id })],
    ['answers a question that nobody has asked', (id) => soundAnswer(id + 1)],
  ];
  for (const [what, say] of outOfTurn) {
    it(`as it ${what} is ended, and another is started for the next question`, async () => {
      const thinker = await openThinker();
      thinker.think();
      const [first, id] = [thinker.worker(), thinker.lastId()];
      thinker.say(soundAnswer(id));
      thinker.say(say(id));
      expect(first.isStopped).toBe(true);
      expect(thinker.answers).toMatchObject([{ standIn: false }]);
      thinker.think();
      expect(thinker.workers).toHaveLength(2);
      thinker.say(soundAnswer(thinker.lastId()));
      expect(thinker.answers).toHaveLength(2);
    });
  }

  it('as it answers once more what was called off is ended', async () => {
    const thinker = await openThinker();
    const callOff = thinker.think();
    callOff();
    thinker.say(soundAnswer(thinker.lastId()));
    expect(thinker.worker().isStopped).toBe(false);
    thinker.say(soundAnswer(thinker.lastId()));
    expect(thinker.worker().isStopped).toBe(true);
    expect(thinker.answers).toEqual([]);
  });

  it('as it answers an older question once more has the open one answered by another', async () => {
    expectStandIns();
    const thinker = await openThinker({ quickest: 'random' });
    thinker.think();
    const older = thinker.lastId();
    thinker.say(soundAnswer(older));
    thinker.think();
    thinker.say(soundAnswer(older));
    expect(thinker.worker().isStopped).toBe(true);
    expect(thinker.answers).toMatchObject([{ standIn: false }, { standIn: true }]);
  });

  it('to load has its question answered, and another is started for the next', async () => {
    expectStandIns();
    const thinker = await openThinker({ quickest: 'random' });
    thinker.think();
    thinker.worker().listener.onFailure();
    expect(thinker.answers).toEqual([
      { ...answerTo({ ...question, level: 'random' }), standIn: true },
    ]);
    expect(thinker.workers).toHaveLength(1);
    thinker.think();
    expect(thinker.workers).toHaveLength(2);
    thinker.say(soundAnswer(thinker.lastId()));
    expect(thinker.answers).toMatchObject([{ standIn: true }, { standIn: false }]);
  });

  it('while nobody asks is missed by nobody', async () => {
    const thinker = await openThinker();
    thinker.worker().listener.onFailure();
    thinker.think();
    expect(thinker.workers).toHaveLength(2);
    thinker.say(soundAnswer(thinker.lastId()));
    expect(thinker.answers).toMatchObject([{ standIn: false }]);
  });

  it('says nothing any more, whatever it still sends', async () => {
    const thinker = await openThinker();
    const first = thinker.worker();
    thinker.think();
    first.listener.onFailure();
    thinker.think();
    first.listener.onMessage(soundAnswer(thinker.lastId()));
    first.listener.onMessage('nonsense');
    first.listener.onFailure();
    expect(thinker.answers).toHaveLength(1);
    expect(thinker.worker().isStopped).toBe(false);
  });

  it('to be started at all has every question answered', async () => {
    expectStandIns();
    const thinker = await openThinker({ startable: false, quickest: 'random' });
    thinker.think();
    thinker.think();
    expect(thinker.answers).toMatchObject([{ standIn: true }, { standIn: true }]);
  });

  it('to answer in time is ended, and a quick bot answers', async () => {
    expectStandIns();
    const thinker = await openThinker({ quickest: 'random' });
    thinker.think();
    thinker.getReady();
    expect(thinker.hand.waits()).toEqual([question.milliseconds + patience]);
    thinker.hand.pass();
    expect(thinker.answers).toMatchObject([{ standIn: true }]);
    expect(thinker.worker().isStopped).toBe(true);
    thinker.say(soundAnswer(thinker.lastId()));
    expect(thinker.answers).toHaveLength(1);
  });

  it('to answer while the page slept gets its time once more, and no more than that', async () => {
    expectStandIns();
    const thinker = await openThinker({ quickest: 'random' });
    thinker.think();
    thinker.getReady();
    thinker.sleep(3_600_000);
    thinker.hand.pass();
    expect(thinker.answers).toEqual([]);
    expect(thinker.worker().isStopped).toBe(false);
    thinker.hand.pass();
    expect(thinker.answers).toMatchObject([{ standIn: true }]);
  });

  it('to be loaded in time may go on loading for the next question', async () => {
    expectStandIns();
    const thinker = await openThinker({ quickest: 'random' });
    thinker.think();
    const id = thinker.lastId();
    thinker.hand.pass();
    expect(thinker.answers).toMatchObject([{ standIn: true }]);
    expect(thinker.worker().isStopped).toBe(false);
    expect(thinker.worker().heard.at(-1)).toEqual({ type: 'call-off', id });
    thinker.getReady();
    thinker.say(soundAnswer(id));
    expect(thinker.answers).toHaveLength(1);
    thinker.think();
    expect(thinker.workers).toHaveLength(1);
    thinker.say(soundAnswer(thinker.lastId()));
    expect(thinker.answers).toMatchObject([{ standIn: true }, { standIn: false }]);
  });

  it('is not missed where the level that was asked needs no time: that one answers as it would have', async () => {
    const thinker = await openThinker({ quickest: 'greedy' });
    for (const level of ['random', 'greedy'] as const) {
      thinker.think({ level });
      thinker.worker().listener.onFailure();
    }
    expect(thinker.answers).toEqual([
      answerTo({ ...question, level: 'random' }),
      { play: firstPlay, values: [{ play: firstPlay, points: 7.5, error: 0 }], standIn: false },
    ]);
  });
});

describe('a page without its own bots', () => {
  it('answers with a legal play when they could not be loaded', async () => {
    expectStandIns();
    const thinker = await openThinker({ bots: 'failing' });
    thinker.think();
    thinker.worker().listener.onFailure();
    await settled();
    expect(thinker.answers).toMatchObject([{ values: [], standIn: true }]);
    expect(legal).toContain(thinker.answers[0]?.play);
  });

  it('waits for them while there is time', async () => {
    const thinker = await openThinker({ bots: 'loading' });
    thinker.think();
    thinker.worker().listener.onFailure();
    expect(thinker.answers).toEqual([]);
    await thinker.finishLoading(botsWith(slowBot(3)));
    expect(thinker.answers).toMatchObject([{ play: firstPlay, standIn: false }]);
    expect(thinker.hand.waits()).toEqual([]);
  });

  it('and no longer', async () => {
    expectStandIns();
    const thinker = await openThinker({ bots: 'loading' });
    thinker.think();
    thinker.worker().listener.onFailure();
    thinker.hand.pass();
    expect(thinker.answers).toMatchObject([{ values: [], standIn: true }]);
    await thinker.finishLoading(botsWith(slowBot(3)));
    expect(thinker.answers).toHaveLength(1);
  });

  it('does not answer what was called off while they were loaded', async () => {
    const thinker = await openThinker({ bots: 'loading' });
    const callOff = thinker.think();
    thinker.worker().listener.onFailure();
    callOff();
    await thinker.finishLoading(botsWith(slowBot(3)));
    expect(thinker.answers).toEqual([]);
  });

  const broken: readonly (readonly [string, Bot])[] = [
    [
      'throws',
      // biome-ignore lint/correctness/useYield: it fails before it could.
      function* think() {
        throw new Error('lost');
      },
    ],
    [
      'plays what is not legal',
      function* think() {
        yield 0;
        return { play: playOf(notLegal), values: [] };
      },
    ],
  ];
  for (const [what, bot] of broken) {
    it(`answers with a legal play when its bot ${what}`, async () => {
      expectStandIns();
      const thinker = await openThinker({ bots: botsWith(bot) });
      thinker.think();
      thinker.worker().listener.onFailure();
      expect(thinker.answers).toMatchObject([{ standIn: true }]);
      expect(legal).toContain(thinker.answers[0]?.play);
    });
  }
});
