import {
  failure,
  familyOf,
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
import { seenForms } from './families/seenForms.ts';
import { recordToJson } from './formatRecord.ts';
import { readRecord } from './parseRecord.ts';
import { gameOf, playedRound } from './playedRound.ts';

/** The format of what was seen of a record, see README.md. */
export const seenFormat = 'fifteen-lakes-seen/1';

/** What a seat, or null for who watches, has seen of a record where it stops. */
export function seenIn(record: RoundRecord, seat: Seat | null): SeenRecord<VariantId> {
  const { hiding } = seenForms[familyOf(record.variant)];
  return seenRecord(hiding, record, playedRound(record), seat);
}

/** What was seen of a record as an object to be written, its keys in order. */
export function seenToJson({ seat, plays, phase, turn, ...table }: SeenRecord<VariantId>): object {
  const { formatPlay } = rulesOf(gameOf(table));
  return {
    ...recordToJson({ ...table, plays: [] }),
    format: seenFormat,
    plays: plays.map((made) => ({ ...made, play: formatPlay(made.play) })),
    ...{ seat, phase, turn },
  };
}

/** What was seen of a record as one line of JSON without the line's end. */
export function formatSeen(seen: SeenRecord<VariantId>): string {
  return JSON.stringify(seenToJson(seen));
}

/**
 * A record whose hidden tiles are made up. It is no `RoundRecord`, so that nothing of it can be
 * kept, sent or reviewed as a round that was played.
 */
export interface SupposedRecord {
  readonly supposed: RoundRecord;
}

/**
 * A record that replays and of which has been seen just this, what is hidden filled by chance.
 * @returns the record, or why there is none
 */
export function supposeRecord(
  seen: SeenRecord<VariantId>,
  random: Random,
): Result<SupposedRecord, RecordProblem> {
  const { hiding } = seenForms[familyOf(seen.variant)];
  const deal = supposedDeal(hiding, gameOf(seen), seen, random);
  if (!deal.ok) return deal;
  const { variant, rules, players, starter, plays } = seen;
  const supposed = { variant, rules, players, starter, deal: deal.value };
  const record = readRecord(recordToJson({ ...supposed, plays: plays.map(({ play }) => play) }));
  if (!record.ok) return record;
  const isSeen = formatSeen(seenIn(record.value, seen.seat)) === formatSeen(seen);
  return isSeen ? success({ supposed: record.value }) : failure({ code: 'no-deal-fits' });
}
