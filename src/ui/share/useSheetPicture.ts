import { useEffect, useMemo, useRef, useState } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import { useTileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import { drawSheet } from './picture/drawPicture.ts';
import type { ShareParts } from './shareParts.ts';

/** A picture with an address at which the page can show it. */
interface DrawnPicture {
  readonly png: Blob;
  readonly address: string;
}

/**
 * The score sheet of a round as a picture, with the address where it can be played, drawn anew when
 * it changes; until then the one before stays. One is drawn at a time: of what changes meanwhile,
 * as with each letter of a name, only the last is drawn after it.
 */
export function useSheetPicture(
  round: RoundRecord,
  factsOf: ShareParts['pictureFactsOf'],
  where: string | undefined,
): {
  readonly drawn: DrawnPicture | 'drawing' | 'failed';
  /** Whether what is drawn is no longer, or not yet, what it should be. */
  readonly isOutdated: boolean;
  readonly outcome: string;
} {
  const say = useSay();
  const { make, redAsRings } = useTileLook();
  const wanted = useMemo(
    () => ({
      facts: {
        ...factsOf(round, say),
        where: where && say('share.picture.where', { where }),
      },
      tiles: { make, redAsRings },
    }),
    [round, factsOf, where, say, make, redAsRings],
  );
  const [{ drawn, of }, setPicture] = useState<{
    readonly drawn: DrawnPicture | 'drawing' | 'failed';
    readonly of?: typeof wanted;
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
    drawSheet(wanted.facts, wanted.tiles).then(finish, () => finish());
  }, [wanted, of]);
  useEffect(
    () => () => {
      if (typeof drawn === 'object') URL.revokeObjectURL(drawn.address);
    },
    [drawn],
  );
  return { drawn, isOutdated: of !== wanted, outcome: wanted.facts.outcome };
}
