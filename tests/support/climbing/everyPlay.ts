import { parsePlay } from '../../../src/engine/climbing/index.ts';
import type { Play } from '../../../src/engine/index.ts';
import { copies, plainOrder, textOf } from './plainCards.ts';
import { ofEach } from './plainCombinations.ts';

const kit = plainOrder.flatMap((kind) => copies(kind, 4));

/** Every one, two or three kinds together, in the order of the kit. */
const together = plainOrder.flatMap((first, place) => {
  const later = plainOrder.slice(place + 1);
  const threes = later.flatMap((second, at) =>
    later.slice(at + 1).map((third) => [first, second, third]),
  );
  return [[first], ...later.map((second) => [first, second]), ...threes];
});

/**
 * Every play that can be written, legal anywhere or not, as texts: what is read as a play is one.
 */
export const everyText: readonly string[] = [
  ...together
    .filter((kinds) => parsePlay(textOf(kinds)) !== undefined)
    .flatMap((kinds) => ofEach(kit, kinds)),
  ...ofEach(kit, ['42', '21']).map((text) => `lay ${text}`),
  ...['pass', 'declare', 'decline', 'take', 'redeal', 'play', 'throw'],
];

/** Every play that can be written. */
export const everyPlay: readonly Play[] = everyText.map((text) => {
  const parsed = parsePlay(text);
  if (parsed === undefined) throw new Error(`${text} is a play`);
  return parsed;
});
