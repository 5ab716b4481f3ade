import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../page/useMedia.ts';

/** Whether the page is being printed, so that what is put away on the screen goes on paper. */
export function usePrinting(): boolean {
  const isOnPaper = useMedia('print');
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The page is laid out for paper as soon as these have returned.
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isOnPaper || isPrinting;
}
