import { useEffect, useRef } from 'react';

/** Does what was pressed before the page could answer, as soon as it can. */
export function PressAgain({ pressed }: { readonly pressed: () => HTMLElement | null }) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    pressed()?.click();
  }, [pressed]);
  return null;
}
