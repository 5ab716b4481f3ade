import type { TablePlace } from '../../../engine/index.ts';
import type { FarDeeds } from '../../../store/online/farState.ts';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useSay } from '../../voice/voice.tsx';

interface EndDialogProps {
  readonly place: TablePlace;
  readonly deeds: Pick<FarDeeds, 'ask'>;
  readonly onClose: () => void;
}

export function EndDialog({ place, deeds, onClose }: EndDialogProps) {
  const say = useSay();
  return (
    <Dialog
      asks
      title={say('far.end.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('dialog.cancel')}</Button>
          <Button
            onClick={() => {
              onClose();
              void deeds.ask(place, 'end');
            }}
          >
            {say('far.end.yes')}
          </Button>
        </>
      }
    >
      <p>{say('far.end.about')}</p>
    </Dialog>
  );
}
