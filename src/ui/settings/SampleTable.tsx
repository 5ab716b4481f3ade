import { kindOf } from '../../engine/index.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Tile } from '../tile/Tile.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Settings.module.css';
import { useTileWish } from './useTileWish.ts';

const inLake = [kindOf('41'), kindOf('63'), kindOf('22')];
const inHand = [kindOf('66'), kindOf('44'), kindOf('54'), kindOf('31')];

/** A small table in the chosen look: some fish on the water, a hand on the wood. */
export function SampleTable({ settings }: { readonly settings: SettingsStore }) {
  const say = useSay();
  const look = useTileWish(settings, 'two-sets');
  return (
    <div className={styles.sample} role="img" aria-label={say('settings.table')}>
      <TileLook look={look}>
        <div className={styles.lake}>
          {inLake.map((kind) => (
            <Tile key={kind} kind={kind} />
          ))}
        </div>
        <div className={styles.hand}>
          {inHand.map((kind) => (
            <Tile key={kind} kind={kind} />
          ))}
        </div>
      </TileLook>
    </div>
  );
}
