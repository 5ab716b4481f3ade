import * as v from 'valibot';
import { type JsonObject, mostName, mostPlays } from '../engine/index.ts';
import { isJsonObject, mostLevels } from './json.ts';
import { mostSeed } from './seed.ts';
import { expecting, listShape, objectShape, textShape } from './shape.ts';

const anyInteger = expecting({ type: 'integer' });

/** The number of a seat; whether there is one so numbered is another question. */
export const seatShape = v.pipe(v.number(anyInteger), v.safeInteger(anyInteger));

/** Who plays what. */
export const tableEntries = {
  variant: textShape(),
  rules: v.exactOptional(v.unknown(), {}),
  players: v.array(textShape(mostName), expecting({ type: 'list' })),
  starter: v.exactOptional(seatShape, 0),
};

export type WrittenTable = v.InferOutput<v.ObjectSchema<typeof tableEntries, undefined>>;

/**
 * The shape of a record of any family. What `rules` and `deal` hold, and how many play, is judged
 * by the variant and its family. Plays are left as they are: whatever stands in their place is
 * judged as a play, with its index.
 */
export const recordShape = objectShape({
  format: textShape(),
  ...tableEntries,
  seed: v.exactOptional(textShape(mostSeed)),
  deal: v.exactOptional(
    v.pipe(
      v.unknown(),
      v.check((deal) => deal !== undefined, expecting({ type: 'object' })),
    ),
  ),
  plays: listShape(mostPlays),
  meta: v.exactOptional(
    v.custom<JsonObject>(isJsonObject, expecting({ type: 'object', mostLevels })),
  ),
});
