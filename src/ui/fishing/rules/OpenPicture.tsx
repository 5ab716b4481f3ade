import { createContext, useContext } from 'react';
import { Button } from '../../button/Button.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './Rules.module.css';

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
