import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { mostTypedName } from '../../../records/mostTypedName.ts';
import { takenName } from '../../../records/plainName.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { Stores } from '../../../store/services.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from '../Online.module.css';

interface WatchersNameProps {
  readonly table: FarTable;
  readonly stores: Pick<Stores, 'services' | 'settings'>;
  /** What takes the name. */
  readonly go: string;
  /** Whether it is the one thing to do here. */
  readonly isFirst?: boolean;
}

/** Under which name this device watches: the others read it. */
export function WatchersName({ table, stores, go, isFirst = false }: WatchersNameProps) {
  const say = useSay();
  const id = useId();
  const tableId = table.getState().id;
  const { tables } = stores.services;
  const kept = useStore(
    tables,
    (state) => state.tables.find((one) => one.id === tableId)?.watchesAs ?? null,
  );
  const [name, setName] = useState(kept ?? stores.settings.getState().ownName);
  return (
    <form
      className={looks.stack1}
      onSubmit={(event) => {
        event.preventDefault();
        const taken = takenName(name);
        setName(taken);
        tables.getState().remember(tableId, { watchesAs: taken });
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
        <Button look={isFirst ? 'main' : 'plain'} type="submit">
          {go}
        </Button>
      </div>
      <p id={`${id}about`} className={panel.dim}>
        {say('far.watchers.name.about')}
      </p>
    </form>
  );
}
