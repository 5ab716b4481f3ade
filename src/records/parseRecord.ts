import type * as v from 'valibot';
import {
  type Deal,
  failure,
  findVariant,
  type Game,
  type JsonObject,
  type PlayedThrough,
  playThrough,
  type RecordProblem,
  type Result,
  type RoundRecord,
  recordFormat,
  rulesOf,
  success,
} from '../engine/index.ts';
import { recordFormOf } from '../families/rules.ts';
import { isObject } from './json.ts';
import { parseJson } from './parseJson.ts';
import { rememberRound } from './playedRound.ts';
import { readPlays } from './readPlays.ts';
import type { RecordForm } from './recordForm.ts';
import { recordShape, type WrittenTable } from './recordShape.ts';
import { dealFromSeed } from './seed.ts';
import { readShape, shorten } from './shape.ts';

/**
 * Reads the text of one record (see README.md) and replays it. The problem is the first thing that
 * is wrong: first the shape, then the variant, rules, seats, starter, deal, plays.
 */
export function parseRecord(text: string): Result<RoundRecord, RecordProblem> {
  const json = parseJson(text);
  return json.ok ? readRecord(json.value) : json;
}

/** From a value that was JSON, as {@link parseRecord} does. */
export function readRecord(json: unknown): Result<RoundRecord, RecordProblem> {
  const head = readHead(json);
  if (!head.ok) return head;
  const { game, starter, writtenPlays } = head.value;
  const deal = readDeal(head.value);
  if (!deal.ok) return deal;
  const rules = rulesOf(game);
  const plays = readPlays(rules, writtenPlays);
  if (!plays.ok) return plays;
  const start = rules.startPosition(game, deal.value, starter);
  const played = playThrough(rules, start, plays.value);
  return played.ok ? success(recordOf(head.value, deal.value, played.value)) : played;
}

export interface RecordTable
  extends Pick<RoundRecord, 'variant' | 'rules' | 'players' | 'starter'> {
  readonly game: Game;
}

/** What a record says before its deal and its plays are looked at. */
export interface RecordHead extends RecordTable {
  readonly form: RecordForm;
  readonly seed: string | undefined;
  /** The deal as it stands in the record, undefined where it does not. */
  readonly writtenDeal: unknown;
  readonly writtenPlays: readonly unknown[];
  readonly meta: JsonObject | undefined;
}

/** Up to its deal; see {@link parseRecord} for what may be wrong. */
export function readHead(json: unknown): Result<RecordHead, RecordProblem> {
  const shape = readFormat(recordShape, recordFormat, json);
  if (!shape.ok) return shape;
  const table = readTable(shape.value);
  if (!table.ok) return table;
  const { seed, deal, plays, meta } = shape.value;
  return success({
    ...table.value,
    form: recordFormOf(table.value.variant),
    seed,
    writtenDeal: deal,
    writtenPlays: plays,
    meta,
  });
}

export function readTable(written: WrittenTable): Result<RecordTable, RecordProblem> {
  const { players, starter } = written;
  const variant = findVariant(written.variant);
  if (variant === undefined) {
    return failure({ code: 'unknown-variant', found: shorten(written.variant) });
  }
  const changes = readShape(recordFormOf(variant.id).rulesShape, written.rules, ['rules']);
  if (!changes.ok) return changes;
  const { seatCounts } = variant;
  const seatCount = seatCounts.find((count) => count === players.length);
  if (seatCount === undefined) {
    const bounds = { least: Math.min(...seatCounts), most: Math.max(...seatCounts) };
    return failure({
      code: 'wrong-value',
      path: 'players',
      expected: { type: 'list', ...bounds },
      found: { type: 'list', length: players.length },
    });
  }
  const rules = rulesOf({ variant });
  const game = rules.createGame(variant, seatCount, changes.value);
  if (!game.ok) {
    const path = `rules.${game.problem.key}`;
    return failure({ code: 'switch-not-in-variant', path, variant: variant.id });
  }
  const noSeat = seatProblemOf(game.value, starter);
  if (noSeat !== undefined) return failure(noSeat);
  return success({
    variant: variant.id,
    rules: rules.differingChanges(variant, changes.value),
    players,
    starter,
    game: game.value,
  });
}

/** Remembered as played through. */
export function recordOf(
  { variant, rules, players, starter, game, seed, meta }: RecordHead,
  deal: Deal,
  played: PlayedThrough,
): RoundRecord {
  const record: RoundRecord = {
    variant,
    rules,
    players,
    starter,
    ...(seed === undefined ? {} : { seed }),
    deal,
    plays: played.steps.map(({ play }) => play),
    ...(meta === undefined ? {} : { meta }),
  };
  rememberRound(record, { game, ...played });
  return record;
}

/** Or what the seed deals where there is only that. */
function readDeal({ game, form, seed, writtenDeal }: RecordHead): Result<Deal, RecordProblem> {
  const seeded = seed === undefined ? undefined : dealFromSeed(game, seed).deal;
  if (writtenDeal === undefined) {
    return seeded === undefined ? failure({ code: 'no-deal' }) : success(seeded);
  }
  const read = form.readDeal(game, writtenDeal);
  if (!read.ok || seed === undefined || seeded === undefined) return read;
  return form.isSameDeal(read.value, seeded)
    ? read
    : failure({ code: 'seed-disagrees', seed: shorten(seed) });
}

/** Undefined where there is such a seat, or the seat is null. */
export function seatProblemOf(
  { seatCount }: Pick<Game, 'seatCount'>,
  seat: number | null,
): RecordProblem | undefined {
  if (seat === null || (seat >= 0 && seat < seatCount)) return undefined;
  return { code: 'no-such-seat', found: seat, seats: seatCount };
}

/** Another format is told before its shape is looked at: later ones may have other keys. */
export function readFormat<Schema extends v.GenericSchema>(
  schema: Schema,
  expected: string,
  json: unknown,
): Result<v.InferOutput<Schema>, RecordProblem> {
  const format = isObject(json) && 'format' in json ? json.format : expected;
  return typeof format === 'string' && format !== expected
    ? failure({ code: 'wrong-format', expected, found: shorten(format) })
    : readShape(schema, json);
}

/** Sound or not, with the number of the line it begins on, counted from 1. */
export interface RecordLine {
  readonly line: number;
  readonly parsed: Result<RoundRecord, RecordProblem>;
}

/**
 * JSON Lines, or one object written over several lines. Blank lines and a byte order mark are
 * skipped; a file without any record gives nothing. Each is read when it is asked for, so that a
 * reader that stops at the first wrong one need not wait for a million others.
 */
export function* parseRecords(text: string): Generator<RecordLine> {
  for (const { line, content } of splitRecords(text)) yield { line, parsed: parseRecord(content) };
}

/** With the number of the line it begins on, counted from 1. */
export interface RecordText {
  readonly line: number;
  readonly content: string;
}

/** Stands between records of one line; RFC 7464 names this sign, and JSON has it nowhere. */
export const betweenRecords = '\u001E';

/** As {@link parseRecords} reads it, without looking at what each record holds. */
export function splitRecords(text: string): RecordText[] {
  const lines = text
    .split('\n')
    .flatMap((line, index) =>
      line.split(betweenRecords).map((one) => ({ line: index + 1, content: one.trim() })),
    )
    .filter(({ content }) => content !== '');
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const whole = parseJson(text.trim());
  const isOne =
    others.length === 0 || first.content === '{' || whole.ok || !isUnread(whole.problem);
  return isOne ? [{ line: first.line, content: text.trim() }] : lines;
}

/** Not one JSON value, or too long to look. */
function isUnread({ code }: RecordProblem): boolean {
  return code === 'not-json' || code === 'too-long';
}
