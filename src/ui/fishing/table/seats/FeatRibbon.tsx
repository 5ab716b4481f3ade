import type { Kind } from '../../../../engine/index.ts';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { Feat } from '../feats.ts';
import { ribbonWords } from '../words/featWords.ts';
import styles from './FeatRibbon.module.css';

interface FeatRibbonProps {
  readonly feat: Feat;
  /** The points from which payments double. */
  readonly line: number;
}

/** A ribbon over a boat for a moment: the group that has become complete, and its points. */
export function FeatRibbon({ feat, line }: FeatRibbonProps) {
  const say = useSay();
  return (
    <span className={styles.ribbon} data-feat>
      {feat.tiles.length > 0 && (
        <span className={styles.tiles}>
          {eachOnce(feat.tiles).map((kind, at) => (
            <span key={at} className={styles.tile}>
              <Tile kind={kind} />
            </span>
          ))}
        </span>
      )}
      <span className={styles.words}>{ribbonWords(feat, line, say)}</span>
    </span>
  );
}

/** Each kind once; all of them where they are of one kind, as four of a quarter are. */
function eachOnce(tiles: readonly Kind[]): readonly Kind[] {
  const kinds = [...new Set(tiles)];
  return kinds.length === 1 ? tiles : kinds;
}
