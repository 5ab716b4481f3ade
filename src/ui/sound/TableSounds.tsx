import { useStore } from 'zustand';
import type { SettingsStore } from '../../store/settings.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';
import type { TableSource } from '../../store/table/source.ts';
import { type SoundWish, useSoundWish } from './soundWish.ts';
import { type Feedback, useSound } from './useSound.ts';

interface TableSoundsProps {
  readonly table: TableSource;
  readonly settings: SettingsStore;
  readonly feedback: Feedback<RoundAtTable>;
}

/** They stay while the curtain is up, so that the play before it is heard too. */
export function TableSounds({ table, settings, feedback }: TableSoundsProps) {
  const wish = useSoundWish(settings);
  const round = useStore(table, (at) => (at.screen === 'table' ? at.round : null));
  return wish !== undefined && round !== null ? (
    <SoundingRound round={round} feedback={feedback} wish={wish} />
  ) : null;
}

interface SoundingRoundProps extends Pick<TableSoundsProps, 'feedback'> {
  readonly round: RoundAtTable;
  readonly wish: SoundWish;
}

function SoundingRound({ round, feedback, wish }: SoundingRoundProps) {
  useSound(round, feedback, wish);
  return null;
}
