import { describe, expect, test } from 'vitest';
import { roundIdOf } from '../../../src/records/roundId.ts';
import type { FeatsOf } from '../../../src/store/history/featsOfRound.ts';
import { startMatch } from '../../../src/store/match/match.ts';
import { mirrorOf } from '../../../src/store/match/mirror.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { createMemoryChest, openHistory } from '../../support/memoryChest.ts';
import { roundOf } from './rounds.ts';

/** Says of each seat its number. */
const numbered: FeatsOf = ({ players }) => players.map((_, seat) => [`seat ${seat}`]);

async function historyOf(seeds: readonly string[], chest = createMemoryChest()) {
  const history = openHistory(chest);
  for (const [at, seed] of seeds.entries()) {
    await history.keep({ round: roundOf(seed), match: 'm', number: at + 1 });
  }
  await history.open();
  const feats = () => history.state.getState().stock?.rounds.map((round) => round.feats);
  return { chest, history, feats };
}

describe('the feats of rounds that are kept', () => {
  test('are unknown until somebody looks, and are kept then', async () => {
    const { chest, history, feats } = await historyOf(['a', 'b', 'c', 'd', 'e']);
    expect(feats()).toEqual(Array(5).fill(null));
    await history.findFeats(numbered);
    const each = [
      ['seat 0', 'unaided'],
      ['seat 1', 'unaided'],
    ];
    expect(feats()).toEqual(Array(5).fill(each));
    const again = openHistory(chest);
    await again.open();
    expect(again.state.getState().stock?.rounds.map((round) => round.feats)).toEqual(feats());
  });

  test('are looked for once', async () => {
    const { history } = await historyOf(['a']);
    const asked: string[] = [];
    const counting: FeatsOf = (round) => {
      asked.push(roundIdOf(round));
      return numbered(round);
    };
    await history.findFeats(counting);
    await history.findFeats(counting);
    expect(asked).toHaveLength(1);
  });

  test('leave out that a round was played without help where its record tells of help', async () => {
    const history = openHistory();
    await history.keep({ round: roundOf('a', { hints: 1 }), match: 'm', number: 1 });
    await history.keep({ round: roundOf('b', { practiceUndos: 2 }), match: 'm', number: 2 });
    await history.open();
    await history.findFeats(numbered);
    const rounds = history.state.getState().stock?.rounds ?? [];
    expect(rounds.flatMap(({ feats }) => feats)).toEqual([
      ['seat 0'],
      ['seat 1'],
      ['seat 0'],
      ['seat 1'],
    ]);
  });

  test('tell of a deal that was played again with the players moved on', async () => {
    const first = { ...startMatch(setupOf(['person', 'greedy'])), rounds: [roundOf('a')] };
    const { setup, rounds } = mirrorOf(first);
    const [{ meta, deal, starter } = roundOf('a')] = rounds;
    let played = finishedRound({ ...setup, seed: 'a' });
    played = { ...played, ...(meta === undefined ? {} : { meta }) };
    expect([played.deal, played.starter]).toEqual([deal, starter]);
    const history = openHistory();
    await history.keep({ round: played, match: 'mirror', number: 1 });
    await history.open();
    await history.findFeats(numbered);
    const [kept] = history.state.getState().stock?.rounds ?? [];
    expect(kept?.feats?.[0]).toContain('mirrored');
  });

  test('do not bring back a round that was removed in the meantime', async () => {
    const { history } = await historyOf(['a', 'b']);
    const looking = history.findFeats((round) => {
      void history.remove([roundIdOf(roundOf('a'))]);
      return numbered(round);
    });
    await looking;
    const left = history.state.getState().stock?.rounds.map(({ id }) => id);
    expect(left).toEqual([roundIdOf(roundOf('b'))]);
  });

  test('of a record that cannot be read are none, so that nobody reads it again', async () => {
    const { chest, history, feats } = await historyOf(['a']);
    const key = `kept/${roundIdOf(roundOf('a'))}`;
    chest.kept.set(key, { ...Object(chest.kept.get(key)), record: 'cut of' });
    await history.findFeats(numbered);
    expect(feats()).toEqual([[[], []]]);
  });

  test('stay unknown where the chest cannot be written, which is told', async () => {
    const { chest, history, feats } = await historyOf(['a']);
    chest.refusal = 'writing';
    await history.findFeats(numbered);
    expect(feats()).toEqual([null]);
    expect(history.state.getState().trouble).toBe('storage-full');
  });
});
