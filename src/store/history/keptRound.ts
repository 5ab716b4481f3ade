import * as v from 'valibot';
import {
  type JsonObject,
  type RoundRecord,
  rulesOf,
  type Seat,
  type VariantId,
} from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { formatLink } from '../../records/link.ts';
import { takenName } from '../../records/plainName.ts';
import { playedRound } from '../../records/playedRound.ts';
import { roundIdOf } from '../../records/roundId.ts';
import type { Puzzle, PuzzleOutcome } from '../../review/puzzles.ts';
import type { Account } from '../../review/review.ts';
import {
  type Control,
  type Holder,
  holderOf,
  isHere,
  seatsHere,
  somebody,
} from '../match/holder.ts';
import { roundNumberOf } from '../match/match.ts';
import { controlsOf } from '../match/matchRecords.ts';
import { isHelped } from '../match/recordCounts.ts';
import { type SittingOut, sitsOutIn, withOutTaken } from '../match/sittingOut.ts';
import { type DayPlayed, dayPlayedOf } from './dayPlayed.ts';
import { accountsSchema, puzzlesSchema } from './keptFigures.ts';
import { type OnlineSeats, onlineSeatsIn, writtenOnline } from './onlineSeats.ts';
import { dateIn, matchIn, soundMeta } from './toldMeta.ts';

/** A finished round as lists show it. */
export interface KeptRound {
  /** Tells it from all others here: the identity of the round. */
  readonly id: string;
  /** The code of its link. */
  readonly link: string;
  /** When it ended, as a date or a date with its time; null where its record does not tell. */
  readonly endedAt: string | null;
  /** What tells its match from others; null where it is the only round that is known of it. */
  readonly match: string | null;
  /** Its number in its match, counted from 1. */
  readonly number: number | null;
  readonly variant: VariantId;
  /** Whether its rules differ from the variant's own. */
  readonly ownRules: boolean;
  readonly names: readonly string[];
  readonly controls: readonly Control[];
  readonly totals: readonly number[];
  readonly settlement: readonly number[];
  /** The seats that won, by the rules of its game; several share it. */
  readonly winners: readonly Seat[];
  /** What made the result of each seat; null until it has been reviewed. */
  readonly accounts: readonly Account[] | null;
  /** The decisions worth being tried again, none until its review lies here. */
  readonly puzzles: readonly KeptPuzzle[];
  /** By seat, what only the record tells; later versions may know more. Null: not looked for. */
  readonly feats: readonly (readonly string[])[] | null;
  /** Which deal of the day it was; null for any other deal. */
  readonly day: DayPlayed | null;
  /** Who was at the table and sat it out; null where nobody did. */
  readonly sitsOut: SittingOut | null;
  /** Whose round it was of those at a table far away; null where all were at one device. */
  readonly online: OnlineSeats | null;
  /**
   * Whether it had hints, or plays taken back after more was seen. Of rounds that were kept before
   * this was told, of deals of a day before other rounds, nothing is known, and it is false.
   */
  readonly hinted: boolean;
}

export interface KeptPuzzle extends Puzzle {
  /** What trying it again came to, `solved` for good; null while it has not been tried. */
  readonly outcome: PuzzleOutcome | null;
}

export interface RoundToKeep {
  readonly kept: KeptRound;
  /** Its record. */
  readonly text: string;
}

export interface RoundFacts {
  readonly endedAt?: string;
  readonly match?: string;
  readonly number?: number;
  /** The day on which a deal of the day was played, where that has been kept before. */
  readonly playedOn?: string;
  readonly online?: OnlineSeats;
}

/**
 * A finished round to be kept. Its record's `meta` tells when it ended, of which match it is and
 * what made its result, so that it comes back the same from a file.
 */
export function roundToKeep(record: RoundRecord, facts: RoundFacts = {}): RoundToKeep {
  const { game, position: end } = playedRound(record);
  const result = rulesOf(game);
  const { players, rules, variant } = record;
  const { settings: _, puzzleDays: __, ...meta } = soundMeta(record.meta ?? {});
  const sound: RoundRecord = { ...record, meta };
  const date = dateIn(meta) ?? facts.endedAt;
  const match = matchIn(meta) ?? facts.match;
  const number = roundNumberOf(sound) ?? facts.number;
  const controls = controlsOf(meta.players);
  const day = dayPlayedOf(sound, date ?? null, facts.playedOn);
  const online = onlineSeatsIn(meta, players.length) ?? facts.online;
  const accounts = v.safeParse(accountsSchema, meta.accounts);
  const puzzles = v.safeParse(puzzlesSchema, meta.puzzles);
  const told: JsonObject = {
    ...meta,
    ...(match === undefined ? {} : { match }),
    ...(number === undefined ? {} : { round: number }),
    ...(date === undefined ? {} : { date }),
    ...(day === null || day.playedOn === null ? {} : { playedOn: day.playedOn }),
    ...(online === undefined ? {} : writtenOnline(online)),
  };
  return {
    kept: {
      id: roundIdOf(sound),
      link: formatLink(sound),
      endedAt: date ?? null,
      match: match ?? null,
      number: number ?? null,
      variant,
      ownRules: Object.keys(rules).length > 0,
      names: players.map(takenName),
      controls: players.map((_, seat) => controls[seat] ?? somebody),
      totals: result.scoresOf(end),
      settlement: result.settlementOf(end),
      winners: result.winnersOf(end),
      accounts:
        accounts.success && accounts.output.length === players.length ? accounts.output : null,
      puzzles: puzzles.success
        ? puzzles.output.filter(({ at, seat }) => at < record.plays.length && seat < players.length)
        : [],
      feats: null,
      day,
      sitsOut: sitsOutIn(withOutTaken(sound)) ?? null,
      online: online ?? null,
      hinted: isHelped(meta),
    },
    text: formatRecord({ ...sound, meta: told }),
  };
}

/** Who held the seats: the people of a round were at this device, or some of them elsewhere. */
export function holdersIn({
  controls,
  online,
}: Pick<KeptRound, 'controls' | 'online'>): readonly Holder[] {
  return controls.map((control, seat) => {
    const holder = holderOf(control);
    const isElsewhere = online !== null && isHere(holder) && !online.seats.includes(seat);
    return isElsewhere ? { by: 'elsewhere', isThere: false } : holder;
  });
}

/**
 * The seat of the one person at this device; null where several or none were here. Who sat out may
 * be who looks.
 */
export function personOf(round: Pick<KeptRound, 'controls' | 'sitsOut' | 'online'>): Seat | null {
  const { sitsOut, online } = round;
  const [person, ...others] = seatsHere(holdersIn(round));
  const isOutHere = sitsOut?.control === somebody && (online === null || online.sitsOut);
  return person === undefined || others.length > 0 || isOutHere ? null : person;
}
