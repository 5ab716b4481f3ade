import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Match } from '../../store/match/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { TableStore } from '../../store/table/table.ts';
import { tableModelOf } from '../fishing/table/tableModel.ts';
import { tableRoundOf } from '../fishing/table/tableRound.ts';
import { Sounding } from './Sounding.tsx';

interface TableSoundsProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
}

/**
 * What is heard of the table. It stays while the curtain is up, so that the play before it is heard
 * too.
 */
export function TableSounds({ store, settings }: TableSoundsProps) {
  const on = useStore(settings, (state) => state.sound);
  const match = useStore(store, (state) => (state.screen === 'table' ? state.match : null));
  return on && match !== null ? <SoundingMatch match={match} /> : null;
}

function SoundingMatch({ match }: { readonly match: Match }) {
  // Nobody's hand is heard, and nothing twice that is only watched again.
  const model = useMemo(() => tableModelOf(tableRoundOf(match, null, null)), [match]);
  return <Sounding model={model} />;
}
