import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { failure, type Seat } from '../../engine/index.ts';
import { canDealAnew } from '../../store/match/anew.ts';
import { currentRound, hasReachedGoal, type Match } from '../../store/match/match.ts';
import { mirrorStandingOf } from '../../store/match/mirror.ts';
import { isPractice } from '../../store/match/practice.ts';
import { aidsOf, beats } from '../../store/settings.ts';
import { lastViewerOf } from '../../store/table/curtain.ts';
import { dueIn } from '../../store/table/due.ts';
import type { TableActions, TableState } from '../../store/table/table.ts';
import { undoneOf } from '../../store/table/undoing.ts';
import type { Say } from '../../text/say.ts';
import type { Component } from '../content/content.ts';
import { focusHeading } from '../page/ScreenChange.tsx';
import { SoundQuestion } from '../sound/SoundQuestion.tsx';
import { UndoNotice } from '../undo/UndoNotice.tsx';
import { UndoQuestion } from '../undo/UndoQuestion.tsx';
import { useMotionWish } from '../useLook.ts';
import { useSay } from '../voice/voice.tsx';
import { ThinkingLine, ThinkingWords } from './Thinking.tsx';
import type { TableProps } from './tableProps.ts';
import type { TableScreenProps } from './tableScreenProps.ts';

/** What is to be seen at one moment. */
export type Moment = Pick<TableState, 'picks' | 'watched' | 'hint'> & {
  readonly match: Match;
  readonly viewer: Seat | null;
  readonly canUndo: boolean;
};

/** What a family's table is given to show a moment. */
export type SeenTableProps = TableScreenProps & { readonly moment: Moment };

/**
 * The screen of a table: what `Seen` shows of the store, moment after moment; nothing without a
 * match.
 * @param Seen gets handlers that read the store when called, so stale ones are safe and need no new
 * rendering
 */
export function tableScreenOf(Seen: Component<SeenTableProps>) {
  const Kept = memo(Seen, (before, after) => before.moment === after.moment);
  /**
   * The store saves and makes a play as soon as it is pressed. The table follows in slices, which
   * leave a slow processor time for frames in between.
   */
  function StoredTable({ store, match, ...others }: TableScreenProps & { readonly match: Match }) {
    const { looking, picks, watched, hint } = useStore(
      store,
      useShallow((state) => ({
        looking: state.looking,
        picks: state.picks,
        watched: state.watched,
        hint: state.hint,
      })),
    );
    const viewer = lastViewerOf({ match, looking });
    const canUndo = undoneOf({ match, looking }) !== undefined;
    const moment = useMemo(
      () => ({ match, viewer, picks, watched, hint, canUndo }),
      [match, viewer, picks, watched, hint, canUndo],
    );
    return (
      <>
        <Kept store={store} moment={useDeferredValue(moment)} {...others} />
        <UndoQuestion store={store} />
      </>
    );
  }
  return function TableScreen({ store, ...others }: TableScreenProps) {
    const match = useStore(store, (state) => state.match);
    const deal = match === null ? null : `${currentRound(match).seed} ${match.rounds.length}`;
    const before = useRef(deal);
    useEffect(() => {
      if (before.current === deal) return;
      before.current = deal;
      // With the table of an earlier deal went what had the focus, the menu that dealt anew too.
      if (document.activeElement === document.body) focusHeading(document.body);
    }, [deal]);
    return match === null ? null : (
      <StoredTable key={deal} store={store} match={match} {...others} />
    );
  };
}

/** What of a table's model is said of a bot that is waited for. */
interface Waiting {
  readonly names: readonly string[];
  readonly turn: Seat | null;
  readonly steps: readonly unknown[];
}

/** What a table is given that shows a moment, whatever is played, and how its plays are made. */
export function useSeenTable(
  { store, settings, moment, ...handlers }: SeenTableProps,
  { names, turn, steps }: Waiting,
): TableProps & Pick<TableActions, 'makePlay'> {
  const say = useSay();
  const { match, watched, hint, canUndo } = moment;
  const { makePlay, hurry, undo, askHint, watchLastTurn, stopWatching, dealNextRound, dealAnew } =
    store.getState();
  const aids = useStore(settings, useShallow(aidsOf));
  const sound = useStore(settings, (state) => state.sound);
  const wasAsked = useStore(settings, (state) => state.soundAsked);
  const asksSound =
    !wasAsked && watched === null && turn !== null && !isPractice(currentRound(match));
  const chooseSound = (on: boolean): void =>
    settings.getState().change({ sound: on, soundAsked: true });
  const knowsHurry = useStore(store, (state) => state.knowsHurry);
  const isSlow = useStore(settings, ({ botSpeed }) => beats[botSpeed] >= beats.normal);
  const chosen = useStore(
    settings,
    useShallow(({ botSpeed, handOrder, fanOrder }) => ({ botSpeed, handOrder, fanOrder })),
  );
  return {
    ...handlers,
    title: titleOf(match, say),
    aids,
    motion: useMotionWish(settings),
    sound,
    chosen,
    onChoose: settings.getState().change,
    hint: watched === null && aids.hints ? hint : null,
    watching: watched !== null,
    thinkingLine: <ThinkingLine store={store} />,
    thinkingWords: (
      <ThinkingWords store={store} name={names[turn ?? -1] ?? ''} plays={steps.length} />
    ),
    soundQuestion: asksSound && <SoundQuestion onAnswer={chooseSound} />,
    makePlay: (...play) => {
      if (!isAsOf(match, store.getState())) return failure('play-not-legal');
      const made = makePlay(...play);
      // Whoever plays without an answer wants quiet.
      if (made.ok && asksSound) chooseSound(false);
      return made;
    },
    undoNotice: <UndoNotice store={store} />,
    // Whoever has done it once, or would hardly see the words, is not told any more.
    saysHurry: isSlow && !knowsHurry,
    hurryNow: () => {
      const due = dueIn(store.getState(), settings.getState());
      return due?.watched === null ? hurry : undefined;
    },
    onUndo: canUndo ? () => undo(settings.getState().undoAfterSeen) : undefined,
    onAnew: canDealAnew(match) ? dealAnew : undefined,
    onHint: askHint,
    onWatch: watchLastTurn,
    onStopWatching: stopWatching,
    onNext: endsAlone(match) ? undefined : dealNextRound,
    onSound: () => chooseSound(!sound),
  };
}

/** Whether the match has not gone on since: else a press was meant for an earlier table. */
function isAsOf(then: Match, { match: now }: Pick<TableState, 'match'>): boolean {
  return now !== null && currentRound(now).plays === currentRound(then).plays;
}

/**
 * Whether the score sheet says what follows: for practice, where deals are played again, where the
 * match is over, and where a friend's result stands beside one's own.
 */
function endsAlone(match: Match): boolean {
  const round = currentRound(match);
  return (
    isPractice(round) ||
    mirrorStandingOf(match) !== undefined ||
    hasReachedGoal(match) ||
    round.meta?.challenge !== undefined
  );
}

/** The title of a table: the name of its game, and whether the round is practice. */
function titleOf(match: Match, say: Say): string {
  const game = say(`variant.${match.setup.variant}`);
  return isPractice(currentRound(match)) ? say('table.practice', { game }) : game;
}
