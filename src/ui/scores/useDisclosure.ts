import { type KeyboardEventHandler, type MouseEventHandler, useId, useRef, useState } from 'react';

/** What makes a button ask; pressed again it puts the answer away. */
interface DisclosureButton {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: MouseEventHandler<HTMLElement>;
  /** Escape puts the answer away, and the focus goes back to what was asked. */
  readonly onKeyDown: KeyboardEventHandler;
}

/** Things that answer when they are asked, at most one at a time. */
export interface Disclosure<Key> {
  /** What was asked and not put away. */
  readonly asked: Key | undefined;
  /** The id of the place of the answer. */
  readonly answerId: string;
  readonly asks: (key: Key) => DisclosureButton;
}

/** Opens and puts away the answers of some buttons beside it. */
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
        if (event.key !== 'Escape' || asked === undefined) return;
        event.stopPropagation();
        setAsked(undefined);
        asker.current?.focus();
      },
    }),
  };
}
