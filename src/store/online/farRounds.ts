import { createStore, type StoreApi } from 'zustand/vanilla';
import { placeOf, type TablePlace } from '../../engine/index.ts';
import type { ShuffleVerdict } from '../../online/proof.ts';
import type { ReadRevealed, ReadTold } from '../../online/readTold.ts';
import type { Timer } from '../timer.ts';
import type { DeviceTables } from './deviceTables.ts';
import type { FarTable } from './farState.ts';
import type { hashing } from './hashing.ts';

/** A round that is over, and what this device found of its shuffle. */
export interface FarRound {
  readonly revealed: ReadRevealed;
  /** `unseen`: this device was not there before the deal, and has nothing to hold it against. */
  readonly shuffle: ShuffleVerdict | 'unseen';
}

/** The rounds of a table that are over and known here, by the number of their deal. */
export interface FarRounds
  extends Pick<
    StoreApi<ReadonlyMap<number, FarRound>>,
    'getState' | 'getInitialState' | 'subscribe'
  > {
  /** Those of the last round's match, in order; none while an earlier one is not here yet. */
  readonly ofMatch: () => readonly FarRound[];
  readonly stop: () => void;
}

/** Keeps a round that is over; tells whether nothing can be lost of it any more. */
export type KeepFarRound = (round: FarRound, own: readonly TablePlace[]) => Promise<boolean>;

/** So many are asked for in one go, and then none for a while: plays must have room too. */
const mostAsked = 8;

/** That while, in milliseconds: of each ten seconds a server hears twenty messages of a device. */
const restOfAsking = 6000;

/**
 * Gathers the rounds that are over: the last one as it is told, those before it by asking.
 * @param keep is called with each that was never kept here, and with the places of this device
 */
export function gatherRounds(
  table: FarTable,
  tables: DeviceTables,
  keep: KeepFarRound,
  timer: Timer,
): FarRounds {
  const { id } = table.getState();
  const store = createStore<ReadonlyMap<number, FarRound>>()(() => new Map());
  const known = () => tables.getState().tables.find((one) => one.id === id);
  const keptUpTo = (): number => known()?.keptUpTo ?? 0;
  let kept: Promise<unknown> = Promise.resolve();
  /** What was told last of each deal before it was over. */
  const seen = new Map<number, ReadTold>();
  let lastTold: ReadTold | undefined;
  let isAsking = false;
  let isStopped = false;
  let callOff = (): void => undefined;
  const add = (revealed: ReadRevealed, told: ReadTold, { checkRound }: typeof hashing): void => {
    const before = seen.get(revealed.deal);
    const pledge = known()?.pledges.find(({ deal }) => deal === revealed.deal);
    const shuffle = pledge === undefined ? 'unseen' : checkRound(revealed, pledge, told, before);
    const round: FarRound = { revealed, shuffle };
    store.setState(new Map([...store.getState(), [revealed.deal, round]]), true);
    // A place that was handed over brings what its first person played: none of it was played here.
    const isMoved = told.own.some((place) => (told.places[place]?.moves ?? 0) > 0);
    const own = pledge === undefined && isMoved ? [] : told.own;
    if (revealed.deal > keptUpTo()) kept = kept.then(() => keepOnce(round, own));
  };
  const keepOnce = async (round: FarRound, own: readonly TablePlace[]): Promise<void> => {
    const { deal } = round.revealed;
    const isKept = await keep(round, own);
    // Those before it were asked for first; one that could not be kept is asked for once more.
    if (isKept && known() !== undefined && deal === keptUpTo() + 1) {
      tables.getState().remember(id, { keptUpTo: deal });
    }
  };
  const consider = async (): Promise<void> => {
    const { told, link } = table.getState();
    // What is played while the way is lost may be taken back unseen, and then goes on otherwise.
    if (link !== 'here') seen.clear();
    if (told === null || told.round === null || isStopped) return;
    const { round } = told;
    // Once the way is back the last is not told anew yet.
    const isNew = told !== lastTold;
    lastTold = told;
    if (isNew && round.over === null) {
      seen.set(round.deal, told);
      seen.delete(round.deal - 2);
    }
    if (isAsking || link !== 'here' || round.views.length === 0) return;
    const deals = missing(told, store.getState(), keptUpTo());
    if (deals.length === 0) return;
    isAsking = true;
    const proving = await import('./hashing.ts').catch(() => undefined);
    const earlier = deals.filter((deal) => deal !== round.deal);
    let asked = proving === undefined ? mostAsked : 0;
    for (const deal of deals) {
      const isLast = deal === round.deal;
      if (proving === undefined || (!isLast && asked >= mostAsked)) continue;
      const revealed = isLast ? round.over : await table.deeds.round(deal);
      if (isStopped) return;
      if (!isLast) asked += 1;
      if (revealed?.deal === deal) add(revealed, told, proving.hashing);
      // The server wants a rest, or the way is lost.
      else asked = mostAsked;
    }
    isAsking = false;
    callOff();
    if (earlier.some((deal) => !store.getState().has(deal))) {
      callOff = timer(() => void consider(), restOfAsking);
    }
    // What was told meanwhile may have brought another one.
    if (table.getState().told !== told) void consider();
  };
  const stop = table.subscribe(() => void consider());
  void consider();
  return {
    ...store,
    ofMatch: () => {
      const { round } = table.getState().told ?? {};
      if (!round) return [];
      const rounds = dealsOfMatch(round).map((deal) => store.getState().get(deal));
      const there = rounds.filter((one) => one !== undefined);
      return there.length === rounds.length ? there : [];
    },
    stop: () => {
      isStopped = true;
      callOff();
      stop();
    },
  };
}

/** The deals of the match of a round that are over, lowest first. */
function dealsOfMatch({ deal, number, over }: NonNullable<ReadTold['round']>): readonly number[] {
  const last = over === null ? deal - 1 : deal;
  const first = deal - number + 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** The deals that are over and not here: of this match, and of others what was never kept. */
function missing(
  { round }: ReadTold,
  here: ReadonlyMap<number, FarRound>,
  keptUpTo: number,
): readonly number[] {
  if (round === null) return [];
  const last = round.over === null ? round.deal - 1 : round.deal;
  const first = Math.min(keptUpTo + 1, round.deal - round.number + 1);
  const deals = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return deals.filter((deal) => !here.has(deal));
}

export function placeOfSeat(seat: number, out: TablePlace | null): TablePlace {
  return out === null ? seat : placeOf(seat, out);
}
