import type { RefObject } from 'react';
import { KeptFocus } from '../../table/KeptFocus.tsx';
import type { Arrangement } from './arrangement.ts';

interface TableFocusProps {
  /** The table. */
  readonly root: RefObject<HTMLElement | null>;
  readonly arrangement: Arrangement;
}

const regions = ['hand', 'lake'] as const;

/**
 * Keeps the focus at the table: lit fish come first, then where the focus was, then the hand, then
 * the lake.
 */
export function TableFocus({ root, arrangement: { hand, lake } }: TableFocusProps) {
  const ids = [
    ...hand.map(({ id }) => `hand-${id}`),
    ...lake.flatMap((tiles) => tiles.slice(0, 1).map(({ id }) => `lake-${id}`)),
  ];
  return <KeptFocus root={root} ids={ids} lit="lake" regions={regions} />;
}
