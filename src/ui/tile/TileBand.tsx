import { type Kind, pipsOf } from '../../engine/index.ts';
import { tileName } from '../../text/tileNames.ts';
import { useSay } from '../voice/voice.tsx';
import { type BandWriting, charactersAndSound, nameWriting, totalWriting } from './band.ts';
import type { TilePose } from './make.ts';
import type { Design } from './pips.ts';
import styles from './Tile.module.css';

interface BandProps {
  readonly kind: Kind;
  readonly design: Design;
  readonly pose: TilePose;
}

/** The pips of a tile as a number, within its SVG. */
export function TileTotal({ kind, design, pose }: BandProps) {
  return <Writings of={totalWriting(pipsOf(kind), design, pose)} className={styles.total} />;
}

/** The name of a tile, within its SVG. */
export function TileName({
  kind,
  design,
  pose,
  total,
  unsounded,
}: BandProps & { readonly total: boolean; readonly unsounded: boolean }) {
  const name = tileName(kind, useSay());
  const [characters] = charactersAndSound(name);
  const worn = unsounded && characters !== '' ? characters : name;
  const writings = nameWriting(worn, total ? pipsOf(kind) : undefined, design, pose);
  return <Writings of={writings} className={styles.name} />;
}

function Writings({
  of,
  className,
}: {
  readonly of: readonly BandWriting[];
  readonly className: string | undefined;
}) {
  return of.map(({ text, size, x, y, anchor, transform }) => (
    <text
      key={`${text} ${x}`}
      className={className}
      fontSize={size}
      textAnchor={anchor}
      x={x}
      y={y}
      transform={transform}
    >
      {text}
    </text>
  ));
}
