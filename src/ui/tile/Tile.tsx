import { memo } from 'react';
import { type Kind, kinds } from '../../engine/index.ts';
import { type Pip, pipsOn, tileBox } from './pips.ts';
import styles from './Tile.module.css';

declare module 'react' {
  interface CSSProperties {
    /** The short side of the tiles inside. */
    '--tile'?: string;
  }
}

/** How a tile lies: on end, or turned a quarter so that its high half is on the left. */
export type TilePose = 'upright' | 'sideways';

interface Face {
  readonly white: string;
  readonly red: string;
  readonly all: string;
}

/** One path for each colour keeps sixty tiles cheap to draw. */
const faces: readonly Face[] = kinds.map((kind) => {
  const pips = pipsOn(kind);
  return {
    white: circles(pips.filter(({ red }) => !red)),
    red: circles(pips.filter(({ red }) => red)),
    all: circles(pips),
  };
});

function circles(pips: readonly Pip[]): string {
  const r = tileBox.pipRadius;
  return pips
    .map(({ x, y }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
    .join('');
}

/** A lacquered tile, a picture only: whoever shows it gives it its name in words. Its short side is the CSS length `--tile`. */
export const Tile = memo(function Tile({
  kind,
  pose = 'upright',
}: {
  readonly kind: Kind;
  readonly pose?: TilePose;
}) {
  const face = faces[kind];
  const sideways = pose === 'sideways';
  const { width, height } = tileBox;
  const turn = sideways ? `translate(0 ${width}) rotate(-90)` : '';
  return (
    <span className={styles.tile} data-pose={pose}>
      <svg
        aria-hidden="true"
        className={styles.face}
        viewBox={sideways ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}
      >
        {/* Light falls from above whichever way the tile lies, so the hollows are shaded outside the turned group. */}
        <g className={styles.lip} transform={`translate(1.5 2.6) ${turn}`}>
          <path d={face?.all} />
        </g>
        <g className={styles.hollow} transform={`translate(-0.8 -2.2) ${turn}`}>
          <path d={face?.all} />
        </g>
        <g transform={turn}>
          <path className={styles.white} d={face?.white} />
          <path className={styles.red} d={face?.red} />
        </g>
      </svg>
    </span>
  );
});
