import type { ClimbingVariant } from '../../../engine/climbing/index.ts';
import { copiesIn, type Kind, kinds, type Play } from '../../../engine/index.ts';
import { copiesWithin, kindsWithin } from './cards.ts';

export const noPlay = -1;

/** Ways to hold zero to four cards of each of three kinds, the most that are played together. */
const holdings = 125;

/** Groups the kit's kinds so that no combination takes cards from two groups. */
export function groupKinds(
  all: readonly Play[],
  { kit }: ClimbingVariant,
): readonly (readonly Kind[])[] {
  const groups: Kind[][] = kinds.filter((kind) => copiesIn(kit, kind) > 0).map((kind) => [kind]);
  for (const play of all) {
    const together = kindsWithin(play);
    const [first, ...others] = groups.filter((group) => group.some((k) => together.includes(k)));
    first?.push(...others.flatMap((group) => group.splice(0)));
  }
  return groups
    .filter(({ length }) => length > 0)
    .map((group) => group.toSorted((one, other) => one - other));
}

/** In the list of {@link largestJoined}. */
export function holdingPlace(group: number, first: number, second: number, third: number): number {
  return group * holdings + (first * 5 + second) * 5 + third;
}

/** By group and holding; `all` are of as many cards the higher ones first. */
export function largestJoined(
  all: readonly Play[],
  groups: readonly (readonly Kind[])[],
  sizes: Uint8Array,
): Int32Array {
  const joined = new Int32Array(groups.length * holdings).fill(noPlay);
  for (const play of all) {
    const together = kindsWithin(play);
    if (together.length < 2) continue;
    const group = groups.findIndex((one) => together.every((kind) => one.includes(kind)));
    const [first = 0, second = 0, third = 0] = (groups[group] ?? []).map((kind) =>
      copiesWithin(play, kind),
    );
    for (let one = first; one <= 4; one += 1) {
      for (let two = second; two <= 4; two += 1) {
        for (let three = third; three <= 4; three += 1) {
          const place = holdingPlace(group, one, two, three);
          const before = joined[place] ?? noPlay;
          const cardsBefore = before === noPlay ? 0 : (sizes[before] ?? 0);
          if ((sizes[play] ?? 0) > cardsBefore) joined[place] = play;
        }
      }
    }
  }
  return joined;
}
