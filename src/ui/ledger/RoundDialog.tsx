import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Parted } from '../content/Parted.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import { type EveningRound, namesOfSeats } from './evening.ts';
import type { LedgerPartsOf } from './ledgerParts.ts';

interface RoundDialogProps {
  readonly count: EveningRound;
  readonly partsOf: LedgerPartsOf;
  /** Everybody at the table, by place. */
  readonly names: readonly string[];
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A round of the ledger: what was told of it and who paid whom, to be mended or deleted. */
export function RoundDialog({
  count,
  partsOf,
  names,
  onEdit,
  onRemove,
  onClose,
}: RoundDialogProps) {
  const say = useSay();
  const { number, round, game } = count;
  const { RoundFacts } = partsOf(game.variant).ledger;
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
        <Parted
          words={say('calculator.game', {
            game: say(`variant.${game.variant}`),
            seats: game.seatCount,
          })}
        />
      </p>
      {round.out !== undefined && <p>{say('scores.out', { name: names[round.out] ?? '' })}</p>}
      <RoundFacts round={round} names={namesOfSeats(names, round.out)} />
    </Dialog>
  );
}
