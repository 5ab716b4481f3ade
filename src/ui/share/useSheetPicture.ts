import { useMemo } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import { isHelped } from '../../store/match/recordCounts.ts';
import { useTileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import { drawSheet, type PictureLook } from './picture/drawPicture.ts';
import type { SignedFacts } from './picture/pictureFacts.ts';
import type { ShareParts } from './shareParts.ts';
import { type Drawn, useDrawn } from './useDrawn.ts';

/** The score sheet of a round as a picture, with the address where it can be played. */
export function useSheetPicture(
  round: RoundRecord,
  factsOf: ShareParts['pictureFactsOf'],
  where: string | undefined,
): Drawn & { readonly outcome: string } {
  const say = useSay();
  const { make, redAsRings } = useTileLook();
  const wanted = useMemo(() => {
    const facts = factsOf(round, say);
    const helped = isHelped(round.meta) ? [say('days.hinted')] : [];
    return {
      facts: {
        ...facts,
        game: [facts.game, ...helped].join(' · '),
        where: where && say('share.picture.where', { where }),
      },
      look: { make, redAsRings },
    };
  }, [round, factsOf, where, say, make, redAsRings]);
  return { ...useDrawn(wanted, draw), outcome: wanted.facts.outcome };
}

function draw({
  facts,
  look,
}: {
  readonly facts: SignedFacts;
  readonly look: PictureLook;
}): Promise<Blob> {
  return drawSheet(facts, look);
}
