import { createContext, useContext } from 'react';
import { Button } from '../../button/Button.tsx';
import styles from '../../rules/Rules.module.css';
import { useSay } from '../../voice/voice.tsx';

/** Shows who catches whom as large as the screen. */
export const OpenPictureContext = createContext<() => void>(() => undefined);

/** The button that opens the picture of who catches whom. */
export function OpenPicture() {
  const say = useSay();
  return (
    <Button className={styles.onScreen} onClick={useContext(OpenPictureContext)}>
      {say('rulebook.toCatches')}
    </Button>
  );
}
