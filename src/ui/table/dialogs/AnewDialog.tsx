import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useSay } from '../../voice/voice.tsx';

interface AnewDialogProps {
  readonly onAnew: () => void;
  readonly onClose: () => void;
}

/** Asks before an unfinished round is thrown away for another deal. */
export function AnewDialog({ onAnew, onClose }: AnewDialogProps) {
  const say = useSay();
  return (
    <Dialog
      asks
      title={say('more.anew.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('more.anew.no')}</Button>
          <Button
            onClick={() => {
              onClose();
              onAnew();
            }}
          >
            {say('more.anew')}
          </Button>
        </>
      }
    >
      <p>{say('more.anew.text')}</p>
    </Dialog>
  );
}
