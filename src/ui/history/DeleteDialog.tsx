import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';

interface DeleteDialogProps {
  readonly title: string;
  /** What goes, and what would bring it back. */
  readonly about: string;
  /** What the button says that deletes. */
  readonly deed: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before something is deleted. */
export function DeleteDialog({ title, about, deed, onDelete, onClose }: DeleteDialogProps) {
  const say = useSay();
  return (
    <Dialog
      asks
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDelete}>{deed}</Button>
          <Button look="main" onClick={onClose}>
            {say('dialog.cancel')}
          </Button>
        </>
      }
    >
      <p>{about}</p>
    </Dialog>
  );
}
