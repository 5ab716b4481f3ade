import { useRef } from 'react';
import { type Box, fitMake, type MakeFit } from '../../table/fit.ts';
import { type GridTile, TileGrid, type TileGridProps } from '../../table/TileGrid.tsx';
import { useLaidBox } from '../../table/useBox.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import type { TileMake } from '../../tile/make.ts';
import { useTileLook } from '../../tile/TileLook.tsx';
import styles from './Lake.module.css';
import { lakeCapacityFor } from './lakeCapacity.ts';

interface LakeProps extends Pick<TileGridProps, 'onAsk'> {
  readonly label: string;
  readonly slots: readonly (GridTile | null)[];
  readonly atStart: number;
  readonly onFish: (fish: GridTile) => void;
  /** A touch of the free water, well away from the tiles; nothing while no bait may be placed. */
  readonly onWater: (() => void) | undefined;
}

/** No tile of a lake has a longer short side, in CSS pixels. */
const largest = 120;
/** So many times their size at the deal tiles may grow to, lest one loses one's bearings. */
const growth = 1.5;

/** The dark water with its fish. */
export function Lake({ label, slots, atStart, onFish, onWater, onAsk }: LakeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const box = useLaidBox(ref, { width: 344, height: 300 });
  const { make } = useTileLook();
  const fit = box && fitLake(box, slots.length, atStart, make);
  return (
    <div className={styles.frame}>
      {onWater !== undefined && (
        // The button in words is "Place in the lake"; this one is for the finger only.
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          data-testid="water"
          data-water
          className={styles.water}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onWater}
        />
      )}
      <div ref={ref} className={styles.tiles} data-unlaid={fit === null || undefined}>
        {fit && (
          <FittedTileLook cut={fit.cut} tile={fit.tile}>
            <TileGrid
              region="lake"
              label={label}
              slots={slots}
              fit={fit}
              takesDoubleTap
              onChoose={onFish}
              onAsk={onAsk}
            />
          </FittedTileLook>
        )}
      </div>
    </div>
  );
}

function fitLake(box: Box, tiles: number, atStart: number, make: TileMake): MakeFit {
  const limits = { favoured: 'sideways', favour: 1 } as const;
  const first = fitMake(box, lakeCapacityFor(atStart, atStart), make, { ...limits, largest });
  const most = Math.min(largest, first.tile * growth);
  const capacity = lakeCapacityFor(tiles, atStart);
  return fitMake(box, capacity, make, { ...limits, largest: most }, first.cut);
}
