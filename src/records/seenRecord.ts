import {
  type Deal,
  failure,
  type Random,
  type RecordProblem,
  type Result,
  type RoundRecord,
  rulesOf,
  type Seat,
  type SeenRecord,
  seenRecord,
  success,
  supposedDeal,
  type VariantId,
} from '../engine/index.ts';
import { seenFormOf } from '../families/far.ts';
import { type RecordJson, recordToJson } from './formatRecord.ts';
import { readRecord } from './parseRecord.ts';
import { gameOf, type PlayedRound, playedRound, withPlayMade } from './playedRound.ts';

/** See README.md. */
export const seenFormat = 'fifteen-lakes-seen/1';

/** Where the record stops; the seat is null for one that only watches. */
export function seenIn(record: RoundRecord, seat: Seat | null): SeenRecord<VariantId> {
  const { hiding } = seenFormOf(record.variant);
  return seenRecord(hiding, record, playedRound(record), seat);
}

/** Its keys in order. */
export function seenToJson({ seat, plays, phase, turn, ...table }: SeenRecord<VariantId>): object {
  const { formatPlay } = rulesOf(gameOf(table));
  return {
    ...recordToJson({ ...table, plays: [] }),
    format: seenFormat,
    plays: plays.map((made) => ({ ...made, play: formatPlay(made.play) })),
    ...{ seat, phase, turn },
  };
}

/** One line of JSON without the line's end. */
export function formatSeen(seen: SeenRecord<VariantId>): string {
  return JSON.stringify(seenToJson(seen));
}

/**
 * A round of which just this has been seen, with made-up tiles in the place of hidden ones. It is
 * shown as any round, and gives its record to no list of rounds: none of it is kept, sent or
 * reviewed.
 */
export interface Supposed {
  readonly dealt: Deal['hands'];
  readonly played: PlayedRound;
  /** The same tiles after what has been seen since; undefined where they do not fit that. */
  readonly after: (seen: SeenRecord<VariantId>) => Supposed | undefined;
  /** The JSON of a record, for other programs. */
  readonly toJson: () => RecordJson;
}

/** Fills by chance what has not been seen, so that the round replays; fails where nothing fits. */
export function suppose(
  seen: SeenRecord<VariantId>,
  random: Random,
): Result<Supposed, RecordProblem> {
  const { hiding } = seenFormOf(seen.variant);
  const deal = supposedDeal(hiding, gameOf(seen), seen, random);
  if (!deal.ok) return deal;
  const { variant, rules, players, starter, plays } = seen;
  const supposed = { variant, rules, players, starter, deal: deal.value };
  const record = readRecord(recordToJson({ ...supposed, plays: plays.map(({ play }) => play) }));
  if (!record.ok) return record;
  return isSeenAs(record.value, seen)
    ? success(supposedOf(record.value))
    : failure({ code: 'no-deal-fits' });
}

function supposedOf(record: RoundRecord): Supposed {
  return {
    dealt: record.deal.hands,
    played: playedRound(record),
    after: (seen) => {
      const longer = seen.plays
        .slice(record.plays.length)
        .reduce<RoundRecord | undefined>(
          (before, { play }) => before && withPlayMade(before, play),
          record,
        );
      return longer && isSeenAs(longer, seen) ? supposedOf(longer) : undefined;
    },
    toJson: () => recordToJson(record),
  };
}

function isSeenAs(record: RoundRecord, seen: SeenRecord<VariantId>): boolean {
  return formatSeen(seenIn(record, seen.seat)) === formatSeen(seen);
}
