import { useMemo, useRef, useState } from 'react';
import type { Kind, Play, Seat, VariantId } from '../../../engine/index.ts';
import type { Motion } from '../../../store/settings.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import type { Elements } from '../../content/content.ts';
import frame from '../../learn/LessonFrame.module.css';
import motionStyles from '../../motion/Motion.module.css';
import { usePressGuard } from '../../table/usePressGuard.ts';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { Actions } from '../table/Actions.tsx';
import { tellsInTheMiddle } from '../table/AskedQuestion.tsx';
import { End, endLinesOf } from '../table/end/End.tsx';
import { playingPresses } from '../table/input/playingPresses.ts';
import { playKeys } from '../table/input/playKeys.ts';
import { useRaising } from '../table/input/useRaising.ts';
import { useMotion } from '../table/motion/useMotion.ts';
import { TableTop } from '../table/TableTop.tsx';
import type { TableModel } from '../table/tableModel.ts';
import { WonDialog } from '../table/WonDialog.tsx';
import { atRest } from './cardModel.ts';
import styles from './LessonStage.module.css';

interface LessonStageProps {
  readonly variant: VariantId;
  /** As the round stands. */
  readonly model: TableModel;
  /** Whether nothing can be played; what flies meanwhile goes on flying. */
  readonly rests: boolean;
  readonly motion: Motion;
  /** The kinds of the hand that are pointed out. */
  readonly marked?: readonly Kind[];
  /** Takes the place of the table's own prompt and buttons. */
  readonly actions?: Elements;
  /** Shows that the seat whose turn it is thinks. */
  readonly thinkingLine?: Elements;
  /** Where a card is to be pointed at, which one was. */
  readonly onPoint?: ((kind: Kind) => void) | undefined;
  readonly onPlay: (play: Play) => void;
}

/** What a newcomer's table marks. */
const aids = { beats: true, unbeaten: false, beatersLeft: false };

/** The table of a lesson, played at with the table's own input. */
export function LessonStage({
  variant,
  model,
  rests,
  motion,
  marked = [],
  actions,
  thinkingLine,
  onPoint,
  onPlay,
}: LessonStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => (rests ? atRest(model) : model), [model, rests]);
  const [open, setOpen] = useState<Seat>();
  const raising = useRaising(shown);
  const played = usePressGuard(playingPresses);
  const { meant, lowerAll } = raising;
  const make = (play: Play): void => {
    if (!shown.legal.includes(play)) return;
    played();
    onPlay(play);
  };
  useTableKeys({ ...playKeys(root, make), Escape: lowerAll });
  const layer = useMotion(root, model, motion);
  return (
    <RuleAnswers variant={variant} changed={[]}>
      <div
        ref={root}
        className={`${styles.stage} ${frame.table}`}
        data-tells={tellsInTheMiddle(shown) || undefined}
      >
        <TableTop
          model={shown}
          raising={onPoint === undefined ? raising : { ...raising, tap: onPoint, sweep: onPoint }}
          hinted={marked}
          aids={aids}
          thinkingLine={thinkingLine}
          end={shown.phase === 'over' && <End model={shown} shown={endLinesOf(shown).length} />}
          actions={
            actions ?? (
              <Actions
                model={shown}
                raising={raising}
                hint={null}
                countsBeaters={aids.beatersLeft}
                onPlay={make}
                onHint={undefined}
                onScores={lowerAll}
              />
            )
          }
          onOpen={setOpen}
          onEnter={
            shown.legal.length === 0
              ? undefined
              : () => {
                  if (meant?.means === 'play') make(meant.play);
                }
          }
        />
        <div ref={layer} className={motionStyles.layer} aria-hidden="true" data-flights />
      </div>
      {open !== undefined && (
        <WonDialog model={shown} seats={[open]} onClose={() => setOpen(undefined)} />
      )}
    </RuleAnswers>
  );
}
