import { useId } from 'react';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { copyText } from '../files/deliver.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import { SendButton } from './SendButton.tsx';
import styles from './ShareDialog.module.css';

interface TextWayProps {
  readonly text: string;
  readonly about?: string;
  readonly rows: number;
  /** Whether it can be handed on as it stands. */
  readonly sends?: boolean;
  readonly onTold: (words: string) => void;
}

export function TextWay({ text, about, rows, sends = false, onTold }: TextWayProps) {
  const say = useSay();
  const id = useId();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    onTold(
      isCopied
        ? say('share.text.copied')
        : say('share.text.notCopied', { show: say('share.text.show') }),
    );
  };
  return (
    <section className={`${looks.stack} ${looks.slim} ${styles.way}`} aria-labelledby={id}>
      <h3 id={id}>{say('share.text')}</h3>
      {about !== undefined && <p className={panel.dim}>{about}</p>}
      <div className={looks.row}>
        <Button onClick={() => void copy()}>{say('share.text.copy')}</Button>
        {sends && <SendButton what={{ text }} words={say('share.send')} onTold={onTold} />}
      </div>
      <details className={styles.details}>
        <summary>{say('share.text.show')}</summary>
        <textarea readOnly rows={rows} aria-label={say('share.text')} value={text} />
      </details>
    </section>
  );
}
