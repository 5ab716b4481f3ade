import { describe, expect, test } from 'vitest';
import { playedRound } from '../../../src/records/playedRound.ts';
import { reckoning } from '../../../src/review/fishing/reckoning.ts';
import type { Judged, Review } from '../../../src/review/review.ts';
import { reviewRound } from '../../../src/review/reviewRound.ts';
import type { ReviewShare } from '../../../src/store/reviewing/reviewer.ts';
import {
  createWorkerReviewer,
  mostHelpersFor,
} from '../../../src/store/reviewing/workerReviewer.ts';
import { chanceOf } from '../../support/chance.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { openCrew } from '../../support/reviewCrew.ts';

const record = finishedRound(setupOf(['person', 'greedy']));
const plays = record.plays.length;
/** What a worker says of the moment before the first play. */
const looked = { drawn: null, before: [1, -1], after: [1, -1] };

function open({ crew = 1, samples = 4, most = 9, seed = 0 } = {}) {
  const random = chanceOf(seed);
  const next = (count: number) => (seed === 0 ? 0 : Math.floor(random() * count));
  const opened = openCrew({ reckoningOf: () => reckoning, samples, crew, most, next });
  const reviews: { review: Review; isLast: boolean }[] = [];
  const judged: Judged[] = [];
  const shares: ReviewShare[] = [];
  let failures = 0;
  const listener = {
    onJudged: (one: Judged) => judged.push(one),
    onReview: (review: Review, isLast: boolean) => reviews.push({ review, isLast }),
    onShare: (share: ReviewShare) => shares.push(share),
    onFailure: () => {
      failures += 1;
    },
  };
  return { ...opened, reviews, judged, shares, listener, failures: () => failures };
}

describe('a reviewer in workers', () => {
  test('judges the plays of the wanted seat first, and tells the review once all is looked at', () => {
    const { reviewer, run, listener, reviews, judged, shares, hands, failures } = open();
    reviewer.review(record, listener, 1);
    run();
    const [first] = judged.filter(({ plays: [opening] }) => opening === null);
    expect(first?.plays.some((play) => play?.seat === 1)).toBe(true);
    expect(first?.plays.every((play) => play === null || play.seat === 1)).toBe(true);
    expect(judged.at(-1)?.plays.map((play) => play?.play)).toEqual(record.plays);
    expect(reviews.map(({ review, isLast }) => [review.samples, isLast])).toEqual([[4, true]]);
    expect(reviews[0]?.review.plays).toMatchObject(judged.at(-1)?.plays ?? []);
    const told = shares.map(({ whole }) => whole);
    expect(told).toHaveLength(2 * plays + 1);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toEqual({ judged: 1, whole: 1 });
    expect(failures()).toBe(0);
    expect(hands[0]?.isStopped).toBe(true);
  });

  test('tells a first look at the moments and then the whole, whose samples are added to it', () => {
    const { reviewer, run, listener, reviews } = open({ samples: 1000, crew: 2, seed: 1 });
    const short = { ...record, plays: record.plays.slice(0, 2) };
    reviewer.review(short, listener);
    run();
    expect(reviews.map(({ review, isLast }) => [review.samples, isLast])).toEqual([
      [400, false],
      [1000, true],
    ]);
    const wish = { bot: 'expert', samples: 1000, seed: 'review' } as const;
    const work = reviewRound(playedRound(short), wish, reckoning);
    let step = work.next();
    while (step.done !== true) step = work.next();
    expect(reviews.at(-1)?.review).toEqual(step.value);
    expect(reviews[0]?.review.plays.map(({ values }) => values)).toEqual(
      step.value.plays.map(({ values }) => values),
    );
  });

  test.each([2, 3, 4])('finds the same with %i workers, whichever is quicker', (crew) => {
    const alone = open();
    alone.reviewer.review(record, alone.listener);
    alone.run();
    const shared = open({ crew, seed: crew });
    shared.reviewer.review(record, shared.listener);
    shared.run();
    expect(shared.hands).toHaveLength(crew);
    for (const { replies, isStopped } of shared.hands) {
      expect(replies.length).toBeGreaterThan(plays / crew / 2);
      expect(isStopped).toBe(true);
    }
    expect(shared.reviews).toEqual(alone.reviews);
  });

  test('that is called off ends its workers and tells nothing more', () => {
    const { reviewer, run, listener, shares, hands, failures } = open({ crew: 2 });
    const callOff = reviewer.review(record, listener);
    run(9);
    const told = shares.length;
    callOff();
    expect(hands.map(({ isStopped }) => isStopped)).toEqual([true, true]);
    hands[0]?.say({ type: 'answer', id: 1, answer: {} });
    hands[0]?.break();
    hands[1]?.break();
    expect(shares).toHaveLength(told);
    expect(failures()).toBe(0);
  });

  test.each([
    ['nothing', null],
    ['an unknown message', { type: 'resign', id: 1 }],
    ['a judgement of nothing', { type: 'answer', id: 1, answer: {} }],
    ['what nobody has asked', { type: 'answer', id: 1e9, answer: looked }],
    ['that it cannot', { type: 'failed', id: 1 }],
  ])('leaves what a worker that says %s has not done to the others', (_, nonsense) => {
    leavesToOthers(nonsense, record);
  });

  test.each([
    ['a moment of too few seats', { ...looked, after: [1] }],
    ['a moment without a deal', { ...looked, before: null }],
    ['a moment with more than is asked', { ...looked, at: 0 }],
  ])('leaves what a worker that tells %s has not done to the others', (_, moment) => {
    leavesToOthers({ type: 'answer', id: 1, answer: moment }, { ...record, plays: [] });
  });

  function leavesToOthers(nonsense: unknown, round: typeof record): void {
    const { reviewer, listener, hands, run, failures, reviews } = open({ crew: 2 });
    reviewer.review(round, listener);
    hands[0]?.say(nonsense);
    expect(hands.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    hands[0]?.say(nonsense);
    run();
    expect(failures()).toBe(0);
    const whole = open();
    whole.reviewer.review(round, whole.listener);
    whole.run();
    expect(reviews).toEqual(whole.reviews);
  }

  test('takes no answer of a worker that was dropped, however sound', () => {
    const { reviewer, listener, hands, run, failures, reviews } = open({ crew: 2 });
    reviewer.review(record, listener);
    run(3);
    const answer = JSON.parse(JSON.stringify(hands[0]?.replies[0]));
    hands[0]?.break();
    hands[0]?.say(answer);
    run();
    expect(failures()).toBe(0);
    expect(reviews).toHaveLength(1);
  });

  test('of which no worker can be told anything ends each of them, and fails', async () => {
    let [started, stopped, failures] = [0, 0, 0];
    const deaf = createWorkerReviewer({
      most: 2,
      startWorker: () => {
        started += 1;
        return {
          post: () => {
            throw new DOMException('no copy', 'DataCloneError');
          },
          stop: () => {
            stopped += 1;
          },
        };
      },
    });
    const { listener } = open();
    const onFailure = (): void => {
      failures += 1;
    };
    deaf.review(record, { ...listener, onFailure });
    await Promise.resolve();
    expect({ started, stopped, failures }).toEqual({ started: 1, stopped: 1, failures: 1 });
  });

  test('one of whose workers answers twice fails, and ends all', () => {
    const { reviewer, listener, hands, run, failures, shares } = open();
    reviewer.review(record, listener);
    run(1);
    hands[0]?.say(JSON.parse(JSON.stringify(hands[0]?.replies[0])));
    expect(shares).toHaveLength(1);
    expect(failures()).toBe(1);
    expect(hands[0]?.isStopped).toBe(true);
  });

  test('leaves what a worker that breaks has not done to the others', () => {
    const { reviewer, listener, hands, run, failures, reviews } = open({ crew: 3, seed: 5 });
    reviewer.review(record, listener);
    run(20);
    hands[1]?.break();
    expect(hands[1]?.isStopped).toBe(true);
    run();
    expect(failures()).toBe(0);
    const whole = open();
    whole.reviewer.review(record, whole.listener);
    whole.run();
    expect(reviews).toEqual(whole.reviews);
  });

  test('whose last worker breaks fails, and takes nothing back', () => {
    const { reviewer, listener, hands, run, failures, judged, reviews } = open({ crew: 2 });
    reviewer.review(record, listener);
    run(80);
    const told = judged.length;
    expect(told).toBeGreaterThan(0);
    hands[0]?.break();
    expect(failures()).toBe(0);
    hands[1]?.break();
    expect(failures()).toBe(1);
    expect(judged).toHaveLength(told);
    expect(reviews).toEqual([]);
  });

  test('does with as many workers as start, and fails once it was asked where none does', async () => {
    const one = open({ crew: 4, most: 1 });
    one.reviewer.review(record, one.listener);
    one.run();
    expect(one.reviews).toHaveLength(1);
    const none = open({ most: 0 });
    none.reviewer.expect(record);
    none.reviewer.review(record, none.listener);
    expect(none.failures()).toBe(0);
    await Promise.resolve();
    expect(none.failures()).toBe(1);
  });

  test('starts and loads early where a review is expected, and reckons once it is asked', () => {
    const { reviewer, listener, hands, run, loads, shares } = open({ crew: 2 });
    reviewer.expect(record);
    run();
    expect(loads).toEqual(['fishing']);
    expect(hands[0]?.replies).toEqual([{ type: 'answer', id: 1, answer: null }]);
    reviewer.expect(record);
    run();
    const callOff = reviewer.review(record, listener);
    expect(hands).toHaveLength(2);
    run(5);
    expect(shares).not.toEqual([]);
    callOff();
    expect(hands.map(({ isStopped }) => isStopped)).toEqual([true, true]);
    reviewer.review(record, listener);
    expect(hands).toHaveLength(4);
  });

  test('that is not expected any more ends its worker', () => {
    const { reviewer, listener, hands } = open();
    reviewer.expect(record);
    reviewer.expect(null);
    expect(hands[0]?.isStopped).toBe(true);
    reviewer.review(record, listener);
    expect(hands).toHaveLength(2);
  });

  test('that was expected and breaks before it is asked has another worker', () => {
    const { reviewer, listener, hands, failures } = open();
    reviewer.expect(record);
    hands[0]?.break();
    expect(hands[0]?.isStopped).toBe(true);
    reviewer.review(record, listener);
    expect(hands).toHaveLength(2);
    expect(failures()).toBe(0);
  });
});

test('a device lends as many workers as it has room for, one at least', () => {
  const told = [undefined, 0, 1, 2, 4, 64].map(mostHelpersFor);
  expect(told).toEqual([1, 1, 1, 1, 3, 4]);
});
