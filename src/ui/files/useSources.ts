import { useCallback, useEffect, useRef } from 'react';
import type { Source } from './sources.ts';

type Found = Source extends AsyncIterable<infer Each> ? Each : never;

/**
 * The ways in which a dialog comes to a text. A source is heard until a newer one is taken, text
 * comes by hand, `forget` is called or the dialog closes.
 * @param most the most bytes of a file
 */
export function useSources(
  most: number,
  onText: (text: string) => void,
  onFound: (found: Found) => void,
) {
  const newest = useRef<Source>(undefined);
  const forget = useCallback((): void => {
    newest.current = undefined;
  }, []);
  useEffect(() => forget, [forget]);
  const take = async (source: Source): Promise<void> => {
    newest.current = source;
    for await (const found of source) {
      if (newest.current !== source) return;
      onFound(found);
    }
  };
  return {
    forget,
    ways: {
      most,
      onText: (text: string) => {
        forget();
        onText(text);
      },
      onTake: (source: Source) => void take(source),
    },
  };
}
