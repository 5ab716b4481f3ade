import { useId } from 'react';
import { formatRecord } from '../../records/formatRecord.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { copyText, saveText } from '../files/deliver.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './ShareDialog.module.css';
import type { ShareModel } from './shareModel.ts';
import { TextWay } from './TextWay.tsx';

interface TextShareProps {
  readonly model: ShareModel;
  /** Tells how it went. */
  readonly onTold: (words: string) => void;
}

/** The round as a text to be read, and as the record that programs read. */
export function TextShare({ model, onTold }: TextShareProps) {
  const say = useSay();
  const id = useId();
  const { text, record, fileStem } = model;
  const copyRecord = async (): Promise<void> => {
    const isCopied = await copyText(formatRecord(record));
    onTold(say(isCopied ? 'share.record.copied' : 'records.notCopied'));
  };
  const saveRecord = (): void => {
    const file = say('records.fileName', { seed: fileStem });
    saveText(file, `${formatRecord(record)}\n`);
    onTold(say('records.saved', { file }));
  };
  return (
    <>
      <TextWay text={text} about={say('share.text.about')} rows={8} onTold={onTold} />
      <section className={styles.way} aria-labelledby={id}>
        <h3 id={id}>{say('share.record')}</h3>
        <p className={panel.dim}>{say('share.record.about')}</p>
        <div className={styles.row}>
          <Button onClick={() => void copyRecord()}>{say('share.record.copy')}</Button>
          <Button onClick={saveRecord}>{say('share.record.save')}</Button>
        </div>
      </section>
    </>
  );
}
