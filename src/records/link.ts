import * as v from 'valibot';
import {
  failure,
  type LinkProblem,
  mostPlays,
  playOn,
  type RecordProblem,
  type Result,
  type RoundRecord,
  recordFormat,
  rulesOf,
  success,
} from '../engine/index.ts';
import { recordFormOf } from '../families/rules.ts';
import { packDigits, unpackDigits } from './digits.ts';
import { fnv1a } from './fnv1a.ts';
import { recordToJson } from './formatRecord.ts';
import { bytesOfCode, checksumBytes } from './linkCode.ts';
import { mostLinkCode } from './mostLinkCode.ts';
import { readHead, recordOf } from './parseRecord.ts';
import { plainName } from './plainName.ts';
import { playedRound } from './playedRound.ts';
import { dealFromSeed } from './seed.ts';
import { controlsIn, readSitsOut, type WrittenOut, writtenSitsOut } from './sitsOut.ts';

/**
 * The versions of the code: the second tells who sat the round out as well, and is written for such
 * a round alone. A later one must begin with its version and end with the same checksum.
 */
const versions = { usual: 1, withOut: 2 } as const;

/** What stands in a code before its tiles and plays, as JSON. */
const usualHeader = [
  v.string(),
  v.array(v.string()),
  v.array(v.string()),
  v.number(),
  v.nullable(v.string()),
  v.record(v.string(), v.unknown()),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlays)),
] as const;

/** Who sat the round out: the place at the table, the name, and who that was as for the seats. */
const outSchema = v.strictTuple([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.string(),
  v.string(),
]);

const headerSchema = v.union([
  v.strictTuple(usualHeader),
  v.strictTuple([...usualHeader, outSchema]),
]);

/**
 * A record as the code of a link, in characters that an address may hold: its variant, rules,
 * names, starter, plays, who played each seat (`meta.players`), who sat it out once it was played
 * (`meta.sitsOut`), and its seed or, without one, its deal. Two records of the same round have the
 * same code, whatever else their `meta` tells. Names are made plain, see {@link plainName}.
 */
export function formatLink(record: RoundRecord): string {
  const { variant, rules = {}, players, starter, seed = null, meta } = recordToJson(record);
  const { game, steps } = playedRound(record);
  const form = recordFormOf(record.variant);
  const out = record.plays.length === 0 ? undefined : readSitsOut(record);
  const usual: v.InferOutput<v.StrictTupleSchema<typeof usualHeader, undefined>> = [
    variant,
    players.map(plainName),
    controlsIn(meta?.players, players.length),
    starter,
    seed,
    { ...rules },
    record.plays.length,
  ];
  const header: Header = out === undefined ? usual : [...usual, packedOut(out)];
  const words = new TextEncoder().encode(JSON.stringify(header));
  const digits = packDigits([
    ...(seed === null ? form.dealDigits(game, record.deal) : []),
    ...steps.map(({ play, legal }) => ({ value: legal.indexOf(play), radix: legal.length })),
  ]);
  const body = Uint8Array.from([
    out === undefined ? versions.usual : versions.withOut,
    words.length >> 8,
    words.length & 255,
    ...words,
    ...digits,
  ]);
  return toBase64Url(Uint8Array.from([...body, ...checksumOf(body)]));
}

/** The code is a stranger's: it is bounded, checked and replayed before anything else. */
export function parseLink(code: string): Result<RoundRecord, LinkProblem> {
  if (code.length > mostLinkCode) return failure({ code: 'link-too-long', limit: mostLinkCode });
  const bytes = bytesOfCode(code);
  const damaged = failure<LinkProblem>({ code: 'link-damaged' });
  if (bytes === undefined || bytes.length < 3 + checksumBytes) return damaged;
  const body = bytes.subarray(0, -checksumBytes);
  if (checksumOf(body).some((byte, at) => byte !== bytes[body.length + at])) return damaged;
  if ((body[0] ?? 0) > versions.withOut) return failure({ code: 'link-newer' });
  const begin = 3 + ((body[1] ?? 0) << 8) + (body[2] ?? 0);
  const header = readHeader(body.subarray(3, begin));
  if (header === undefined) return damaged;
  const read = readBody(header, unpackDigits(body.subarray(begin)));
  if (!read.ok) return failure({ code: 'link-wrong-record', problem: read.problem });
  // What can be written in two ways would be two rounds where they are kept by their code.
  return formatLink(read.value) === code ? read : damaged;
}

/** Its variant among them, not checked any further; empty where the code is none. */
export function wordsOfLink(code: string): string {
  const bytes = code.length > mostLinkCode ? undefined : bytesOfCode(code);
  return bytes === undefined ? '' : new TextDecoder().decode(bytes);
}

/** A player's name may look so too, which is no harm: the deal of any round can be played. */
export function isDealAlone(code: string): boolean {
  return wordsOfLink(code).includes('},0]');
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

/** Reads tiles and plays by what the header says, each among what is possible there. */
function readBody(
  header: Header,
  next: (radix: number) => number,
): Result<RoundRecord, RecordProblem> {
  const [variant, players, controls, starter, seed, changes, playCount, out] = header;
  const meta = {
    ...(controls.length === 0 ? {} : { players: controls }),
    ...(out === undefined ? {} : { sitsOut: unpackedOut(out) }),
  };
  const head = readHead({
    format: recordFormat,
    variant,
    rules: changes,
    players,
    starter,
    ...(seed === null ? {} : { seed }),
    plays: [],
    ...(Object.keys(meta).length === 0 ? {} : { meta }),
  });
  if (!head.ok) return head;
  const { game, form } = head.value;
  const deal = seed === null ? form.readDealDigits(game, next) : dealFromSeed(game, seed).deal;
  const rules = rulesOf(game);
  const start = rules.startPosition(game, deal, head.value.starter);
  const played = playOn(rules, start, (_, legal, steps) =>
    steps.length < playCount ? legal[next(legal.length)] : undefined,
  );
  const made = played.steps.length;
  if (made < playCount) return failure({ code: 'play-after-end', at: made, found: '' });
  return success(recordOf(head.value, deal, played));
}

function packedOut({ place, name, control }: WrittenOut): v.InferOutput<typeof outSchema> {
  return [place, plainName(name), control];
}

function unpackedOut([place, name, control]: v.InferOutput<typeof outSchema>) {
  return writtenSitsOut({ place, name, control });
}

/** It finds what was cut off or mistyped, and keeps nobody from making a code. */
function checksumOf(bytes: Uint8Array): Uint8Array {
  const sum = fnv1a(bytes);
  return Uint8Array.from([24, 16, 8, 0], (shift) => (sum >>> shift) & 255);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
