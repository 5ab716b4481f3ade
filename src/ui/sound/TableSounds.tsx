import { useStore } from 'zustand';
import type { Match } from '../../store/match/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { TableStore } from '../../store/table/table.ts';
import type { CuesFor } from './cue.ts';
import { useSound } from './useSound.ts';

interface TableSoundsProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
  readonly cuesFor: CuesFor<Match>;
}

/**
 * The sounds of the table. They stay while the curtain is up, so that the play before it is heard
 * too.
 */
export function TableSounds({ store, settings, cuesFor }: TableSoundsProps) {
  const on = useStore(settings, (state) => state.sound);
  const match = useStore(store, (state) => (state.screen === 'table' ? state.match : null));
  return on && match !== null ? <SoundingMatch match={match} cuesFor={cuesFor} /> : null;
}

function SoundingMatch({ match, cuesFor }: Pick<TableSoundsProps, 'cuesFor'> & { match: Match }) {
  useSound(match, cuesFor);
  return null;
}
