import * as v from 'valibot';
import {
  choiceSwitches,
  groupNeedsValues,
  type JsonObject,
  mostSwitchPoints,
  type RuleChanges,
} from '../engine/index.ts';
import { isJsonObject, mostLevels } from './json.ts';
import { listShape, objectShape, textShape } from './shape.ts';

/** The most characters of a player's name. */
const mostName = 200;
/** The most characters of a seed. */
const mostSeed = 1000;
/** More plays than any round has. */
const mostPlays = 200;

const points = v.pipe(
  v.number(`integer 0..${mostSwitchPoints}`),
  v.integer(`integer 0..${mostSwitchPoints}`),
  v.minValue(0, `integer 0..${mostSwitchPoints}`),
  v.maxValue(mostSwitchPoints, `integer 0..${mostSwitchPoints}`),
);

const onOrOff = v.boolean('boolean');

function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, values.map((value) => JSON.stringify(value)).join(' | '));
}

/** The shape of a record's `rules`; whether the variant has the switch is another question. */
export const rulesShape = objectShape({
  captureFromHand: v.exactOptional(oneOf(choiceSwitches.captureFromHand)),
  captureFromDraw: v.exactOptional(oneOf(choiceSwitches.captureFromDraw)),
  tripleOf: v.exactOptional(oneOf(choiceSwitches.tripleOf)),
  triple: v.exactOptional(oneOf(choiceSwitches.triple)),
  thirdTile: v.exactOptional(oneOf(choiceSwitches.thirdTile)),
  heavenPair: v.exactOptional(oneOf(choiceSwitches.heavenPair)),
  captures: v.exactOptional(
    objectShape({
      supremePair: v.exactOptional(onOrOff),
      supremeCatchesSixes: v.exactOptional(onOrOff),
      tens: v.exactOptional(onOrOff),
      heavenEarth: v.exactOptional(onOrOff),
    } satisfies Record<keyof NonNullable<RuleChanges['captures']>, unknown>),
  ),
  groupNeeds: v.exactOptional(oneOf(groupNeedsValues)),
  bonuses: v.exactOptional(
    objectShape({
      skyNine: v.exactOptional(points),
      quarters: v.exactOptional(points),
      supreme: v.exactOptional(points),
    } satisfies Record<keyof NonNullable<RuleChanges['bonuses']>, unknown>),
  ),
  settlement: v.exactOptional(oneOf(choiceSwitches.settlement)),
  doubleAt: v.exactOptional(points),
} satisfies Record<keyof RuleChanges, unknown>);

/**
 * The shape of a record. Tiles and plays are left as they are: whatever stands in their place is judged as a tile or a play,
 * with its index.
 */
export const recordShape = objectShape({
  format: v.string('string'),
  variant: v.string('string'),
  rules: v.exactOptional(rulesShape, {}),
  players: v.pipe(
    v.array(textShape(mostName), 'array'),
    v.minLength(2, 'array 2..3'),
    v.maxLength(3, 'array 2..3'),
  ),
  starter: v.exactOptional(v.pipe(v.number('integer'), v.safeInteger('integer')), 0),
  seed: v.exactOptional(textShape(mostSeed)),
  deal: v.exactOptional(
    objectShape({
      hands: v.array(v.array(v.unknown(), 'array'), 'array'),
      lake: v.array(v.unknown(), 'array'),
      drawPile: v.array(v.unknown(), 'array'),
    }),
  ),
  plays: listShape(mostPlays),
  meta: v.exactOptional(
    v.custom<JsonObject>(isJsonObject, `object of at most ${mostLevels} levels`),
  ),
});

/** A record of the right shape, nothing in it checked yet. */
export type RecordShape = v.InferOutput<typeof recordShape>;
