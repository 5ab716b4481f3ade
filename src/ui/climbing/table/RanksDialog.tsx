import { type Game, groupRows, suitRows } from '../../../engine/climbing/index.ts';
import { formatKind, type Kind } from '../../../engine/index.ts';
import { suitNamesOf } from '../../../text/climbing/suitWords.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { FittedTileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './RanksDialog.module.css';

interface RanksDialogProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/** The short side of the cards, in CSS pixels. */
const rankCard = 26;

/** Which cards beat which: every suit from high to low, and what is played together (W2 to W5). */
export function RanksDialog({ game, onClose }: RanksDialogProps) {
  const say = useSay();
  const names = suitNamesOf(game.variant.id, say);
  const together = groupRows(game).filter(({ form }) => form !== null);
  return (
    <Dialog title={say('climbing.table.ranks')} onClose={onClose}>
      <p className={styles.about}>{say('climbing.table.ranks.about')}</p>
      <FittedTileLook cut tile={rankCard}>
        {suitRows(game).map(({ suit, kinds }) => (
          <CardRow
            key={suit}
            name={suit === null ? say('climbing.table.ranks.none') : (names[suit] ?? '')}
            steps={suit === null ? kinds.map((kind) => [kind]) : stepsOf(game, suit)}
          />
        ))}
        {together.length > 0 && (
          <p className={styles.about}>{say('climbing.table.ranks.together')}</p>
        )}
        <div className={styles.groups}>
          {together.map(({ kinds }) => (
            <CardRow key={kinds.join()} steps={[kinds]} />
          ))}
        </div>
      </FittedTileLook>
    </Dialog>
  );
}

function stepsOf({ variant }: Game, suit: number): readonly (readonly Kind[])[] {
  return variant.suits[suit] ?? [];
}

interface CardRowProps {
  readonly name?: string;
  /** The kinds of equal height stand together. */
  readonly steps: readonly (readonly Kind[])[];
  /** The kind that is asked about. */
  readonly asked?: Kind;
}

/** Cards from high to low. */
export function CardRow({ name, steps, asked }: CardRowProps) {
  const say = useSay();
  return (
    <section>
      {name !== undefined && <h3 className={styles.suit}>{name}</h3>}
      <ol className={styles.row}>
        {steps.map((equals) => (
          <li key={equals.map(formatKind).join()} className={styles.step}>
            {equals.map((kind) => (
              <span
                key={kind}
                role="img"
                aria-label={tileLabel(kind, say)}
                data-asked={kind === asked || undefined}
              >
                <Tile kind={kind} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
