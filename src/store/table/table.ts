import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Play, type Result, rulesOf, type Seat } from '../../engine/index.ts';
import { freshSeed } from '../match/freshSeed.ts';
import {
  currentRound,
  type GivenDeal,
  identified,
  isPerson,
  type Match,
  type MatchSetup,
  personsOf,
  playsItself,
  positionOf,
  startMatch,
  stepsOf,
  withNextRound,
  withPlay,
  withRoundsBrought,
} from '../match/match.ts';
import { newsFor, type Span } from '../match/news.ts';
import { isPractice } from '../match/practice.ts';
import { hintQuestion } from '../match/questions.ts';
import { undoneTo } from '../match/undo.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import type { Answer } from '../thinking/thinker.ts';
import { curtainOf, viewerOf } from './curtain.ts';
import { type Advice, type Hint, withHint } from './hint.ts';
import {
  formatSaved,
  type Picks,
  parseSaved,
  resumed,
  type Saved,
  type Screen,
  screenFor,
  withPick,
} from './saved.ts';

/** Everything the screens show. Positions, views and undo are derived from the match. */
export interface TableState {
  readonly screen: Screen;
  readonly match: Match | null;
  readonly picks: Picks;
  /**
   * The seat of the person who looked last: only that hand may be shown, until the curtain falls.
   * Between two people a reload begins behind the curtain; where it would show a hand, this is
   * forgotten then.
   */
  readonly looking: Seat | null;
  /**
   * How many plays of the round are shown while somebody watches the last turn again; null when the
   * present is shown.
   */
  readonly watched: number | null;
  /** The hint that was asked for before the play to come. */
  readonly hint: Hint | null;
  /** The share of its time, 0 to 1, that the awaited bot has used; null when none is awaited. */
  readonly thinking: number | null;
  /** The match that waits while one of its rounds, or another, is tried in another way. */
  readonly aside: Match | null;
  /** What went wrong with storage and has not been acknowledged; the game goes on without it. */
  readonly trouble: ShelfTrouble | null;
}

/** Everything that can be done. Each saves before it shows. */
export interface TableActions {
  /** Deals the first round of a new match, or plays a given deal; any earlier match is over. */
  readonly startMatch: (setup: MatchSetup, given?: GivenDeal) => void;
  /**
   * Makes a play for the seat whose turn it is; tells if the rules do not allow it, and then
   * nothing has changed. `picked` are the ids of the tiles the finger meant.
   */
  readonly makePlay: (play: Play, picked?: readonly string[]) => Result<null, 'play-not-legal'>;
  /** Makes the play that needs nobody: a bot's only one, or one that decides nothing. */
  readonly makeAutomaticPlay: () => void;
  /** Makes the play of the bot whose turn it is; the record marks that of a stand-in. */
  readonly makeBotPlay: (answer: Answer) => void;
  /** Shows that a bot is being waited for, and the share of its time that it has used. */
  readonly showThinking: (share: number) => void;
  /** The person at the curtain looks, and sees what the others have played since. */
  readonly look: () => void;
  /** Goes back to the last decision of the person who looked last, if that is still open. */
  readonly undo: () => void;
  /** Shows once more, from the beginning, what the others have played since the viewer's turn. */
  readonly watchLastTurn: () => void;
  /** Shows one more play of what is watched. */
  readonly watchOn: () => void;
  /** Goes back to the present. */
  readonly stopWatching: () => void;
  /** Asks for a hint. */
  readonly askHint: () => void;
  /**
   * Tells the hint that was asked for; the record counts it, unless it was told before in the same
   * place.
   */
  readonly tellHint: (advice: Advice, before?: 'again') => void;
  /** Deals the next round once this one is over. */
  readonly dealNextRound: () => void;
  /** Goes to another screen of the same match. */
  readonly show: (screen: Screen) => void;
  /** Goes on with a match read from records, or shows its scores; any earlier match is over. */
  readonly openMatch: (match: Match) => void;
  /** Tries a round in another way; the match that was shown waits until `comeBack`. */
  readonly tryOut: (match: Match) => void;
  /** Ends what is tried, and goes on with the match that waits. */
  readonly comeBack: () => void;
  readonly acknowledgeTrouble: () => void;
  /** Saves what is shown once more; tells whether it outlives the page. */
  readonly saveAgain: () => boolean;
}

/** The store of the table. */
export type TableStore = StoreApi<TableState & TableActions>;

/** A store that resumes what lies on the shelf. */
export function createTableStore(shelf: Shelf): TableStore {
  return createStore<TableState & TableActions>()((set, get) => {
    const keeper = createKeeper<Saved, null>({
      shelf,
      first: null,
      parse: parseSaved,
      format: formatSaved,
      whenBehind: 'take',
      show: (saved) => set({ ...nothingAsked, ...resumed(saved) }),
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
      const own: Saved = { screen, match, picks, looking, aside };
      return keeper.change(
        () => own,
        ({ value, wasBehind }) => set(wasBehind ? { ...nothingAsked, ...resumed(value) } : change),
      );
    };
    const begin = (match: Match, screen: Screen, aside: Match | null = null): boolean =>
      keep({ match, screen, picks: [], looking: null, aside });
    return {
      ...nothingAsked,
      ...resumed(keeper.value()),
      trouble: keeper.trouble(),
      startMatch: (setup, given) =>
        begin(startMatch({ ...setup, id: freshSeed() }, given), 'table'),
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
        if (match === null || !playsItself(match)) return;
        const position = positionOf(match);
        const [only, ...others] = rulesOf(position.game).legalPlays(position);
        if (only !== undefined && others.length === 0) get().makePlay(only);
      },
      makeBotPlay: ({ play, standIn }) => {
        const { match } = get();
        if (match === null || isPerson(match, positionOf(match).seat)) return;
        const next = withPlay(match, play, standIn);
        if (next.ok) keep({ match: next.value });
      },
      showThinking: (share) => set({ thinking: share }),
      look: () => {
        const seat = curtainOf(get());
        if (seat === null) return;
        keep({ looking: seat });
        // Another tab may have gone on, so that this person does not look any more.
        if (get().looking === seat && undoneBy !== seat) get().watchLastTurn();
        undoneBy = null;
      },
      watchLastTurn: () => {
        const { match } = get();
        const viewer = viewerOf(get());
        if (match === null || viewer === null) return;
        const { begin, end } = newsOf(match, viewer);
        if (begin < end) set({ watched: begin, ...notWaitedFor(get()) });
      },
      watchOn: () => {
        const { match, watched } = get();
        if (match === null || watched === null) return;
        const { end } = newsOf(match, viewerOf(get()));
        set({ watched: watched + 1 < end ? watched + 1 : null });
      },
      stopWatching: () => set({ watched: null }),
      askHint: () => {
        const { match, hint } = get();
        if (match === null || hint !== null || hintQuestion(match) === undefined) return;
        set({ hint: { told: 'nothing' } });
      },
      tellHint: (advice, before) => {
        const { match, hint } = get();
        if (match === null || hint?.told !== 'nothing') return;
        const told = { hint: { ...advice, told: 'whole' as const }, thinking: null };
        if (before === 'again') set(told);
        else keep({ match: withHint(match), ...told });
      },
      undo: () => {
        const undone = undoneMatchOf(get());
        if (undone === undefined) return;
        const picks = get().picks.slice(0, currentRound(undone).plays.length);
        undoneBy = get().looking;
        // At the curtain, forget who looked: the device may be in other hands.
        keep({
          match: undone,
          picks,
          looking: curtainOf(get()) === null ? get().looking : null,
        });
      },
      dealNextRound: () => {
        const { match } = get();
        if (match === null || positionOf(match).phase !== 'over') return;
        begin(withNextRound(match), 'table', get().aside);
      },
      show: (screen) => keep({ screen, ...notWaitedFor(get()) }),
      openMatch: (match) =>
        begin(withRoundsBrought(identified(match, freshSeed())), screenFor(match)),
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
    };
  });
}

/** What is still being thought about is not waited for elsewhere, nor while the past is watched. */
function notWaitedFor({ hint }: Pick<TableState, 'hint'>): Pick<TableState, 'hint' | 'thinking'> {
  return { thinking: null, hint: hint?.told === 'nothing' ? null : hint };
}

/** What is over with the next play. */
const nothingAsked = { watched: null, hint: null, thinking: null } as const;

function newsOf(match: Match, viewer: Seat | null): Span {
  const { phase, seat } = positionOf(match);
  return newsFor(stepsOf(match), viewer, phase === 'over' ? null : seat);
}

/**
 * The match that would be lost if another one began: the one that waits, for what is tried
 * meanwhile is no loss.
 */
export function atStakeOf({ match, aside }: Pick<TableState, 'match' | 'aside'>): Match | null {
  return aside ?? match;
}

/** The match that undo would bring back, or undefined when there is nothing to undo. */
export function undoneMatchOf({
  match,
  looking,
}: Pick<TableState, 'match' | 'looking'>): Match | undefined {
  if (match === null) return undefined;
  const [first, ...others] = personsOf(match.setup.players);
  const seat = others.length === 0 ? first : (looking ?? undefined);
  return seat === undefined ? undefined : undoneTo(match, seat);
}
