import { describe, expect, test } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { formatLink } from '../../../src/records/link.ts';
import { mostLinkCode } from '../../../src/records/mostLinkCode.ts';
import { withFirstPlays } from '../../../src/records/playedRound.ts';
import { startKeeping } from '../../../src/store/history/keepRounds.ts';
import { canDealAnew } from '../../../src/store/match/anew.ts';
import { challengeIn, challengeOf, isPlayedAlike } from '../../../src/store/match/challenge.ts';
import { currentRound, startMatch, withNextRound } from '../../../src/store/match/match.ts';
import { formatMatch, readMatch } from '../../../src/store/match/matchRecords.ts';
import { settingsOf } from '../../../src/store/settings.ts';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { answerTo, dared, daredCode } from '../../support/challenges.ts';
import { finishedRound, matchOf, playUntil, setupOf } from '../../support/matches.ts';
import {
  createMemoryChest,
  exportedText,
  openHistory,
  openWaiting,
} from '../../support/memoryChest.ts';
import { unwrap } from '../../support/table.ts';

describe('a round as a challenge', () => {
  const told = (players: readonly string[], change: Partial<RoundRecord> = {}) =>
    challengeIn({ ...dared, meta: { players: [...players] }, ...change })?.seat;

  test.each([
    ['the one person', ['person', 'greedy'], 0],
    ['a person in another seat', ['expert', 'person'], 1],
    ['the first of several', ['person', 'person'], 0],
    ['a person beside a bot that is not known here', ['oracle', 'person'], 1],
  ])('is that of %s', (_, players, seat) => {
    expect(told(players)).toBe(seat);
  });

  test('is none without a person, without an end, or of practice', () => {
    expect(told(['greedy', 'greedy'])).toBeUndefined();
    expect(challengeIn({ ...dared, meta: {} })).toBeUndefined();
    expect(challengeIn(withFirstPlays(dared, dared.plays.length - 1))).toBeUndefined();
    const meta = { players: ['person', 'greedy'], whatIf: daredCode };
    expect(challengeIn({ ...dared, meta })).toBeUndefined();
  });
});

describe('a round that answers a challenge', () => {
  const answer = answerTo();

  test('knows whom it answers, however often it is written and read', () => {
    expect(challengeOf(currentRound(answer))).toMatchObject({ seat: 0 });
    const again = unwrap(readMatch(formatMatch(answer)));
    expect(again).toEqual(answer);
    expect(challengeOf(currentRound(again))?.round.plays).toEqual(dared.plays);
  });

  test('knows it after a reload in its middle, and in the history', async () => {
    const [storage, chest] = [createMemoryStorage(), createMemoryChest()];
    const before = openTable(storage);
    before.getState().startMatch(setupOf(['person', 'novice']), { ...dared, challenge: daredCode });
    playUntil(before, ({ rounds }) => rounds.some(({ plays }) => plays.length > 5));
    const table = openTable(storage);
    const history = openHistory(chest);
    startKeeping(table, history, openWaiting());
    playUntil(table, () => false);
    expect(challengeOf(currentRound(matchOf(table)))).toBeDefined();
    await history.open();
    const file = await exportedText(
      history,
      settingsOf(openSettings(createMemoryStorage()).getState()),
    );
    expect(file).toContain(daredCode);
  });

  test('goes on with a round that answers nothing', () => {
    const next = withNextRound(answer);
    expect(currentRound(next).meta).not.toHaveProperty('challenge');
    expect(challengeOf(currentRound(next))).toBeUndefined();
  });

  test('is not dealt anew, as it is just that deal', () => {
    const setup = setupOf(['person', 'greedy']);
    expect(canDealAnew(startMatch(setup, { ...dared, challenge: daredCode }))).toBe(false);
    expect(canDealAnew(startMatch(setup, dared))).toBe(true);
  });

  test('may have other names and bots', () => {
    const setup = setupOf(['person', 'expert']);
    const players = setup.players.map((player) => ({ ...player, name: `${player.name}!` }));
    expect(challengeOf(currentRound(answerTo(daredCode, { ...setup, players })))).toBeDefined();
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no text', { code: daredCode }],
    ['an empty code', ''],
    ['a code cut short', daredCode.slice(0, -3)],
    ['a code without end', 'A'.repeat(mostLinkCode + 1)],
    ['the deal alone', formatLink({ ...dared, plays: [] })],
    ['an unfinished round', formatLink(withFirstPlays(dared, 20))],
    ['a round without a person', formatLink({ ...dared, meta: { players: ['novice', 'greedy'] } })],
    ['another deal', formatLink(finishedRound(setupOf(['person', 'greedy'], { seed: 'another' })))],
    [
      'the deal under other rules',
      formatLink(finishedRound(setupOf(['person', 'greedy'], { rules: { doubleAt: 200 } }))),
    ],
    ['more seats', formatLink(finishedRound(setupOf(['person', 'greedy', 'greedy'])))],
    ['the seat of a bot here', formatLink({ ...dared, meta: { players: ['greedy', 'person'] } })],
  ])('answers nothing where its record holds %s', (_, code) => {
    const round = currentRound(answer);
    const { challenge: __, ...meta } = round.meta ?? {};
    const spoiled = JSON.parse(JSON.stringify({ ...meta, challenge: code }));
    expect(challengeOf({ ...round, meta: spoiled })).toBeUndefined();
  });
});

test('two rounds are played alike whoever sat there, and whatever dealt the tiles', () => {
  const { seed: _, ...dealt } = dared;
  expect(isPlayedAlike({ ...dealt, players: ['x', 'y'], meta: {} }, dared)).toBe(true);
  expect(isPlayedAlike(currentRound(answerTo()), dared)).toBe(false);
});
