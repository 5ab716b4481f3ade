import { type KeyboardEventHandler, type MouseEventHandler, useId, useRef, useState } from 'react';
import { namedKeyOf } from '../keys/namedKeyOf.ts';

/** The props of a button that shows an answer, and puts it away when pressed again. */
interface DisclosureButton {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: MouseEventHandler<HTMLElement>;
  /** Escape puts the answer away and moves the focus back to its button. */
  readonly onKeyDown: KeyboardEventHandler;
}

/** Buttons that disclose an answer each, at most one at a time. */
export interface Disclosure<Key> {
  /** The key of the button whose answer is shown. */
  readonly asked: Key | undefined;
  /** The id of the element that holds the answer. */
  readonly answerId: string;
  readonly asks: (key: Key) => DisclosureButton;
}

/** Shows and puts away the answers of some buttons. */
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
