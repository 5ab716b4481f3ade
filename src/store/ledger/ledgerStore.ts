import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seat, TablePlace } from '../../engine/index.ts';
import type { Entered } from '../../families/ledgerForms.ts';
import type { LedgerGame } from '../entering/form.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import {
  type Draft,
  draftNow,
  draftsIn,
  firstLedger,
  isEmptyDraft,
  type Ledger,
  type RemovedRound,
  withDraft,
  withEditing,
  withEntered,
  withEnteredNow,
  withGameNow,
  withOneSittingOut,
  withOutFollowing,
  withOutNow,
  withoutEditing,
  withoutRounds,
  withRoundsBack,
} from './ledger.ts';
import { formatLedger, parseLedger } from './savedLedger.ts';

export interface LedgerState extends Ledger {
  /** What was being entered before each change, the last one last. */
  readonly past: readonly Draft[];
  /** The rounds that were deleted last, until something else is done. */
  readonly removed: readonly RemovedRound[];
  /** What is wrong with storage and not yet acknowledged. */
  readonly trouble: ShelfTrouble | null;
  readonly choose: (seat: Seat) => void;
  readonly rename: (seat: Seat, name: string) => void;
  /** Has a game be entered from now on. */
  readonly changeGame: (game: LedgerGame) => void;
  /**
   * Changes what is entered in a form, and does nothing where nothing is.
   * @param typed whose catch is being typed: letter after letter is one change to take back
   */
  readonly enter: <One extends Entered>(
    by: One['by'],
    make: (entered: One, seat: Seat) => One,
    typed?: Seat,
  ) => void;
  /** Has somebody sit out the round that is being entered. */
  readonly sitOut: (place: TablePlace) => void;
  /** Whether one more person is at the table than play. */
  readonly changeOneMore: (isThere: boolean) => void;
  readonly changeChipPoints: (points: number | null) => void;
  readonly undo: () => void;
  /** @param nextDealer who deals the next round, where that is entered */
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
      if (after.entered === before.entered && after.out === before.out) return;
      const goesOn = typed !== undefined && typed === typing;
      change(make, goesOn ? past : [...past, before].slice(-mostPast));
      typing = typed;
    };
    const changeEntered = (make: (ledger: Ledger) => Ledger, typed?: Seat): void =>
      changeDraft((ledger) => withOutFollowing(ledger, make(ledger)), typed);

    return {
      ...keeper.value(),
      trouble: keeper.trouble(),
      past: [],
      removed: noneRemoved,
      choose: (seat) => change((ledger) => ({ ...ledger, seat })),
      rename: (seat, name) =>
        change((ledger) => ({ ...ledger, names: ledger.names.with(seat, name) })),
      changeGame: (game) => changeEntered((ledger) => withGameNow(ledger, game)),
      enter: <One extends Entered>(
        by: One['by'],
        make: (entered: One, seat: Seat) => One,
        typed?: Seat,
      ) =>
        changeEntered((ledger) => {
          const before = draftsIn(ledger).find((draft): draft is One => draft.by === by);
          return before === undefined ? ledger : withEnteredNow(ledger, make(before, ledger.seat));
        }, typed),
      sitOut: (place) => changeDraft((ledger) => withOutNow(ledger, place)),
      changeOneMore: (isThere) =>
        changeDraft((ledger) => (isThere ? withOneSittingOut(ledger) : withOutNow(ledger, null))),
      changeChipPoints: (chipPoints) => change((ledger) => ({ ...ledger, chipPoints })),
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
