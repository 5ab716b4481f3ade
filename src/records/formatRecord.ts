import {
  changeRules,
  differingChanges,
  type FishingVariant,
  findVariant,
  formatKind,
  formatPlay,
  invariant,
  type JsonObject,
  type KindText,
  type RoundRecord,
  type RuleChanges,
  recordFormat,
} from '../engine/index.ts';

/** A record as the JSON object of RECORDS.md, its keys in order. */
export interface RecordJson {
  readonly format: typeof recordFormat;
  readonly variant: string;
  readonly rules?: RuleChanges;
  readonly players: readonly string[];
  readonly starter: number;
  readonly seed?: string;
  readonly deal: {
    readonly hands: readonly (readonly KindText[])[];
    readonly lake: readonly KindText[];
    readonly drawPile: readonly KindText[];
  };
  readonly plays: readonly string[];
  readonly meta?: JsonObject;
}

/**
 * A record as one line of JSON without the line's end, so that records in a row make JSON Lines.
 */
export function formatRecord(record: RoundRecord): string {
  return JSON.stringify(recordToJson(record));
}

/**
 * A record as an object to be written: of the rules only what differs from the variant's own, and
 * always the whole deal.
 */
export function recordToJson(record: RoundRecord): RecordJson {
  const { players, starter, seed, deal, plays, meta } = record;
  const variant = findVariant(record.variant);
  invariant(variant !== undefined, 'a record has a known variant');
  const rules = differingRules(variant, record.rules);
  return {
    format: recordFormat,
    variant: variant.id,
    ...(Object.keys(rules).length === 0 ? {} : { rules }),
    players,
    starter,
    ...(seed === undefined ? {} : { seed }),
    deal: {
      hands: deal.hands.map((hand) => hand.map(formatKind)),
      lake: deal.lake.map(formatKind),
      drawPile: deal.drawPile.map(formatKind),
    },
    plays: plays.map(formatPlay),
    ...(meta === undefined ? {} : { meta }),
  };
}

/**
 * Of some changes only those that set a switch apart from the variant's own value, in the order of
 * RULES.md.
 */
export function differingRules(variant: FishingVariant, changes: RuleChanges): RuleChanges {
  const inForce = changeRules(variant.rules, changes);
  invariant(inForce.ok, 'the rules of a record are switches of its variant');
  return differingChanges(variant.rules, inForce.value);
}
