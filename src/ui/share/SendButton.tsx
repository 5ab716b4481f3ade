import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import { canSend, handOn } from './handOn.ts';

interface SendButtonProps
  extends Pick<ComponentProps<typeof Button>, 'look' | 'aria-label' | 'disabled'> {
  readonly what: ShareData;
  readonly words: string;
  readonly onTold: (words: string) => void;
}

/** Hands something on to another app, where the browser can. */
export function SendButton({ what, words, onTold, ...button }: SendButtonProps) {
  const say = useSay();
  if (!canSend(what)) return null;
  const send = async (): Promise<void> => {
    const told = await handOn(what, say);
    if (told !== undefined) onTold(told);
  };
  return (
    <Button {...button} onClick={() => void send()}>
      {words}
    </Button>
  );
}
