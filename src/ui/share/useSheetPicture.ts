import { useMemo } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import { useTileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import { drawSheet, type PictureLook } from './picture/drawPicture.ts';
import type { PictureFacts } from './picture/pictureFacts.ts';
import type { ShareParts } from './shareParts.ts';
import { type Drawn, useDrawn } from './useDrawn.ts';

/** The score sheet of a round as a picture. */
export function useSheetPicture(
  round: RoundRecord,
  factsOf: ShareParts['pictureFactsOf'],
): Drawn & { readonly outcome: string } {
  const say = useSay();
  const { make, redAsRings } = useTileLook();
  const wanted = useMemo(
    () => ({ facts: factsOf(round, say), look: { make, redAsRings } }),
    [round, factsOf, say, make, redAsRings],
  );
  return { ...useDrawn(wanted, draw), outcome: wanted.facts.outcome };
}

function draw({
  facts,
  look,
}: {
  readonly facts: PictureFacts;
  readonly look: PictureLook;
}): Promise<Blob> {
  return drawSheet(facts, look);
}
