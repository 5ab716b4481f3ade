import { type Counts, countOf, type Kind, kinds, totalOf } from '../../../../engine/index.ts';
import looks from '../../../looks/looks.module.css';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { cardsTold, heldRows } from '../heldRows.ts';
import type { TableModel } from '../tableModel.ts';
import { callWords } from '../words/endWords.ts';
import styles from './EndScene.module.css';
import { EndTable } from './EndTable.tsx';
import { endStageAt, pileOf } from './endStage.ts';
import opened from './OpenedHands.module.css';
import piled from './WonPile.module.css';

/** The short side of the cards, in CSS pixels; they grow with the window. */
const shownCard = 12;

interface EndSceneProps {
  readonly model: TableModel;
  /** So many steps of its count have passed. */
  readonly shown: number;
}

/** The end at its table: a large call while the won cards pile up, then the count and all hands. */
export function EndScene({ model, shown }: EndSceneProps) {
  const say = useSay();
  const { winner, names, seats, turnedUp } = model;
  const { isCalling, cards, lines, isOpen } = endStageAt(model, shown);
  const pile = pileOf(model);
  const wu = seats.find(({ seat }) => seat === winner)?.wu ?? 0;
  const countedWu = cards < pile.length ? Math.round((wu * cards) / pile.length) : wu;
  return (
    <FittedTileLook cut tile={shownCard}>
      <div className={styles.scene} data-calls={isCalling || undefined}>
        {isCalling && (
          <div className={styles.call} aria-hidden="true">
            <p className={styles.called}>{callWords(model, say)}</p>
            {winner !== null && (
              <p className={styles.wu} data-whole={countedWu === wu || undefined}>
                {say('climbing.table.wu', { wu: countedWu })}
              </p>
            )}
          </div>
        )}
        <div className={styles.laid}>
          {winner !== null && pile.length > 0 && (
            <div className={styles.won}>
              <p className={styles.whose} aria-hidden="true">
                <span>{names[winner]}</span>
                <span>{say('climbing.table.wu', { wu })}</span>
              </p>
              <WonPile cards={pile} shown={cards} />
            </div>
          )}
          <EndTable model={model} shown={lines} />
          {turnedUp?.hands?.some((hand) => totalOf(hand) > 0) && (
            <OpenedHands model={model} hands={turnedUp.hands} isOpen={isOpen} />
          )}
        </div>
      </div>
    </FittedTileLook>
  );
}

/** Wu are counted in threes; so many threes stand in a row. */
const three = 3;
const mostInRow = 6;

declare module 'react' {
  interface CSSProperties {
    /** How many threes stand in a row. */
    '--threes'?: number;
  }
}

interface WonPileProps {
  readonly cards: readonly Kind[];
  /** So many of them lie there already. */
  readonly shown: number;
}

/** The very cards that a seat has won, in threes: a picture only. */
function WonPile({ cards, shown }: WonPileProps) {
  const threes = Array.from({ length: Math.ceil(cards.length / three) }, (_, at) =>
    cards.slice(at * three, (at + 1) * three),
  );
  const rows = Math.ceil(threes.length / mostInRow);
  return (
    <span
      className={`${looks.row} ${piled.pile}`}
      style={{ '--threes': Math.ceil(threes.length / rows) }}
      data-whole={shown >= cards.length || undefined}
      aria-hidden="true"
    >
      {threes.map((some, at) => (
        <span key={at} className={piled.three}>
          {some.map((kind, place) => (
            <span
              key={place}
              className={piled.card}
              data-card-won
              data-shown={at * three + place < shown || undefined}
            >
              <Tile kind={kind} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

declare module 'react' {
  interface CSSProperties {
    /** How many kinds a hand has at most. */
    '--kinds'?: number;
    /** How many cards of a hand at most lie under an equal one. */
    '--copies'?: number;
  }
}

interface OpenedHandsProps {
  readonly model: Pick<TableModel, 'game' | 'names' | 'winner'>;
  readonly hands: readonly Counts[];
  readonly isOpen: boolean;
}

/** The cards that every seat still holds, turned up once the round is over. */
function OpenedHands({ model, hands, isOpen }: OpenedHandsProps) {
  const say = useSay();
  const { game, names, winner } = model;
  const kindsIn = (hand: Counts): number => kinds.filter((kind) => countOf(hand, kind) > 0).length;
  return (
    <ul
      className={opened.hands}
      style={{
        '--kinds': Math.max(...hands.map(kindsIn)),
        '--copies': Math.max(...hands.map((hand) => totalOf(hand) - kindsIn(hand))),
      }}
      data-open={isOpen || undefined}
      aria-label={say('climbing.table.end.hands')}
    >
      <li className={opened.title} aria-hidden="true">
        {say('climbing.table.end.hands')}
      </li>
      {hands.map((hand, seat) => (
        <li key={seat} className={opened.hand} data-winner={seat === winner || undefined}>
          <span
            className={`${looks.semibold} ${looks.cut} ${opened.whose}`}
          >{`${names[seat] ?? ''} `}</span>
          {totalOf(hand) === 0 ? (
            <span className={opened.none}>{say('climbing.table.end.empty')}</span>
          ) : (
            <span
              className={opened.cards}
              role="img"
              aria-label={cardsTold({ game, hand }, 'suit', say)}
            >
              {heldRows({ game, hand }, 'suit')
                .flat()
                .flatMap(({ kind, copies }) =>
                  Array.from({ length: copies }, (_, at) => (
                    <span
                      key={`${kind}-${at}`}
                      className={opened.card}
                      data-covered={at < copies - 1 || undefined}
                    >
                      <Tile kind={kind} />
                    </span>
                  )),
                )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
