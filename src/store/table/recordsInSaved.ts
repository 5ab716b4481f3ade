import * as v from 'valibot';
import { soundIn } from '../../records/soundIn.ts';
import type { Shelf } from '../shelf/shelf.ts';

const names = v.optional(v.array(v.string()), []);

/** In every saved version, see `saved.ts`. */
const savedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    records: v.string(),
    earlier: names,
    aside: v.nullish(v.string()),
    asideEarlier: names,
  }),
);

/** Undefined without a sound match. No rule is asked, as that may be what fails. */
export function recordsInSaved(shelf: Shelf): string | undefined {
  const kept = shelf.read();
  const saved = soundIn(savedSchema, kept.ok ? kept.value : null);
  if (saved === undefined) return undefined;
  const { records, earlier, aside, asideEarlier } = saved;
  const named = aside == null ? earlier : asideEarlier;
  const before = named.map((name) => {
    const beside = shelf.readBeside(name);
    return beside.ok ? beside.value : '';
  });
  return [...before, aside ?? records].join('');
}
