import { memo } from 'react';
import type { Kind } from '../../engine/index.ts';
import type { Elements } from '../content/content.ts';
import { cardFrame, cardSeam } from './cardFrame.ts';
import { designOf, faceOf } from './face.ts';
import { shapeOf, type TilePose } from './make.ts';
import { isOneFigure } from './pips.ts';
import styles from './Tile.module.css';
import { type TileLookValue, useTileLook } from './TileLook.tsx';

interface TilePicture {
  readonly kind: Kind;
  readonly pose: TilePose;
  readonly look: TileLookValue;
  /** What is written along its band, within its SVG. */
  readonly writing?: Elements;
}

export function tilePicture({ kind, pose, look, writing }: TilePicture) {
  const { make, cut, redAsRings, names, fitted } = look;
  const face = faceOf(kind, designOf(look, pose), pose, redAsRings);
  const { width, height } = shapeOf(make, cut);
  return (
    <span
      className={styles.tile}
      data-make={make}
      data-pose={pose}
      data-measured={(names && !fitted) || undefined}
    >
      <svg
        aria-hidden="true"
        className={styles.face}
        viewBox={pose === 'sideways' ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}
      >
        {make === 'cards' ? (
          <path
            className={styles.frame}
            d={cardFrame(pose, cut) + (cut && !isOneFigure(kind) ? cardSeam(pose) : '')}
          />
        ) : (
          <path className={styles.lip} transform="translate(0.4 1.8)" d={face.all} />
        )}
        {face.plain !== '' && <path className={styles.plain} d={face.plain} />}
        {face.red !== '' && <path className={styles.red} d={face.red} />}
        {make !== 'cards' && <path className={styles.shade} d={face.shade} />}
        {writing}
      </svg>
    </span>
  );
}

/**
 * A tile on end in a look that has nothing written on it, as on the first screen: what writes on
 * tiles loads later. Its short side is the CSS length `--tile`.
 */
export const PlainTile = memo(function PlainTile({ kind }: { readonly kind: Kind }) {
  return tilePicture({ kind, pose: 'upright', look: useTileLook() });
});
