import * as v from 'valibot';
import { choiceSwitches, groupNeedsValues, type RuleChanges } from '../../engine/fishing/index.ts';
import { mostSwitchPoints } from '../../engine/index.ts';
import { choiceShape, expecting, integerShape, objectShape } from '../shape.ts';

const points = integerShape(0, mostSwitchPoints);
const onOrOff = v.boolean(expecting({ type: 'boolean' }));

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
