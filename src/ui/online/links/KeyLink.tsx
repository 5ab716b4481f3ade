import { useRef, useState } from 'react';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { copyText } from '../../files/deliver.ts';
import looks from '../../looks/looks.module.css';
import { canSend } from '../../share/handOn.ts';
import { SendButton } from '../../share/SendButton.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from '../Online.module.css';

interface KeyLinkProps {
  readonly link: string;
  readonly name: string;
  readonly text?: string;
  /** Whether it is the one thing to do here. */
  readonly isFirst?: boolean;
}

export function KeyLink({ link, name, text, isFirst = false }: KeyLinkProps) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  const shared = { ...(text !== undefined && { text }), url: link };
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setTold(say(isCopied ? 'far.link.copied' : 'share.notCopied'));
  };
  return (
    <div className={looks.stack1}>
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.link}
          type="text"
          readOnly
          aria-label={name}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <SendButton
          look={isFirst ? 'main' : 'plain'}
          aria-label={say('far.link.sendLabel', { name })}
          what={shared}
          words={say('share.send')}
          onTold={setTold}
        />
        <Button
          look={isFirst && !canSend(shared) ? 'main' : 'plain'}
          aria-label={say('far.link.copyLabel', { name })}
          onClick={() => void copy()}
        >
          {say('records.copy')}
        </Button>
      </div>
      <p role="status" className={`${looks.small} ${panel.told}`}>
        {told}
      </p>
    </div>
  );
}
