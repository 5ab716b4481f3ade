import type { RoundRecord } from '../engine/index.ts';
import { formatLink } from './link.ts';

/** What was packed once; a record never changes. */
const known = new WeakMap<RoundRecord, string>();

/** The code of its link: one for all records of a round, another once it is played otherwise. */
export function roundIdOf(record: RoundRecord): string {
  const id = known.get(record) ?? formatLink(record);
  known.set(record, id);
  return id;
}
