import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice.tsx';

interface ClearDialogProps {
  readonly rounds: number;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks before everything is deleted. */
export function ClearDialog({ rounds, onClear, onClose }: ClearDialogProps) {
  const say = useSay();
  return (
    <Dialog
      title={say('history.deleteAll.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClear}>{say('history.deleteAll')}</Button>
          <Button look="main" onClick={onClose}>
            {say('dialog.cancel')}
          </Button>
        </>
      }
    >
      <p>{say('history.deleteAll.about', { rounds })}</p>
    </Dialog>
  );
}
