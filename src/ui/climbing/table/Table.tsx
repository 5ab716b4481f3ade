import { useCallback, useEffect, useRef, useState } from 'react';
import { kindCountsOf } from '../../../engine/climbing/index.ts';
import {
  countOf,
  formatKind,
  type Kind,
  kinds,
  type Play,
  type Seat,
} from '../../../engine/index.ts';
import type { Aids, FanOrder } from '../../../store/settings.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { refusalWords } from '../../../text/climbing/refusalWords.ts';
import type { Say } from '../../../text/say.ts';
import { useEndCounting } from '../../table/end/useEndCounting.ts';
import { KeptFocus } from '../../table/KeptFocus.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import type { TableProps } from '../../table/tableProps.ts';
import { usePressGuard } from '../../table/usePressGuard.ts';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { Watching } from '../../table/Watching.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Actions, actionIdsOf } from './Actions.tsx';
import { tellsInTheMiddle } from './AskedQuestion.tsx';
import { boardKeys } from './boards/BoardDialog.tsx';
import { Boards } from './boards/Boards.tsx';
import { End, endLinesOf } from './end/End.tsx';
import { playingPresses } from './input/playingPresses.ts';
import { playKeys } from './input/playKeys.ts';
import { type Raising, useRaising } from './input/useRaising.ts';
import { useMotion } from './motion/useMotion.ts';
import styles from './Table.module.css';
import { TableDialogs } from './TableDialogs.tsx';
import { TableTop } from './TableTop.tsx';
import type { TableDialog } from './tableDialog.ts';
import type { TableModel } from './tableModel.ts';
import { Announcements } from './words/Announcements.tsx';
import { beatersWords } from './words/beatersWords.ts';
import { hintedCards } from './words/hintWords.ts';
import { PlayLog } from './words/PlayLog.tsx';
import { TableNews } from './words/TableNews.tsx';
import { TurnWords } from './words/TurnWords.tsx';

interface OwnTableProps extends TableProps {
  readonly model: TableModel;
  readonly onPlay: (play: Play) => void;
}

/** The table: seats, what lies in the middle, the hand, and what can be done and asked. */
export function Table(props: OwnTableProps) {
  const { model, aids, hint, watching } = props;
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<TableDialog>();
  const { fanOrder: order } = props.chosen;
  const [hasTurned, setTurned] = useState(false);
  const played = usePressGuard(playingPresses);
  const raising = useRaising(model);
  const { legal } = model;
  const make = (play: Play): void => {
    if (!legal.includes(play)) return;
    played();
    props.onPlay(play);
  };
  const told = hint === null ? undefined : hintedCards(hint);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint raises its cards once.
  useEffect(() => {
    if (told !== undefined) raising.raise(told);
  }, [told]);
  const askHint = aids.hints && hint === null && legal.length > 1 ? props.onHint : undefined;
  const setOrder = (fanOrder: FanOrder): void => {
    setTurned(true);
    props.onChoose({ fanOrder });
  };
  const close = (): void => setOpen(undefined);
  const openSeat = useCallback((seat: Seat) => setOpen({ dialog: 'won', seats: [seat] }), []);
  const ready = raising.meant?.means === 'play' ? raising.meant.play : undefined;
  useTableKeys({
    ...playKeys(root, make),
    Escape: raising.lowerAll,
    o: () => setOrder(order === 'suit' ? 'group' : 'suit'),
    u: props.onUndo,
    h: askHint,
    r: model.news.begin < model.news.end ? props.onWatch : undefined,
    ...boardKeys(aids, (dialog) => setOpen({ dialog })),
    l: () => setOpen({ dialog: 'log' }),
    w: () => setOpen({ dialog: 'won', seats: model.seats.map(({ seat }) => seat) }),
    m: props.onSound,
    '/': () => setOpen({ dialog: 'typed' }),
    '?': () => setOpen({ dialog: 'keys' }),
  });
  const layer = useMotion(root, model, props.motion);
  const isOver = model.phase === 'over' && !watching;
  const counting = useEndCounting(isOver, endLinesOf(model).length, props.motion === 'full');
  return (
    <>
      <TableFrame
        table={props}
        root={root}
        layer={layer}
        presses={playingPresses}
        className={styles.table}
        tells={tellsInTheMiddle(model)}
        turnWords={<TurnWords model={model} />}
        log={<PlayLog model={model} onExport={props.onExport} />}
        besides={
          <>
            <Boards model={model} aids={aids} />
            <Announcements
              model={model}
              hint={hint}
              raisedWords={raisedWords(model, raising, aids, say)}
              countsBeaters={aids.beatersLeft}
              order={hasTurned ? order : undefined}
              watching={watching}
              thinkingWords={props.thinkingWords}
            />
            <TableDialogs
              table={props}
              open={open}
              model={model}
              onOrder={setOrder}
              onOpen={setOpen}
              onTyped={(play) => {
                close();
                make(play);
              }}
              onClose={close}
            />
          </>
        }
        onMore={() => setOpen({ dialog: 'more' })}
      >
        <TableTop
          model={model}
          raising={raising}
          order={order}
          aids={aids}
          hinted={kindsOf(told)}
          thinkingLine={hint === null && props.thinkingLine}
          news={
            <div className={styles.news}>
              <TableNews model={model} />
            </div>
          }
          end={isOver && <End model={model} shown={counting.shown} />}
          actions={
            watching ? (
              <Watching onStop={props.onStopWatching} />
            ) : (
              <Actions
                model={model}
                raising={raising}
                hint={hint}
                countsBeaters={aids.beatersLeft}
                thinkingLine={props.thinkingLine}
                saysHurry={props.saysHurry ?? false}
                onPlay={make}
                onHint={askHint}
                onNext={props.onNext}
                onScores={props.onScores}
              />
            )
          }
          onOpen={openSeat}
          onAsk={(kind) => setOpen({ dialog: 'card', kind })}
          onEnter={
            model.legal.length === 0
              ? undefined
              : () => {
                  if (ready !== undefined) make(ready);
                }
          }
        />
      </TableFrame>
      <KeptFocus
        root={root}
        ids={[...tileIdsOf(model), ...actionIdsOf(model)]}
        lit="hand"
        regions={['hand', 'actions']}
      />
    </>
  );
}

function kindsOf(play: Play | undefined): readonly Kind[] {
  return play === undefined ? [] : kindCountsOf(play).map(({ kind }) => kind);
}

/** What the raised cards would play, or why they are no play; empty where nothing is raised. */
function raisedWords(model: TableModel, { meant }: Raising, aids: Aids, say: Say): string {
  const { game, phase } = model;
  if (meant === undefined) return '';
  if (meant.means === 'play') {
    const what = combinationWords(meant.play, say, game.variant.id);
    const raised = say('climbing.table.told.raised', { what });
    return aids.beatersLeft && phase !== 'lay'
      ? `${raised} ${beatersWords(model, meant.play, say)}`
      : raised;
  }
  return meant.why.code === 'none-raised' ? '' : refusalWords(meant.why, game, say);
}

function tileIdsOf({ view }: TableModel): readonly string[] {
  if (view === null) return [];
  return kinds
    .filter((kind) => countOf(view.hand, kind) > 0)
    .map((kind) => `hand-${formatKind(kind)}`);
}
