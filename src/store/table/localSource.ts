import { shallow } from 'zustand/vanilla/shallow';
import { playedRound } from '../../records/playedRound.ts';
import { canDealAnew } from '../match/anew.ts';
import { isHere } from '../match/holder.ts';
import { currentRound, hasReachedGoal, holderAt, type Match, positionOf } from '../match/match.ts';
import { mirrorStandingOf } from '../match/mirror.ts';
import { newsOf } from '../match/news.ts';
import { isPractice } from '../match/practice.ts';
import { hintQuestion, oddsQuestion } from '../match/questions.ts';
import type { SettingsStore } from '../settings.ts';
import { curtainOf, hasOnlooker, lastViewerOf, viewerOf } from './curtain.ts';
import { dueIn, isMadeByItself, type Wishes, wishesIn } from './due.ts';
import { type TrueRound, trueRoundOf } from './roundAtTable.ts';
import { type AtTable, type Deeds, type EveryDeed, sourceOf, type TableSource } from './source.ts';
import type { TableState, TableStore } from './table.ts';
import { undoneOf } from './undoing.ts';

/** @param isRead whether somebody reads what is said of each play, as in a lesson */
export function createLocalSource(
  table: TableStore,
  settings: SettingsStore,
  isRead = false,
): TableSource {
  const { show, look, hurry, undo, forgetUndo, askHint, askOdds, ...ways } = table.getState();
  const { lookOn, lookAway, watchLastTurn, watchStep, stopWatching, dealNextRound, dealAnew } =
    ways;
  /** Each reads the state of the table when it is called, so none grows stale. */
  const all: EveryDeed = {
    show,
    play: (seen, chosen, picked) => {
      const { match, makePlay } = table.getState();
      if (match === null || playedRound(currentRound(match)) !== seen.played) return 'refused';
      return makePlay(chosen, picked).ok ? 'made' : 'refused';
    },
    look,
    lookOn,
    lookAway,
    hurry,
    undo: () => undo(settings.getState().undoAfterSeen),
    agreeToUndo: () => undo(),
    forgetUndo,
    askHint,
    askOdds,
    watchLastTurn,
    watchStep,
    stopWatching,
    dealNextRound,
    dealAnew,
  };
  const atTableIn = (state: TableState, wishes: Wishes, before: AtTable | undefined): AtTable => {
    const { screen, match, looking, picks, knowsHurry } = state;
    const { watched, hint, askedOdds, thinking, undoing, lookingOn } = state;
    const deeds = match === null ? { show } : deedsIn(state, match, wishes, all);
    return {
      screen,
      looking: lookingOn ? null : looking,
      picks,
      knowsHurry,
      watched,
      hint,
      askedOdds,
      thinking,
      undoing,
      round: match && roundOf(match, isMadeByItself(match, wishes), before?.round),
      viewer: lookingOn ? null : lastViewerOf(state, wishes),
      curtain: lookingOn ? null : curtainOf(state, wishes),
      sent: null,
      deeds: before !== undefined && shallow(before.deeds, deeds) ? before.deeds : deeds,
    };
  };
  let at: AtTable | undefined;
  let [seen, wished]: readonly unknown[] = [];
  const read = (): AtTable => {
    const [state, wishes] = [table.getState(), settings.getState()];
    if (at === undefined || state !== seen || wishes !== wished) {
      at = atTableIn(state, wishesIn(wishes, isRead), at);
    }
    [seen, wished] = [state, wishes];
    return at;
  };
  return sourceOf(read, [table, settings]);
}

function roundOf(match: Match, byItself: boolean, before: AtTable['round'] = null): TrueRound {
  const isSame =
    before?.standing === 'true' && before.match === match && before.byItself === byItself;
  return isSame ? before : trueRoundOf(match, byItself);
}

function deedsIn(state: TableState, match: Match, wishes: Wishes, all: EveryDeed): Deeds {
  const { watched, hint, askedOdds, undoing, lookingOn } = state;
  const { phase, seat } = positionOf(match);
  const isOver = phase === 'over';
  const isBehindCurtain = curtainOf(state, wishes) !== null;
  const isTurnHere = !isOver && !isBehindCurtain && isHere(holderAt(match, seat));
  // While a hint is on its way the deed stays, and with it the button that has the focus.
  const mayAskHint = isTurnHere && hint?.told !== 'whole' && hintQuestion(match) !== undefined;
  const mayAskOdds = isTurnHere && askedOdds === null && oddsQuestion(match) !== undefined;
  if (lookingOn) return { show: all.show, lookAway: all.lookAway };
  const viewer = viewerOf(state, wishes);
  const news = newsOf(match, viewer, wishes);
  return {
    show: all.show,
    play: isTurnHere && watched === null ? all.play : undefined,
    look: isBehindCurtain ? all.look : undefined,
    lookOn: isBehindCurtain && hasOnlooker(match) ? all.lookOn : undefined,
    hurry: dueIn(state, wishes)?.watched === null ? all.hurry : undefined,
    undo: undoneOf(state, wishes) && all.undo,
    agreeToUndo: undoing?.told === 'asked' ? all.agreeToUndo : undefined,
    forgetUndo: undoing === null ? undefined : all.forgetUndo,
    askHint: mayAskHint ? all.askHint : undefined,
    askOdds: mayAskOdds ? all.askOdds : undefined,
    watchLastTurn: viewer !== null && news.begin < news.end ? all.watchLastTurn : undefined,
    watchStep: watched === null ? undefined : all.watchStep,
    stopWatching: watched === null ? undefined : all.stopWatching,
    dealNextRound: isOver && !endsAlone(match) ? all.dealNextRound : undefined,
    dealAnew: canDealAnew(match) ? all.dealAnew : undefined,
  };
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
