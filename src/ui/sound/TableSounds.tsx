import { useStore } from 'zustand';
import type { Match } from '../../store/match/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { TableStore } from '../../store/table/table.ts';
import { type SoundWish, useSoundWish } from './soundWish.ts';
import { type Feedback, useSound } from './useSound.ts';

interface TableSoundsProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
  readonly feedback: Feedback<Match>;
}

/**
 * The sounds of the table. They stay while the curtain is up, so that the play before it is heard
 * too.
 */
export function TableSounds({ store, settings, feedback }: TableSoundsProps) {
  const wish = useSoundWish(settings);
  const match = useStore(store, (state) => (state.screen === 'table' ? state.match : null));
  return wish !== undefined && match !== null ? (
    <SoundingMatch match={match} feedback={feedback} wish={wish} />
  ) : null;
}

interface SoundingMatchProps extends Pick<TableSoundsProps, 'feedback'> {
  readonly match: Match;
  readonly wish: SoundWish;
}

function SoundingMatch({ match, feedback, wish }: SoundingMatchProps) {
  useSound(match, feedback, wish);
  return null;
}
