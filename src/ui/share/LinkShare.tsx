import { useId, useRef } from 'react';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { copyText } from '../files/deliver.ts';
import { useSay } from '../voice/voice.tsx';
import { canSend } from './handOn.ts';
import { SendButton } from './SendButton.tsx';
import styles from './ShareDialog.module.css';

interface LinkShareProps {
  /** Which address it is. */
  readonly what: 'review' | 'deal' | 'challenge';
  readonly link: string;
  /** How it is called here, and what becomes of it, where that is something else. */
  readonly told?: { readonly title: string; readonly about: string } | undefined;
  /** What is sent with it, in a sentence. */
  readonly text?: string | undefined;
  /** Whether it is the one thing to do here. */
  readonly isFirst?: boolean;
  /** Tells how it went. */
  readonly onTold: (words: string) => void;
}

/** An address to be sent: to be read, copied, and handed on where the browser can. */
export function LinkShare({ what, link, told, text, isFirst = false, onTold }: LinkShareProps) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { title, about } = told ?? {
    title: say(`share.${what}`),
    about: say(`share.${what}.about`),
  };
  const shared = { title, ...(text !== undefined && { text }), url: link };
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    onTold(say(isCopied ? `share.${what}.copied` : 'share.notCopied'));
  };
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text !== undefined && <p className={styles.dare}>{text}</p>}
      <p className={panel.dim}>{about}</p>
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.link}
          type="text"
          readOnly
          aria-label={say(`share.${what}.link`)}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <SendButton
          look={isFirst ? 'main' : 'plain'}
          aria-label={say(`share.${what}.send`)}
          what={shared}
          words={say('share.send')}
          onTold={onTold}
        />
        <Button
          look={isFirst && !canSend(shared) ? 'main' : 'plain'}
          aria-label={say(`share.${what}.copy`)}
          onClick={() => void copy()}
        >
          {say('records.copy')}
        </Button>
      </div>
    </section>
  );
}
