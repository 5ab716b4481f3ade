import * as v from 'valibot';
import {
  copiesIn,
  countOf,
  type Deal,
  failure,
  formatKind,
  type Game,
  invariant,
  type Kind,
  kinds,
  type LinkProblem,
  legalPlays,
  type Play,
  type Position,
  play,
  type RecordProblem,
  type Result,
  type RoundRecord,
  recordFormat,
  startPosition,
  success,
} from '../engine/index.ts';
import { fnv1a } from './fnv1a.ts';
import { recordToJson } from './formatRecord.ts';
import { type Digit, packDigits, unpackDigits } from './mixedRadix.ts';
import { mostLinkCode } from './mostLinkCode.ts';
import { type ParsedRecord, readRecord } from './parseRecord.ts';
import { plainName } from './plainName.ts';

/**
 * The version of the code. A later one must begin with its version and end with the same checksum.
 */
const version = 1;
const checksumBytes = 4;

/** More plays than any round has. */
const mostPlays = 200;

/**
 * What stands in a code before its tiles and plays, as JSON: variant, names, who played each seat,
 * starter, seed, the rules that differ, and how many plays there are.
 */
const headerSchema = v.strictTuple([
  v.string(),
  v.array(v.string()),
  v.array(v.string()),
  v.number(),
  v.nullable(v.string()),
  v.record(v.string(), v.unknown()),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlays)),
]);

/**
 * A record as the code of a link, in characters that an address may hold: its variant, rules,
 * names, starter, plays, who played each seat (`meta.players`), and its seed or, without one, its
 * deal. Two records of the same round have the same code, whatever else their `meta` tells. Names
 * are made plain, see {@link plainName}.
 */
export function formatLink(record: RoundRecord): string {
  const { variant, rules = {}, players, starter, seed = null, meta } = recordToJson(record);
  const { game } = recordOf(record).round;
  const header: v.InferOutput<typeof headerSchema> = [
    variant,
    players.map(plainName),
    controlsIn(meta?.players, players.length),
    starter,
    seed,
    { ...rules },
    record.plays.length,
  ];
  const words = new TextEncoder().encode(JSON.stringify(header));
  const digits = packDigits([
    ...(seed === null ? dealDigits(record.deal, game) : []),
    ...playDigits(record, game),
  ]);
  const body = Uint8Array.from([
    version,
    words.length >> 8,
    words.length & 255,
    ...words,
    ...digits,
  ]);
  return toBase64Url(Uint8Array.from([...body, ...checksumOf(body)]));
}

/**
 * Reads the code of a link: a stranger's, so that it is bounded, checked and replayed before
 * anything is done with it.
 */
export function parseLink(code: string): Result<ParsedRecord, LinkProblem> {
  if (code.length > mostLinkCode) return failure({ code: 'link-too-long', limit: mostLinkCode });
  const bytes = fromBase64Url(code);
  const damaged = failure<LinkProblem>({ code: 'link-damaged' });
  if (bytes === undefined || bytes.length < 3 + checksumBytes) return damaged;
  const body = bytes.subarray(0, -checksumBytes);
  if (checksumOf(body).some((byte, at) => byte !== bytes[body.length + at])) return damaged;
  if ((body[0] ?? 0) > version) return failure({ code: 'link-newer' });
  const begin = 3 + ((body[1] ?? 0) << 8) + (body[2] ?? 0);
  const header = readHeader(body.subarray(3, begin));
  if (header === undefined) return damaged;
  const read = readBody(header, unpackDigits(body.subarray(begin)));
  if (!read.ok) return failure({ code: 'link-wrong-record', problem: read.problem });
  // What can be written in two ways would be two rounds to whoever keeps rounds by their code.
  return formatLink(read.value.record) === code ? read : damaged;
}

type Header = v.InferOutput<typeof headerSchema>;

function readHeader(bytes: Uint8Array): Header | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const header = v.safeParse(headerSchema, JSON.parse(text));
    return header.success ? header.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads tiles and plays by what the header says; the record that comes out is checked as any other.
 */
function readBody(
  header: Header,
  next: (radix: number) => number,
): Result<ParsedRecord, RecordProblem> {
  const [variant, players, controls, starter, seed, rules, playCount] = header;
  const json = {
    format: recordFormat,
    variant,
    rules,
    players,
    starter,
    ...(controls.length === 0 ? {} : { meta: { players: controls } }),
  };
  const game = readRecord({ ...json, seed: seed ?? '', plays: [] });
  if (!game.ok) return game;
  const deal = seed === null ? readDealDigits(game.value.round.game, next) : undefined;
  const begun = readRecord({ ...json, ...(seed === null ? { deal } : { seed }), plays: [] });
  if (!begun.ok) return begun;
  const plays: Play[] = [];
  let { position } = begun.value;
  for (let at = 0; at < playCount; at += 1) {
    const legal = legalPlays(position);
    const chosen = legal[next(Math.max(legal.length, 1))];
    if (chosen === undefined) {
      return failure({ code: 'play-after-end', at, found: '' });
    }
    plays.push(chosen);
    position = after(position, chosen);
  }
  const { record, round } = begun.value;
  return success({ record: { ...record, plays }, round: { ...round, plays }, position });
}

function playDigits({ deal, starter, plays }: RoundRecord, game: Game): Digit[] {
  let position: Position = startPosition(game, deal, starter);
  return plays.map((chosen) => {
    const legal = legalPlays(position);
    const value = legal.indexOf(chosen);
    position = after(position, chosen);
    return { value, radix: legal.length };
  });
}

function recordOf(record: RoundRecord): ParsedRecord {
  const parsed = readRecord(recordToJson(record));
  invariant(parsed.ok, 'a record is sound');
  return parsed.value;
}

function after(position: Position, chosen: Play): Position {
  const next = play(position, chosen);
  invariant(next.ok, 'the play is one of the legal ones');
  return next.value;
}

/**
 * The tiles of a deal, each as its place among the kinds of which the kit has any left. Hands and
 * lake have no order.
 */
function dealDigits(deal: Deal, game: Game): Digit[] {
  const left = copiesLeft(game);
  const sorted = (tiles: readonly Kind[]) => tiles.toSorted((one, other) => one - other);
  const tiles = [...deal.hands.flatMap(sorted), ...sorted(deal.lake), ...deal.drawPile];
  return tiles.map((kind) => {
    const open = kinds.filter((one) => countOf(left, one) > 0);
    left[kind] = countOf(left, kind) - 1;
    return { value: open.indexOf(kind), radix: open.length };
  });
}

function readDealDigits(game: Game, next: (radix: number) => number) {
  const left = copiesLeft(game);
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      const open = kinds.filter((one) => countOf(left, one) > 0);
      const kind = open[next(open.length)];
      invariant(kind !== undefined, 'the kit has as many tiles as are dealt');
      left[kind] = countOf(left, kind) - 1;
      return formatKind(kind);
    });
  const { handSize, seatCount, variant } = game;
  return {
    hands: Array.from({ length: seatCount }, () => take(handSize)),
    lake: take(variant.lake),
    drawPile: take(variant.drawPile),
  };
}

function copiesLeft({ variant }: Game): number[] {
  return Array.from(kinds, (kind) => copiesIn(variant.kit, kind));
}

/**
 * The word for who plays a seat: `person`, or the name of a bot, also of one that is not known
 * here.
 */
const control = /^[a-z][a-z0-9-]{0,29}$/;

/** Who played each seat, if the record tells it of every seat; nothing where it does not. */
function controlsIn(told: unknown, seatCount: number): string[] {
  if (!Array.isArray(told)) return [];
  const controls = told.filter((one: unknown) => typeof one === 'string' && control.test(one));
  return controls.length === seatCount && told.length === seatCount ? controls : [];
}

/** The checksum finds what was cut off or mistyped, and keeps nobody from making a code. */
function checksumOf(bytes: Uint8Array): Uint8Array {
  const sum = fnv1a(bytes);
  return Uint8Array.from([24, 16, 8, 0], (shift) => (sum >>> shift) & 255);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
