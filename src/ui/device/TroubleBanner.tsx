import { useState } from 'react';
import type { ShelfTrouble } from '../../store/shelf/shelf.ts';
import { Button } from '../button/Button.tsx';
import { copyText, saveText } from '../files/deliver.ts';
import styles from '../files/Files.module.css';
import { useSay } from '../voice/voice.tsx';

interface TroubleBannerProps {
  readonly trouble: ShelfTrouble;
  /** What that means for what was to be kept. */
  readonly words: string;
  /** Saves what storage does not keep. */
  readonly onExport?: (() => void) | undefined;
  readonly onDismiss: () => void;
}

/** What went wrong with storage, in words, until somebody has understood it. */
export function TroubleBanner({ trouble, words, onExport, onDismiss }: TroubleBannerProps) {
  const say = useSay();
  return (
    <section className={styles.trouble} aria-label={say('records.trouble.label')}>
      <p role="alert">{words}</p>
      {trouble.code === 'damaged' && <DamagedText text={trouble.text} />}
      {(trouble.code === 'storage-full' || trouble.code === 'storage-denied') && onExport && (
        <Button onClick={onExport}>{say('records.export')}</Button>
      )}
      <Button onClick={onDismiss}>{say('records.trouble.dismiss')}</Button>
    </section>
  );
}

function DamagedText({ text }: { readonly text: string }) {
  const say = useSay();
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    setTold(say((await copyText(text)) ? 'records.copied' : 'records.notCopied'));
  };
  return (
    <>
      <Button onClick={() => saveText(say('records.damagedFile'), text)}>
        {say('records.trouble.saveDamaged')}
      </Button>
      <Button onClick={() => void copy()}>{say('records.copy')}</Button>
      <span role="status">{told}</span>
    </>
  );
}
