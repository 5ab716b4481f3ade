import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../engine/index.ts';
import { type Match, stepsOf } from '../../store/match/match.ts';
import type { Aids, Motion } from '../../store/settings.ts';
import { Hands } from '../fishing/review/Hands.tsx';
import { CatchDialog } from '../fishing/table/CatchDialog.tsx';
import { useMotion } from '../fishing/table/motion/useMotion.ts';
import { newsTiles } from '../fishing/table/newsTiles.ts';
import { TableTop } from '../fishing/table/TableTop.tsx';
import { lakeTiles } from '../fishing/table/tableTiles.ts';
import motionStyles from '../motion/Motion.module.css';
import { useSay } from '../voice/voice.tsx';
import { momentOf, type ShownHands } from './reviewModel.ts';
import styles from './Stage.module.css';

interface StageProps {
  readonly match: Match;
  /** After how many plays. */
  readonly at: number;
  readonly hands: ShownHands;
  readonly motion: Motion;
  /** What was played last, and what is to be said about it. */
  readonly caption: ReactNode;
}

/** Nothing is pointed out: what could have been done is told in words. */
const noAids: Aids = {
  pointsOnFish: false,
  strandedFish: false,
  danger: false,
  groupBoard: false,
  unseenTiles: false,
  hints: false,
};

/** The table as it was at a moment of the round. */
export function Stage({ match, at, hands, motion, caption }: StageProps) {
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Seat>();
  const viewer = typeof hands === 'number' ? hands : null;
  const model = useMemo(() => momentOf(match, at, viewer), [match, at, viewer]);
  const layer = useMotion(root, model, motion);
  const position = stepsOf(match)[at - 1]?.after ?? stepsOf(match)[0]?.before;
  return (
    <div
      ref={root}
      className={styles.stage}
      data-hands={hands === 'none' ? 0 : countOf(hands, model.names)}
    >
      <TableTop
        model={model}
        lake={lakeTiles(model, undefined, newsTiles(model), noAids, null, say, 'review.tile.news')}
        actions={<div className={styles.caption}>{caption}</div>}
        hands={
          hands === 'all' && position !== undefined ? (
            <Hands position={position} names={model.names} />
          ) : undefined
        }
        onOpen={setOpen}
      />
      <div ref={layer} className={motionStyles.layer} aria-hidden="true" data-flights />
      {open !== undefined && (
        <CatchDialog model={model} seats={[open]} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

function countOf(hands: ShownHands, names: readonly string[]): number {
  return hands === 'all' ? names.length : 1;
}
