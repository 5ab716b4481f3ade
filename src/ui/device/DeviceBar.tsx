import { useStore } from 'zustand';
import type { Services } from '../../store/services.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './DeviceBar.module.css';
import { type TakingParts, useTaking } from './useTaking.tsx';

interface DeviceBarProps {
  readonly services: Pick<Services, 'updates' | 'waitingRounds'>;
  readonly matches: MatchStore;
  /** The bar, which may have had the focus, is gone. */
  readonly onGone: () => void;
}

/** Tells between rounds that the app now works without a network, or of a new version. */
export function DeviceBar({ services, ...others }: DeviceBarProps) {
  const { updates, waitingRounds } = services;
  if (updates === undefined) return null;
  return <KnownBar updates={updates} waitingRounds={waitingRounds} {...others} />;
}

type KnownBarProps = Omit<DeviceBarProps, 'services'> & TakingParts;

function KnownBar({ onGone, ...parts }: KnownBarProps) {
  const say = useSay();
  const { news, acknowledge } = useStore(parts.updates);
  const { take, question } = useTaking(parts);
  return (
    <>
      {question}
      <div role="status" className={styles.place}>
        {news !== null && (
          <div className={`${looks.line} ${styles.bar}`} data-news={news}>
            <p>{say(`device.${news}`)}</p>
            <div className={styles.ways}>
              {news !== 'kept' && (
                <Button onClick={take}>
                  {say(news === 'ready' ? 'device.ready.take' : 'dialog.reload')}
                </Button>
              )}
              <Button
                look="quiet"
                onClick={() => {
                  acknowledge();
                  onGone();
                }}
              >
                {say(news === 'kept' ? 'dialog.close' : 'device.later')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
