import { useMemo, useRef, useState } from 'react';
import { changedSwitchesIn } from '../../../engine/fishing/index.ts';
import type { Kind, Seat, VariantId } from '../../../engine/index.ts';
import type { Aids, Motion } from '../../../store/settings.ts';
import type { Hint } from '../../../store/table/hint.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import type { Elements } from '../../content/content.ts';
import motionStyles from '../../motion/Motion.module.css';
import type { SoundWish } from '../../sound/soundWish.ts';
import { handKeyActions } from '../../table/handKeys.ts';
import type { GridTile } from '../../table/TileGrid.tsx';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { useSay } from '../../voice/voice.tsx';
import { Actions } from './Actions.tsx';
import { rulesOfStranding } from './answers/rulesInQuestion.ts';
import { TableAnswer } from './answers/TableAnswer.tsx';
import { useTableAnswer } from './answers/useTableAnswer.ts';
import { CatchDialog } from './CatchDialog.tsx';
import type { Baiting } from './input/useBaiting.ts';
import { useTableInput } from './input/useTableInput.ts';
import { useMotion } from './motion/useMotion.ts';
import { Sounding } from './Sounding.tsx';
import { StrandDialog } from './StrandDialog.tsx';
import { TableFocus } from './TableFocus.tsx';
import { TableTop } from './TableTop.tsx';
import type { MeantPlay, TableModel } from './tableModel.ts';
import { lakeTiles } from './tableTiles.ts';

interface PlayStageProps {
  /** The grid of what lies on the table, see `TableTop`. */
  readonly className: string | undefined;
  readonly variant: VariantId;
  /** Without choices nothing can be played. */
  readonly model: TableModel;
  readonly aids: Aids;
  readonly motion: Motion;
  /** How it is heard and felt; else it is silent. */
  readonly sound?: SoundWish | undefined;
  readonly hint?: Hint | null;
  readonly thinkingLine?: Elements;
  /** Each takes the place of what the table shows there, see `TableTop`. */
  readonly seats?: Elements;
  readonly pile?: Elements;
  readonly end?: Elements;
  /** Takes the place of the prompt and its buttons. */
  readonly actions?: Elements;
  /** Changes how a tile of the lake or the hand looks. */
  readonly dress?: (tile: GridTile) => GridTile;
  /** Called with the tile that is pressed, if tiles are pointed at and not played. */
  readonly onPoint?: ((kind: Kind) => void) | undefined;
  readonly onPlay: (meant: MeantPlay) => void;
  /** What Escape does once no bait is held. */
  readonly onEscape?: () => void;
  readonly onScores?: () => void;
}

const nothing = (): void => undefined;

/** A table within a page, played at with the table's own input: by tap, drag and key. */
export function PlayStage({
  className,
  variant,
  model,
  aids,
  motion,
  sound,
  hint = null,
  thinkingLine,
  seats,
  pile,
  end,
  actions,
  dress = (tile) => tile,
  onPoint,
  onPlay,
  onEscape = nothing,
  onScores = nothing,
}: PlayStageProps) {
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Seat>();
  const answering = useTableAnswer(model);
  const { given, rule, times, clear } = answering;
  const { baiting, chooseBait, keys } = useTableInput(root, model, onPlay, answering);
  const layer = useMotion(root, model, motion);
  const changed = useMemo(() => changedSwitchesIn(model.game), [model.game]);
  const { tile: bait, choices } = baiting;
  const press = (id: string, byKeyboard: boolean): void => {
    const tile = model.arrangement.hand.find((each) => each.id === id);
    if (given !== undefined) clear();
    if (tile !== undefined) onPoint?.(tile.kind);
    if (onPoint === undefined) chooseBait(id, byKeyboard);
  };
  const pressTile = (at: number): void => {
    const tile = model.arrangement.hand[at];
    if (tile !== undefined) press(tile.id, true);
  };
  useTableKeys({
    ...keys,
    ...handKeyActions(pressTile),
    // It first lets go of the bait, then leaves the stage.
    Escape: baiting.tile === undefined ? onEscape : keys.Escape,
  });
  return (
    <RuleAnswers variant={variant} changed={changed}>
      <div ref={root} className={className} data-plays>
        <TableTop
          model={model}
          lake={lakeTiles(model, { choices, meant: baiting.meant, aids, hint }, say).map(
            (tile) => tile && dress(tile),
          )}
          dress={dress}
          hint={hint}
          baiting={onPoint === undefined ? baiting : pointing(baiting, onPoint)}
          thinkingLine={thinkingLine}
          seats={seats}
          pile={pile}
          end={end}
          answer={
            <TableAnswer text={given?.(say) ?? ''} rule={rule} times={times} onClose={clear} />
          }
          actions={
            actions ?? (
              <Actions
                model={model}
                bait={bait && { kind: bait.kind, choices }}
                aids={aids}
                hint={null}
                onChoice={baiting.choose}
                onPlace={baiting.place}
                onHint={undefined}
                onWhy={nothing}
                onScores={onScores}
              />
            )
          }
          onOpen={setOpen}
          onBait={press}
        />
        <div ref={layer} className={motionStyles.layer} aria-hidden="true" data-flights />
      </div>
      {sound && <Sounding model={model} wish={sound} />}
      <TableFocus root={root} arrangement={model.arrangement} />
      {baiting.asking && (
        <StrandDialog
          place={baiting.asking}
          rules={rulesOfStranding(model.view, baiting.asking)}
          onAnswer={baiting.answer}
        />
      )}
      {open !== undefined && (
        <CatchDialog model={model} seats={[open]} onClose={() => setOpen(undefined)} />
      )}
    </RuleAnswers>
  );
}

/** To press a fish points at it. */
function pointing(baiting: Baiting, onPoint: (kind: Kind) => void): Baiting {
  return { ...baiting, take: (_, kind) => onPoint(kind) };
}
