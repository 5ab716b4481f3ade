import type { JsonObject, RoundRecord, TablePlace } from '../../engine/index.ts';
import type { History } from '../history/history.ts';
import type { FinishedRound } from '../history/keepPlayed.ts';
import { writtenOnline } from '../history/onlineSeats.ts';
import type { WaitingRounds } from '../history/waitingRounds.ts';
import { hasResult } from '../match/match.ts';
import { sitsOutIn } from '../match/sittingOut.ts';
import { type FarRound, placeOfSeat } from './farRounds.ts';

/** What a server may tell of a round beside its rules, players, deal and plays. */
const believed = ['players', 'sitsOut', 'goal', 'round', 'standIns', 'practiceUndos'];

/** The most characters of what a server calls a match. */
const mostMatch = 60;

/**
 * Nothing else of what a server tells comes into the history: its seed could make a deal of the day
 * of it, or its `meta` a review.
 * @param id that of the table
 * @param own the places of this device
 */
export function farRecordOf(
  id: string,
  { revealed: { record, deal, commitment, secret, salts } }: FarRound,
  own: readonly TablePlace[],
): RoundRecord {
  const { variant, rules, players, starter, deal: tiles, plays } = record;
  const told = Object.entries(record.meta ?? {}).filter(([key]) => believed.includes(key));
  const out = sitsOutIn(record)?.place ?? null;
  const seats = players.flatMap((_, seat) => (own.includes(placeOfSeat(seat, out)) ? [seat] : []));
  const meta: JsonObject = {
    ...Object.fromEntries(told),
    // A server chooses what it calls its matches, and could call one as a match of this device.
    match: `far ${id} ${String(record.meta?.match).slice(0, mostMatch)}`,
    shuffle: { deal, commitment, secret, salts },
    ...writtenOnline({ seats, sitsOut: out !== null && own.includes(out) }),
  };
  return { variant, rules, players, starter, deal: tiles, plays, meta };
}

interface FarKeeperParts {
  /** The id of the table. */
  readonly id: string;
  readonly history: Pick<History, 'keep'>;
  readonly waiting: Pick<WaitingRounds, 'add' | 'writeAgain'>;
}

/**
 * A round without a result, or only watched, is not kept.
 * @returns whether nothing can be lost of it any more: the history has it, or it waits on its shelf
 */
export function createFarKeeper({ id, history, waiting }: FarKeeperParts) {
  return async (round: FarRound, own: readonly TablePlace[]): Promise<boolean> => {
    if (own.length === 0 || !hasResult(round.revealed.record)) return true;
    const played: FinishedRound = {
      round: farRecordOf(id, round, own),
      match: `far ${id}`,
      number: round.revealed.deal,
      hasLeft: true,
    };
    const kept = await history.keep(played);
    if (kept.ok) return true;
    waiting.add([played], kept.problem);
    const { match, number } = played;
    const unwritten = waiting.writeAgain();
    return !unwritten.some((one) => one.match === match && one.number === number);
  };
}
