import { expect, test } from 'vitest';
import {
  invariant,
  type Random,
  rulesOf,
  type TablePlace,
  type VariantId,
} from '../../../src/engine/index.ts';
import { parseEvent, type TableEvent } from '../../../src/online/event.ts';
import { follow, followAll } from '../../../src/online/follow.ts';
import { freshHex, freshKey } from '../../../src/online/key.ts';
import { keyHash } from '../../../src/online/keyHash.ts';
import { partings, phrases, protocolVersion, refusals } from '../../../src/online/message.ts';
import type { OnlineTable } from '../../../src/online/tableState.ts';
import { lastRound, placeToPlay, positionIn } from '../../../src/online/tableState.ts';
import { toldTo } from '../../../src/online/told.ts';
import { chanceOf } from '../../support/chance.ts';
import {
  type Device,
  enter,
  fillBy,
  type HandTables,
  openBody,
  openHandTables,
  playOn,
  type SeatedTable,
  seatedTable,
} from '../../support/devices.ts';
import { oneOf, spoiledJson } from '../../support/mutations.ts';
import { runs } from '../../support/thoroughness.ts';

interface Message {
  readonly name: string;
  readonly body: unknown;
}

/** Somebody who says something, and what their keys open at the table that is tried. */
interface Stranger {
  readonly device: Device;
  /** The keys of places that they have shown. */
  readonly shown: Set<string>;
  readonly isOpener: boolean;
  readonly isInvited: boolean;
}

interface Tried {
  readonly at: HandTables;
  readonly table: SeatedTable;
  /** The keys of those who sit. */
  readonly keys: Map<TablePlace, string>;
  /** What was said and done so far. */
  readonly said: Message[];
}

const games: readonly {
  readonly variant: VariantId;
  readonly seats: number;
  readonly out: number;
}[] = [
  { variant: 'tiu-u', seats: 2, out: 1 },
  { variant: 'sap-ng-wu', seats: 3, out: 0 },
  { variant: 'luan-chuo', seats: 3, out: 1 },
  { variant: 'shi-wu-hu', seats: 3, out: 0 },
  { variant: 'chang-pai', seats: 4, out: 0 },
];

async function linesOf({ log }: HandTables, id: string): Promise<readonly string[]> {
  const lines = await log.read(id);
  return lines.ok ? lines.value : [];
}

function stateOf(lines: readonly string[]): OnlineTable {
  const followed = followAll(lines.map(parseEvent));
  if (!followed.ok) expect.fail(`the log cannot be replayed: ${lines[followed.at]}`);
  invariant(followed.state !== null, 'the table was opened');
  return followed.state;
}

/** A table with the events of a log that have come since. */
function caughtUp(known: OnlineTable | null, lines: readonly string[]): OnlineTable {
  let state = known;
  for (const line of lines.slice(known?.events ?? 0)) {
    const event = parseEvent(line);
    state = (event && follow(state, event)) ?? expect.fail(`this cannot come then: ${line}`);
  }
  return state ?? expect.fail('the table was opened');
}

/** What could be said in earnest as the table stands, by whoever it is for. */
function fitting({ table }: Tried, state: OnlineTable, random: Random): Message {
  const round = lastRound(state);
  const place = oneOf([...table.seats.keys()], random);
  const seat = table.seats.get(place);
  invariant(seat !== undefined, 'somebody sits');
  const [deal, fill] = [round?.deal ?? 1, fillBy(random)];
  const key = freshKey(fill);
  const salt = freshHex(128, fill);
  const to = (name: string, body: object): Message => ({ name, body: { place, ...body } });
  const plays = (): Message => {
    const by = round && placeToPlay(round);
    const position = round && positionIn(round);
    if (by === undefined || position === undefined) return to('play', overPlay(state));
    const { legalPlays, lastResort, formatPlay } = rulesOf(position.game);
    const play = formatPlay(
      random() < 0.5 ? lastResort(position) : oneOf(legalPlays(position), random),
    );
    const id = freshKey(fill).slice(0, 24);
    return { name: 'play', body: { place: by, deal, at: round?.record.plays.length, play, id } };
  };
  const ways: readonly (() => Message)[] = [
    ...[plays, plays, plays, plays],
    () => to('sit', { name: 'Eve', salt, key }),
    () => to('sit', { name: 'Ann', salt: seat.salt, key: seat.key }),
    () => to('fill', { by: 'greedy', name: 'Gus' }),
    () => to('next', { deal: deal + 1, salt }),
    () => to('ahead', { deal, passes: random() < 0.5 }),
    () => to('ask', { wish: 'undo' }),
    () => to('ask', { wish: 'undo' }),
    () => to('ask', { wish: 'stand-in', about: (place + 1) % table.seats.size }),
    () => to('answer', { yes: random() < 0.5 }),
    () => to('say', { phrase: oneOf(phrases, random) }),
    () => ({ name: 'round', body: { deal } }),
    () => (random() < 0.2 ? to('ask', { wish: 'end' }) : plays()),
    () => (random() < 0.2 ? to('give', { hash: keyHash(key) }) : plays()),
    () => (random() < 0.2 ? { name: 'watching', body: { hash: keyHash(key) } } : plays()),
    () => (random() < 0.05 ? { name: 'remove', body: {} } : plays()),
    () => ({ name: 'open', body: openBody }),
  ];
  return oneOf(ways, random)();
}

/** A play as it was made last, where none is to be made. */
function overPlay({ rounds, game }: OnlineTable): object {
  const plays = rounds.at(-1)?.record.plays ?? [];
  const last = plays.at(-1);
  const play = last === undefined ? 'pass' : rulesOf(game).formatPlay(last);
  return { deal: rounds.length, at: plays.length, play, id: 'p' };
}

/** A message with one thing in it that is as it could be, and is not. */
function nearly({ name, body }: Message, { said }: Tried, random: Random): Message {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  if (entries.length === 0) return { name, body };
  const at = Math.floor(random() * entries.length);
  const [key = '', value] = entries[at] ?? [];
  const before = oneOf(said, random).body;
  const old = typeof before === 'object' && before !== null ? Reflect.get(before, key) : undefined;
  const near = ((): unknown => {
    if (old !== undefined && random() < 0.4) return old;
    if (typeof value === 'number') return Math.max(0, value + oneOf([-1, 1, 2], random));
    if (typeof value === 'boolean') return !value;
    if (key === 'play') return oneOf(['pass', '66', '54x63', '11', '42+21', 'declare'], random);
    if (key === 'wish') return oneOf(['undo', 'end', 'stand-in'], random);
    if (key === 'variant') return oneOf(['sap-ng-wa', 'tiu-u', 'wu-han'], random);
    return value;
  })();
  return { name, body: Object.fromEntries(entries.with(at, [key, near])) };
}

/** A message that was spoiled, replayed or forged; some are as they should be, by somebody else. */
function strange(tried: Tried, state: OnlineTable, random: Random): Message {
  const message = random() < 0.25 ? oneOf(tried.said, random) : fitting(tried, state, random);
  const way = random();
  if (way < 0.35) return message;
  if (way < 0.7) return nearly(message, tried, random);
  if (way < 0.75) return { ...message, name: oneOf(tried.said, random).name };
  if (way < 0.77) return { ...message, name: spoiledJson(message.name, random) };
  const text = spoiledJson(JSON.stringify(message.body), random);
  return { name: message.name, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether somebody had the right to an event that came of what they said. */
function mayCause(by: Stranger, event: TableEvent, { keys }: Tried): boolean {
  const { isOpener, isInvited, shown } = by;
  const places = new Set([...keys].flatMap(([place, key]) => (shown.has(key) ? [place] : [])));
  switch (event.event) {
    case 'opened':
      return false;
    case 'sat':
      return isInvited || isOpener;
    case 'filled':
    case 'watching':
      return isOpener;
    case 'moved':
      return isOpener || places.has(event.place);
    case 'played':
      return event.by !== 'person' || places.has(event.place);
    case 'returned':
      return true;
    default:
      return places.has(event.place);
  }
}

/** Goes to a table by whatever keys it finds, with a hello that may be spoiled. */
async function tryHello({ at, table }: Tried, random: Random): Promise<string> {
  const [seat] = table.seats.values();
  invariant(seat !== undefined, 'somebody sits');
  const keys = [table.keys.watch, table.keys.invite, table.keys.opener, seat.key];
  const sound = {
    ...{ protocol: protocolVersion, app: 'test', table: table.id, name: 'Eve' },
    keys: keys.filter(() => random() < 0.3),
  };
  const hello = parsed(spoiledJson(JSON.stringify(sound), random));
  const heard: string[] = [];
  const line = { say: (name: string) => heard.push(name), end: () => heard.push('end') };
  const visit = await at.tables.welcome(hello, line, '192.0.2.9');
  if (!visit.ok) return visit.problem;
  await visit.value.hear('say', { place: 0, phrase: 'hello' });
  visit.value.leave();
  return 'welcome';
}

/** Opens a table to be tried, and tells of who may come to it. */
async function begin(at: HandTables, turn: number, random: Random) {
  const { variant, seats, out } = oneOf(games, random);
  const count = seats + (random() < 0.3 ? out : 0);
  const places = Array.from({ length: count }, () => ({ by: 'person' as const }));
  const tapsPasses = random() < 0.3;
  // At some not everybody has sat down yet.
  const howMany = turn % 4 === 0 ? count - 1 : count;
  const table = await seatedTable(
    at.tables,
    { variant, seats, places, tapsPasses },
    random,
    howMany,
  );
  const { id, keys } = table;
  const held = new Map([...table.seats].map(([place, { key }]) => [place, key]));
  const none = { isOpener: false, isInvited: false };
  const onlooker = async (shown: readonly string[]): Promise<Device> =>
    enter(at.tables, { table: id, keys: [...shown] });
  const strangers: Stranger[] = [
    { ...none, shown: new Set(), device: await onlooker([keys.watch]) },
    { ...none, shown: new Set(), isInvited: true, device: await onlooker([keys.invite]) },
    { ...none, shown: new Set(), isOpener: true, device: await onlooker([keys.opener]) },
    { ...none, shown: new Set(), device: await enter(at.tables, {}) },
  ];
  for (const [place, { device }] of table.seats) {
    const seated = {
      device,
      shown: new Set([held.get(place) ?? '']),
      isOpener: place === 0,
      isInvited: true,
    };
    // Most of what is said comes from those who sit.
    strangers.push(seated, seated);
  }
  const tried: Tried = { at, table, keys: held, said: [{ name: 'say', body: {} }] };
  return { tried, strangers };
}

/** Something happens at the table in earnest: a play, an agreement, now and then its end. */
async function goOn({ at, table, said }: Tried, random: Random): Promise<void> {
  for (const [place, { device }] of table.seats) {
    const { round, next, ended } = device.told();
    if (ended) return;
    if (next !== null && round !== null) {
      const body = { place, deal: next.deal, salt: freshHex(128, fillBy(random)) };
      said.push({ name: 'next', body });
      await device.ask('next', body);
    }
  }
  if (random() < 0.05) {
    const all = [...table.seats];
    for (const [place, { device }] of all.slice(0, 1)) {
      await device.ask('ask', { place, wish: 'end' });
    }
    for (const [place, { device }] of all.slice(1))
      await device.ask('answer', { place, yes: true });
  }
  if ([...table.seats.values()].some(({ device }) => device.told().round?.over === null)) {
    await playOn(at, table.seats, random);
  }
}

/** Whether everybody still sits where they sat down. */
function isWhole({ table }: Tried): boolean {
  return [...table.seats].every(
    ([place, { device }]) => !device.isGone() && device.told().own.includes(place),
  );
}

const count = runs(2000, 100_000);

test(`${count} messages of strangers are answered by a code, and do nothing that they may not`, async () => {
  const unhandled: unknown[] = [];
  const hear = (reason: unknown): void => {
    unhandled.push(reason);
  };
  process.on('unhandledRejection', hear);
  const random = chanceOf(39);
  const at = await openHandTables({ seed: 8 });
  const bystander = await seatedTable(at.tables, { variant: 'sap-ng-wu', seats: 3 }, random);
  for (let turns = 0; turns < 5; turns += 1) await playOn(at, bystander.seats, random);
  for (const { device } of bystander.seats.values()) device.leave();
  const untouched = await linesOf(at, bystander.id);
  const codes = new Map<string, number>();
  const tally = (code: string): unknown => codes.set(code, (codes.get(code) ?? 0) + 1);
  let tables = 0;
  let known: OnlineTable | null = null;
  let { tried, strangers } = await begin(at, tables, random);
  for (let times = 0, since = 0; times < count; times += 1, since += 1) {
    const lines = await linesOf(at, tried.table.id);
    const isSpent = lines.length === 0 || !isWhole(tried) || since > 150;
    if (isSpent || (known?.ended === true && since % 10 === 9)) {
      if (lines.length > 0) expectTold(tried, stateOf(lines));
      for (const { device } of strangers) device.leave();
      tables += 1;
      ({ tried, strangers } = await begin(at, tables, random));
      since = 0;
      known = null;
      continue;
    }
    if (since % 6 === 5) await goOn(tried, random);
    if (since % 40 === 39)
      expect([...partings, 'welcome']).toContain(await tryHello(tried, random));
    const before = await linesOf(at, tried.table.id);
    const state = caughtUp(known, before);
    known = state;
    const { name, body } = strange(tried, state, random);
    const owners = random() < 0.6 ? ownersOf(body, strangers, tried) : [];
    const by = oneOf(owners.length > 0 ? owners : strangers, random);
    const asked = by.device.ask(name, body);
    await at.pass(1200);
    const answer = await asked;
    tally(answer.ok ? 'ok' : answer.why);
    if (!answer.ok) expect(refusals).toContain(answer.why);
    else {
      tried.said.push({ name, body });
      if (name === 'sit') addShown(by, body, tried);
    }
    const after = await linesOf(at, tried.table.id);
    if (after.length === 0) {
      expect([name, by.isOpener, answer.ok]).toEqual(['remove', true, true]);
      continue;
    }
    expect(after.slice(0, before.length)).toEqual(before);
    for (const line of after.slice(before.length)) {
      const event = parseEvent(line);
      if (event === undefined || !mayCause(by, event, tried)) {
        expect.fail(`${JSON.stringify({ name, body })} by ${[...by.shown].join()} made ${line}`);
      }
    }
  }
  expect(await linesOf(at, bystander.id)).toEqual(untouched);
  process.off('unhandledRejection', hear);
  expect(unhandled).toEqual([]);
  expect(Reflect.get({}, 'spoiled')).toBeUndefined();
  // What only limits and a log in trouble answer, and a server that does not go on.
  const others = [
    'too-fast',
    'too-many-tables',
    'moving',
    'full',
    'read-only',
    'failing',
    'moving',
  ];
  const met = refusals.filter((code) => codes.has(code));
  expect(met).toEqual(refusals.filter((code) => !others.includes(code)));
  expect(codes.has('failing')).toBe(false);
  // A good share was done.
  expect(codes.get('ok')).toBeGreaterThan(count / 15);
});

/** Whoever sits was told just what the log makes. */
function expectTold({ table }: Tried, state: OnlineTable): void {
  for (const [place, { device }] of table.seats) {
    if (device.isGone() || !device.told().own.includes(place)) continue;
    const { n, round } = device.told();
    const told = toldTo(state, {
      places: device.told().own,
      isOpener: place === 0,
      watches: false,
    });
    expect([n, round?.deal]).toEqual([told.n, told.round?.deal]);
  }
}

/** Who shows the key of a place has it, as a second device of whoever sits there. */
function addShown({ shown }: Stranger, body: unknown, { keys }: Tried): void {
  if (typeof body !== 'object' || body === null) return;
  const [place, key] = [Reflect.get(body, 'place'), Reflect.get(body, 'key')];
  if (!keys.has(place)) keys.set(place, key);
  shown.add(key);
}

/** Those who have the place that a message is about, so that it is held against the table too. */
function ownersOf(
  body: unknown,
  strangers: readonly Stranger[],
  { keys }: Tried,
): readonly Stranger[] {
  if (typeof body !== 'object' || body === null) return [];
  const key = keys.get(Reflect.get(body, 'place'));
  return key === undefined ? [] : strangers.filter(({ shown }) => shown.has(key));
}
