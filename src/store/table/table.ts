import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Play, Result, Seat } from '../../engine/index.ts';
import { withDayBegun } from '../days/dayBegun.ts';
import { dayToday } from '../dayToday.ts';
import { identified, withReplaysForgotten, withRoundsBrought } from '../match/allRounds.ts';
import { canDealAnew, dealtAnew } from '../match/anew.ts';
import { freshSeed } from '../match/freshSeed.ts';
import {
  currentRound,
  type GivenDeal,
  type Match,
  type MatchSetup,
  onlyPlayIn,
  positionOf,
  startMatch,
  withPlay,
} from '../match/match.ts';
import { withRoundToCome } from '../match/mirror.ts';
import { newsOf } from '../match/news.ts';
import { isPractice } from '../match/practice.ts';
import { botAtTurn } from '../match/questions.ts';
import type { PassWish, UndoAfterSeen } from '../settings.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import type { Answer } from '../thinking/thinker.ts';
import { recordsAtStakeOf } from './atStake.ts';
import { curtainOf, viewerOf } from './curtain.ts';
import { type HelpActions, helpActions } from './helpActions.ts';
import { type Advice, withHint } from './hint.ts';
import { keptAfter, nothingAsked, notWaitedFor, type Passing } from './passing.ts';
import {
  formatSaved,
  type Picks,
  parseSaved,
  partSaved,
  resumed,
  type Saved,
  type Screen,
  screenFor,
  withPick,
} from './saved.ts';
import type { AtTable, EveryDeed } from './source.ts';
import { undoingOf, undoneOf } from './undoing.ts';

/** Positions, views and undo are derived from the match. */
export interface TableState extends Passing, Pick<AtTable, 'screen' | 'picks' | 'knowsHurry'> {
  readonly match: Match | null;
  /**
   * The seat of the person who looked last: only that hand may be shown, until the curtain falls.
   * Between two people a reload begins behind the curtain; where it would show a hand, this is
   * forgotten then.
   */
  readonly looking: Seat | null;
  /** The match that waits while one of its rounds, or another, is tried in another way. */
  readonly aside: Match | null;
  /** What went wrong with storage and has not been acknowledged; the game goes on without it. */
  readonly trouble: ShelfTrouble | null;
}

/** Each deed saves before it shows. */
export interface TableActions
  extends Omit<EveryDeed, 'play' | 'undo' | 'agreeToUndo'>,
    HelpActions {
  /** Deals the first round of a new match, or plays a given deal; any earlier match is left. */
  readonly startMatch: (setup: MatchSetup, given?: GivenDeal) => void;
  /** @param picked the ids of the tiles that the finger meant */
  readonly makePlay: (play: Play, picked?: readonly string[]) => Result<null, 'play-not-legal'>;
  /** Makes the only play there is without asking its player; nothing where there are several. */
  readonly makeAutomaticPlay: () => void;
  /** Makes the play of the bot whose turn it is; the record marks that of a stand-in. */
  readonly makeBotPlay: (answer: Answer) => void;
  /** Shows that a bot is being waited for, and the share of its time that it has used. */
  readonly showThinking: (share: number) => void;
  /**
   * Goes back to the last decision of the person who looked last, if that is still open. Where the
   * rule of the house does not simply allow it, the others are asked or it is refused.
   */
  readonly undo: (rule?: UndoAfterSeen) => void;
  readonly watchOn: () => void;
  /** The record counts the hint, unless it was told before in the same place. */
  readonly tellHint: (advice: Advice, before?: 'again') => void;
  /** Goes on with a match read from records, or shows its scores; any earlier match is left. */
  readonly openMatch: (match: Match) => void;
  /**
   * Goes on with a match that was left on this device; the one that was shown is left. Tells
   * whether it is on the table now and outlives the page: another tab may have been faster.
   */
  readonly goOnWith: (match: Match, picks: Picks) => boolean;
  /** Tries a round in another way; the match that was shown waits until `comeBack`. */
  readonly tryOut: (match: Match) => void;
  readonly comeBack: () => void;
  readonly acknowledgeTrouble: () => void;
  /** Saves what is shown once more; tells whether it outlives the page. */
  readonly saveAgain: () => boolean;
  /** Undefined where there is no match. */
  readonly recordsAtStake: () => string | undefined;
}

export type TableStore = StoreApi<TableState & TableActions>;

/** Called before the next match is shown. */
export type Leave = (match: Match, picks: Picks, next: Match) => void;

/**
 * Resumes what lies on the shelf.
 * @param wish reads a setting, which may change while the table is open
 * @param leave keeps the matches that are left; without it they are over
 */
export function createTableStore(
  shelf: Shelf,
  wish: () => PassWish,
  leave: Leave = () => undefined,
  today: () => string = dayToday,
): TableStore {
  return createStore<TableState & TableActions>()((set, get) => {
    const keeper = createKeeper<Saved, null>({
      shelf,
      first: null,
      parse: parseSaved,
      format: formatSaved,
      parted: partSaved,
      whenBehind: 'take',
      show: (saved) => set({ ...nothingAsked, ...resumed(saved, wish(), today()) }),
      tell: (trouble) => set({ trouble }),
    });
    // After an undo, skip the replay of the last turn: that player has just seen it.
    let undoneBy: Seat | null = null;
    /** Saves a change, then shows it; tells whether what is shown then is saved. */
    const keep = (wanted: Partial<TableState>): boolean => {
      // A play ends what was asked or watched before it.
      const change = wanted.match === undefined ? wanted : { ...nothingAsked, ...wanted };
      const { screen, match, picks, looking, aside } = { ...get(), ...change };
      if (match === null) {
        set(change);
        return true;
      }
      return keeper.change(
        () => ({ screen, match, picks, looking, aside }),
        ({ value, wasBehind }) =>
          set(wasBehind ? { ...nothingAsked, ...resumed(value, wish(), today()) } : change),
      );
    };
    const begin = (match: Match, screen: Screen, aside: Match | null = null): boolean =>
      keep({ match, screen, picks: [], looking: null, aside });
    /** The match that was shown is left before the other is, so that no moment has neither. */
    const beginAnother = (next: Match, screen: Screen, picks: Picks = []): boolean => {
      const { match, aside, picks: shown } = get();
      if (aside !== null) leave(aside, [], next);
      else if (match !== null) leave(match, shown, next);
      const isSaved = keep({ match: next, screen, picks, looking: null, aside: null });
      return isSaved && get().match === next;
    };
    return {
      ...nothingAsked,
      ...resumed(keeper.value(), wish(), today()),
      trouble: keeper.trouble(),
      knowsHurry: false,
      startMatch: (setup, given) => {
        const match = startMatch({ ...setup, id: freshSeed() }, given);
        beginAnother(withDayBegun(match, today()), 'table');
      },
      makePlay: (chosen, picked = []) => {
        const { match, picks } = get();
        if (match === null) return { ok: false, problem: 'play-not-legal' };
        const next = withPlay(match, chosen);
        if (!next.ok) return next;
        keep({
          match: next.value,
          picks: withPick(picks, currentRound(match).plays.length, picked),
        });
        return { ok: true, value: null };
      },
      makeAutomaticPlay: () => {
        const { match } = get();
        if (match === null || positionOf(match).phase === 'over') return;
        const only = onlyPlayIn(match);
        const next = only === undefined ? undefined : withPlay(match, only);
        if (next?.ok) keep({ match: next.value, ...keptAfter(get(), next.value) });
      },
      makeBotPlay: ({ play, standIn }) => {
        const { match } = get();
        if (match === null || botAtTurn(match) === undefined) return;
        const next = withPlay(match, play, standIn);
        if (next.ok) keep({ match: next.value, ...keptAfter(get(), next.value) });
      },
      showThinking: (share) => set({ thinking: share }),
      look: () => {
        const seat = curtainOf(get(), wish());
        if (seat === null) return;
        keep({ looking: seat, ...notWaitedFor(get()) });
        // Another tab may have gone on, so that this person does not look any more.
        if (get().looking === seat && undoneBy !== seat) get().watchLastTurn();
        undoneBy = null;
      },
      watchLastTurn: () => {
        const { match } = get();
        const viewer = viewerOf(get(), wish());
        if (match === null || viewer === null) return;
        const { begin, end } = newsOf(match, viewer, wish());
        if (begin < end) set({ watched: begin, ...notWaitedFor(get()) });
      },
      watchOn: () => {
        const { match, watched } = get();
        if (match === null || watched === null) return;
        const { end } = newsOf(match, viewerOf(get(), wish()), wish());
        if (watched + 1 < end) set({ watched: watched + 1 });
        else set({ watched: null, byStep: false });
      },
      watchStep: () => {
        if (get().watched === null) return;
        set({ byStep: true });
        get().watchOn();
      },
      stopWatching: () => set({ watched: null, byStep: false }),
      tellHint: (advice, before) => {
        const { match, hint, askedOdds } = get();
        if (match === null || hint?.told !== 'nothing') return;
        const told = { hint: { ...advice, told: 'whole' as const }, thinking: null };
        if (before === 'again') set(told);
        // It is the same moment still.
        else keep({ match: withHint(match), ...told, askedOdds });
      },
      ...helpActions(get, set),
      lookOn: () => set({ lookingOn: true }),
      lookAway: () => set({ lookingOn: false }),
      hurry: () => set(({ hurried }) => ({ hurried: hurried + 1, knowsHurry: true })),
      undo: (rule = 'allowed') => {
        const found = undoneOf(get(), wish());
        if (found === undefined) return;
        const undone = found.match;
        const undoing = undoingOf(found, rule);
        if (undoing !== null && undoing.told !== 'counted') {
          set({ ...notWaitedFor(get()), undoing });
          return;
        }
        const picks = get().picks.slice(0, currentRound(undone).plays.length);
        undoneBy = get().looking;
        // At the curtain, forget who looked: the device may be in other hands.
        keep({
          match: undone,
          picks,
          undoing,
          looking: curtainOf(get(), wish()) === null ? get().looking : null,
        });
      },
      forgetUndo: () => set({ undoing: null }),
      dealNextRound: () => {
        const { match } = get();
        if (match === null || positionOf(match).phase !== 'over') return;
        const next = withRoundToCome(match);
        if (next !== undefined) begin(withReplaysForgotten(next), 'table', get().aside);
      },
      dealAnew: () => {
        const { match, aside } = get();
        if (match === null || !canDealAnew(match)) return;
        begin(dealtAnew(match, freshSeed()), 'table', aside);
      },
      show: (screen) => keep({ screen, ...notWaitedFor(get()) }),
      openMatch: (match) => {
        beginAnother(withRoundsBrought(identified(match, freshSeed())), screenFor(match));
      },
      goOnWith: (match, picks) => beginAnother(match, screenFor(match), picks),
      tryOut: (match) => {
        const { match: left, aside } = get();
        // A round that was only tried does not wait; a match that waits already stays.
        begin(match, 'table', left === null || isPractice(currentRound(left)) ? aside : left);
      },
      comeBack: () => {
        const { aside } = get();
        if (aside !== null) begin(aside, screenFor(aside));
      },
      acknowledgeTrouble: keeper.acknowledge,
      saveAgain: () => keep({}),
      recordsAtStake: () => recordsAtStakeOf(get()),
    };
  });
}
