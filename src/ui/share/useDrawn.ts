import { useEffect, useRef, useState } from 'react';
import { browserPatience } from '../../store/silence.ts';
import { browserTimer } from '../../store/timer.ts';

/** A picture with an address at which the page can show it. */
interface DrawnPicture {
  readonly png: Blob;
  readonly address: string;
}

/** A picture as far as it has come. */
export interface Drawn {
  readonly drawn: DrawnPicture | 'drawing' | 'failed';
  /** Whether what is drawn is no longer, or not yet, what it should be. */
  readonly isOutdated: boolean;
}

/**
 * What is wanted as a picture, drawn anew when it changes; until then the one before stays. One is
 * drawn at a time: of what changes meanwhile, as with each letter of a name, only the last is drawn
 * after it. Where the browser is silent that counts as failed until the picture has come.
 */
export function useDrawn<Wanted>(wanted: Wanted, draw: (wanted: Wanted) => Promise<Blob>): Drawn {
  const [{ drawn, of }, setPicture] = useState<{
    readonly drawn: DrawnPicture | 'drawing' | 'failed';
    readonly of?: Wanted;
  }>({ drawn: 'drawing' });
  const isShown = useRef(false);
  const isDrawing = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (isDrawing.current || of === wanted) return;
    const finish = (png?: Blob): void => {
      isDrawing.current = false;
      if (!isShown.current) return;
      setPicture({
        drawn: png === undefined ? 'failed' : { png, address: URL.createObjectURL(png) },
        of: wanted,
      });
    };
    isDrawing.current = true;
    const callOff = browserTimer(
      () => setPicture((before) => ({ ...before, drawn: 'failed' })),
      browserPatience,
    );
    draw(wanted)
      .then(finish, () => finish())
      .finally(callOff);
  }, [wanted, of, draw]);
  useEffect(
    () => () => {
      if (typeof drawn === 'object') URL.revokeObjectURL(drawn.address);
    },
    [drawn],
  );
  return { drawn, isOutdated: of !== wanted };
}
