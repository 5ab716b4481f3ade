import { kindOf } from '../../engine/index.ts';
import type { OfferedGame } from '../../families/names.ts';
import { PlainTile } from '../tile/PlainTile.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import styles from './GameArt.module.css';

const plain = { redAsRings: false, totals: false, names: false } as const;
const shown = [kindOf('44'), kindOf('66'), kindOf('53')];

/** What a game is played with, as a picture; the short side of its tiles is `--tile`. */
export function GameArt({ game }: { readonly game: OfferedGame }) {
  return (
    <span className={styles.art} aria-hidden="true">
      <TileLook look={{ ...plain, ...game.look }}>
        {shown.map((kind) => (
          <PlainTile key={kind} kind={kind} />
        ))}
      </TileLook>
    </span>
  );
}
