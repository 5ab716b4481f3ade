import * as v from 'valibot';
import {
  choiceSwitches,
  type Deal,
  type Game,
  groupNeedsValues,
  type RuleChanges,
} from '../../engine/fishing/index.ts';
import { type Kind, mostSwitchPoints, seatsOf } from '../../engine/index.ts';
import { type Digit, tileDigits, tileReader } from '../digits.ts';
import type { RecordForm } from '../recordForm.ts';
import { choiceShape, expecting, integerShape, objectShape } from '../shape.ts';
import { formatDeal, isSameDeal, readDeal } from './readDeal.ts';

const points = integerShape(0, mostSwitchPoints);
const onOrOff = v.boolean(expecting({ type: 'boolean' }));

/** Whether the variant has the switch is another question. */
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

export const fishingForm: RecordForm = {
  rulesShape,
  readDeal,
  formatDeal,
  isSameDeal,
  dealDigits,
  readDealDigits,
};

/** Hands and lake have no order. */
function dealDigits({ variant }: Game, { hands, lake, drawPile }: Deal): Digit[] {
  const sorted = (tiles: readonly Kind[]) => tiles.toSorted((one, other) => one - other);
  return tileDigits(variant.kit, [...hands.flatMap(sorted), ...sorted(lake), ...drawPile]);
}

/** @param next takes the next digit, given its base */
function readDealDigits(game: Game, next: (radix: number) => number): Deal {
  const { handSize, seatCount, variant } = game;
  const take = tileReader(variant.kit, next);
  return {
    hands: seatsOf(seatCount).map(() => take(handSize)),
    lake: take(variant.lake),
    drawPile: take(variant.drawPile),
  };
}
