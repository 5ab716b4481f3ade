import type { Kind } from '../../engine/index.ts';
import { tileLabel } from '../../text/tileNames.ts';
import looks from '../looks/looks.module.css';
import { Tile } from '../tile/Tile.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Facts.module.css';

interface TileRowProps {
  readonly tiles: readonly Kind[];
  /** What stands below a tile; nothing where it is missing. */
  readonly below?: (kind: Kind) => string | number;
}

/** Tiles side by side, named for whoever does not see them. */
export function TileRow({ tiles, below }: TileRowProps) {
  const say = useSay();
  return (
    <ul className={`${looks.row} ${styles.tiles}`}>
      {tiles.map((kind, at) => (
        <li key={at}>
          <Tile kind={kind} />
          <span className={looks.unseen}>{tileLabel(kind, say)}</span>
          {below !== undefined && <span className={styles.below}>{below(kind)}</span>}
        </li>
      ))}
    </ul>
  );
}
