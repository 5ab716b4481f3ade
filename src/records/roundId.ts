import type { RoundRecord } from '../engine/index.ts';
import { type RecordJson, recordToJson } from './formatRecord.ts';
import { parseJson } from './parseJson.ts';
import { readHead } from './parseRecord.ts';
import { plainName } from './plainName.ts';
import { controlsIn, readSitsOut } from './sitsOut.ts';

/** What was reckoned once; a record never changes. */
const known = new WeakMap<RoundRecord, string>();

/**
 * The identity of a round: the same for two records of one round, and another once it is played
 * otherwise. It is a digest, so two rounds might have the same: {@link isSameRound} decides.
 */
export function roundIdOf(record: RoundRecord): string {
  const id = known.get(record) ?? digestOf(identityOf(recordToJson(record)));
  known.set(record, id);
  return id;
}

/**
 * The identity of the round in a text that the app has written, without playing it through;
 * undefined where there is none.
 */
export function roundIdIn(text: string): string | undefined {
  const identity = identityIn(text);
  return identity === undefined ? undefined : digestOf(identity);
}

/** Whether two such texts tell the same round, whatever else they tell of it. */
export function isSameRound(one: string, other: string): boolean {
  const identity = identityIn(one);
  return identity !== undefined && identity === identityIn(other);
}

function identityIn(text: string): string | undefined {
  const json = parseJson(text);
  const head = json.ok ? readHead(json.value) : undefined;
  if (head?.ok !== true) return undefined;
  const { writtenDeal: deal, writtenPlays: plays, ...told } = head.value;
  return told.seed === undefined && deal === undefined
    ? undefined
    : identityOf({ ...told, deal, plays });
}

interface Told extends Omit<RecordJson, 'format' | 'rules' | 'seed' | 'deal' | 'plays' | 'meta'> {
  readonly rules?: unknown;
  readonly seed?: string | undefined;
  readonly deal: unknown;
  readonly plays: readonly unknown[];
  readonly meta?: RecordJson['meta'] | undefined;
}

/** Everything that makes a round, names as links have them. A seed tells the deal. */
function identityOf({ variant, rules = {}, players, starter, seed, deal, plays, meta }: Told) {
  const out = plays.length === 0 ? undefined : readSitsOut({ players, meta });
  return JSON.stringify([
    ...[variant, rules, players.map(plainName), controlsIn(meta?.players, players.length)],
    ...[starter, seed ?? inOrder(deal), plays],
    ...(out === undefined ? [] : [out.place, plainName(out.name), out.control]),
  ]);
}

/** A deal told in one way: a draw pile has an order, hands and all else have none. */
function inOrder(deal: unknown): unknown {
  if (typeof deal !== 'object' || deal === null) return deal;
  return Object.entries(deal).map(([part, tiles]: [string, unknown]) => [
    part,
    part === 'drawPile' ? tiles : sorted(tiles),
  ]);
}

/** Sorts tiles, of hands those of each. */
function sorted(tiles: unknown): unknown {
  if (!Array.isArray(tiles)) return tiles;
  return tiles.some(Array.isArray) ? tiles.map(sorted) : tiles.toSorted();
}

/** 64 bits of a text, as 14 digits and small letters: two sums that are mixed in the end. */
function digestOf(text: string): string {
  const [first, second] = [0x9e37_79b1, 0x85eb_ca77];
  let [one, two] = [0xdead_beef, 0x41c6_ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, first);
    two = Math.imul(two ^ unit, second);
  }
  one = Math.imul(one ^ (one >>> 16), second) ^ Math.imul(two ^ (two >>> 13), first);
  two = Math.imul(two ^ (two >>> 16), second) ^ Math.imul(one ^ (one >>> 13), first);
  return [one, two].map((sum) => (sum >>> 0).toString(36).padStart(7, '0')).join('');
}
