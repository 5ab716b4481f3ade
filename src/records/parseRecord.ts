import {
  createGame,
  failure,
  findVariant,
  invariant,
  type Position,
  parseSeatCount,
  type RecordProblem,
  type Result,
  type Round,
  type RoundRecord,
  recordFormat,
  replay,
  success,
} from '../engine/index.ts';
import { differingRules } from './formatRecord.ts';
import { parseJson } from './parseJson.ts';
import { readDeal } from './readDeal.ts';
import { readPlays } from './readPlays.ts';
import { recordShape } from './recordShape.ts';
import { isObject, readShape, shorten } from './shape.ts';

/** A record that is wholly sound, with what follows from it. */
export interface ParsedRecord {
  readonly record: RoundRecord;
  readonly round: Round;
  /** Where the round stands after its plays. */
  readonly position: Position;
}

/**
 * Reads the text of one record (RECORDS.md) and replays it.
 * @returns the record, or the first thing that is wrong with it: first the shape, then the variant,
 * rules, starter, deal, plays
 */
export function parseRecord(text: string): Result<ParsedRecord, RecordProblem> {
  const json = parseJson(text);
  return json.ok ? readRecord(json.value) : json;
}

/** Reads a record from a value that was JSON, as {@link parseRecord} does. */
export function readRecord(json: unknown): Result<ParsedRecord, RecordProblem> {
  const format = formatProblemOf(json);
  if (format !== undefined) return failure(format);
  const shape = readShape(recordShape, json);
  if (!shape.ok) return shape;
  const variant = findVariant(shape.value.variant);
  if (variant === undefined) {
    return failure({ code: 'unknown-variant', found: shorten(shape.value.variant) });
  }
  const { rules, players, starter, seed, meta } = shape.value;
  const seatCount = parseSeatCount(players.length);
  invariant(seatCount !== undefined, 'the shape bounds the players');
  const game = createGame(variant, seatCount, rules);
  if (!game.ok) {
    const path = `rules.${game.problem.key}`;
    return failure({ code: 'switch-not-in-variant', path, variant: variant.id });
  }
  if (starter < 0 || starter >= seatCount) {
    return failure({ code: 'no-such-seat', found: starter, seats: seatCount });
  }
  const deal = readDeal(game.value, shape.value);
  if (!deal.ok) return deal;
  const plays = readPlays(shape.value.plays);
  if (!plays.ok) return plays;
  const round = { game: game.value, deal: deal.value, starter, plays: plays.value };
  const position = replay(round);
  if (!position.ok) return position;
  const record: RoundRecord = {
    variant: variant.id,
    rules: differingRules(variant, rules),
    players,
    starter,
    ...(seed === undefined ? {} : { seed }),
    deal: deal.value,
    plays: plays.value,
    ...(meta === undefined ? {} : { meta }),
  };
  return success({ record, round, position: position.value });
}

/**
 * A record of another format is told before its shape is looked at: later formats may have other
 * keys.
 */
function formatProblemOf(json: unknown): RecordProblem | undefined {
  if (!isObject(json) || !('format' in json)) return undefined;
  const { format } = json;
  if (typeof format !== 'string' || format === recordFormat) return undefined;
  return { code: 'wrong-format', expected: recordFormat, found: shorten(format) };
}

/** A record of a file, sound or not, with the number of the line it begins on, counted from 1. */
export interface RecordLine {
  readonly line: number;
  readonly parsed: Result<ParsedRecord, RecordProblem>;
}

/**
 * Reads a file of records: JSON Lines, or one object written over several lines. Blank lines and a
 * byte order mark are skipped; a file without any record gives nothing. Each is read when it is
 * asked for, so that whoever stops at the first that is wrong is not kept waiting by a million
 * others.
 */
export function* parseRecords(text: string): Generator<RecordLine> {
  for (const { line, content } of splitRecords(text)) yield { line, parsed: parseRecord(content) };
}

/** The text of one record of a file, with the number of the line it begins on, counted from 1. */
export interface RecordText {
  readonly line: number;
  readonly content: string;
}

/**
 * Takes a file of records apart, as {@link parseRecords} reads it, without looking at what each of
 * them holds.
 */
export function splitRecords(text: string): RecordText[] {
  const lines = text
    .split('\n')
    .map((content, index) => ({ line: index + 1, content: content.trim() }))
    .filter(({ content }) => content !== '');
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const whole = parseJson(text.trim());
  const isOne =
    others.length === 0 || first.content === '{' || whole.ok || !isUnread(whole.problem);
  return isOne ? [{ line: first.line, content: text.trim() }] : lines;
}

/** Whether the text is not one JSON value, or too long to look. */
function isUnread({ code }: RecordProblem): boolean {
  return code === 'not-json' || code === 'too-long';
}
