import * as v from 'valibot';
import {
  choiceSwitches,
  groupNeedsValues,
  type JsonObject,
  mostSwitchPoints,
  type RuleChanges,
  seatCounts,
} from '../engine/index.ts';
import { isJsonObject, mostLevels } from './json.ts';
import { mostSeed } from './seed.ts';
import {
  choiceShape,
  expecting,
  integerShape,
  listShape,
  objectShape,
  textShape,
} from './shape.ts';

/** The most characters of a player's name. */
const mostName = 200;
/** More plays than any round has. */
const mostPlays = 200;

const points = integerShape(0, mostSwitchPoints);
const onOrOff = v.boolean(expecting({ type: 'boolean' }));
const playerCount = expecting({
  type: 'list',
  least: Math.min(...seatCounts),
  most: Math.max(...seatCounts),
});
const anyInteger = expecting({ type: 'integer' });

/** The shape of a record's `rules`; whether the variant has the switch is another question. */
export const rulesShape = objectShape({
  captureFromHand: v.exactOptional(choiceShape(choiceSwitches.captureFromHand)),
  captureFromDraw: v.exactOptional(choiceShape(choiceSwitches.captureFromDraw)),
  tripleOf: v.exactOptional(choiceShape(choiceSwitches.tripleOf)),
  triple: v.exactOptional(choiceShape(choiceSwitches.triple)),
  thirdTile: v.exactOptional(choiceShape(choiceSwitches.thirdTile)),
  heavenPair: v.exactOptional(choiceShape(choiceSwitches.heavenPair)),
  captures: v.exactOptional(
    objectShape({
      supremePair: v.exactOptional(onOrOff),
      supremeCatchesSixes: v.exactOptional(onOrOff),
      tens: v.exactOptional(onOrOff),
      heavenEarth: v.exactOptional(onOrOff),
    } satisfies Record<keyof NonNullable<RuleChanges['captures']>, unknown>),
  ),
  groupNeeds: v.exactOptional(choiceShape(groupNeedsValues)),
  bonuses: v.exactOptional(
    objectShape({
      skyNine: v.exactOptional(points),
      quarters: v.exactOptional(points),
      supreme: v.exactOptional(points),
    } satisfies Record<keyof NonNullable<RuleChanges['bonuses']>, unknown>),
  ),
  settlement: v.exactOptional(choiceShape(choiceSwitches.settlement)),
  doubleAt: v.exactOptional(points),
} satisfies Record<keyof RuleChanges, unknown>);

/**
 * The shape of a record. Tiles and plays are left as they are: whatever stands in their place is
 * judged as a tile or a play, with its index.
 */
export const recordShape = objectShape({
  format: textShape(),
  variant: textShape(),
  rules: v.exactOptional(rulesShape, {}),
  players: v.pipe(
    v.array(textShape(mostName), expecting({ type: 'list' })),
    v.minLength(Math.min(...seatCounts), playerCount),
    v.maxLength(Math.max(...seatCounts), playerCount),
  ),
  starter: v.exactOptional(v.pipe(v.number(anyInteger), v.safeInteger(anyInteger)), 0),
  seed: v.exactOptional(textShape(mostSeed)),
  deal: v.exactOptional(
    objectShape({
      hands: v.array(listShape(), expecting({ type: 'list' })),
      lake: listShape(),
      drawPile: listShape(),
    }),
  ),
  plays: listShape(mostPlays),
  meta: v.exactOptional(
    v.custom<JsonObject>(isJsonObject, expecting({ type: 'object', mostLevels })),
  ),
});

/** A record of the right shape, nothing in it checked yet. */
export type RecordShape = v.InferOutput<typeof recordShape>;
