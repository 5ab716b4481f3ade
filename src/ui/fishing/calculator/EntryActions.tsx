import { Button } from '../../button/Button.tsx';
import styles from '../../ledger/LedgerPage.module.css';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';

interface EntryActionsProps {
  readonly canTakeBack: boolean;
  readonly canUndo: boolean;
  readonly canClear: boolean;
  readonly onTakeBack: () => void;
  readonly onUndo: () => void;
  readonly onClear: () => void;
}

/**
 * What puts right what was entered. Focus must not fall to the page when there is nothing more to
 * put right.
 */
export function EntryActions({
  canTakeBack,
  canUndo,
  canClear,
  onTakeBack,
  onUndo,
  onClear,
}: EntryActionsProps) {
  const say = useSay();
  const actions = [
    { id: 'back', can: canTakeBack, act: onTakeBack },
    { id: 'undo', can: canUndo, act: onUndo },
    { id: 'clear', can: canClear, act: onClear },
  ] as const;
  return (
    <div
      role="group"
      className={`${looks.row} ${styles.actions}`}
      aria-label={say('calculator.actions')}
    >
      {actions.map(({ id, can, act }) => (
        <Button
          key={id}
          className={styles.action}
          aria-disabled={!can || undefined}
          onClick={() => {
            if (can) act();
          }}
        >
          {say(`calculator.${id}`)}
        </Button>
      ))}
    </div>
  );
}
