import { useEffect } from 'react';

/** Does what was pressed before the page could answer, as soon as it can. */
export function PressAgain({ pressed }: { readonly pressed: () => HTMLElement | null }) {
  useEffect(() => {
    pressed()?.click();
  }, [pressed]);
  return null;
}
