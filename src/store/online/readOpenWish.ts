import * as v from 'valibot';
import { everyVariantId, failure, type Result, success } from '../../engine/index.ts';
import { gameEntries, levelSchema, mostAtTable, nameSchema } from '../../online/event.ts';
import { goalSchema } from '../../records/goal.ts';
import { parseJson } from '../../records/parseJson.ts';
import { soundIn } from '../../records/soundIn.ts';
import type { OpenWish } from './openWish.ts';

const placeSchema = v.variant('by', [
  v.strictObject({ by: v.literal('here'), name: nameSchema }),
  v.strictObject({ by: v.literal('elsewhere') }),
  v.strictObject({ by: levelSchema, name: nameSchema }),
]);

const wishSchema = v.pipe(
  v.strictObject({
    ...gameEntries,
    variant: v.picklist(everyVariantId),
    places: v.pipe(v.array(placeSchema), v.minLength(2), v.maxLength(mostAtTable)),
    goal: v.nullable(goalSchema),
    tapsPasses: v.boolean(),
  }),
  // One of them sits out at most.
  v.check(({ seats, places }) => places.length === seats || places.length === seats + 1),
);

/** Stands apart from `formatOpenWish`, whose form does not need what this loads. */
export function readOpenWish(text: string): Result<OpenWish, 'not-understood'> {
  const json = parseJson(text);
  const wish = json.ok ? soundIn(wishSchema, json.value) : undefined;
  return wish === undefined ? failure('not-understood') : success(wish);
}
