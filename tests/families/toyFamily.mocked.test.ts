import { describe, expect, test, vi } from 'vitest';
import { botAtOnce } from '../../src/bots/bot.ts';
import { invariant, type Play, type RoundRecord, seatsOf } from '../../src/engine/index.ts';
import { playDeal } from '../../src/headless/duplicate.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { formatLink, parseLink } from '../../src/records/link.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { gameOf, playedRound } from '../../src/records/playedRound.ts';
import { startKeeping } from '../../src/store/history/keepRounds.ts';
import { roundToKeep } from '../../src/store/history/keptRound.ts';
import { createWaitingRounds } from '../../src/store/history/waitingRounds.ts';
import {
  currentRound,
  hasResult,
  positionOf,
  runningSettlement,
  withNextRound,
} from '../../src/store/match/match.ts';
import { readMatch } from '../../src/store/match/matchRecords.ts';
import { canMirror, mirrorOf } from '../../src/store/match/mirror.ts';
import { undoneTo } from '../../src/store/match/undo.ts';
import { scoresModelOf } from '../../src/ui/scores/scoresModel.ts';
import { keptAgain } from '../store/history/keptAgain.ts';
import { createMemoryStorage, openShelf, openTable } from '../support/browserParts.ts';
import { createMemoryChest, openHistory } from '../support/memoryChest.ts';
import { unwrap } from '../support/table.ts';
import { toy } from './toy.ts';
import { calledOffMatch, finishedMatch, openMatch, withTexts } from './toyMatches.ts';
import { toyBots } from './toyParts.ts';

// A further family is its folder in each room and its line in each table.
vi.mock('../../src/engine/families.ts', () => import('./twoFamilies.ts'));
vi.mock('../../src/families/rules.ts', () => import('./twoRules.ts'));

describe('a family that nobody has told the other rooms of', () => {
  test('is played at the table, taken back, saved and resumed', () => {
    const storage = createMemoryStorage();
    const { getState } = openTable(storage);
    const { setup } = openMatch(3);
    getState().startMatch(setup);
    const [first] = toy.legalPlays(positionOf(openMatch(3)));
    const make = (play: Play | undefined): void => {
      if (play !== undefined) getState().makePlay(play);
    };
    make(first);
    const { match } = getState();
    invariant(match !== null, 'a match is played');
    expect(currentRound(match).plays.map(toy.formatPlay)).toEqual(['keep']);
    const { match: resumed } = openTable(storage).getState();
    expect(resumed).toEqual(match);
    const { seat } = playedRound(currentRound(match)).start;
    expect(undoneTo(match, seat, { tapsPasses: false })?.match.rounds[0]?.plays).toEqual([]);
  });

  test('says who has won and who starts: neither the highest total nor the next seat', () => {
    const match = finishedMatch();
    const { starter } = currentRound(match);
    const winner = (starter + 2) % 4;
    const kept = roundToKeep(currentRound(match)).kept;
    expect(kept.winners).toEqual([winner]);
    expect(kept.totals[winner]).toBe(Math.min(...kept.totals));
    expect(keptAgain(kept)).toEqual(kept);
    expect(currentRound(withNextRound(match)).starter).toBe(winner);
    expect(runningSettlement(match)[winner]).toBe(3);
    expect(scoresModelOf(match).winners).toEqual([winner]);
  });

  test.each([2, 3] as const)(
    'is kept with its winners, also where they have the highest total of %i seats',
    (seats) => {
      const plays = ['pass', 'pass', 'pass', 'pass', 'pass'];
      const { kept } = roundToKeep(currentRound(withTexts(openMatch(seats), ...plays)));
      expect(kept).toMatchObject({ totals: seatsOf(seats).map(() => 0), winners: seatsOf(seats) });
      expect(keptAgain(kept)).toEqual(kept);
    },
  );

  test.each([2, 3, 4] as const)(
    'is written and read with %i seats, as a record and as a link',
    (seats) => {
      const record: RoundRecord = currentRound(finishedMatch(seats));
      expect(unwrap(parseRecord(formatRecord(record)))).toEqual(record);
      const { meta: _, ...told } = record;
      expect(unwrap(parseLink(formatLink(record)))).toEqual({
        ...told,
        meta: { players: record.meta?.players },
      });
      const { seed: __, ...dealt } = record;
      expect(unwrap(parseLink(formatLink(dealt))).deal).toEqual(record.deal);
      expect(unwrap(readMatch(formatRecord(record))).rounds).toEqual([record]);
    },
  );

  test('is refused with a code where its record is wrong', () => {
    const json: object = JSON.parse(formatRecord(currentRound(finishedMatch(3))));
    const problemOf = (change: object): unknown => {
      const parsed = parseRecord(JSON.stringify({ ...json, ...change }));
      return parsed.ok ? undefined : parsed.problem.code;
    };
    expect(problemOf({ plays: ['keep', '54x63'] })).toBe('not-a-play');
    expect(problemOf({ plays: Array(6).fill('keep') })).toBe('play-after-end');
    expect(problemOf({ deal: { lake: [] } })).toBe('missing-key');
    expect(problemOf({ rules: { triple: 'whole' } })).toBe('unknown-key');
    expect(problemOf({ players: ['Ann'] })).toBe('wrong-value');
  });

  test('is kept in the history, and played again with its players moved on', async () => {
    const storage = createMemoryStorage();
    const table = openTable(storage);
    const chest = createMemoryChest();
    const history = openHistory(chest);
    await history.open();
    startKeeping(
      table,
      history,
      createWaitingRounds(openShelf(storage, undefined, 'waiting'), {
        now: () => new Date(0),
        tell: () => undefined,
      }),
    );
    const { setup } = openMatch(2);
    table.getState().startMatch(setup);
    for (let made = 0; made < 5; made += 1) table.getState().makePlay(toy.lastResort());
    await vi.waitFor(() => expect(history.state.getState().stock?.rounds).toHaveLength(1));
    const { match } = table.getState();
    invariant(match !== null, 'a match is played');
    expect(canMirror(match)).toBe(true);
    expect(mirrorOf(match).setup.players.map(({ name }) => name)).toEqual(['Seat 1', 'Seat 0']);
  });

  test('may be over before anything is played: that is no result', () => {
    const match = calledOffMatch();
    expect(hasResult(currentRound(match))).toBe(false);
    expect(canMirror(match)).toBe(false);
    expect(currentRound(withNextRound(match)).starter).toBe(currentRound(match).starter);
    expect(unwrap(parseRecord(formatRecord(currentRound(match)))).plays).toEqual([]);
  });

  test('is played by its bots in the arena, where a shared round counts in equal parts', () => {
    const game = gameOf(openMatch(3).setup);
    const bots = ['random', 'greedy', 'expert'] as const;
    const { points, wins } = playDeal(toyBots, { game, bots, seed: 's' });
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
    expect(wins.reduce((sum, one) => sum + one, 0)).toBeCloseTo(6, 9);
  });

  test('is won in the arena by the bot that its rules name, whoever has more', () => {
    const game = gameOf(openMatch(2).setup);
    const [keep, pass] = toy.legalPlays(positionOf(openMatch(2)));
    invariant(keep !== undefined && pass !== undefined, 'the toy has two plays');
    const everyBot = {
      ...toyBots,
      random: botAtOnce(() => keep),
      greedy: botAtOnce(() => pass),
    };
    const { wins } = playDeal(everyBot, { game, bots: ['random', 'greedy'], seed: 's' });
    expect(wins).toEqual([0, 2]);
  });
});
