import * as v from 'valibot';
import type { RecordProblem, Result, RoundRecord } from '../../engine/index.ts';
import { parseRecord, type RecordText } from '../../records/parseRecord.ts';
import { hasResult } from '../match/match.ts';
import { isPractice } from '../match/practice.ts';
import { type PuzzleDays, readPuzzleDays } from '../puzzles/puzzleDays.ts';
import type { Settings } from '../settings.ts';
import { type RoundToKeep, roundToKeep } from './keptRound.ts';
import { parseSettings } from './settingsInFile.ts';

export type LineProblem =
  | { readonly code: 'wrong-record'; readonly problem: RecordProblem }
  | { readonly code: 'unfinished' }
  | { readonly code: 'practice' };

/** A line that brought nothing, counted from 1, and why. */
export interface WrongLine {
  readonly line: number;
  readonly problem: LineProblem;
}

export interface ReadLines extends Partial<OfDevice> {
  readonly rounds: readonly RoundToKeep[];
  readonly wrong: readonly WrongLine[];
}

/** What a device keeps beside its rounds, and its file with them. */
export interface OfDevice {
  readonly settings: Settings;
  readonly puzzleDays: PuzzleDays;
}

const recordSchema = v.looseObject({
  meta: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** Reads some lines of a file; each is sound and brings a round, or is told. */
export function readRounds(lines: readonly RecordText[]): ReadLines {
  const rounds: RoundToKeep[] = [];
  const wrong: WrongLine[] = [];
  let device: Partial<OfDevice> = {};
  for (const { line, content } of lines) {
    const parsed = parseRecord(content);
    const problem = problemOf(parsed);
    if (problem !== undefined) wrong.push({ line, problem });
    if (!parsed.ok) continue;
    const { meta = {} } = parsed.value;
    const told = {
      settings: parseSettings(meta.settings),
      puzzleDays: readPuzzleDays(meta.puzzleDays),
    };
    device = { ...deviceOf(told), ...device };
    if (problem === undefined) rounds.push(roundToKeep(parsed.value));
  }
  return { rounds, wrong, ...device };
}

/** Leaves out the parts that are undefined. */
export function deviceOf({
  settings,
  puzzleDays,
}: {
  readonly [Part in keyof OfDevice]?: OfDevice[Part] | undefined;
}): Partial<OfDevice> {
  return {
    ...(settings === undefined ? {} : { settings }),
    ...(puzzleDays === undefined ? {} : { puzzleDays }),
  };
}

function problemOf(parsed: Result<RoundRecord, RecordProblem>): LineProblem | undefined {
  if (!parsed.ok) return { code: 'wrong-record', problem: parsed.problem };
  const record = parsed.value;
  if (!hasResult(record)) return { code: 'unfinished' };
  return isPractice(record) ? { code: 'practice' } : undefined;
}

type Meta = Readonly<Record<string, unknown>>;

/** A record as a line of a file, with what was found of it, and more, under `meta`. */
export function fileLineOf({ text, kept }: RoundToKeep, besides: Meta): string {
  const { accounts, puzzles } = kept;
  const more = {
    ...(accounts === null ? {} : { accounts }),
    ...(puzzles.length === 0 ? {} : { puzzles }),
    ...besides,
  };
  return `${Object.keys(more).length === 0 ? text : withMeta(text, more)}\n`;
}

export function metaOfDevice({ settings, puzzleDays }: OfDevice): Meta {
  return { settings, ...(Object.keys(puzzleDays).length === 0 ? {} : { puzzleDays }) };
}

function withMeta(text: string, more: Meta): string {
  const record = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  if (!record.success) return text;
  return JSON.stringify({ ...record.output, meta: { ...record.output.meta, ...more } });
}
