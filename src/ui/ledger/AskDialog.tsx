import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';

interface AskDialogProps {
  /** An example in the place of what is entered, or the ledger without its rounds. */
  readonly about: 'fill' | 'clear';
  /** How many rounds would go. */
  readonly rounds?: number;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before something that was entered makes room. */
export function AskDialog({ about, rounds = 0, onYes, onClose }: AskDialogProps) {
  const say = useSay();
  return (
    <Dialog
      asks
      title={say(`calculator.ask.${about}`)}
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onYes();
              onClose();
            }}
          >
            {say(`calculator.ask.${about}.go`)}
          </Button>
          <Button look="main" onClick={onClose}>
            {say(`calculator.ask.${about}.stay`)}
          </Button>
        </>
      }
    >
      <p>{say(`calculator.ask.${about}.about`, { rounds })}</p>
    </Dialog>
  );
}
