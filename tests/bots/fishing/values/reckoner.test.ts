import { describe, expect, test } from 'vitest';
import { createInputs, mostInputs } from '../../../../src/bots/fishing/values/inputs.ts';
import { layoutFor } from '../../../../src/bots/fishing/values/layout.ts';
import { createReckoner } from '../../../../src/bots/fishing/values/reckoner.ts';
import {
  advance,
  dealTiles,
  formOf,
  type Game,
  listPlays,
  type Position,
  scratchOf,
  startPosition,
  variants,
} from '../../../../src/engine/fishing/index.ts';
import { chooseIndex, createPlayList, type Play, playAt } from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { seatCounts } from '../../../support/fishing.ts';
import { gameOf } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

/** Tells the sum of the weights that count after a play, listed anew. */
function valuesOf(game: Game, weights: Float32Array): (position: Position, play: Play) => number {
  const inputsOf = createInputs(game, layoutFor(game));
  const inputs = new Int32Array(mostInputs);
  return (position, play) => {
    const after = scratchOf(position);
    advance(after, play);
    // Before another tile is turned up.
    after.phase = 'hand';
    const half = position.phase === 'hand' ? 0 : 1;
    const length = inputsOf(after, position.seat, half, inputs);
    return inputs.subarray(0, length).reduce((sum, at) => sum + (weights[at] ?? 0), 0);
  };
}

const games: readonly { title: string; game: Game }[] = variants.flatMap(({ id }) =>
  seatCounts.map((seats) => ({ title: `${id} for ${seats}`, game: gameOf(id, seats) })),
);

describe.each(games)('the reckoner, $title', ({ game }) => {
  test('tells plays apart by just what the weights say when they are listed anew', () => {
    const random = chanceOf(4);
    const layout = layoutFor(game);
    const weights = Float32Array.from({ length: layout.size }, () => Math.round(64 * random()));
    const reckoner = createReckoner(game, layout, weights);
    const valueAfter = valuesOf(game, weights);
    const list = createPlayList();
    const forms = new Set<string>();
    for (let round = 0; round < runs(12, 20); round += 1) {
      const position = scratchOf(startPosition(game, dealTiles(game, random), 0));
      reckoner.take(position);
      while (position.phase !== 'over') {
        listPlays(position, list);
        const first = playAt(list, 0);
        const chosen = playAt(list, chooseIndex(list.length, random));
        forms.add(formOf(chosen));
        expect(reckoner.changeBy(position, chosen) - reckoner.changeBy(position, first)).toBe(
          valueAfter(position, chosen) - valueAfter(position, first),
        );
        const { turnedUp } = position;
        reckoner.follow(position, chosen);
        advance(position, chosen);
        if (position.turnedUp !== turnedUp) reckoner.followDrawn(position);
      }
    }
    expect([...forms]).toEqual(expect.arrayContaining(['place', 'capture', 'triple']));
  });
});
