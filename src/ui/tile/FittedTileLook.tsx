import { useMemo } from 'react';
import type { Elements } from '../content/content.ts';
import { TileLook, useTileLook } from './TileLook.tsx';

/** Tiles with a smaller short side, in CSS pixels, have no room for a name, hardly for a number. */
const leastNamed = 30;
const leastSounded = 56;
const leastTotalled = 20;

/** Gives the tiles inside the look from above, as far as tiles of their size have room for it. */
export function FittedTileLook({
  cut = false,
  tile,
  children,
}: {
  readonly cut?: boolean;
  /** The short side of the tiles inside, in CSS pixels. */
  readonly tile: number;
  readonly children: Elements;
}) {
  const look = useTileLook();
  const names = look.names && tile >= leastNamed;
  const unsounded = tile < leastSounded;
  const totals = look.totals && tile >= leastTotalled;
  // A new value would draw every tile again.
  const fitted = useMemo(
    () => ({ ...look, names, unsounded, totals, cut, fitted: true }),
    [look, names, unsounded, totals, cut],
  );
  return <TileLook look={fitted}>{children}</TileLook>;
}
