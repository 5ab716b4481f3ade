import type { Game } from '../../../../engine/climbing/index.ts';
import { formatKind, type Kind } from '../../../../engine/index.ts';
import { suitNamesOf } from '../../../../text/climbing/suitWords.ts';
import { listOfAll } from '../../../../text/lists.ts';
import { pipText, tileLabel } from '../../../../text/tileNames.ts';
import type { Elements } from '../../../content/content.ts';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import styles from './Ladder.module.css';
import { type LadderLayout, ladderLayoutOf } from './ladderLayout.ts';
import { SuitSign } from './SuitSign.tsx';

export interface LadderMark {
  readonly held: boolean;
  /** Why it is lit: it beats what is to be beaten, or it goes with what is raised. */
  readonly lit: 'beats' | 'joins' | undefined;
  readonly raised: boolean;
  /** Whether all its cards are known to be out. */
  readonly gone: boolean;
}

interface LadderProps {
  readonly game: Game;
  readonly markOf?: (kind: Kind) => LadderMark;
}

declare module 'react' {
  interface CSSProperties {
    /** How many cards stand beside each other. */
    '--units'?: number;
    /** Where a join begins, how wide it is and how many rows it has. */
    '--from'?: number;
    '--wide'?: number;
    '--high'?: number;
  }
}

const plain: LadderMark = { held: false, lit: undefined, raised: false, gone: false };

/** Smaller cards have no room for a number. */
const ladderCard = 14;

/** Every suit from high to low, and each leading kind joined with what goes with it (W2, W4). */
export function Ladder({ game, markOf = () => plain }: LadderProps) {
  const say = useSay();
  const { variant } = game;
  const layout = ladderLayoutOf(game);
  const { rows, joins, loose } = layout;
  const widths = widthsOf(layout);
  const names = suitNamesOf(variant.id, say);
  const columns = widths.map((wide) => `calc(${wide} * var(--step))`).join(' ');
  const labelOf = (kind: Kind, mark: LadderMark): string => {
    const { kinds: [leader, ...company] = [] } =
      joins.find(({ kinds }) => kinds.includes(kind)) ?? {};
    const joined = leader === kind ? company : [leader ?? []].flat();
    return say('climbing.ladder.kind', {
      tile: tileLabel(kind, say),
      where: whereOf(mark),
      lit: mark.lit ?? 'other',
      with: joined.length === 0 ? 'none' : listOfAll(joined.map(pipText), say),
    });
  };
  const cardOf = (kind: Kind): Elements => {
    const mark = markOf(kind);
    const { held, lit, raised, gone } = mark;
    return (
      <span
        key={kind}
        className={styles.kind}
        role="img"
        aria-label={labelOf(kind, mark)}
        data-held={held || undefined}
        data-lit={lit}
        data-raised={raised || undefined}
        data-gone={gone || undefined}
      >
        <Tile kind={kind} />
      </span>
    );
  };
  return (
    <FittedTileLook cut tile={ladderCard}>
      <div
        className={styles.ladder}
        style={{ '--units': sumOf(widths) + (loose.length > 0 ? loose.length + 1 : 0) }}
      >
        {joins.map(({ kinds, column, last }) => (
          <span
            key={kinds.map(formatKind).join()}
            className={styles.join}
            style={{
              '--from': sumOf(widths.slice(0, column)),
              '--wide': widths[column] ?? 1,
              '--high': last + 1,
            }}
          />
        ))}
        {rows.map(({ suit, places }, at) => (
          <div key={suit} className={styles.rank}>
            {names.length > 1 && (
              <span className={styles.head} aria-hidden="true">
                <SuitSign variant={variant.id} suit={suit} />
                <span>{names[suit]}</span>
              </span>
            )}
            <ol
              className={styles.kinds}
              aria-label={names[suit]}
              style={{ gridTemplateColumns: columns }}
            >
              {places.map(({ kinds, column }) => (
                <li
                  key={kinds.map(formatKind).join()}
                  className={styles.place}
                  style={{ gridColumn: column + 1 }}
                >
                  {kinds.map(cardOf)}
                </li>
              ))}
            </ol>
            {at === rows.length - 1 && loose.length > 0 && (
              <>
                <SuitSign variant={variant.id} suit={null} />
                <ol className={styles.loose} aria-label={say('climbing.table.ranks.none')}>
                  {loose.map((kind) => (
                    <li key={kind}>{cardOf(kind)}</li>
                  ))}
                </ol>
              </>
            )}
          </div>
        ))}
      </div>
    </FittedTileLook>
  );
}

function whereOf({ held, raised, gone }: LadderMark): 'raised' | 'held' | 'gone' | 'other' {
  if (raised) return 'raised';
  if (held) return 'held';
  return gone ? 'gone' : 'other';
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** How many cards stand side by side in each column at most. */
function widthsOf({ columns, rows }: LadderLayout): readonly number[] {
  return Array.from({ length: columns }, (_, at) =>
    Math.max(
      1,
      ...rows.flatMap(({ places }) =>
        places.filter(({ column }) => column === at).map(({ kinds }) => kinds.length),
      ),
    ),
  );
}
