import { describe, expect, test } from 'vitest';
import { train, usualPlan } from '../../../../src/bots/fishing/training/train.ts';
import { bestPlay } from '../../../../src/bots/fishing/values/bestPlay.ts';
import { layoutFor } from '../../../../src/bots/fishing/values/layout.ts';
import { createReckoner } from '../../../../src/bots/fishing/values/reckoner.ts';
import {
  advance,
  dealTiles,
  type Game,
  listPlays,
  scratchOf,
  settlementOf,
  startPosition,
} from '../../../../src/engine/fishing/index.ts';
import { createPlayList } from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { gameOf } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

/** What seat 0 wins over some deals, each from both starts, if the seats play by these values. */
function wonBy(game: Game, values: readonly [Float32Array, Float32Array]): number {
  const layout = layoutFor(game);
  const reckoners = values.map((weights) => createReckoner(game, layout, weights));
  const list = createPlayList();
  let won = 0;
  for (let round = 0; round < 200; round += 1) {
    const deal = dealTiles(game, chanceOf(round - (round % 2)));
    const position = scratchOf(startPosition(game, deal, round % 2));
    for (const reckoner of reckoners) reckoner.take(position);
    while (position.phase !== 'over') {
      const reckoner = reckoners[position.seat];
      if (reckoner === undefined) throw new Error('every seat has values');
      listPlays(position, list);
      const chosen = bestPlay(position, list, reckoner, 0, chanceOf(0));
      const { turnedUp } = position;
      for (const each of reckoners) each.follow(position, chosen);
      advance(position, chosen);
      if (position.turnedUp === turnedUp) continue;
      for (const each of reckoners) each.followDrawn(position);
    }
    won += settlementOf(position)[0] ?? 0;
  }
  return won;
}

describe('training', () => {
  const game = gameOf('shi-wu-hu');

  test('gives the same values for the same chance and plan', () => {
    const plan = { ...usualPlan, rounds: 200 };
    const values = train(game, chanceOf(5), plan);
    expect(train(game, chanceOf(5), plan)).toEqual(values);
    expect(train(game, chanceOf(6), plan)).not.toEqual(values);
  });

  test('makes what has learned win against what has only begun', () => {
    const learned = train(game, chanceOf(5), { ...usualPlan, rounds: runs(1500, 4000) });
    const begun = train(game, chanceOf(5), { ...usualPlan, rounds: 1 });
    expect(wonBy(game, [learned, begun])).toBeGreaterThan(0);
    expect(wonBy(game, [begun, learned])).toBeLessThan(0);
  });

  test('tells how far it is', () => {
    const shares: number[] = [];
    train(game, chanceOf(5), { ...usualPlan, rounds: 250 }, (share) => shares.push(share));
    expect(shares).toEqual([0, 200 / 250, 1]);
  });
});
