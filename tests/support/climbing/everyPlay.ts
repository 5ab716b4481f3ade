import { parsePlay } from '../../../src/engine/climbing/index.ts';
import type { Play } from '../../../src/engine/index.ts';
import { copies, plainOrder } from './plainCards.ts';
import { ofEach } from './plainCombinations.ts';

const kit = plainOrder.flatMap((kind) => copies(kind, 4));

/** Every one, two or three of these kinds, in their order. */
function upToThree(kinds: readonly string[]): string[][] {
  return kinds.flatMap((first, place) => {
    const later = kinds.slice(place + 1);
    const threes = later.flatMap((second, at) =>
      later.slice(at + 1).map((third) => [first, second, third]),
    );
    return [[first], ...later.map((second) => [first, second]), ...threes];
  });
}

/** The kinds that may stand together in a play: all of a list, or some of it. */
const together = [
  ['66', '63', '54'],
  ['62', '53', '11'],
  ['52', '44', '43'],
  ['41', '32', '31'],
  ['42', '21'],
  ['63', '62'],
  ['66', '55', '44'],
  ['33', '22', '11'],
  ['66', '21'],
];

/**
 * Every text of one, two or three kinds in the order of the kit, one to four cards of each, and the
 * same with `lay` before it: most are no play.
 */
export function everyTextOfCards(): string[] {
  const cards = upToThree(plainOrder).flatMap((kinds) => ofEach(kit, kinds));
  return [...cards, ...cards.map((text) => `lay ${text}`)];
}

/** Every play that can be written, legal anywhere or not, as texts. */
export const everyText: readonly string[] = [
  ...plainOrder.flatMap((kind) => ofEach(kit, [kind])),
  ...together
    .flatMap(upToThree)
    .filter((kinds) => kinds.length > 1)
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
