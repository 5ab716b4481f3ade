import type { Kind } from '../../engine/index.ts';
import { tileLabel } from '../../text/tileNames.ts';
import panel from '../asking/Panel.module.css';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { Tile } from '../tile/Tile.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './OnePage.module.css';

/** Tiles that belong together, such as a bait with what it catches. */
export interface PagePicture {
  /** The tiles on each side of the sign; without a sign all of them stand in a row. */
  readonly sides: readonly (readonly Kind[])[];
  readonly sign?: '→' | '↔';
  readonly words?: string;
}

export interface PageStep {
  readonly words: string;
  readonly pictures?: readonly PagePicture[];
  readonly figure?: Elements;
}

/** What is enough to begin with, on half a page. */
export function OnePage({ steps }: { readonly steps: readonly PageStep[] }) {
  const say = useSay();
  return (
    <section className={`${page.card} ${looks.stack3} ${styles.card}`} aria-labelledby="one-page">
      <h2 id="one-page">{say('rulebook.page')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ words, pictures = [], figure }) => (
          <li key={words}>
            <p>{words}</p>
            {pictures.length > 0 && (
              <div className={`${looks.row} ${styles.pictures}`}>
                {pictures.map((picture, at) => (
                  <Picture key={at} picture={picture} />
                ))}
              </div>
            )}
            {figure}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Picture({ picture: { sides, sign, words } }: { readonly picture: PagePicture }) {
  const say = useSay();
  return (
    <figure className={styles.picture}>
      <div className={styles.sides}>
        {sides.map((side, at) => (
          <span key={at} className={styles.side}>
            {at > 0 && sign !== undefined && <span className={styles.sign}>{sign}</span>}
            {side.map((kind, place) => (
              <span key={place}>
                <Tile kind={kind} />
                <span className={looks.unseen}>{tileLabel(kind, say)}</span>
              </span>
            ))}
          </span>
        ))}
      </div>
      {words !== undefined && <figcaption className={panel.dim}>{words}</figcaption>}
    </figure>
  );
}
