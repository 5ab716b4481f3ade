import { createStore, type StoreApi } from 'zustand/vanilla';
import { legalPlays, type Play, type Result, type Seat } from '../engine/index.ts';
import { botPlay } from './botPlay.ts';
import {
  drawnTilePlaysItself,
  isPerson,
  type Match,
  type MatchSetup,
  personsOf,
  positionOf,
  startMatch,
  withNextRound,
  withPlay,
} from './match.ts';
import { type ImportProblem, readMatch } from './matchRecords.ts';
import { formatSaved, parseSaved, type Screen } from './saved.ts';
import type { Shelf, ShelfTrouble } from './shelf.ts';
import { undoneTo } from './undo.ts';

/** Everything the screens show. Positions, views and undo are derived from the match. */
export interface TableState {
  readonly screen: Screen;
  readonly match: Match | null;
  /**
   * The seat of the person who looked last; only that hand may be shown, and only while no curtain is up. Never saved, so
   * that a reload between two people always begins behind the curtain.
   */
  readonly looking: Seat | null;
  /** What went wrong with storage and has not been acknowledged; the game goes on without it. */
  readonly trouble: ShelfTrouble | null;
}

/** Everything that can be done. Each saves before it shows. */
export interface TableActions {
  /** Deals the first round of a new match; whatever match there was is over. */
  readonly startMatch: (setup: MatchSetup) => void;
  /** Makes a play for the seat whose turn it is; tells if the rules do not allow it, and then nothing has changed. */
  readonly makePlay: (play: Play) => Result<null, 'play-not-legal'>;
  /** Makes the play that needs no person: a bot's, or a drawn tile's with nothing to catch. */
  readonly makeAutomaticPlay: () => void;
  /** The person at the curtain looks. */
  readonly look: () => void;
  /** Goes back to the last decision of the person who looked last, if that is still open. */
  readonly undo: () => void;
  /** Deals the next round once this one is over. */
  readonly dealNextRound: () => void;
  /** Goes to another screen of the same match. */
  readonly show: (screen: Screen) => void;
  /** Ends the match; its records are gone unless they were exported. */
  readonly endMatch: () => void;
  /** Opens a record, or the records of one match, from a file or the clipboard. */
  readonly openRecords: (text: string) => Result<null, ImportProblem>;
  readonly acknowledgeTrouble: () => void;
}

/** The store of the table. */
export type TableStore = StoreApi<TableState & TableActions>;

/** A store that resumes what lies on the shelf. */
export function createTableStore(shelf: Shelf): TableStore {
  return createStore<TableState & TableActions>()((set, get) => {
    const keep = (change: Partial<TableState>): void => {
      const { screen, match } = { ...get(), ...change };
      const kept = shelf.write(match === null ? null : formatSaved({ screen, match }));
      if (kept.ok) set(change);
      else if (kept.problem === 'changed-elsewhere') {
        set({ ...resume(shelf), trouble: { code: 'changed-elsewhere' } });
      } else set({ ...change, trouble: { code: kept.problem } });
    };
    shelf.watch(() => set(resume(shelf)));
    return {
      ...resume(shelf),
      startMatch: (setup) => keep({ match: startMatch(setup), screen: 'table', looking: null }),
      makePlay: (chosen) => {
        const { match } = get();
        if (match === null) return { ok: false, problem: 'play-not-legal' };
        const next = withPlay(match, chosen);
        if (!next.ok) return next;
        keep({ match: next.value });
        return { ok: true, value: null };
      },
      makeAutomaticPlay: () => {
        const { match } = get();
        const chosen = match === null ? undefined : automaticPlayOf(match);
        if (chosen !== undefined) get().makePlay(chosen);
      },
      look: () => set({ looking: curtainOf(get()) ?? get().looking }),
      undo: () => {
        const undone = undoneMatchOf(get());
        if (undone !== undefined) keep({ match: undone, looking: null });
      },
      dealNextRound: () => {
        const { match } = get();
        if (match === null || positionOf(match).phase !== 'over') return;
        keep({ match: withNextRound(match), screen: 'table', looking: null });
      },
      show: (screen) => keep({ screen }),
      endMatch: () => keep({ match: null, screen: 'start', looking: null }),
      openRecords: (text) => {
        const match = readMatch(text);
        if (!match.ok) return match;
        const screen = positionOf(match.value).phase === 'over' ? 'scores' : 'table';
        keep({ match: match.value, screen, looking: null });
        return { ok: true, value: null };
      },
      acknowledgeTrouble: () => set({ trouble: null }),
    };
  });
}

function resume(shelf: Shelf): TableState {
  const nothing = { screen: 'start', match: null, looking: null, trouble: null } as const;
  const text = shelf.read();
  if (!text.ok) return { ...nothing, trouble: { code: text.problem } };
  if (text.value === null) return nothing;
  const saved = parseSaved(text.value);
  if (saved.ok) return { ...nothing, ...saved.value };
  shelf.setAside(text.value);
  return { ...nothing, trouble: { code: 'damaged', text: text.value } };
}

/** The seat the device must be handed to before anything of a hand is shown, or null when no curtain is needed. */
export function curtainOf({ match, looking }: Pick<TableState, 'match' | 'looking'>): Seat | null {
  if (match === null || personsOf(match).length < 2) return null;
  const position = positionOf(match);
  if (position.phase === 'over' || position.seat === looking) return null;
  return isPerson(match, position.seat) ? position.seat : null;
}

/** The seat whose hand the screen may show: the one person's, or that of the person who looked last; null behind a curtain. */
export function viewerOf(state: Pick<TableState, 'match' | 'looking'>): Seat | null {
  if (state.match === null || curtainOf(state) !== null) return null;
  const [first, ...others] = personsOf(state.match);
  return others.length === 0 ? (first ?? null) : state.looking;
}

/** The match that undo would bring back, or undefined when there is nothing to undo. */
export function undoneMatchOf({
  match,
  looking,
}: Pick<TableState, 'match' | 'looking'>): Match | undefined {
  if (match === null) return undefined;
  const [first, ...others] = personsOf(match);
  const seat = others.length === 0 ? first : (looking ?? undefined);
  return seat === undefined ? undefined : undoneTo(match, seat);
}

/** The play that needs no person, or undefined when a person is to choose or the round is over. */
export function automaticPlayOf(match: Match): Play | undefined {
  const position = positionOf(match);
  if (position.phase === 'over') return undefined;
  if (!isPerson(match, position.seat)) return botPlay(match);
  return drawnTilePlaysItself(position) ? legalPlays(position)[0] : undefined;
}
