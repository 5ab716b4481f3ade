import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Prompt.module.css';

/** Takes the place of the actions while somebody who sits out looks on, whom no hand is shown. */
export function LookingOn({ onAway }: { readonly onAway: () => void }) {
  const say = useSay();
  return (
    <>
      <p className={styles.prompt}>{say('table.lookingOn')}</p>
      <div className={styles.buttons} data-region="actions">
        <Button look="main" onClick={onAway}>
          {say('table.lookAway')}
        </Button>
      </div>
    </>
  );
}
