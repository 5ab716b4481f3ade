import { useMemo, useRef, useState } from 'react';
import { baitOf, formOf } from '../../../engine/fishing/index.ts';
import type { Play } from '../../../engine/index.ts';
import { Ending } from '../../table/end/Ending.tsx';
import { useEndCounting } from '../../table/end/useEndCounting.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import type { GridTile } from '../../table/TileGrid.tsx';
import type { TableProps } from '../../table/tableProps.ts';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { Watching } from '../../table/Watching.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Actions } from './Actions.tsx';
import { rulesOfStranding } from './answers/rulesInQuestion.ts';
import { TableAnswer } from './answers/TableAnswer.tsx';
import { useTableQuestions } from './answers/useTableQuestions.ts';
import { Boards } from './boards/Boards.tsx';
import { playsIn } from './choices.ts';
import { endCountOf } from './end/endCount.ts';
import { RoundEnd } from './end/RoundEnd.tsx';
import { fishingPresses, useTableInput } from './input/useTableInput.ts';
import { useMotion } from './motion/useMotion.ts';
import { StrandDialog } from './StrandDialog.tsx';
import styles from './Table.module.css';
import { TableDialogs } from './TableDialogs.tsx';
import { TableFocus } from './TableFocus.tsx';
import { TableTop } from './TableTop.tsx';
import type { TableDialog } from './tableDialog.ts';
import type { MeantPlay, TableModel } from './tableModel.ts';
import { lakeTiles } from './tableTiles.ts';
import { Announcements } from './words/Announcements.tsx';
import { endWords, widestWords } from './words/endWords.ts';
import { PlayLog } from './words/PlayLog.tsx';
import { TableNews } from './words/TableNews.tsx';
import { TurnWords } from './words/TurnWords.tsx';

interface OwnTableProps extends TableProps {
  readonly model: TableModel;
  readonly onPlay: (meant: MeantPlay) => void;
}

/** The table: seats, lake, draw pile, hand, and what can be done and asked. */
export function Table(props: OwnTableProps) {
  const { model, aids, hint, watching, onScores } = props;
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<TableDialog>();
  const [pointed, setPointed] = useState<GridTile>();
  /** Lets go of the bait before the table shows another moment. */
  const afterLettingGo = (then: () => void) => (): void => {
    baiting.letGo();
    then();
  };
  const asking = useTableQuestions({
    model,
    aids,
    hint,
    onWatch: afterLettingGo(props.onWatch),
    onOpen: setOpen,
  });
  const { baiting, chooseBait, make, keys } = useTableInput(root, model, props.onPlay, asking);
  const { tile: bait, choices } = baiting;
  const undo = props.onUndo && afterLettingGo(props.onUndo);
  const close = (): void => setOpen(undefined);
  const mayAskHint = aids.hints && model.choices.size > 0;
  // A hint is about the whole hand, so a chosen bait must not narrow it.
  const askHint = mayAskHint ? afterLettingGo(props.onHint) : undefined;

  const typed = (play: Play): void => {
    close();
    const own = model.choices.get(baitOf(play));
    if (formOf(play) === 'place' && own?.place) baiting.place(own.place);
    else make({ play, picks: [] });
  };

  useTableKeys({
    ...keys,
    ...asking.keys,
    Escape: () => {
      asking.clear();
      keys.Escape();
    },
    u: undo,
    i: askHint,
    m: props.onSound,
  });
  const layer = useMotion(root, model, props.motion);
  const isOver = model.phase === 'over' && !watching;
  const count = useMemo(() => (isOver ? endCountOf(model) : undefined), [isOver, model]);
  const counting = useEndCounting(isOver, count?.rows.length ?? 0, props.motion === 'full');

  /** What to do now; at the end, what leads on. */
  const actions = () => {
    if (watching) return <Watching onStop={props.onStopWatching} />;
    if (count !== undefined) {
      return (
        <Ending
          words={endWords(model, say)}
          reason={widestWords(count, model, say)}
          isDone={counting.isDone}
          onNext={props.onNext}
          onScores={onScores}
        />
      );
    }
    return (
      <Actions
        model={model}
        bait={bait && { kind: bait.kind, choices }}
        aids={aids}
        hint={hint}
        thinkingLine={props.thinkingLine}
        saysHurry={props.saysHurry ?? false}
        onChoice={baiting.choose}
        onPlace={baiting.place}
        onHint={askHint}
        onWhy={asking.askWhyHint}
      />
    );
  };

  return (
    <>
      <TableFrame
        table={{ ...props, onUndo: undo }}
        root={root}
        layer={layer}
        presses={fishingPresses}
        className={count === undefined ? styles.table : styles.over}
        turnWords={<TurnWords model={model} />}
        boards={<Boards model={model} aids={aids} />}
        log={<PlayLog model={model} onExport={props.onExport} />}
        besides={
          <>
            <Announcements
              model={model}
              hint={hint}
              watching={watching}
              thinkingWords={props.thinkingWords}
            />
            <TableDialogs
              table={props}
              open={open}
              model={model}
              legal={playsIn(model.choices)}
              onAsk={asking.ask}
              onOpen={setOpen}
              onTyped={typed}
              onClose={close}
            />
            {baiting.asking && (
              <StrandDialog
                place={baiting.asking}
                rules={rulesOfStranding(model.view, baiting.asking)}
                onAnswer={baiting.answer}
              />
            )}
          </>
        }
        onMore={() => setOpen({ dialog: 'more' })}
      >
        <TableTop
          model={model}
          lake={lakeTiles(
            model,
            {
              choices,
              pointed:
                model.phase === 'hand' && pointed ? model.choices.get(pointed.kind) : undefined,
              meant: baiting.meant,
              aids,
              hint,
            },
            say,
          )}
          hint={hint}
          glows={aids.catchersGlow}
          baiting={baiting}
          thinkingLine={hint === null && props.thinkingLine}
          news={
            <div className={styles.news}>
              <TableNews model={model} />
            </div>
          }
          answer={<TableAnswer {...asking.answer} onClose={asking.clear} />}
          end={count && <RoundEnd model={model} count={count} shown={counting.shown} />}
          actions={actions()}
          onOpen={(seat) => setOpen({ dialog: 'catch', seats: [seat] })}
          onPoint={setPointed}
          onAsk={({ kind }) => setOpen({ dialog: 'tile', kind })}
          onBait={(id, byKeyboard) => {
            if (asking.answer.text !== '') asking.clear();
            chooseBait(id, byKeyboard);
          }}
        />
      </TableFrame>
      <TableFocus root={root} arrangement={model.arrangement} />
    </>
  );
}
