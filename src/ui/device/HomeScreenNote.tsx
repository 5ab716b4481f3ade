import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Stores } from '../../store/services.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { holds } from '../page/look.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './DeviceBar.module.css';

interface HomeScreenNoteProps {
  readonly stores: Pick<Stores, 'settings' | 'services'>;
  /** The note, which may have had the focus, is gone. */
  readonly onGone: () => void;
}

/** By then somebody has something to lose. */
const roundsBefore = 3;

/** Tells once, where the browser makes no offer, how to put the app on the home screen. */
export function HomeScreenNote(props: HomeScreenNoteProps) {
  const told = useStore(props.stores.settings, ({ homeScreenTold }) => homeScreenTold);
  return told || !isAddedByHand(navigator) ? null : <UntoldNote {...props} />;
}

function UntoldNote({ stores: { settings, services }, onGone }: HomeScreenNoteProps) {
  const say = useSay();
  const rounds = useStore(services.history.state, ({ stock }) => stock?.rounds.length ?? 0);
  useEffect(() => {
    void services.history.open();
  }, [services]);
  if (rounds < roundsBefore) return null;
  return (
    <div role="status" className={styles.place}>
      <div className={`${looks.line} ${styles.bar}`}>
        <p>{say('device.homeScreen')}</p>
        <div className={styles.ways}>
          <Button
            look="quiet"
            onClick={() => {
              settings.getState().change({ homeScreenTold: true });
              onGone();
            }}
          >
            {say('dialog.close')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/**
 * Whether the app can be put on the home screen by hand alone: on iPhones and iPads, whose browsers
 * make no offer, and which clear away what a page keeps that nobody opens for a week.
 */
function isAddedByHand({ userAgent, maxTouchPoints }: Navigator): boolean {
  // An iPad says that it is a Mac, of which none has a touch screen.
  const isApple =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !holds('(display-mode: standalone)');
}
