import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../src/bots/bot.ts';
import { formatPlay, legalPlays } from '../../../src/engine/fishing/index.ts';
import type { SeatView } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import { createAnswering } from '../../../src/store/thinking/answering.ts';
import type { Reply } from '../../../src/store/thinking/messages.ts';
import { positionOf } from '../../support/fishing.ts';
import { setupOf } from '../../support/matches.ts';
import { botsWith, slowBot } from './slowBot.ts';

const match = startMatch(setupOf(['greedy', 'person']));
const question = (id: number) => ({
  type: 'question',
  id,
  record: formatRecord(currentRound(match)),
  level: 'greedy',
  seed: 'chance',
  milliseconds: 500,
});

/** The worker's side, with a clock that goes on by one millisecond whenever it is read. */
function openAnswering(bot: Bot) {
  const replies: Reply[] = [];
  let waiting: (() => void)[] = [];
  let time = 0;
  const hear = createAnswering({
    botsOf: () => botsWith(bot),
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
    isPausing: () => waiting.length > 0,
    goOn: () => {
      const due = waiting;
      waiting = [];
      for (const goOn of due) goOn();
    },
  };
}

describe('the worker’s side', () => {
  it('thinks in slices, tells how far it is after each, and then answers', () => {
    const { hear, replies, isPausing, goOn } = openAnswering(slowBot(100));
    hear(question(7));
    expect(replies).toHaveLength(1);
    while (isPausing()) goOn();
    const shares = replies.slice(0, -1);
    expect(shares.length).toBeGreaterThan(5);
    expect(shares.every(({ type }) => type === 'share')).toBe(true);
    const [play] = legalPlays(positionOf(match));
    expect(replies.at(-1)).toEqual({
      type: 'answer',
      id: 7,
      play: play && formatPlay(play),
      values: [{ play: play && formatPlay(play), points: 7.5, error: 0 }],
    });
  });

  it('never answers what was called off', () => {
    const { hear, replies, isPausing, goOn } = openAnswering(slowBot(100));
    hear(question(1));
    goOn();
    hear({ type: 'cancel' });
    const before = replies.length;
    while (isPausing()) goOn();
    expect(replies).toHaveLength(before);
  });

  it('calls a question off for a newer one', () => {
    const { hear, replies, isPausing, goOn } = openAnswering(slowBot(100));
    hear(question(1));
    hear(question(2));
    while (isPausing()) goOn();
    const answers = replies.filter(({ type }) => type === 'answer');
    expect(answers).toMatchObject([{ id: 2 }]);
    expect(replies.slice(1).every((reply) => 'id' in reply && reply.id === 2)).toBe(true);
  });

  it('tells no share beyond the whole', () => {
    const { hear, replies } = openAnswering(function* think({ legal: [play] }) {
      for (let at = 0; at < 20; at += 1) yield 1.01;
      if (play === undefined) throw new Error('it is not the turn of this seat');
      return { play, values: [] };
    });
    hear(question(1));
    expect(replies).toEqual([{ type: 'share', id: 1, share: 1 }]);
  });

  it('gives the bot its budget, a clock and the view of its seat, in which no tile is hidden', () => {
    const seen: SeatView[] = [];
    const budgets: unknown[] = [];
    const { hear } = openAnswering(function* think(view, _, budget) {
      seen.push(view);
      budgets.push(budget);
      yield 0;
      throw new Error('it was asked to stop');
    });
    expect(() => hear({ ...question(1), endsOnceClear: true })).toThrow('it was asked to stop');
    const { seat } = positionOf(match);
    expect(seen).toMatchObject([{ seat, turn: seat }]);
    expect(seen[0]).not.toHaveProperty('drawPile');
    expect(seen[0]).not.toHaveProperty('counts');
    expect(budgets).toMatchObject([{ milliseconds: 500, endsOnceClear: true }]);
  });

  it('throws at what is no question', () => {
    const { hear } = openAnswering(slowBot(1));
    for (const message of [
      null,
      'question',
      {},
      { type: 'ask' },
      { ...question(1), level: 'constructor' },
      { ...question(1), milliseconds: -1 },
      { ...question(1), record: '{}' },
      { ...question(1), more: true },
    ]) {
      expect(() => hear(message)).toThrow();
    }
  });
});
