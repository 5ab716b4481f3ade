import * as v from 'valibot';
import { levels } from '../bots/levels.ts';

export const yardstickSchema = v.strictObject(
  v.entriesFromList(levels, v.pipe(v.number(), v.finite())),
);

/** What each bot makes of a deal on average, in points or chips as finely as they are told. */
export type Yardstick = Readonly<v.InferOutput<typeof yardstickSchema>>;
