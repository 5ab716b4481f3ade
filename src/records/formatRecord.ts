import {
  findVariant,
  invariant,
  type JsonObject,
  type RoundRecord,
  type RuleChanges,
  recordFormat,
  rulesOf,
  type VariantId,
} from '../engine/index.ts';
import { recordFormOf } from '../families/rules.ts';

/** As README.md tells of it, its keys in order. */
export interface RecordJson {
  readonly format: typeof recordFormat;
  readonly variant: VariantId;
  readonly rules?: RuleChanges;
  readonly players: readonly string[];
  readonly starter: number;
  readonly seed?: string;
  readonly deal: JsonObject;
  readonly plays: readonly string[];
  readonly meta?: JsonObject;
}

/** One line of JSON without the line's end, so that records in a row make JSON Lines. */
export function formatRecord(record: RoundRecord): string {
  return JSON.stringify(recordToJson(record));
}

/** Of the rules only what differs from the variant's own, and always the whole deal. */
export function recordToJson(record: RoundRecord): RecordJson {
  const { players, starter, seed, deal, plays, meta } = record;
  const variant = findVariant(record.variant);
  invariant(variant !== undefined, 'a record has a known variant');
  const { differingChanges, formatPlay } = rulesOf({ variant });
  const rules = differingChanges(variant, record.rules);
  return {
    format: recordFormat,
    variant: variant.id,
    ...(Object.keys(rules).length === 0 ? {} : { rules }),
    players,
    starter,
    ...(seed === undefined ? {} : { seed }),
    deal: recordFormOf(variant.id).formatDeal(deal),
    plays: plays.map(formatPlay),
    ...(meta === undefined ? {} : { meta }),
  };
}
