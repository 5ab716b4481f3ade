import { formatCatch } from '../../../records/fishing/readCatch.ts';
import { paymentWords } from '../../../text/scoreWords.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { RoundCount } from './calculatorModel.ts';
import styles from './Ledger.module.css';

interface RoundDialogProps {
  readonly count: RoundCount;
  readonly names: readonly string[];
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A round of the ledger: what everybody caught and paid, to be mended or deleted. */
export function RoundDialog({ count, names, onEdit, onRemove, onClose }: RoundDialogProps) {
  const say = useSay();
  const { number, round, totals, payments } = count;
  return (
    <Dialog
      asks
      title={say('calculator.round', { round: number })}
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              onRemove();
            }}
          >
            {say('calculator.round.remove')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              onEdit();
            }}
          >
            {say('calculator.round.edit')}
          </Button>
          <Button look="main" onClick={onClose}>
            {say('dialog.close')}
          </Button>
        </>
      }
    >
      <p className={panel.dim}>
        {say('calculator.game', {
          game: say(`variant.${round.game.variant}`),
          seats: round.game.seatCount,
        })}
      </p>
      {round.catches.map((tiles, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is
        <section key={seat} className={styles.caught}>
          <h3>
            {say('calculator.fired.changed', {
              name: names[seat] ?? '',
              total: totals[seat] ?? 0,
              tiles: tiles.length,
            })}
          </h3>
          <p className={styles.tiles}>{formatCatch(tiles) || say('calculator.round.none')}</p>
        </section>
      ))}
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={`${payment.from} ${payment.to}`}>{paymentWords(payment, names, say)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
