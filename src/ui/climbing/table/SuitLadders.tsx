import { type Game, suitRows } from '../../../engine/climbing/index.ts';
import { formatKind, type Kind } from '../../../engine/index.ts';
import { suitNamesOf } from '../../../text/climbing/suitWords.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import type { Elements } from '../../content/content.ts';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { SuitSign } from './ladder/SuitSign.tsx';
import styles from './SuitLadders.module.css';

/** What is told of a kind: instead of its name, and below its card. */
export interface KindTelling {
  readonly label?: string;
  readonly below?: Elements;
  /** Whether nothing is to be reckoned with it any more. */
  readonly isGone?: boolean;
}

interface SuitLaddersProps {
  readonly game: Game;
  /** The short side of the cards, in CSS pixels. */
  readonly tile: number;
  readonly tell?: (kind: Kind) => KindTelling;
}

/** Every suit of a game from high to low, then what is in none (W2). */
export function SuitLadders({ game, tile, tell }: SuitLaddersProps) {
  const say = useSay();
  const names = suitNamesOf(game.variant.id, say);
  return (
    <FittedTileLook cut tile={tile}>
      {suitRows(game).map(({ suit, kinds }) => (
        <CardRow
          key={suit}
          sign={<SuitSign variant={game.variant.id} suit={suit} />}
          name={suit === null ? say('climbing.table.ranks.none') : (names[suit] ?? '')}
          steps={suit === null ? kinds.map((kind) => [kind]) : (game.variant.suits[suit] ?? [])}
          tile={tile}
          tell={tell}
        />
      ))}
    </FittedTileLook>
  );
}

interface CardRowProps {
  readonly name?: string;
  readonly sign?: Elements;
  /** What the name is on its page: below the title of a dialog or board, if nothing else. */
  readonly heading?: 'h2' | 'h3';
  /** The kinds of equal height stand together. */
  readonly steps: readonly (readonly Kind[])[];
  readonly asked?: Kind;
  /** The short side of the cards, in CSS pixels. */
  readonly tile: number;
  readonly tell?: ((kind: Kind) => KindTelling) | undefined;
}

/** Cards from high to low. */
export function CardRow(props: CardRowProps) {
  const { name, sign, heading: Heading = 'h3', steps, asked, tile, tell } = props;
  const say = useSay();
  return (
    <section>
      {name !== undefined && (
        <Heading className={styles.suit}>
          {sign}
          <span>{name}</span>
        </Heading>
      )}
      <ol className={`${looks.row} ${styles.row}`} style={{ '--tile': `${tile}px` }}>
        {steps.map((equals) => (
          <li key={equals.map(formatKind).join()} className={styles.step}>
            {equals.map((kind) => {
              const { label = tileLabel(kind, say), below, isGone } = tell?.(kind) ?? {};
              return (
                <span
                  key={kind}
                  className={styles.kind}
                  role="img"
                  aria-label={label}
                  data-asked={kind === asked || undefined}
                  data-gone={isGone || undefined}
                >
                  <Tile kind={kind} />
                  {below}
                </span>
              );
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}
