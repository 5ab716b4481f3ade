import { useStore } from 'zustand';
import type { Services } from '../../store/services.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import { Button } from '../button/Button.tsx';
import { type TakingParts, useTaking } from '../device/useTaking.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './dialogs/MoreDialog.module.css';

interface UpdateEntryProps {
  readonly services: Pick<Services, 'updates' | 'waitingRounds'>;
  readonly matches: MatchStore;
}

/** Goes over to a new version in the middle of a round; nothing else at the table offers it. */
export function UpdateEntry({ services, matches }: UpdateEntryProps) {
  const { updates, waitingRounds } = services;
  if (updates === undefined) return null;
  return <KnownEntry updates={updates} waitingRounds={waitingRounds} matches={matches} />;
}

function KnownEntry(parts: TakingParts) {
  const say = useSay();
  const newer = useStore(parts.updates, (state) => state.newer);
  const { take, question } = useTaking(parts);
  if (newer === 'none') return null;
  return (
    <>
      <Button className={styles.item} onClick={take}>
        {say(`device.atTable.${newer}`)}
      </Button>
      {question}
    </>
  );
}
