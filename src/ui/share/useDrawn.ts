import { useEffect, useRef, useState } from 'react';
import { unlessSilent } from '../../store/silence.ts';
import { browserTimer } from '../../store/timer.ts';

interface DrawnPicture {
  readonly png: Blob;
  readonly address: string;
}

export interface Drawn {
  readonly drawn: DrawnPicture | 'drawing' | 'failed';
  /** Whether what is drawn is no longer, or not yet, what it should be. */
  readonly isOutdated: boolean;
}

/**
 * What is wanted as a picture, drawn anew when it changes; until then the one before stays. One is
 * drawn at a time: of what changes meanwhile, as with each letter of a name, only the last is drawn
 * after it. Where the browser is silent that counts as failed until the picture has come; a late
 * one is taken only if it is still wanted.
 * @param wanted what is the same in JSON is the same picture
 */
export function useDrawn<Wanted>(
  wanted: Wanted,
  draw: (wanted: Wanted) => Promise<Blob>,
  timer = browserTimer,
): Drawn {
  const of = JSON.stringify(wanted);
  const [shown, setShown] = useState<{
    readonly picture: (DrawnPicture & { readonly of: string }) | undefined;
    readonly failed?: string;
  }>({ picture: undefined });
  const drawing = useRef<string>(undefined);
  /** What is wanted, as long as it has no picture and somebody looks. */
  const missing = useRef<string>(undefined);
  useEffect(() => {
    const isThere = shown.picture?.of === of;
    missing.current = isThere ? undefined : of;
    if (isThere || shown.failed === of || drawing.current !== undefined) return;
    drawing.current = of;
    /** Makes way for the next one; tells whether that had to wait for it. */
    const end = (): boolean => {
      const isInTime = drawing.current === of;
      if (isInTime) drawing.current = undefined;
      return isInTime;
    };
    const taken = draw(wanted).then((png) => {
      const isInTime = end();
      if (missing.current !== of && (missing.current === undefined || !isInTime)) return;
      setShown({ picture: { png, address: URL.createObjectURL(png), of } });
    });
    unlessSilent(taken, timer).catch(() => {
      end();
      setShown((before) => ({ picture: before.picture, failed: of }));
    });
  }, [wanted, of, shown, draw, timer]);
  useEffect(
    () => () => {
      missing.current = undefined;
    },
    [],
  );
  const { picture, failed } = shown;
  useEffect(
    () => () => {
      if (picture !== undefined) URL.revokeObjectURL(picture.address);
    },
    [picture],
  );
  const isOutdated = picture?.of !== of;
  const isFailed = isOutdated && failed === of;
  return { drawn: isFailed ? 'failed' : (picture ?? 'drawing'), isOutdated };
}
