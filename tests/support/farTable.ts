import { createStore } from 'zustand/vanilla';
import {
  invariant,
  type Play,
  type Position,
  type Random,
  type RoundRecord,
  rulesOf,
  type Seat,
  type SeenRecord,
  type VariantId,
} from '../../src/engine/index.ts';
import { parseSeen } from '../../src/records/parseSeen.ts';
import { playedRound, withPlayMade } from '../../src/records/playedRound.ts';
import { formatSeen, type Supposed, seenIn, suppose } from '../../src/records/seenRecord.ts';
import type { Holder } from '../../src/store/match/holder.ts';
import { nothingAsked } from '../../src/store/table/passing.ts';
import type { RoundAtTable, SupposedRound } from '../../src/store/table/roundAtTable.ts';
import type { AtTable, TableSource } from '../../src/store/table/source.ts';
import { unwrap } from './table.ts';

/** A table that is kept elsewhere: it alone knows the tiles, and judges every play. */
export interface FarTable {
  readonly record: () => RoundRecord;
  /** Tells a seat, or null for who watches, at once and after every play what it has seen. */
  readonly connect: (seat: Seat | null, hear: (text: string) => void) => () => void;
  /** Takes a play for a seat; tells whether it stands. */
  readonly take: (seat: Seat, play: Play) => boolean;
}

export function createFarTable(dealt: RoundRecord): FarTable {
  let record = dealt;
  const ears = new Map<(text: string) => void, Seat | null>();
  const tell = (seat: Seat | null, hear: (text: string) => void): void =>
    hear(formatSeen(seenIn(record, seat)));
  return {
    record: () => record,
    connect: (seat, hear) => {
      ears.set(hear, seat);
      tell(seat, hear);
      return () => ears.delete(hear);
    },
    take: (seat, play) => {
      const { position } = playedRound(record);
      if (position.phase === 'over' || position.seat !== seat) return false;
      const longer = withPlayMade(record, play);
      if (longer === undefined) return false;
      record = longer;
      for (const [hear, at] of ears) tell(at, hear);
      return true;
    },
  };
}

/** Who holds the seats, as one of them sees it. */
export function holdersSeenBy(seat: Seat | null, seats: number): readonly Holder[] {
  return Array.from({ length: seats }, (_, at) =>
    at === seat ? { by: 'here' } : { by: 'elsewhere', isThere: true },
  );
}

/** Whether the play to come needs nobody at a seat: another's, or one that decides nothing. */
export function isByItself(position: Position, seat: Seat | null): boolean {
  if (position.phase === 'over') return false;
  return position.seat !== seat || rulesOf(position.game).playsItself(position);
}

/** What a screen shows of a round to one seat, and to nobody else. */
export function tableSeenBy(seat: Seat | null, round: RoundAtTable): AtTable {
  const { hurried: _, ...passing } = nothingAsked;
  return {
    ...passing,
    screen: 'table',
    round,
    viewer: seat,
    curtain: null,
    looking: seat,
    picks: [],
    knowsHurry: false,
    sent: null,
    deeds: { show: () => undefined },
  };
}

/** A seat at a far table, with the line to it. */
export interface FarSeat {
  readonly source: TableSource;
  /** Has what was sent arrive, and the answer come. */
  readonly deliver: () => void;
  /** The line is cut: nothing arrives and nothing comes. */
  readonly cut: () => void;
  /** The line is there again, and tells how the round stands. */
  readonly resume: () => void;
  /** How often what was supposed before still fitted what came. */
  readonly kept: () => number;
}

/** Sits down at a far table, or watches it for a null seat. What it has not seen is filled with tiles that fit. */
export function sitDownAt(far: FarTable, seat: Seat | null, random: Random): FarSeat {
  const store = createStore<{ readonly at: AtTable | null }>(() => ({ at: null }));
  const at = (): AtTable => {
    const { at: now } = store.getState();
    invariant(now !== null, 'a seat is told at once how the round stands');
    return now;
  };
  let known: Supposed | undefined;
  let sent: Play | undefined;
  let disconnect: (() => void) | undefined;
  let kept = 0;
  const hear = (text: string): void => {
    const seen = unwrap(parseSeen(text));
    const still = known?.after(seen);
    if (still !== undefined) kept += 1;
    known = still ?? unwrap(suppose(seen, random));
    const round = supposedRoundOf(seen, known, seat);
    const shown = tableSeenBy(seat, round);
    const { position } = round.played;
    const mayPlay = position.phase !== 'over' && position.seat === seat && !round.byItself;
    store.setState({
      at: mayPlay ? { ...shown, deeds: { ...shown.deeds, play: send } } : shown,
    });
  };
  const send = (seen: RoundAtTable, play: Play): 'sent' | 'refused' => {
    const now = at();
    if (now.round?.played !== seen.played) return 'refused';
    sent = play;
    const { play: _, ...deeds } = now.deeds;
    store.setState({
      at: { ...now, round: { ...seen, byItself: true }, sent: play, deeds },
    });
    return 'sent';
  };
  const connect = (): void => {
    disconnect = far.connect(seat, hear);
  };
  connect();
  return {
    source: {
      getState: at,
      getInitialState: at,
      subscribe: (listener) =>
        store.subscribe(({ at: now }, { at: before }) => now && before && listener(now, before)),
    },
    deliver: () => {
      const play = sent;
      sent = undefined;
      if (play !== undefined && seat !== null && disconnect !== undefined) far.take(seat, play);
    },
    cut: () => {
      disconnect?.();
      disconnect = undefined;
    },
    resume: connect,
    kept: () => kept,
  };
}

/** It stays as long as the round does, however often its hidden tiles are supposed anew. */
export const roundId = 'far table, first round';

function supposedRoundOf(
  { variant, rules, players, starter }: SeenRecord<VariantId>,
  { dealt, played }: Supposed,
  seat: Seat | null,
): SupposedRound {
  const holders = holdersSeenBy(seat, players.length);
  return {
    standing: 'supposed',
    id: roundId,
    number: 1,
    variant,
    rules,
    players: players.map((name, at) => ({ name, holder: holders[at] ?? { by: 'here' } })),
    dealt,
    starter,
    played,
    standIns: [],
    byItself: isByItself(played.position, seat),
    isPractice: false,
  };
}
