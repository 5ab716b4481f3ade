import { useRef } from 'react';
import looks from '../../looks/looks.module.css';
import { type Box, fitMake, type MakeFit } from '../../table/fit.ts';
import { type GridTile, TileGrid, type TileGridProps } from '../../table/TileGrid.tsx';
import { useLaidBox } from '../../table/useBox.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import type { TileMake } from '../../tile/make.ts';
import { useTileLook } from '../../tile/TileLook.tsx';

interface HandProps extends Pick<TileGridProps, 'onPoint' | 'onAsk'> {
  readonly label: string;
  readonly tiles: readonly GridTile[];
  /** Tiles dealt: how they lay then is how all later ones lie. */
  readonly atStart: number;
  readonly onBait: (bait: GridTile, byKeyboard: boolean) => void;
}

/** No tile of a hand has a longer short side, in CSS pixels. */
const largest = 110;

export function Hand({ label, tiles, atStart, onBait, onPoint, onAsk }: HandProps) {
  const ref = useRef<HTMLDivElement>(null);
  const box = useLaidBox(ref, { width: 344, height: 140 });
  const { make } = useTileLook();
  const fit = box && fitHand(box, tiles.length, atStart, make);
  return (
    <div ref={ref} className={looks.filled} data-unlaid={fit === null || undefined}>
      {fit && tiles.length > 0 && (
        <FittedTileLook cut={fit.cut} tile={fit.tile}>
          <TileGrid
            region="hand"
            label={label}
            slots={tiles}
            fit={fit}
            drags
            onChoose={onBait}
            onPoint={onPoint}
            onAsk={onAsk}
          />
        </FittedTileLook>
      )}
    </div>
  );
}

function fitHand(box: Box, tiles: number, atStart: number, make: TileMake): MakeFit {
  const first = fitMake(box, atStart, make, { largest, favoured: 'upright', favour: 1.5 });
  // The tiles that are left grow into the room of those that have gone, but keep pose and face.
  const limits = { largest, favoured: first.pose, favour: Number.POSITIVE_INFINITY };
  return fitMake(box, tiles, make, limits, first.cut);
}
