import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { mostTypedName, takenName } from '../../../records/plainName.ts';
import type { DeviceTables } from '../../../store/online/deviceTables.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from '../Online.module.css';

interface WatchersNameProps {
  readonly table: FarTable;
  readonly tables: DeviceTables;
}

/** Under which name this device watches: the others read it. */
export function WatchersName({ table, tables }: WatchersNameProps) {
  const say = useSay();
  const id = useId();
  const tableId = table.getState().id;
  const kept = useStore(
    tables,
    (state) => state.tables.find((one) => one.id === tableId)?.watchesAs ?? '',
  );
  const [name, setName] = useState(kept);
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        const taken = takenName(name);
        setName(taken);
        tables.getState().remember(tableId, { watchesAs: taken === '' ? null : taken });
        // A name is told as a device connects.
        table.renew();
      }}
    >
      <label htmlFor={id}>{say('far.watchers.name')}</label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          value={name}
          maxLength={mostTypedName}
          autoComplete="nickname"
          aria-describedby={`${id}about`}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{say('far.watchers.name.go')}</Button>
      </div>
      <p id={`${id}about`} className={panel.dim}>
        {say('far.watchers.name.about')}
      </p>
    </form>
  );
}
