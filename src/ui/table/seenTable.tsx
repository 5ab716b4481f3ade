import {
  memo,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Play, Seat } from '../../engine/index.ts';
import { aidsOf } from '../../store/settings.ts';
import { beats } from '../../store/table/beats.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';
import type { AtTable } from '../../store/table/source.ts';
import type { Say } from '../../text/say.ts';
import type { Component } from '../content/content.ts';
import { focusHeading } from '../page/ScreenChange.tsx';
import { useMotionWish } from '../page/useLook.ts';
import { LessonQuestion } from '../questions/AsideQuestion.tsx';
import { UndoQuestion } from '../questions/UndoQuestion.tsx';
import { shownName } from '../seatTable/shownNames.ts';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { useSay } from '../voice/voice.tsx';
import { TableNotice } from './TableNotice.tsx';
import type { TableProps, TableScreenProps } from './tableProps.ts';
import { ThinkingLine, ThinkingTold } from './words/Thinking.tsx';

export type Moment = Pick<
  AtTable,
  'viewer' | 'picks' | 'watched' | 'hint' | 'askedOdds' | 'sent' | 'deeds'
> & {
  readonly round: RoundAtTable;
};

export type SeenTableProps = TableScreenProps & { readonly moment: Moment };

/**
 * The screen of a table: what `Seen` shows of it, moment after moment; nothing without a round.
 * @param Seen shows a moment; what its handlers do is refused where the table has gone on since
 */
export function tableScreenOf(Seen: Component<SeenTableProps>) {
  const Kept = memo(
    Seen,
    (before, after) => before.moment === after.moment && before.far === after.far,
  );
  /**
   * The table makes a play as soon as it is pressed. What is shown follows in slices, the first
   * moment too, which leave a slow processor time for frames in between.
   */
  function LiveTable({
    table,
    round,
    ...others
  }: TableScreenProps & { readonly round: RoundAtTable }) {
    const { viewer, picks, watched, hint, askedOdds, sent, deeds } = useStore(
      table,
      useShallow(({ viewer, picks, watched, hint, askedOdds, sent, deeds }) => ({
        viewer,
        picks,
        watched,
        hint,
        askedOdds,
        sent,
        deeds,
      })),
    );
    const moment = useMemo(
      () => ({ round, viewer, picks, watched, hint, askedOdds, sent, deeds }),
      [round, viewer, picks, watched, hint, askedOdds, sent, deeds],
    );
    const shown = useDeferredValue(moment, null);
    const isShown = shown !== null;
    useEffect(() => {
      // With what was here before went what had the focus: a button of another screen, or the menu
      // of an earlier deal's table.
      if (isShown && document.activeElement === document.body) focusHeading(document.body);
    }, [isShown]);
    return (
      <>
        {shown && <Kept table={table} moment={shown} {...others} />}
        <UndoQuestion table={table} />
      </>
    );
  }
  return function TableScreen({ table, ...others }: TableScreenProps) {
    const round = useStore(table, (at) => at.round);
    return round && <LiveTable key={round.id} table={table} round={round} {...others} />;
  };
}

interface Waiting {
  readonly names: readonly string[];
  readonly turn: Seat | null;
  readonly steps: readonly unknown[];
}

/** What a table is given that shows a moment, whatever is played, and how its plays are made. */
interface SeenTable extends TableProps {
  /** `picked` are the ids of the tiles the finger meant. */
  readonly makePlay: (play: Play, picked: readonly string[]) => void;
}

export function useSeenTable(
  { table, settings, moment, lessonOffer, far, ...handlers }: SeenTableProps,
  { names, turn, steps }: Waiting,
): SeenTable {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const { round, picks, watched, hint, askedOdds, sent, deeds } = moment;
  const undid = useRef(false);
  // Only with the table as it is then: of the plays that were taken back nothing is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an undo leads to another round.
  useLayoutEffect(() => {
    if (undid.current) tell(say('table.told.undone'));
    undid.current = false;
  }, [round]);
  const aids = useStore(settings, useShallow(aidsOf));
  const sound = useStore(settings, (state) => state.sound);
  const wasOffered = useStore(settings, (state) => state.lessonOffered);
  // Whoever looks on at a table far away has come to see it, and has no hand to ask beside.
  const looksOn = far !== undefined && moment.viewer === null;
  const mayAsk = watched === null && turn !== null && !round.isPractice && !looksOn;
  const offer = mayAsk && !wasOffered ? lessonOffer : undefined;
  const chooseSound = (on: boolean): void =>
    settings.getState().change({ sound: on, soundAsked: true });
  const knowsHurry = useStore(table, (at) => at.knowsHurry);
  const isSlow = useStore(settings, ({ botSpeed }) => beats[botSpeed] >= beats.normal);
  const playsForced = useStore(settings, (state) => state.playsForced);
  const chosen = useStore(
    settings,
    useShallow(({ botSpeed, handOrder, fanOrder }) => ({ botSpeed, handOrder, fanOrder })),
  );
  const asked = offer && <LessonQuestion tells={turn === moment.viewer} onAnswer={offer} />;
  return {
    ...handlers,
    title: titleOf(round, say),
    isTitleKept: round.sitsOut !== undefined,
    aids,
    motion: useMotionWish(settings),
    sound,
    chosen,
    onChoose: settings.getState().change,
    hint: watched === null && aids.hints ? hint : null,
    askedOdds: watched === null && aids.hints ? askedOdds : null,
    onOdds: watched === null && aids.hints ? deeds.askOdds : undefined,
    watching: watched !== null,
    playsForced,
    far,
    sent: sent === null ? undefined : { play: sent, picked: picks[steps.length] ?? [] },
    tapsPasses: aids.tapsPasses,
    thinkingLine: <ThinkingLine table={table} />,
    thinkingTold: (
      <ThinkingTold table={table} name={names[turn ?? -1] ?? ''} plays={steps.length} />
    ),
    askedAside: far === undefined ? asked : far.asked(asked),
    makePlay: (play, picked) => {
      const made = table.getState().deeds.play?.(round, play, picked) ?? 'refused';
      if (made === 'refused') return;
      // Whoever plays without an answer knows the game.
      offer?.(false);
    },
    notice: far === undefined ? <TableNotice table={table} /> : far.notice,
    onGoOn: chosen.botSpeed === 'listening' ? deeds.hurry : undefined,
    // Whoever has done it once, or would hardly see the words, is not told any more.
    saysHurry: isSlow && !knowsHurry && deeds.hurry !== undefined,
    hurryNow: () => table.getState().deeds.hurry,
    onUndo:
      deeds.undo &&
      (() => {
        deeds.undo?.();
        const now = table.getState();
        undid.current = now.round !== round && now.undoing === null;
      }),
    onLookAway: deeds.lookAway,
    onAnew: deeds.dealAnew,
    onHint: deeds.askHint,
    onWatch: () => table.getState().deeds.watchLastTurn?.(),
    onWatchStep: () => table.getState().deeds.watchStep?.(),
    onStopWatching: () => table.getState().deeds.stopWatching?.(),
    onNext: deeds.dealNextRound,
    onSound: () => chooseSound(!sound),
  };
}

function titleOf({ variant, sitsOut, isPractice }: RoundAtTable, say: Say): string {
  const game = say(`variant.${variant}`);
  if (isPractice) return say('table.practice', { game });
  if (sitsOut === undefined) return game;
  return say('table.out', { name: shownName(sitsOut, sitsOut.place, say), game });
}
