import { useEffect, useMemo, useState } from 'react';
import type { RoundScores } from '../scores/scoresModel.ts';
import { useTileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice.tsx';
import { drawSheet } from './picture/drawPicture.ts';
import { pictureFactsOf } from './picture/pictureFacts.ts';

/** A picture with an address at which the page can show it. */
interface DrawnPicture {
  readonly png: Blob;
  readonly address: string;
}

/** The score sheet of a round as a picture, drawn anew when it changes; until then the one before stays. */
export function useSheetPicture(scores: RoundScores): {
  readonly drawn: DrawnPicture | 'drawing' | 'failed';
  readonly outcome: string;
} {
  const say = useSay();
  const { make, redAsRings } = useTileLook();
  const facts = useMemo(() => pictureFactsOf(scores, say), [scores, say]);
  const [drawn, setDrawn] = useState<DrawnPicture | 'drawing' | 'failed'>('drawing');
  useEffect(() => {
    let outdated = false;
    drawSheet(facts, { make, redAsRings }).then(
      (png) => {
        if (!outdated) setDrawn({ png, address: URL.createObjectURL(png) });
      },
      () => {
        if (!outdated) setDrawn('failed');
      },
    );
    return () => {
      outdated = true;
    };
  }, [facts, make, redAsRings]);
  useEffect(
    () => () => {
      if (typeof drawn === 'object') URL.revokeObjectURL(drawn.address);
    },
    [drawn],
  );
  return { drawn, outcome: facts.outcome };
}
