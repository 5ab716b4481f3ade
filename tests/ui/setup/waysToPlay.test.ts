import { expect, test } from 'vitest';
import { everyVariantId, familyNameOf, type VariantId } from '../../../src/engine/index.ts';
import { offeredGames } from '../../../src/families/names.ts';
import { waysToPlay } from '../../../src/ui/setup/waysToPlay.ts';

test('every variant is a way to play one game that is offered', () => {
  const offered: readonly VariantId[] = offeredGames.map(({ variant }) => variant);
  const ways = offered.flatMap((variant) => waysToPlay(variant));
  expect(ways.toSorted()).toEqual(everyVariantId.toSorted());
  for (const variant of everyVariantId) {
    expect(waysToPlay(variant)).toContain(variant);
    expect(offered).toContain(waysToPlay(variant)[0]);
  }
});

test('all ways to play a game are of its family, by their names too', () => {
  for (const { variant, family } of offeredGames) {
    for (const way of waysToPlay(variant)) expect(familyNameOf(way)).toBe(family);
  }
  expect(waysToPlay('tiu-u-culin')).toEqual(['tiu-u', 'tiu-u-woodpile', 'tiu-u-culin']);
  expect(waysToPlay('shi-wu-hu-64')).toEqual(['shi-wu-hu', 'shi-wu-hu-64']);
});
