import { useRef } from 'react';
import { FittedTileLook, useTileLook } from '../tile/TileLook.tsx';
import { fitMake } from './fit.ts';
import styles from './Hand.module.css';
import { type GridTile, TileGrid } from './TileGrid.tsx';
import { useBox } from './useBox.ts';

interface HandProps {
  readonly label: string;
  readonly tiles: readonly GridTile[];
  /** Tiles dealt, for which room is kept while the hand grows smaller. */
  readonly atStart: number;
  readonly onBait: (bait: GridTile, byKeyboard: boolean) => void;
}

/** The viewer's own tiles. */
export function Hand({ label, tiles, atStart, onBait }: HandProps) {
  const ref = useRef<HTMLDivElement>(null);
  const box = useBox(ref, { width: 344, height: 140 });
  // Half-way through, the tiles that are left grow once into the room of those that have gone.
  const half = Math.ceil(atStart / 2);
  const room = tiles.length > half ? atStart : half;
  const { make } = useTileLook();
  const fit = fitMake(box, room, make, { largest: 110, favoured: 'upright', favour: 1.35 });
  return (
    <div ref={ref} className={styles.hand}>
      {tiles.length > 0 && (
        <FittedTileLook cut={fit.cut} tile={fit.tile}>
          <TileGrid name="hand" label={label} slots={tiles} fit={fit} onChoose={onBait} />
        </FittedTileLook>
      )}
    </div>
  );
}
