import { describe, expect, it } from 'vitest';
import type { PlayOnOdds, ReckonOdds } from '../../../src/bots/bot.ts';
import type { SeatView } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import type { OddsRequest, Reply } from '../../../src/store/thinking/messages.ts';
import { createOddsReckoning, isOddsRequest } from '../../../src/store/thinking/oddsReckoning.ts';
import { positionOf } from '../../support/fishing.ts';
import { setupOf } from '../../support/matches.ts';

const match = startMatch(setupOf(['person', 'greedy']));
const odds: PlayOnOdds = { rounds: 10, first: [3, 7], ended: -1 };
const request = (id: number): OddsRequest => ({
  type: 'odds',
  id,
  record: formatRecord(currentRound(match)),
  seed: 'chance',
});

/** Reckons for so many steps. */
function slow(steps: number): ReckonOdds {
  return function* reckonOdds() {
    for (let step = 0; step < steps; step += 1) yield;
    return odds;
  };
}

/** The worker’s side, with a clock that goes on by one millisecond whenever it is read. */
function openOddsReckoning(reckonOdds: ReckonOdds | null | Promise<ReckonOdds>) {
  const replies: Reply[] = [];
  let waiting: (() => void)[] = [];
  let time = 0;
  const hear = createOddsReckoning({
    oddsReckoningOf: () => reckonOdds,
    post: (reply) => replies.push(reply),
    pause: (goOn) => waiting.push(goOn),
    now: () => {
      time += 1;
      return time;
    },
  });
  return {
    hear,
    replies,
    /** Goes through all pauses, and tells how many there were. */
    goThrough: (): number => {
      let pauses = 0;
      while (waiting.length > 0) {
        const due = waiting;
        waiting = [];
        pauses += due.length;
        for (const goOn of due) goOn();
      }
      return pauses;
    },
  };
}

describe('the worker’s side of the odds', () => {
  it('reckons in slices and then tells them', () => {
    const { hear, replies, goThrough } = openOddsReckoning(slow(100));
    hear(request(4));
    expect(replies).toEqual([]);
    expect(goThrough()).toBeGreaterThan(3);
    expect(replies).toEqual([{ type: 'odds', id: 4, odds }]);
  });

  it('tells nothing of what was called off, or for which newer ones were asked', () => {
    const { hear, replies, goThrough } = openOddsReckoning(slow(100));
    hear(request(1));
    hear({ type: 'cancel-odds' });
    hear(request(2));
    hear(request(3));
    goThrough();
    expect(replies).toEqual([{ type: 'odds', id: 3, odds }]);
  });

  it('gives the view of the seat, in which no tile is hidden', () => {
    const seen: SeatView[] = [];
    const { hear } = openOddsReckoning(function* reckonOdds(view) {
      seen.push(view);
      yield;
      return odds;
    });
    hear(request(1));
    const { seat } = positionOf(match);
    expect(seen).toMatchObject([{ seat, turn: seat }]);
    expect(seen[0]).not.toHaveProperty('counts');
  });

  it('tells that there are none in a family that has none, and where nothing can be loaded', async () => {
    const none = openOddsReckoning(null);
    none.hear(request(1));
    expect(none.replies).toEqual([{ type: 'odds', id: 1, odds: null }]);
    const failed = openOddsReckoning(Promise.reject(new Error('no connection')));
    failed.hear(request(2));
    await new Promise((resolve) => setImmediate(resolve));
    expect(failed.replies).toEqual([{ type: 'odds', id: 2, odds: null }]);
  });

  it('knows its own messages', () => {
    expect(
      [request(1), { type: 'cancel-odds' }, { type: 'cancel' }, null].map(isOddsRequest),
    ).toEqual([true, true, false, false]);
  });
});
