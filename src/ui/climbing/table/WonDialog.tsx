import type { Seat } from '../../../engine/index.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { Parted } from '../../content/Parted.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Cards } from '../cards/Cards.tsx';
import type { TableModel } from './tableModel.ts';
import styles from './WonDialog.module.css';
import { wuStepWords } from './words/seatWords.ts';

interface WonDialogProps {
  readonly model: TableModel;
  readonly seats: readonly Seat[];
  readonly onClose: () => void;
}

/** The short side of the cards, in CSS pixels. */
const wonCard = 26;

/** What some seats have won, combination by combination, and what more would bring. */
export function WonDialog({ model, seats, onClose }: WonDialogProps) {
  const say = useSay();
  const [first] = seats;
  const title =
    seats.length === 1
      ? say('climbing.table.heap.title', { name: model.names[first ?? -1] ?? '' })
      : say('climbing.table.key.w');
  return (
    <Dialog reads title={title} onClose={onClose}>
      <p className={styles.gloss}>{say('climbing.table.wu.gloss')}</p>
      <FittedTileLook cut tile={wonCard}>
        {model.seats
          .filter(({ seat }) => seats.includes(seat))
          .map((own) => (
            <section key={own.seat} className={styles.seat}>
              {seats.length > 1 && <h3>{own.name}</h3>}
              <p>
                <Parted
                  words={`${say('climbing.table.wu', { wu: own.wu })} · ${wuStepWords(model, own, say)}`}
                />
              </p>
              {own.won.length === 0 ? (
                <p className={styles.none}>{say('climbing.table.heap.empty')}</p>
              ) : (
                <ul className={styles.won}>
                  {own.won.map(({ play }, at) => (
                    <li key={at} aria-label={combinationWords(play, say, model.game.variant.id)}>
                      <Cards play={play} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
      </FittedTileLook>
    </Dialog>
  );
}
