import { type CardStanding, cardStandings } from '../../../../engine/climbing/index.ts';
import { tileLabel } from '../../../../text/tileNames.ts';
import panel from '../../../asking/Panel.module.css';
import { useSay } from '../../../voice/voice.tsx';
import { SuitLadders } from '../SuitLadders.tsx';
import type { TableModel } from '../tableModel.ts';
import styles from './CardBoard.module.css';

/** Where a card may be, in the order in which the marks below a kind tell of it. */
const wheres = ['unseen', 'held', 'gone'] as const satisfies readonly (keyof CardStanding)[];

/** Of each kind in its suit, how many cards are unseen, the viewer's own, and gone. */
export function CardBoard({ model: { game, view } }: { readonly model: TableModel }) {
  const say = useSay();
  if (view === null) return <p className={panel.dim}>{say('board.nobody')}</p>;
  const standings = cardStandings(view);
  return (
    <div className={styles.board}>
      <ul className={styles.legend}>
        {wheres.map((where) => (
          <li key={where}>
            <Mark where={where} />
            <span>
              {say(`climbing.aids.cards.${where}`, {
                cards: standings.reduce((sum, one) => sum + one[where], 0),
              })}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.suits}>
        <SuitLadders
          game={game}
          tile={boardCard}
          tell={(kind) => {
            const standing = standings.find((one) => one.kind === kind);
            if (standing === undefined) return {};
            const { unseen, held, gone } = standing;
            const tile = tileLabel(kind, say);
            return {
              label: say('climbing.aids.cards.kind', { tile, unseen, held, gone }),
              below: <Marks standing={standing} />,
              isGone: unseen + held === 0,
            };
          }}
        />
      </div>
    </div>
  );
}

/** The short side of the cards, in CSS pixels. */
const boardCard = 20;

/** A mark for each card of a kind. */
function Marks({ standing }: { readonly standing: CardStanding }) {
  return (
    <span className={styles.marks}>
      {wheres.flatMap((where) =>
        Array.from({ length: standing[where] }, (_, at) => <Mark key={where + at} where={where} />),
      )}
    </span>
  );
}

function Mark({ where }: { readonly where: (typeof wheres)[number] }) {
  return <span className={styles.mark} data-where={where} aria-hidden="true" />;
}
