import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Kind, Seat, TablePlace } from '../../engine/index.ts';
import { type CatchingGame, catching, type EnteredCatches } from '../families/catching.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import {
  type Draft,
  draftNow,
  firstLedger,
  isEmptyDraft,
  type Ledger,
  type RemovedRound,
  withDraft,
  withEditing,
  withEntered,
  withEntry,
  withOneSittingOut,
  withOutFollowing,
  withOutNow,
  withoutEditing,
  withoutRounds,
  withRoundsBack,
  withTold,
} from './ledger.ts';
import { formatLedger, parseLedger } from './savedLedger.ts';
import { type LedgerGame, type Told, toldOf, untold } from './told.ts';

export interface LedgerState extends Ledger {
  /** What was being entered before each change, the last one last. */
  readonly past: readonly Draft[];
  /** The rounds that were deleted last, until something else is done. */
  readonly removed: readonly RemovedRound[];
  /** What is wrong with storage and not yet acknowledged. */
  readonly trouble: ShelfTrouble | null;
  readonly choose: (seat: Seat) => void;
  readonly rename: (seat: Seat, name: string) => void;
  readonly changeGame: (game: CatchingGame) => void;
  /** Has a game be played of which people tell how a round ended. */
  readonly tellOf: (game: LedgerGame) => void;
  readonly changeTold: (make: (told: Told) => Told) => void;
  /** Has somebody sit out the round that is being entered. */
  readonly sitOut: (place: TablePlace) => void;
  /** Whether one more person is at the table than play. */
  readonly changeOneMore: (isThere: boolean) => void;
  readonly changeChipPoints: (points: number | null) => void;
  readonly add: (kind: Kind) => void;
  /** Takes the tile back that was entered last, of a kind if one is given. */
  readonly takeBack: (kind?: Kind) => void;
  readonly typeCatch: (text: string) => void;
  readonly clearCatch: () => void;
  readonly fill: (game: CatchingGame, catches: readonly (readonly Kind[])[]) => void;
  readonly undo: () => void;
  /** @param nextDealer who deals the round after a told one */
  readonly enterRound: (nextDealer?: Seat) => void;
  readonly editRound: (id: number) => void;
  readonly leaveRound: () => void;
  readonly removeRounds: (ids: readonly number[]) => void;
  readonly putBack: () => void;
  readonly acknowledgeTrouble: () => void;
}

export type LedgerStore = StoreApi<LedgerState>;

/** More steps than a person takes back. */
const mostPast = 300;

/** Always the same, so that a tile that is entered has no list of rounds drawn again. */
const noneRemoved: readonly RemovedRound[] = [];

/** A tab that is behind redoes its change on the ledger that the other tab has written. */
export function createLedgerStore(shelf: Shelf): LedgerStore {
  return createStore<LedgerState>()((set, get) => {
    const keeper = createKeeper<Ledger>({
      shelf,
      first: firstLedger,
      parse: parseLedger,
      format: formatLedger,
      whenBehind: 'redo',
      show: (ledger) => set({ ...ledger, past: [], removed: noneRemoved }),
      tell: (trouble) => set({ trouble }),
    });
    /** Whose catch is being typed: letter after letter is one change to take back. */
    let typing: Seat | undefined;

    const change = (
      make: (ledger: Ledger) => Ledger,
      past: readonly Draft[] = get().past,
      removed = noneRemoved,
    ): void => {
      typing = undefined;
      keeper.change(make, ({ value, wasBehind }) =>
        set({ ...value, past: wasBehind ? [] : past, removed }),
      );
    };
    const changeDraft = (make: (ledger: Ledger) => Ledger, typed?: Seat): void => {
      const { past } = get();
      const before = draftNow(get());
      const after = make(get());
      const parts = ['entry', 'told', 'isTold', 'out'] as const;
      if (parts.every((part) => after[part] === before[part])) return;
      const goesOn = typed !== undefined && typed === typing;
      change(make, goesOn ? past : [...past, before].slice(-mostPast));
      typing = typed;
    };
    const changeEntry = (make: (ledger: Ledger) => EnteredCatches, typed?: Seat): void =>
      changeDraft((ledger) => withEntry(ledger, make(ledger)), typed);
    const changeToldOf = (make: (ledger: Ledger) => Told | null): void =>
      changeDraft((ledger) => {
        const told = make(ledger);
        return told === null ? ledger : withOutFollowing(ledger, withTold(ledger, told));
      });

    return {
      ...keeper.value(),
      trouble: keeper.trouble(),
      past: [],
      removed: noneRemoved,
      choose: (seat) => change((ledger) => ({ ...ledger, seat })),
      rename: (seat, name) =>
        change((ledger) => ({ ...ledger, names: ledger.names.with(seat, name) })),
      changeGame: (game) => changeEntry(({ entry }) => catching.withGame(entry, game)),
      tellOf: (game) =>
        changeToldOf((ledger) => (ledger.told === null ? untold(game) : toldOf(ledger.told, game))),
      changeTold: (make) => changeToldOf(({ told }) => told && make(told)),
      sitOut: (place) => changeDraft((ledger) => withOutNow(ledger, place)),
      changeOneMore: (isThere) =>
        changeDraft((ledger) => (isThere ? withOneSittingOut(ledger) : withOutNow(ledger, null))),
      changeChipPoints: (chipPoints) => change((ledger) => ({ ...ledger, chipPoints })),
      add: (kind) => changeEntry(({ entry, seat }) => catching.withTile(entry, seat, kind)),
      takeBack: (kind) => changeEntry(({ entry, seat }) => catching.withoutLast(entry, seat, kind)),
      typeCatch: (text) =>
        changeEntry(({ entry, seat }) => catching.withText(entry, seat, text), get().seat),
      clearCatch: () => changeEntry(({ entry, seat }) => catching.withoutCatch(entry, seat)),
      fill: (game, catches) => {
        changeEntry(() => catching.entryOf(game, catches));
        change((ledger) => ({ ...ledger, seat: 0 }));
      },
      undo: () => {
        const { past } = get();
        const before = past.at(-1);
        if (before !== undefined) change((ledger) => withDraft(ledger, before), past.slice(0, -1));
      },
      enterRound: (nextDealer) => {
        if (!isEmptyDraft(get())) change((ledger) => withEntered(ledger, nextDealer), []);
      },
      editRound: (id) => change((ledger) => withEditing(ledger, id), []),
      leaveRound: () => change(withoutEditing, []),
      removeRounds: (ids) => {
        const removed = get().rounds.flatMap((round, at) =>
          ids.includes(round.id) ? [{ at, round }] : [],
        );
        change((ledger) => withoutRounds(ledger, ids), get().past, removed);
      },
      putBack: () => {
        const { removed } = get();
        change((ledger) => withRoundsBack(ledger, removed));
      },
      acknowledgeTrouble: keeper.acknowledge,
    };
  });
}
