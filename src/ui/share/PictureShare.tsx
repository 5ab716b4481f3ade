import { useId, useMemo } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import { isHelped } from '../../store/match/recordCounts.ts';
import panel from '../asking/Panel.module.css';
import looks from '../looks/looks.module.css';
import { useTileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import { PictureWays } from './PictureWays.tsx';
import { drawSheet, type PictureLook } from './picture/drawPicture.ts';
import type { SignedFacts } from './picture/pictureFacts.ts';
import styles from './ShareDialog.module.css';
import type { ShareModel } from './shareModel.ts';
import type { ShareParts } from './shareParts.ts';
import { type Drawn, useDrawn } from './useDrawn.ts';

interface PictureShareProps {
  readonly model: ShareModel;
  readonly factsOf: ShareParts['pictureFactsOf'];
  readonly onTold: (words: string) => void;
}

export function PictureShare({ model, factsOf, onTold }: PictureShareProps) {
  const say = useSay();
  const id = useId();
  const { outcome, ...picture } = useSheetPicture(model.shown, factsOf, model.where);
  return (
    <section className={`${looks.stack} ${looks.slim} ${styles.way}`} aria-labelledby={id}>
      <h3 id={id}>{say('share.picture')}</h3>
      <p className={panel.dim}>{say('share.picture.about')}</p>
      <PictureWays
        {...picture}
        alt={say('share.picture.alt', { outcome })}
        fileStem={model.fileStem}
        onTold={onTold}
      />
    </section>
  );
}

function useSheetPicture(
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
