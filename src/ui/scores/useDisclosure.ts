import { type KeyboardEventHandler, type MouseEventHandler, useId, useRef, useState } from 'react';
import { namedKeyOf } from '../keys/namedKeyOf.ts';

interface DisclosureButton {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: MouseEventHandler<HTMLElement>;
  /** Escape puts the answer away and moves the focus back to its button. */
  readonly onKeyDown: KeyboardEventHandler;
}

/** Buttons that disclose an answer each, at most one at a time. */
export interface Disclosure<Key> {
  readonly asked: Key | undefined;
  readonly answerId: string;
  readonly asks: (key: Key) => DisclosureButton;
}

export function useDisclosure<Key>(): Disclosure<Key> {
  const answerId = useId();
  const [asked, setAsked] = useState<Key>();
  const asker = useRef<HTMLElement>(null);
  return {
    asked,
    answerId,
    asks: (key) => ({
      'aria-expanded': asked === key,
      'aria-controls': answerId,
      onClick: ({ currentTarget }) => {
        asker.current = currentTarget;
        setAsked(asked === key ? undefined : key);
      },
      onKeyDown: (event) => {
        if (namedKeyOf(event) !== 'Escape' || asked === undefined) return;
        event.stopPropagation();
        setAsked(undefined);
        asker.current?.focus();
      },
    }),
  };
}
