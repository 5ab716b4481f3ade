import { chooseIndex, invariant, type Random } from '../../src/engine/index.ts';

export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[chooseIndex(items.length, random)];
  invariant(item !== undefined, 'there is something to choose from');
  return item;
}

/**
 * A text that somebody has spoiled in up to three places: its characters or, where it is JSON, what
 * it says.
 */
export function spoiledJson(text: string, random: Random): string {
  let spoiled = text;
  for (let times = 1 + chooseIndex(3, random); times > 0; times -= 1) {
    const value = random() < 0.7 ? parsed(spoiled) : undefined;
    spoiled =
      value === undefined
        ? spoiledText(spoiled, random)
        : (JSON.stringify(spoiledValue(value.json, random)) ?? '');
  }
  return spoiled;
}

function parsed(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** What people and programs leave in a text. */
const scraps = ['"', '{', ']', ',', '\\', '\u0000', '\ud800', '1e999', '-0', '湖', '"plays":[],'];

/** A text with some of its characters changed, cut out, doubled, or others put in. */
export function spoiledText(text: string, random: Random): string {
  const at = chooseIndex(text.length + 1, random);
  const end = at + chooseIndex(Math.min(text.length - at, 40) + 1, random);
  const span = text.slice(at, end);
  const instead = oneOf(
    [
      '',
      span + span,
      oneOf(scraps, random),
      span.toUpperCase(),
      [...span].toReversed().join(''),
      String.fromCharCode(chooseIndex(0x250, random)),
    ],
    random,
  );
  if (random() < 0.05) return text.slice(0, at);
  if (random() < 0.02) return text + text;
  return text.slice(0, at) + instead + text.slice(end);
}

/** What may stand where another value is expected. */
const others: readonly (() => unknown)[] = [
  ...[null, true, false, 0, -1, 1, 2, 0.5, 1e308, -1e308, 2 ** 53, 201, 4, '', '0', '66', '54x63'],
  ...['66x66*3', '44^', '66+66', 'tiu-u', 'greedy', '__proto__', '\u202e\ud800\u0000'],
  ...['66*2+63+54', 'lay 42+21', 'pass', 'declare', 'sap-ng-wu', 'luan-chuo', 'ma-hua-hua'],
].map((value) => () => value);
const larger: readonly (() => unknown)[] = [
  () => 'x'.repeat(3000),
  () => '湖'.repeat(400),
  () => [],
  () => ({}),
  () => Array.from({ length: 300 }, (_, at) => at),
  () => JSON.parse('{"__proto__":{"spoiled":1},"constructor":{"prototype":{"spoiled":1}}}'),
  () => JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`),
  () => JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
];

/** Keys that mean something to the language or to one of our formats. */
const keys = ['__proto__', 'constructor', 'toString', 'length', 'version', 'meta', 'plays', 'x'];

/**
 * A JSON value with one of the values in it replaced by another. The deepest ones are as likely as
 * the others.
 */
export function spoiledValue(value: unknown, random: Random): unknown {
  let left = chooseIndex(countOf(value), random);
  const walk = (one: unknown): unknown => {
    left -= 1;
    if (left === -1) return spoiledHere(one, random);
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, walk(part)]));
  };
  return walk(value);
}

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + countOf(part), 1);
}

function spoiledHere(value: unknown, random: Random): unknown {
  if (random() < 0.3) return oneOf(random() < 0.8 ? others : larger, random)();
  if (typeof value === 'string') return spoiledText(value, random);
  if (typeof value === 'number') {
    return oneOf([value + 1, value - 1, -value, value * 1e9, value / 3, String(value)], random);
  }
  if (Array.isArray(value)) return spoiledList(value, random);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(spoiledEntries(Object.entries(value), random));
  }
  return oneOf(others, random)();
}

function spoiledList(list: readonly unknown[], random: Random): unknown[] {
  if (list.length === 0) return [oneOf(others, random)()];
  const [at, other] = [chooseIndex(list.length, random), chooseIndex(list.length, random)];
  return oneOf(
    [
      list.toSpliced(at, 1),
      list.toSpliced(at, 0, list[other]),
      list.with(at, list[other]).with(other, list[at]),
      list.slice(0, at),
      [...list, oneOf(others, random)()],
    ],
    random,
  );
}

type Entries = readonly (readonly [string, unknown])[];

function spoiledEntries(entries: Entries, random: Random): Entries {
  const added = [oneOf(keys, random), oneOf(others, random)()] as const;
  if (entries.length === 0) return [added];
  const at = chooseIndex(entries.length, random);
  const [key = '', value] = entries[at] ?? [];
  const [, other] = oneOf(entries, random);
  return oneOf(
    [
      entries.toSpliced(at, 1),
      [...entries, added],
      entries.with(at, [spoiledText(key, random), value]),
      entries.with(at, [key, other]),
      entries.toReversed(),
    ],
    random,
  );
}
