import type { Settings } from '../settings.ts';
import type { Chest } from './chest.ts';
import { entriesOf, starts } from './entries.ts';
import { linesOf, readLines, type WrongLine } from './historyFile.ts';

/** What came of a file of rounds. */
export interface Added {
  /** How many rounds are new. */
  readonly added: number;
  /** How many were there already. */
  readonly known: number;
  readonly wrong: readonly WrongLine[];
  /** The settings that the file holds. */
  readonly settings?: Settings;
  /** Whether it ended before the last line; what was added until then stays. */
  readonly wasStopped: boolean;
}

/** Who is told how far it is, and can stop it. */
export interface AddListener {
  readonly onProgress: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

/** So many lines are read between two pauses: a few hundredths of a second. */
const slice = 8;

/** Brings in the rounds of a file that are not there yet, some at a time; of each line all or nothing is kept. */
export async function addLines(
  chest: Chest,
  text: string,
  { onProgress, signal, pause }: AddListener & { readonly pause: () => Promise<void> },
): Promise<Added> {
  const lines = linesOf(text);
  const wrong: WrongLine[] = [];
  let settings: Settings | undefined;
  let [added, known, at] = [0, 0, 0];
  for (; at < lines.length && !signal.aborted; at += slice) {
    onProgress(at, lines.length);
    await pause();
    const read = readLines(lines.slice(at, at + slice));
    wrong.push(...read.wrong);
    settings ??= read.settings;
    // A round that stands twice in the slice is new once.
    const rounds = [...new Map(read.rounds.map((round) => [round.kept.id, round])).values()];
    known += read.rounds.length - rounds.length;
    let fresh = rounds;
    await chest.change(
      rounds.map(({ kept }) => starts.kept + kept.id),
      (values) => {
        fresh = rounds.filter((_, index) => values[index] === undefined);
        return { put: fresh.flatMap(entriesOf) };
      },
    );
    added += fresh.length;
    known += rounds.length - fresh.length;
  }
  const wasStopped = at < lines.length;
  return { added, known, wrong, wasStopped, ...(settings === undefined ? {} : { settings }) };
}
