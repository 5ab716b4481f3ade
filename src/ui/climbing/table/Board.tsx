import { useCallback, useMemo, useRef } from 'react';
import { completionsOf, kindCountsOf } from '../../../engine/climbing/index.ts';
import {
  countOf,
  formatKind,
  kinds,
  type Play,
  type Seat,
  totalOf,
} from '../../../engine/index.ts';
import type { Aids, FanOrder } from '../../../store/settings.ts';
import type { Elements } from '../../content/content.ts';
import { useStory } from '../../motion/useStory.ts';
import type { BoardProps } from '../../table/board.ts';
import { KeptFocus } from '../../table/KeptFocus.tsx';
import frame from '../../table/TableFrame.module.css';
import type { TableProps } from '../../table/tableProps.ts';
import { usePressGuard } from '../../table/usePressGuard.ts';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { FocusRest } from '../../told/FocusRest.tsx';
import { Actions, actionIdsOf } from './Actions.tsx';
import { AskedQuestion, questionIn, tellsInTheMiddle } from './AskedQuestion.tsx';
import { boardKeys } from './boards/Boards.tsx';
import { Hand } from './Hand.tsx';
import { playingPresses, playKeys } from './input/tableKeys.ts';
import { useRaisedTold } from './input/useRaisedTold.ts';
import { type Raising, useRaising } from './input/useRaising.ts';
import { LadderPanel, LadderToggle, useLadderRoom } from './ladder/LadderPanel.tsx';
import { Middle } from './Middle.tsx';
import { createTelling } from './motion/telling.ts';
import { Seats } from './seats/Seats.tsx';
import styles from './Table.module.css';
import type { TableDialog } from './TableDialogs.tsx';
import type { TableModel } from './tableModel.ts';
import { hintedCards } from './words/hintWords.ts';

export type ClimbingAids = Pick<
  Aids,
  'beats' | 'unbeaten' | 'beatersLeft' | 'cardBoard' | 'passes' | 'hints' | 'suitLadder'
>;

interface ClimbingBoardProps
  extends BoardProps<TableModel, TableDialog>,
    Pick<TableProps, 'askedOdds' | 'onOdds'> {
  readonly aids: ClimbingAids;
  readonly order?: FanOrder;
  /** Missing where the order of the hand stays as it is. */
  readonly onOrder?: (order: FanOrder) => void;
  /** Takes the place of all that is in the middle. */
  readonly instead?: Elements;
  /** Whether there is a hand: at the end of a match's round there is none. */
  readonly showsHand?: boolean;
  /** Shows or hides the suits beside the hand; missing where they cannot be. */
  readonly onLadder?: () => void;
}

/** A table of climbing: what lies on it, what can be done with it, and what is asked of it. */
export function Board(props: ClimbingBoardProps) {
  const {
    model: given,
    mode,
    aids,
    marks = [],
    hint = null,
    tellsHint = false,
    order = 'suit',
    showsHand = true,
  } = props;
  const { onOpen, onOrder } = props;
  const onLadder = useLadderRoom() ? props.onLadder : undefined;
  const root = useRef<HTMLDivElement>(null);
  const plays = mode.does === 'play';
  const model: TableModel = useMemo(
    () => (plays ? given : { ...given, legal: [] }),
    [given, plays],
  );
  const { legal } = model;
  const hinted = hint === null ? undefined : hintedCards(hint);
  const raising = useRaising(model, hinted, props.sent?.play);
  const { meant, lowerAll } = raising;
  const played = usePressGuard(playingPresses);
  const offers = offersOf(model, raising);
  const { tellWhyNot, tellTurn } = useRaisedTold(model, raising, {
    offers,
    countsBeaters: aids.beatersLeft,
  });
  const make = (play: Play): void => {
    if (mode.does !== 'play') return;
    if (!legal.includes(play)) {
      tellTurn();
      return;
    }
    played();
    mode.onPlay(play, []);
  };
  const ready = meant?.means === 'play' ? meant.play : undefined;
  const askHint = aids.hints && hint === null && legal.length > 1 ? props.onHint : undefined;
  /** A hint that is asked for again is told again, and its cards are raised again. */
  const askAgain = (play: Play): void => {
    raising.raise(play);
    props.keys?.i?.();
  };
  useTableKeys({
    ...(mode.does === 'watch'
      ? {}
      : {
          ...playKeys(root, make),
          i: askHint,
          o: onOrder && (() => onOrder(order === 'suit' ? 'group' : 'suit')),
          r: model.news.begin < model.news.end ? props.onWatch : undefined,
        }),
    ...boardKeys(aids, (dialog) => onOpen({ dialog })),
    w: () => onOpen({ dialog: 'won', seats: model.seats.map(({ seat }) => seat) }),
    // It first lowers the cards, then leaves the board.
    Escape: totalOf(raising.raised) > 0 ? lowerAll : props.onEscape,
    ...props.keys,
    ...(hinted !== undefined && { i: () => askAgain(hinted) }),
  });
  const layer = useStory(root, given, props.motion, createTelling);
  const openSeat = useCallback((seat: Seat) => onOpen({ dialog: 'won', seats: [seat] }), [onOpen]);
  const asked = questionIn(model);
  const yields = asked !== undefined || model.phase === 'over';
  /** Each in the grid area of its name. */
  const laid = (
    <>
      <div className={frame.jetty} aria-hidden="true" />
      <FocusRest />
      <div className={frame.seats}>
        <Seats
          model={model}
          thinkingLine={(!tellsHint || hint === null) && props.thinkingLine}
          onOpen={openSeat}
        />
      </div>
      {props.news}
      <div className={styles.middle}>
        <Middle
          model={model}
          countsBeaters={aids.beatersLeft}
          end={props.end}
          instead={props.instead}
          question={
            asked && (
              <AskedQuestion
                model={model}
                asked={asked}
                askedOdds={props.askedOdds}
                onOdds={props.onOdds}
              />
            )
          }
          offers={offers}
          offered={ready}
          onOffer={raising.raise}
        />
      </div>
      {/* On the screen it lies before the buttons of the actions. */}
      {onLadder !== undefined && !props.actions && !yields && (
        <LadderToggle isOn={aids.suitLadder} onTurn={onLadder} />
      )}
      {props.actions ?? (
        <Actions
          {...props}
          model={model}
          raising={raising}
          hint={tellsHint ? hint : null}
          countsBeaters={aids.beatersLeft}
          onPlay={make}
          onHint={askHint}
        />
      )}
      {onLadder !== undefined && aids.suitLadder && model.phase !== 'over' && (
        <LadderPanel
          model={model}
          raised={raising.raised}
          countsCards={aids.cardBoard}
          yields={yields}
        />
      )}
      {showsHand && (
        <div className={`${frame.hand} ${styles.hand}`}>
          {props.hands ?? (
            <Hand
              model={model}
              raising={{
                ...raising,
                tap: raising.meant === undefined && plays ? tellTurn : raising.tap,
              }}
              order={order}
              aids={aids}
              hinted={hinted === undefined ? marks : kindCountsOf(hinted).map(({ kind }) => kind)}
              onEnter={
                legal.length === 0
                  ? undefined
                  : () => {
                      if (ready !== undefined) make(ready);
                      else if (raising.meant === undefined) tellTurn();
                      else tellWhyNot();
                    }
              }
              onPoint={mode.does === 'point' ? mode.onPoint : undefined}
              onAsk={(kind) => onOpen({ dialog: 'card', kind })}
            />
          )}
        </div>
      )}
    </>
  );
  return (
    <>
      {props.frame({ root, layer, laid, tells: tellsInTheMiddle(model), play: make })}
      <KeptFocus
        root={root}
        ids={[...tileIdsOf(model), ...actionIdsOf(model)]}
        lit="hand"
        regions={['hand', 'actions']}
        isOver={model.phase === 'over'}
      />
    </>
  );
}

/** On the lead, the plays with as many cards of the raised kinds, and any of others. */
function offersOf({ view, phase, legal }: TableModel, { raised }: Raising): readonly Play[] {
  if (view === null || phase !== 'lead' || legal.length === 0) return [];
  if (totalOf(raised) === 0) return [];
  return completionsOf(view, raised).filter((play) =>
    kindCountsOf(play).every(
      ({ kind, copies }) => countOf(raised, kind) === 0 || countOf(raised, kind) === copies,
    ),
  );
}

function tileIdsOf({ view }: TableModel): readonly string[] {
  if (view === null) return [];
  return kinds
    .filter((kind) => countOf(view.hand, kind) > 0)
    .map((kind) => `hand-${formatKind(kind)}`);
}
