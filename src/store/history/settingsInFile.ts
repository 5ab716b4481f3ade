import * as v from 'valibot';
import { type Settings, settingsSchema } from '../settings.ts';

/** Settings from outside, as far as they can be read; undefined where there are none. */
export function parseSettings(json: unknown): Settings | undefined {
  const settings = v.safeParse(v.pipe(v.looseObject({}), settingsSchema), json);
  return settings.success && !Array.isArray(json) ? settings.output : undefined;
}
