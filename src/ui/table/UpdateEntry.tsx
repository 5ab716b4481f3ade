import { useStore } from 'zustand';
import type { UpdateStore } from '../../store/offline/updates.ts';
import type { ServicesStore } from '../../store/services.ts';
import type { TableStore } from '../../store/table.ts';
import { Button } from '../button/Button.tsx';
import { useTaking } from '../device/useTaking.tsx';
import { useSay } from '../voice.tsx';
import styles from './MoreDialog.module.css';

interface UpdateEntryProps {
  readonly services: ServicesStore;
  readonly table: TableStore;
}

/** Goes over to a new version of the app in the middle of a round, once there is one; nothing else at the table speaks of it. */
export function UpdateEntry({ services, table }: UpdateEntryProps) {
  const updates = useStore(services)?.updates;
  return updates ? <KnownEntry updates={updates} table={table} /> : null;
}

interface KnownEntryProps extends Pick<UpdateEntryProps, 'table'> {
  readonly updates: UpdateStore;
}

function KnownEntry({ updates, table }: KnownEntryProps) {
  const say = useSay();
  const newer = useStore(updates, (state) => state.newer);
  const { take, question } = useTaking(updates, table);
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
