import { describe, expect, test } from 'vitest';
import type { RoundRecord, Seat } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import { puzzlesOf } from '../../../src/review/puzzles.ts';
import { accountsOf, type Review } from '../../../src/review/review.ts';
import { createKeptReviewer } from '../../../src/store/reviewing/keptReviewer.ts';
import type { ReviewListener } from '../../../src/store/reviewing/reviewer.ts';
import { fishingDeal, gameOf } from '../../support/fishing.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { createMemoryChest, openHistory } from '../../support/memoryChest.ts';
import { reviewed } from '../../support/reviewing.ts';
import { unwrap } from '../../support/table.ts';

const record = finishedRound(setupOf(['person', 'greedy']));
const round = { ...record, game: gameOf(record), deal: fishingDeal(record) };
const id = roundIdOf(record);
const coarse = reviewed(round, 2);
const fine = reviewed(round, 4);

/**
 * A history that holds the round, a reviewer that waits for the test, and what a listener was told.
 */
async function open() {
  const history = openHistory(createMemoryChest());
  await history.keep({ round: unwrap(parseRecord(formatRecord(record))), match: 'm', number: 1 });
  await history.open();
  const asked: ReviewListener[] = [];
  const expected: (RoundRecord | null)[] = [];
  const wishes: (Seat | undefined)[] = [];
  let callsOff = 0;
  const reviewer = createKeptReviewer(
    {
      expect: (one) => expected.push(one),
      review: (_, listener, wanted) => {
        asked.push(listener);
        wishes.push(wanted);
        return () => {
          callsOff += 1;
        };
      },
    },
    history,
  );
  const review = (wanted?: Seat) => {
    const told: { review: Review; isLast: boolean }[] = [];
    const seen: number[] = [];
    const listener: ReviewListener = {
      onReview: (found, isLast) => told.push({ review: found, isLast }),
      onJudged: (judged) => seen.push(judged.plays.filter((play) => play !== null).length),
      onShare: () => undefined,
      onFailure: () => undefined,
    };
    const callOff = reviewer.review(record, listener, wanted);
    return { told, seen, callOff };
  };
  // Whatever was asked of the history before has been answered then.
  const settle = async () => {
    await history.reviewOf('no round');
    await history.open();
  };
  return { history, reviewer, asked, wishes, expected, review, settle, callsOff: () => callsOff };
}

describe('a review', () => {
  test('is kept with its round, and told at once the next time', async () => {
    const { history, asked, review, settle } = await open();
    const first = review();
    await settle();
    asked[0]?.onReview(coarse, false);
    asked[0]?.onReview(fine, true);
    await settle();
    expect(first.told).toEqual([
      { review: coarse, isLast: false },
      { review: fine, isLast: true },
    ]);
    const again = review();
    await settle();
    expect(again.told).toEqual([{ review: fine, isLast: true }]);
    expect(asked).toHaveLength(1);
    const [kept] = history.state.getState().stock?.rounds ?? [];
    expect(kept?.accounts).toEqual(accountsOf(fine));
    expect(kept?.puzzles.map(({ outcome: _, ...puzzle }) => puzzle)).toEqual(
      puzzlesOf(fine, 'tiu-u'),
    );
  });

  test('that was left early goes on, and does not become less exact', async () => {
    const { asked, review, settle, history } = await open();
    const first = review();
    await settle();
    asked[0]?.onReview(fine, false);
    first.callOff();
    await settle();
    const again = review();
    await settle();
    // What was kept might still be judged otherwise.
    expect(again.seen).toEqual([]);
    asked[1]?.onJudged(fine);
    asked[1]?.onReview(coarse, false);
    expect(again.seen).toEqual([record.plays.length]);
    expect(again.told).toEqual([{ review: fine, isLast: false }]);
    await settle();
    expect(await history.reviewOf(id)).toContain('"samples":4');
  });

  test('that is made begins with the plays of the seat that is wanted', async () => {
    const { wishes, review, settle } = await open();
    review(1);
    await settle();
    expect(wishes).toEqual([1]);
  });

  test('is expected where none is kept that is as exact as it gets', async () => {
    const { reviewer, asked, expected, review, settle } = await open();
    reviewer.expect(record);
    await settle();
    expect(expected).toEqual([record]);
    reviewer.expect(record);
    reviewer.expect(null);
    await settle();
    expect(expected).toEqual([record, null]);
    review();
    await settle();
    asked[0]?.onReview(fine, true);
    await settle();
    reviewer.expect(record);
    await settle();
    expect(expected).toEqual([record, null]);
  });

  test('that is called off before the history answers is not begun', async () => {
    const { asked, review, settle, callsOff } = await open();
    review().callOff();
    await settle();
    expect(asked).toHaveLength(0);
    const begun = review();
    await settle();
    begun.callOff();
    expect(callsOff()).toBe(1);
  });

  test('that is kept of something else is made anew', async () => {
    const { history, asked, review, settle } = await open();
    for (const text of [
      '{}',
      'no json',
      JSON.stringify({ version: 1, isLast: true, review: {} }),
    ]) {
      await history.keepReview(id, text, { isLast: true, accounts: accountsOf(fine), puzzles: [] });
      const { told, callOff } = review();
      await settle();
      expect(told).toEqual([]);
      callOff();
    }
    expect(asked).toHaveLength(3);
  });
});
