import type { FishingRules, Game } from '../../src/engine/fishing/index.ts';
import type { KitId } from '../../src/engine/index.ts';

/**
 * The rules once more, as slowly and plainly as they can be said: lists of tile texts and ifs,
 * nothing precomputed, nothing packed, nothing shared with the engine but the names of the
 * switches and kits. The engine is compared with it.
 */
export interface PlainTable {
  readonly rules: FishingRules;
  readonly kit: KitId;
  readonly hands: string[][];
  readonly catches: string[][];
  lake: string[];
  stacks: string[];
  readonly drawPile: string[];
  drawn: string | null;
  seat: number;
  /** The seats that have made a hand play. */
  readonly begun: boolean[];
}

const civil = ['66', '11', '44', '31', '55', '33', '22', '65', '64', '61', '51'];
const military = ['63', '54', '62', '53', '52', '43', '42', '41', '32', '21'];

/** The 21 kinds in no order of note. */
export const plainKinds = [...civil, ...military];

export function plainStart(
  game: Game,
  deal: { hands: string[][]; lake: string[]; drawPile: string[] },
  starter: number,
): PlainTable {
  const table: PlainTable = {
    rules: game.rules,
    kit: game.variant.kit,
    hands: deal.hands.map((hand) => [...hand]),
    catches: deal.hands.map(() => []),
    lake: [...deal.lake],
    stacks: [],
    drawPile: [...deal.drawPile],
    drawn: null,
    seat: starter,
    begun: deal.hands.map(() => false),
  };
  if (table.rules.heavenPair === 'must') {
    table.hands.forEach((hand, seat) => {
      while (howMany(hand, '66') >= 2) {
        remove(hand, '66', 2);
        table.catches[seat]?.push('66', '66');
      }
    });
  }
  return table;
}

export function plainLegal(table: PlainTable): string[] {
  if (table.drawn !== null) {
    const captures = capturesOf(table, table.drawn);
    const compulsory = table.rules.captureFromDraw === 'must' && captures.length > 0;
    return compulsory ? captures.sort() : [table.drawn, ...captures].sort();
  }
  const { captureFromHand, thirdTile, heavenPair } = table.rules;
  const hand = table.hands[table.seat] ?? [];
  const anyCaptures = hand.some((bait) => capturesOf(table, bait).length > 0);
  const plays: string[] = [];
  for (const bait of new Set(hand)) {
    const captures = capturesOf(table, bait);
    plays.push(...captures);
    const third = howMany(table.lake, bait) === 2 && copiesOf(table, bait) === 4;
    let mayPlace = true;
    if (captureFromHand === 'bait' && captures.length > 0) mayPlace = false;
    if (captureFromHand === 'hand' && anyCaptures) mayPlace = false;
    if (thirdTile === 'loose' && third) mayPlace = true;
    if (mayPlace) plays.push(bait);
    if (thirdTile === 'stack' && third && !table.catches.flat().includes(bait)) {
      plays.push(`${bait}^`);
    }
  }
  if (heavenPair === 'may' && table.begun[table.seat] === false && howMany(hand, '66') >= 2) {
    plays.push('66+66');
  }
  return plays.sort();
}

export function plainPlay(table: PlainTable, text: string): void {
  const hand = table.hands[table.seat] ?? [];
  const caught = table.catches[table.seat] ?? [];
  if (text === '66+66') {
    remove(hand, '66', 2);
    caught.push('66', '66');
    return;
  }
  const bait = text.slice(0, 2);
  const fromHand = table.drawn === null;
  if (fromHand) remove(hand, bait, 1);
  if (text === bait) table.lake.push(bait);
  else if (text === `${bait}^`) {
    remove(table.lake, bait, 2);
    table.stacks.push(bait);
  } else if (text === `${bait}x${bait}*3`) {
    if (table.stacks.includes(bait)) remove(table.stacks, bait, 1);
    else remove(table.lake, bait, 3);
    caught.push(bait, bait, bait, bait);
  } else {
    const fish = text.slice(3, 5);
    remove(table.lake, fish, 1);
    caught.push(bait, fish);
  }
  if (fromHand) {
    table.begun[table.seat] = true;
    table.drawn = table.drawPile.shift() ?? null;
    return;
  }
  table.drawn = null;
  table.seat = (table.seat + 1) % table.hands.length;
  if (table.hands[table.seat]?.length === 0) table.drawn = table.drawPile.shift() ?? null;
}

export function plainIsOver(table: PlainTable): boolean {
  return (
    table.drawn === null &&
    table.drawPile.length === 0 &&
    table.hands.every((hand) => hand.length === 0)
  );
}

export function plainCatches(rules: FishingRules, bait: string, fish: string): boolean {
  if (bait === fish) return true;
  const are = (one: string, other: string): boolean =>
    (bait === one && fish === other) || (bait === other && fish === one);
  const { supremePair, supremeCatchesSixes, tens, heavenEarth } = rules.captures;
  if (are('42', '21')) return supremePair || supremeCatchesSixes;
  if (are('33', '21') || are('51', '21')) return supremeCatchesSixes;
  if (are('55', '64')) return tens;
  if (are('66', '11')) return heavenEarth;
  return pipsOf(bait) === pipsOf(fish);
}

export function plainScore(
  rules: FishingRules,
  kit: PlainTable['kit'],
  tiles: readonly string[],
): number {
  if (rules.scoring === 'pips') {
    const small = tiles.filter((tile) => pipsOf(tile) <= 7);
    const big = tiles.filter((tile) => pipsOf(tile) >= 8);
    let red = 0;
    for (const tile of small) red += redOf(tile);
    while (red % 10 !== 0) red += 1;
    let points = red;
    for (const tile of big) points += 2 * pipsOf(tile);
    return points;
  }
  let points = 0;
  const family = (large: number, head: string, one: string, other: string): void => {
    const caught = tiles.filter((tile) => tile === head || tile === one || tile === other);
    const hasMilitary =
      rules.groupNeeds === 'two-military'
        ? caught.includes(one) && caught.includes(other)
        : caught.includes(one) || caught.includes(other);
    points += caught.length * (caught.includes(head) && hasMilitary ? large : 10);
  };
  family(30, '66', '63', '54');
  family(20, '11', '62', '53');
  family(20, '44', '52', '43');
  family(20, '31', '41', '32');
  const supreme = tiles.filter((tile) => tile === '42' || tile === '21');
  points += supreme.length * (supreme.includes('42') && supreme.includes('21') ? 30 : 10);
  for (const quarter of ['65', '55', '64']) {
    const copies = howMany(tiles, quarter);
    points += copies * (copies === 4 ? 30 : 10);
  }
  for (const plain of ['33', '22', '61', '51']) points += 10 * howMany(tiles, plain);
  const skyNine = howMany(tiles, '66') + howMany(tiles, '63') + howMany(tiles, '54');
  if (skyNine === (kit === 'cards' ? 12 : 8)) points += rules.bonuses.skyNine;
  const quarters = howMany(tiles, '65') + howMany(tiles, '55') + howMany(tiles, '64');
  if (quarters === 12) points += rules.bonuses.quarters;
  if (supreme.length === (kit === 'cards' ? 8 : 4)) points += rules.bonuses.supreme;
  return points;
}

export function plainSettlement(rules: FishingRules, totals: readonly number[]): number[] {
  const balance = totals.map(() => 0);
  totals.forEach((mine, me) => {
    totals.forEach((theirs, other) => {
      if (mine <= theirs) return;
      if (rules.settlement === 'winner' && mine !== Math.max(...totals)) return;
      let points = mine - theirs;
      if (rules.doubleAt !== 0 && mine >= rules.doubleAt && theirs < rules.doubleAt) points *= 2;
      balance[me] = (balance[me] ?? 0) + points;
      balance[other] = (balance[other] ?? 0) - points;
    });
  });
  return balance;
}

function capturesOf(table: PlainTable, bait: string): string[] {
  const { tripleOf, triple } = table.rules;
  const plays: string[] = [];
  if (table.stacks.includes(bait)) plays.push(`${bait}x${bait}*3`);
  const selfOnly = plainKinds.every(
    (kind) => kind === bait || !plainCatches(table.rules, bait, kind),
  );
  for (const fish of new Set(table.lake)) {
    if (!plainCatches(table.rules, bait, fish)) continue;
    const three =
      fish === bait && howMany(table.lake, bait) === 3 && (tripleOf === 'any' || selfOnly);
    if (three) plays.push(`${bait}x${bait}*3`);
    if (!three || triple === 'choice') plays.push(`${bait}x${fish}`);
  }
  return plays;
}

function copiesOf(table: PlainTable, kind: string): number {
  return civil.includes(kind) || table.kit === 'cards' ? 4 : 2;
}

function pipsOf(tile: string): number {
  return Number(tile.charAt(0)) + Number(tile.charAt(1));
}

function redOf(tile: string): number {
  let red = 0;
  for (const half of tile) if (half === '1' || half === '4') red += Number(half);
  return red;
}

function howMany(tiles: readonly string[], kind: string): number {
  return tiles.filter((tile) => tile === kind).length;
}

function remove(tiles: string[], kind: string, copies: number): void {
  for (let count = 0; count < copies; count += 1) {
    const place = tiles.indexOf(kind);
    if (place < 0) throw new Error(`There is no ${kind} to take`);
    tiles.splice(place, 1);
  }
}
