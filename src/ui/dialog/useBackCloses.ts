import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { PageHistoryContext } from './pageHistoryContext.ts';

/** The browser's Back closes what is open, a dialog or what a room shows in its own stead. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const pageHistory = useContext(PageHistoryContext);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useEffect(
    () => (isOpen ? pageHistory?.openDialog(() => close.current()) : undefined),
    [isOpen, pageHistory],
  );
}
