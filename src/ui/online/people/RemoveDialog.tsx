import { useContext, useState } from 'react';
import type { Refusal } from '../../../online/message.ts';
import type { DeviceTables } from '../../../store/online/deviceTables.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { HomeContext } from '../../page/HomeButton.tsx';
import { useSay } from '../../voice/voice.tsx';
import { farRefusalWords } from '../farWords.ts';
import styles from '../Online.module.css';

interface RemoveDialogProps {
  readonly table: FarTable;
  readonly tables: DeviceTables;
  readonly onClose: () => void;
}

export function RemoveDialog({ table, tables, onClose }: RemoveDialogProps) {
  const say = useSay();
  const goHome = useContext(HomeContext);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const remove = async (): Promise<void> => {
    const why = await table.deeds.remove();
    setRefused(why);
    // `no-table`: it has gone already.
    if (why !== null && why !== 'no-table') return;
    tables.getState().forget(table.getState().id);
    onClose();
    goHome?.();
  };
  return (
    <Dialog
      asks
      title={say('far.remove.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('far.remove.no')}</Button>
          <Button onClick={() => void remove()}>{say('far.remove')}</Button>
        </>
      }
    >
      <p>{say('far.remove.about')}</p>
      <p role="alert" className={`${looks.wrong} ${styles.wrong}`}>
        {refused === null ? '' : farRefusalWords(refused, say)}
      </p>
    </Dialog>
  );
}
