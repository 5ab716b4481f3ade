import * as v from 'valibot';
import {
  chipSwitches,
  familyPaymentsValues,
  type RuleChanges,
} from '../../engine/climbing/index.ts';
import { mostSwitchPoints } from '../../engine/index.ts';
import { choiceShape, expecting, integerShape, objectShape } from '../shape.ts';

const onOrOff = v.boolean(expecting({ type: 'boolean' }));
const chips = (name: keyof typeof chipSwitches) =>
  integerShape(chipSwitches[name].least, mostSwitchPoints);

/** The shape of a record's `rules`; whether the variant has the switch is another question. */
export const rulesShape = objectShape({
  mustBeat: v.exactOptional(onOrOff),
  passLocks: v.exactOptional(onOrOff),
  dealerDouble: v.exactOptional(onOrOff),
  fourChips: v.exactOptional(chips('fourChips')),
  bandChips: v.exactOptional(chips('bandChips')),
  familyPayments: v.exactOptional(choiceShape(familyPaymentsValues)),
} satisfies Record<keyof RuleChanges, unknown>);
