import type { Arrangement } from './arrangement.ts';

/** The ids in the page of the tiles that can have the focus. */
export function tileIdsOf({ hand, lake }: Arrangement): readonly string[] {
  return [
    ...hand.map(({ id }) => `hand-${id}`),
    ...lake.flatMap((tiles) => tiles.slice(0, 1).map(({ id }) => `lake-${id}`)),
  ];
}
