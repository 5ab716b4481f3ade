import { totalOf } from '../../../../engine/index.ts';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { callWords } from '../words/resultWords.ts';
import styles from './EndScene.module.css';
import { EndTable } from './EndTable.tsx';
import { endStageAt, pileOf } from './endStage.ts';
import { OpenedHands } from './OpenedHands.tsx';
import { WonPile } from './WonPile.tsx';

/** The short side of the cards, in CSS pixels; they grow with the window. */
const shownCard = 12;

interface EndSceneProps {
  readonly model: TableModel;
  /** So many steps of its count have passed. */
  readonly shown: number;
}

/**
 * The end of a round at its table: who declares, large for a moment, while the cards that were won
 * pile up; then what each seat has, and the hands turned up.
 */
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
