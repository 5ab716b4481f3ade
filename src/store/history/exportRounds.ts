import type { Chest } from './chest.ts';
import { starts } from './entries.ts';
import { fileLineOf, metaOfDevice, type OfDevice } from './historyFile.ts';
import type { KeptRound } from './keptRound.ts';
import { parseText } from './keptText.ts';

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
  for (let at = 0; at < rounds.length; at += slice) {
    if (at > 0) await pause();
    const some = rounds.slice(at, at + slice);
    const values = await chest.values(some.map(({ id }) => starts.record + id));
    let text = '';
    for (const [index, kept] of some.entries()) {
      const record = parseText(values[index]);
      if (!record.ok) continue;
      text += fileLineOf(
        { ...kept, text: record.value },
        ids.length === 0 ? metaOfDevice(device) : {},
      );
      ids.push(kept.id);
    }
    parts.push(new Blob([text]));
  }
  return { file: new Blob(parts, { type: 'application/octet-stream' }), ids };
}
