import { memo } from 'react';
import type { Kind } from '../../engine/index.ts';
import { cardFrame, cardSeam } from './cardFrame.ts';
import { designOf, faceOf } from './face.ts';
import { shapeOf, type TilePose } from './make.ts';
import { isOneFigure } from './pips.ts';
import styles from './Tile.module.css';
import { TileName, TileTotal } from './TileBand.tsx';
import { useTileLook } from './TileLook.tsx';

export type { TilePose };

/**
 * A tile, a picture only: whoever shows it gives it its name in words. Its short side is the CSS
 * length `--tile`.
 */
export const Tile = memo(function Tile({
  kind,
  pose = 'upright',
}: {
  readonly kind: Kind;
  readonly pose?: TilePose;
}) {
  const look = useTileLook();
  const { make, cut, redAsRings, totals, names, unsounded = false, fitted } = look;
  const design = designOf(look, pose);
  const face = faceOf(kind, design, pose, redAsRings);
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
        {totals && <TileTotal kind={kind} design={design} pose={pose} />}
        {names && (
          <TileName kind={kind} design={design} pose={pose} total={totals} unsounded={unsounded} />
        )}
      </svg>
    </span>
  );
});
