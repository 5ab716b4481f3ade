import { useMemo, useState } from 'react';
import { totalOf } from '../../../engine/index.ts';
import { type FanOrder, fanOrders } from '../../../store/settings.ts';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import { SwitchField } from '../../choice/SwitchField.tsx';
import type { LaidBoard, OnPlay } from '../../table/board.ts';
import { Ending } from '../../table/end/Ending.tsx';
import { useEndCounting } from '../../table/end/useEndCounting.ts';
import frame from '../../table/TableFrame.module.css';
import type { TableProps } from '../../table/tableProps.ts';
import { WholeTable } from '../../table/WholeTable.tsx';
import { useTold } from '../../told/useTold.ts';
import { useSay } from '../../voice/voice.tsx';
import { readTyped } from './answers/readTyped.ts';
import { Board } from './Board.tsx';
import { Boards, boardsIn } from './boards/Boards.tsx';
import { EndScene } from './end/EndScene.tsx';
import { endStepsOf } from './end/endStage.ts';
import { cardsTold } from './heldRows.ts';
import { playingPresses, tableKeys } from './input/tableKeys.ts';
import styles from './Table.module.css';
import { type TableDialog, TableDialogs } from './TableDialogs.tsx';
import type { TableModel } from './tableModel.ts';
import { Thread } from './thread/Thread.tsx';
import { endToldOf } from './words/endWords.ts';
import { hintWords } from './words/hintWords.ts';
import { PlayLog } from './words/PlayLog.tsx';
import { sinceLines } from './words/sinceLines.tsx';
import { TurnWords } from './words/TurnWords.tsx';
import { tidingsOf } from './words/tidingsOf.ts';

interface OwnTableProps extends TableProps {
  readonly model: TableModel;
  readonly onPlay: OnPlay;
}

/** The table of a match of climbing: its board, and what is said of the round around it. */
export function Table(props: OwnTableProps) {
  const { model, aids, hint, askedOdds = null, watching } = props;
  const { view } = model;
  const say = useSay();
  const { fanOrder: order } = props.chosen;
  const [hasTurned, setTurned] = useState(false);
  const turn = (fanOrder: FanOrder): void => {
    setTurned(true);
    props.onChoose({ fanOrder });
  };
  const turned = hasTurned ? order : undefined;
  const { beatersLeft: countsBeaters } = aids;
  const { title, playsForced, tapsPasses } = props;
  const tidings = useMemo(
    () =>
      tidingsOf(
        {
          title,
          model,
          hint,
          askedOdds,
          countsBeaters,
          order: turned,
          watching,
          playsForced,
          tapsPasses,
        },
        say,
      ),
    [title, model, hint, askedOdds, countsBeaters, turned, watching, playsForced, tapsPasses, say],
  );
  useTold('table', tidings);
  const isOver = model.phase === 'over' && !watching;
  const steps = useMemo(() => (isOver ? endStepsOf(model) : 0), [isOver, model]);
  const counting = useEndCounting(isOver, steps, props.motion === 'full');
  return (
    <WholeTable<TableDialog, LaidBoard>
      table={props}
      presses={playingPresses}
      className={isOver ? `${frame.over} ${styles.over}` : `${frame.frame} ${styles.table}`}
      turnWords={<TurnWords model={model} />}
      hintTold={hint === null ? undefined : () => hintWords(hint, model, say)}
      hand={
        view !== null && totalOf(view.hand) > 0 && !isOver
          ? () => cardsTold(view, order, say)
          : undefined
      }
      log={(order) => <PlayLog model={model} order={order} />}
      onPlay={props.onPlay}
      board={(given) => (
        <Board
          model={model}
          order={order}
          onOrder={turn}
          onLadder={() => props.onChoose({ suitLadder: !aids.suitLadder })}
          {...given}
          showsHand={!isOver}
        />
      )}
      news={(onSince) =>
        !isOver && (
          <div className={`${frame.news} ${styles.news}`}>
            <Thread model={model} onOpen={onSince} />
          </div>
        )
      }
      end={isOver && <EndScene model={model} shown={counting.shown} />}
      actions={
        isOver ? (
          <Ending
            {...endToldOf(model, say)}
            isDone={counting.isDone}
            onNext={props.onNext}
            onScores={props.onScores}
          />
        ) : undefined
      }
      besides={!isOver && <Boards model={model} aids={aids} />}
      since={model.viewer === null ? undefined : () => sinceLines(model, say)}
      canWatch={model.news.begin < model.news.end}
      menu={(_, onOpen) => ({
        entries: {
          first: [
            ...(model.news.begin < model.news.end
              ? [{ name: say('more.watch'), icon: 'since', onPress: props.onWatch } as const]
              : []),
            {
              name: say('climbing.table.ranks'),
              icon: 'ranks',
              onPress: () => onOpen({ dialog: 'ranks' }),
            },
            {
              name: say('climbing.table.key.w'),
              icon: 'won',
              onPress: () => onOpen({ dialog: 'won', seats: model.seats.map(({ seat }) => seat) }),
            },
          ],
          others: boardsIn(aids).map(({ board }) => ({
            name: say(`climbing.aids.${board}`),
            onPress: () => onOpen({ dialog: board }),
          })),
        },
        order: (
          <>
            <ChoiceField
              look="segments"
              legend={say('more.order')}
              options={fanOrders.map((one) => ({
                value: one,
                name: say(`settings.fanOrder.${one}`),
              }))}
              value={order}
              onChoose={turn}
            />
            {/* At a table far away it was chosen with the table. */}
            {props.far === undefined && (
              <SwitchField
                name={say('settings.tapsPasses')}
                about={say('settings.tapsPasses.about')}
                on={tapsPasses}
                onChange={(on) => props.onChoose({ tapsPasses: on })}
              />
            )}
          </>
        ),
        keys: tableKeys,
        typed: {
          label: say('climbing.table.typed.label'),
          help: say('climbing.table.typed.help'),
          read: (text) => readTyped(text, model, say),
        },
      })}
      dialog={(opened, onClose) => (
        <TableDialogs open={opened} model={model} aids={aids} onClose={onClose} />
      )}
    />
  );
}
