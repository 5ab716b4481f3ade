import { memo } from 'react';
import type { Kind } from '../../engine/index.ts';
import { designOf } from './face.ts';
import type { TilePose } from './make.ts';
import { tilePicture } from './PlainTile.tsx';
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
