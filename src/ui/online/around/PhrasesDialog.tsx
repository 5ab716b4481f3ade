import type { TablePlace } from '../../../engine/index.ts';
import { phrases } from '../../../online/message.ts';
import type { FarDeeds } from '../../../store/online/farState.ts';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './PhrasesDialog.module.css';

interface PhrasesDialogProps {
  readonly place: TablePlace;
  readonly deeds: Pick<FarDeeds, 'say'>;
  readonly onClose: () => void;
}

export function PhrasesDialog({ place, deeds, onClose }: PhrasesDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('far.say.title')} onClose={onClose}>
      <ul className={styles.phrases}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <Button
              className={looks.fill}
              onClick={() => {
                onClose();
                void deeds.say(place, phrase);
              }}
            >
              {say(`far.phrase.${phrase}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
