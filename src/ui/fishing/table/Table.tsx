import { useMemo } from 'react';
import { handOrders } from '../../../store/settings.ts';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import type { OnPlay } from '../../table/board.ts';
import { Ending } from '../../table/end/Ending.tsx';
import { useEndCounting } from '../../table/end/useEndCounting.ts';
import frame from '../../table/TableFrame.module.css';
import type { TableProps } from '../../table/tableProps.ts';
import { WholeTable } from '../../table/WholeTable.tsx';
import { useTold } from '../../told/useTold.ts';
import { useSay } from '../../voice/voice.tsx';
import { readTyped } from './answers/readTyped.ts';
import { Board, type FishingLaid } from './Board.tsx';
import { Boards } from './boards/Boards.tsx';
import { groupBoardTitle } from './boards/GroupTable.tsx';
import { playsIn } from './choices.ts';
import { endCountOf } from './end/endCount.ts';
import { RoundEnd } from './end/RoundEnd.tsx';
import { tableKeys } from './input/tableKeys.ts';
import { fishingPresses } from './input/useTableInput.ts';
import styles from './Table.module.css';
import {
  firstQuestions,
  otherQuestions,
  type TableDialog,
  TableDialogs,
  type TableQuestion,
} from './TableDialogs.tsx';
import type { TableModel } from './tableModel.ts';
import { endWords, widestWords } from './words/endWords.ts';
import { hintWords } from './words/hintWords.ts';
import { PlayLog } from './words/PlayLog.tsx';
import { sinceWords } from './words/sinceWords.ts';
import { TableNews } from './words/TableNews.tsx';
import { TurnWords } from './words/TurnWords.tsx';
import { tidingsOf } from './words/tidingsOf.ts';
import { tilesTold } from './words/tilesTold.ts';
import { WhyPlayed } from './words/WhyPlayed.tsx';

interface OwnTableProps extends TableProps {
  readonly model: TableModel;
  readonly onPlay: OnPlay;
}

const icons = { watch: 'since', groups: 'groups', unseen: 'unseen' } as const;

/** What only somebody with a hand can ask. */
const ofViewer: readonly TableQuestion[] = ['watch', 'fish', 'unseen'];

/** The table of a match of fishing: its board, and what is said of the round around it. */
export function Table(props: OwnTableProps) {
  const { model, aids, hint, watching, chosen, onChoose } = props;
  const say = useSay();
  const { title, playsForced } = props;
  const { hand } = model.arrangement;
  const tidings = useMemo(
    () => tidingsOf({ title, model, hint, watching, playsForced }, say),
    [title, model, hint, watching, playsForced, say],
  );
  useTold('table', tidings);
  const isOver = model.phase === 'over' && !watching;
  const count = useMemo(() => (isOver ? endCountOf(model) : undefined), [isOver, model]);
  const counting = useEndCounting(isOver, count?.rows.length ?? 0, props.motion === 'full');
  // Whoever only watches has no turn and no hand.
  const isForAll = (question: TableQuestion): boolean =>
    model.viewer !== null || !ofViewer.includes(question);
  return (
    <WholeTable<TableDialog, FishingLaid>
      table={props}
      presses={fishingPresses}
      className={
        count === undefined ? `${frame.frame} ${styles.table}` : `${frame.over} ${styles.over}`
      }
      turnWords={<TurnWords model={model} />}
      hintTold={hint === null ? undefined : () => hintWords(hint, model, say)}
      hand={hand.length > 0 ? () => tilesTold(hand, say) : undefined}
      boards={<Boards model={model} aids={aids} />}
      log={(order) => <PlayLog model={model} order={order} />}
      onPlay={props.onPlay}
      board={(given) => (
        <Board
          model={model}
          {...given}
          hands={model.bots.length === model.names.length ? <WhyPlayed model={model} /> : undefined}
        />
      )}
      news={() => (
        <div className={`${frame.news} ${styles.news}`}>
          <TableNews model={model} />
        </div>
      )}
      end={count && <RoundEnd model={model} count={count} shown={counting.shown} />}
      actions={
        count && (
          <Ending
            words={endWords(model, say)}
            reasons={[widestWords(count, model, say) ?? []].flat()}
            isDone={counting.isDone}
            onNext={props.onNext}
            onScores={props.onScores}
          />
        )
      }
      since={
        model.viewer === null ? undefined : () => sinceWords(model, say).map((words) => ({ words }))
      }
      canWatch={model.news.begin < model.news.end}
      menu={({ ask }) => {
        const entryOf = (question: TableQuestion) => ({
          // The board is called by what this game counts.
          name: question === 'groups' ? groupBoardTitle(model, say) : say(`more.${question}`),
          onPress: () => ask(question),
        });
        return {
          entries: {
            first: firstQuestions
              .filter(isForAll)
              .map((question) => ({ ...entryOf(question), icon: icons[question] })),
            others: otherQuestions.filter(isForAll).map(entryOf),
          },
          order: (
            <ChoiceField
              look="segments"
              legend={say('more.order')}
              options={handOrders.map((order) => ({
                value: order,
                name: say(`settings.handOrder.${order}`),
              }))}
              value={chosen.handOrder}
              onChoose={(handOrder) => onChoose({ handOrder })}
            />
          ),
          keys: tableKeys,
          typed: {
            label: say('table.typed.label'),
            read: (text) => readTyped(text, playsIn(model.choices), model, say),
          },
        };
      }}
      dialog={(opened, onClose) => (
        <TableDialogs open={opened} model={model} aids={aids} onClose={onClose} />
      )}
    />
  );
}
