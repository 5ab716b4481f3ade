import { memo } from 'react';
import { type Kind, pipsOf } from '../../engine/index.ts';
import { tileName } from '../../text/tileNames.ts';
import { useSay } from '../voice/voice.tsx';
import { type BandWriting, charactersAndSound, nameWriting, totalWriting } from './band.ts';
import { designOf } from './face.ts';
import type { TilePose } from './make.ts';
import { tilePicture } from './PlainTile.tsx';
import type { Design } from './pips.ts';
import styles from './Tile.module.css';
import { useTileLook } from './TileLook.tsx';

export type { TilePose };

/** A picture only: its user names it in words. Its short side is the CSS length `--tile`. */
export const Tile = memo(function Tile({
  kind,
  pose = 'upright',
}: {
  readonly kind: Kind;
  readonly pose?: TilePose;
}) {
  const look = useTileLook();
  const { totals, names, unsounded = false } = look;
  const design = designOf(look, pose);
  const writing = (
    <>
      {totals && <TileTotal kind={kind} design={design} pose={pose} />}
      {names && (
        <TileName kind={kind} design={design} pose={pose} total={totals} unsounded={unsounded} />
      )}
    </>
  );
  return tilePicture({ kind, pose, look, writing });
});

interface BandProps {
  readonly kind: Kind;
  readonly design: Design;
  readonly pose: TilePose;
}

function TileTotal({ kind, design, pose }: BandProps) {
  return <Writings of={totalWriting(pipsOf(kind), design, pose)} className={styles.total} />;
}

function TileName({
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
