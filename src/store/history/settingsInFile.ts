import { isObject } from '../../records/json.ts';
import { type Settings, settingsOf } from '../settings.ts';

/** Settings from outside, as far as they can be read; undefined where there are none. */
export function parseSettings(json: unknown): Settings | undefined {
  return isObject(json) ? settingsOf(json) : undefined;
}
