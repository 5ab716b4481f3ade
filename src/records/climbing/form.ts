import * as v from 'valibot';
import {
  chipSwitches,
  type Deal,
  familyPaymentsValues,
  type Game,
  type RuleChanges,
} from '../../engine/climbing/index.ts';
import { type Kind, mostSwitchPoints, seatsOf } from '../../engine/index.ts';
import { type Digit, tileDigits, tileReader } from '../digits.ts';
import type { RecordForm } from '../recordForm.ts';
import { choiceShape, expecting, integerShape, objectShape } from '../shape.ts';
import { formatDeal, isSameDeal, readDeal } from './readDeal.ts';

const onOrOff = v.boolean(expecting({ type: 'boolean' }));
const chips = (name: keyof typeof chipSwitches) =>
  integerShape(chipSwitches[name].least, mostSwitchPoints);

/** Whether the variant has the switch is another question. */
const rulesShape = objectShape({
  mustBeat: v.exactOptional(onOrOff),
  passLocks: v.exactOptional(onOrOff),
  dealerDouble: v.exactOptional(onOrOff),
  fourChips: v.exactOptional(chips('fourChips')),
  bandChips: v.exactOptional(chips('bandChips')),
  familyPayments: v.exactOptional(choiceShape(familyPaymentsValues)),
} satisfies Record<keyof RuleChanges, unknown>);

export const climbingForm: RecordForm = {
  rulesShape,
  readDeal,
  formatDeal,
  isSameDeal,
  dealDigits,
  readDealDigits,
};

/** Hands and talon have no order. */
function dealDigits({ variant }: Game, { hands, talon }: Deal): Digit[] {
  const sorted = (cards: readonly Kind[]) => cards.toSorted((one, other) => one - other);
  return tileDigits(variant.kit, [...hands, talon].flatMap(sorted));
}

/** @param next takes the next digit, given its base */
function readDealDigits(game: Game, next: (radix: number) => number): Deal {
  const { handSize, seatCount, variant } = game;
  const take = tileReader(variant.kit, next);
  return { hands: seatsOf(seatCount).map(() => take(handSize)), talon: take(variant.talon) };
}
