import { kindOf } from '../../engine/index.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Tile } from '../tile/Tile.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Settings.module.css';
import { useTileWish } from './useTileWish.ts';

const samples = [kindOf('66'), kindOf('44'), kindOf('63'), kindOf('41')];

/** A few tiles in the chosen look. */
export function SampleTiles({ settings }: { readonly settings: SettingsStore }) {
  const say = useSay();
  const look = useTileWish(settings, 'two-sets');
  return (
    <div className={styles.sample} role="img" aria-label={say('settings.sample')}>
      <TileLook look={look}>
        {samples.map((kind) => (
          <Tile key={kind} kind={kind} />
        ))}
      </TileLook>
    </div>
  );
}
