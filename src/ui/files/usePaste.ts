import { useEffect } from 'react';

/** Asks of each text that is pasted anywhere on the page whether it is taken from its field. */
export function usePaste(takes: (text: string, target: EventTarget | null) => boolean): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (takes(event.clipboardData?.getData('text') ?? '', event.target)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
