import type { Chest } from './chest.ts';
import { entryKeyOf, parseEntry } from './entry.ts';
import { fileLineOf, metaOfDevice, type OfDevice } from './historyFile.ts';
import type { KeptRound } from './keptRound.ts';
import { readOlderLate } from './lateParts.ts';
import { slicesOf } from './slices.ts';

/** So many records are read between two pauses. */
const slice = 50;

interface ExportedRounds {
  readonly file: Blob;
  readonly ids: readonly string[];
}

/**
 * One record a line, each with its accounts and puzzles under `meta`, the first also with what else
 * the device keeps: a file of records as any other. A round whose record has gone is left out.
 */
export async function exportRounds(
  chest: Chest,
  rounds: readonly KeptRound[],
  device: OfDevice,
  pause: () => Promise<void>,
): Promise<ExportedRounds> {
  const ids: string[] = [];
  // What is written of each slice at once would be one long task for all together.
  const parts: Blob[] = [];
  for await (const some of slicesOf(rounds, slice, pause)) {
    const values = await chest.values(some.map(({ id }) => entryKeyOf(id)));
    let text = '';
    for (const [at, { id, link }] of some.entries()) {
      const there = parseEntry(id, values[at]);
      // A full browser may have left it in its older form.
      const entry = values[at] === undefined ? await readOlderLate(chest, link) : undefined;
      const round = there.ok ? there.value : entry;
      if (round === undefined) continue;
      text += fileLineOf(round, ids.length === 0 ? metaOfDevice(device) : {});
      ids.push(id);
    }
    parts.push(new Blob([text]));
  }
  return { file: new Blob(parts, { type: 'application/octet-stream' }), ids };
}
