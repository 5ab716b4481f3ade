import { describe, expect, test } from 'vitest';
import { learnPolicy } from '../../../../src/bots/climbing/training/learnPolicy.ts';
import { usualPlanOf } from '../../../../src/bots/climbing/training/plans.ts';
import { createPolicy } from '../../../../src/bots/climbing/values/policy.ts';
import {
  advance,
  dealTiles,
  type Game,
  listPlays,
  scratchOf,
  settlementOf,
  simplePlay,
  startPosition,
} from '../../../../src/engine/climbing/index.ts';
import { createPlayList } from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { climbingGameOf } from '../../../support/climbing/table.ts';

/** What seat 0 wins over some deals by these weights, if the others play simply. */
function wonBy(game: Game, weights: Float32Array): number {
  const policy = createPolicy(game, weights);
  const list = createPlayList();
  let won = 0;
  for (let round = 0; round < 120; round += 1) {
    const deal = dealTiles(game, chanceOf(round));
    const position = scratchOf(startPosition(game, deal, round % game.seatCount));
    while (position.phase !== 'over') {
      listPlays(position, list);
      const isSimple = position.seat !== 0;
      const chosen = isSimple ? simplePlay(position) : policy(position, list, 0, chanceOf(0));
      advance(position, chosen);
    }
    won += settlementOf(position)[0] ?? 0;
  }
  return won;
}

describe('learning to climb', () => {
  const game = climbingGameOf('luan-chuo');
  const plan = { ...usualPlanOf(game), rounds: 128 };

  test('gives the same weights for the same chance and plan', () => {
    const weights = learnPolicy(game, chanceOf(5), plan);
    expect(learnPolicy(game, chanceOf(5), plan)).toEqual(weights);
    expect(learnPolicy(game, chanceOf(6), plan)).not.toEqual(weights);
  });

  test('makes what has learned win more', () => {
    const learned = learnPolicy(game, chanceOf(5), { ...plan, rounds: 2048 });
    const begun = learnPolicy(game, chanceOf(5), { ...plan, rounds: 1 });
    expect(wonBy(game, learned)).toBeGreaterThan(wonBy(game, begun));
  });

  test('tells how far it is', () => {
    const shares: number[] = [];
    learnPolicy(game, chanceOf(5), plan, (share) => shares.push(share));
    expect(shares).toEqual([63 / 128, 127 / 128, 1]);
  });
});
