import type { GroupLine } from '../../engine/index.ts';
import { lineName, lineReason, tileScoreBrief, tileScoreLabel } from '../../text/scoreWords.ts';
import { RuleId } from '../panel/RuleId.tsx';
import { Tile } from '../tile/Tile.tsx';
import { useSay } from '../voice.tsx';
import styles from './Scores.module.css';

/** Tiles that are counted together, each with its points, and why they count so. */
export function SheetLine({ line }: { readonly line: GroupLine }) {
  const say = useSay();
  return (
    <section className={styles.line} data-complete={line.complete ?? undefined}>
      <h3 className={styles.lineTop}>
        <span>
          {lineName(line, say)} <RuleId rule={line.rule} />
        </span>
        <span className={styles.linePoints}>{line.points}</span>
      </h3>
      <ul className={styles.tiles}>
        {line.tiles.map((tile) => (
          <li key={tile.kind}>
            <span role="img" aria-label={tileScoreLabel(tile, say)} className={styles.copies}>
              {Array.from({ length: tile.copies }, (_, copy) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies of a kind are alike
                <Tile key={copy} kind={tile.kind} />
              ))}
            </span>
            <span aria-hidden="true" className={styles.each}>
              {tileScoreBrief(tile, say)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.why}>{lineReason(line, say)}</p>
    </section>
  );
}
