import { useState } from 'react';
import type { KeepingTrouble } from '../../store/history/historyTrouble.ts';
import type { ShelfTrouble } from '../../store/shelf/shelf.ts';
import { Button } from '../button/Button.tsx';
import { copyText, saveText } from '../files/deliver.ts';
import styles from '../files/Files.module.css';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';

interface TroubleBannerProps {
  readonly trouble: ShelfTrouble | { readonly code: KeepingTrouble };
  readonly words: string;
  readonly onExport?: (() => void) | undefined;
  readonly onDismiss: () => void;
}

export function TroubleBanner({ trouble, words, onExport, onDismiss }: TroubleBannerProps) {
  const say = useSay();
  return (
    <section
      className={`${looks.line} ${styles.trouble}`}
      aria-label={say('records.trouble.label')}
    >
      <p role="alert">{words}</p>
      {trouble.code === 'damaged' && trouble.text !== '' && <DamagedText text={trouble.text} />}
      {(trouble.code === 'storage-full' || trouble.code === 'storage-denied') && onExport && (
        <Button onClick={onExport}>{say('records.export')}</Button>
      )}
      {trouble.code === 'not-answering' && (
        <Button onClick={() => location.reload()}>{say('dialog.reload')}</Button>
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
