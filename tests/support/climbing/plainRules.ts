import { cardsIn, howMany, removeCards, textOf } from './plainCards.ts';
import { combinationsOf, ofEach, type PlainVariantId, plainBeats } from './plainCombinations.ts';
import { type PlainRules, plainPay, plainPoints, timesWithin } from './plainCounting.ts';
import { handOf, type PlainTable, seatAfter, seatsFrom, wonBy, worthOf } from './plainTable.ts';

// The rules of climbing once more, as slowly and plainly as they can be said: lists of card texts
// and ifs, nothing precomputed, nothing packed, nothing shared with the engine. The engine is
// compared with it.

export interface PlainDeal {
  readonly hands: readonly (readonly string[])[];
  readonly talon?: readonly string[] | undefined;
}

export function plainStart(
  variant: PlainVariantId,
  rules: PlainRules,
  deal: PlainDeal,
  dealer: number,
): PlainTable {
  const table: PlainTable = {
    variant,
    rules,
    dealer,
    phase: 'lay',
    seat: dealer,
    hands: deal.hands.map((hand) => [...hand]),
    talon: [...(deal.talon ?? [])],
    toAsk: [],
    trick: null,
    passed: [],
    won: deal.hands.map(() => []),
    laid: deal.hands.map(() => null),
    declined: deal.hands.map(() => 0),
    out: [],
    settlement: deal.hands.map(() => 0),
    winner: null,
    nextStarter: null,
  };
  const all = seatsFrom(table, dealer);
  if (variant === 'luan-chuo') ask(table, 'talon', all);
  else if (variant === 'ma-hua-hua') ask(table, 'consent', all);
  else if (variant === 'luan-chuo-28') {
    ask(
      table,
      'redeal',
      all.filter((seat) => !handOf(table, seat).some((card) => ['66', '63', '54'].includes(card))),
    );
  } else startLaying(table);
  return table;
}

export function plainLegal(table: PlainTable): string[] {
  const hand = handOf(table, table.seat);
  if (table.phase === 'talon') return ['pass', 'take'];
  if (table.phase === 'redeal') return ['pass', 'redeal'];
  if (table.phase === 'consent') return ['play', 'throw'];
  if (table.phase === 'declare') return ['declare', 'decline'];
  if (table.phase === 'lay') {
    return [...ofEach(hand, ['42', '21']).map((text) => `lay ${text}`), 'pass'].sort();
  }
  if (table.phase === 'lead') return combinationsOf(table.variant, hand).sort();
  if (table.phase === 'answer') {
    const { trick } = table;
    if (trick === null) throw new Error('There is nothing to answer');
    const beating = combinationsOf(table.variant, hand).filter((play) =>
      plainBeats(table.variant, play, trick.play),
    );
    if (table.rules.mustBeat && beating.length > 0) return beating.sort();
    return [...beating, 'pass'].sort();
  }
  return [];
}

/** Makes a play, which must be legal. */
export function plainPlay(table: PlainTable, text: string): void {
  const { phase, seat } = table;
  if (phase === 'talon') {
    if (text === 'pass') askNext(table);
    else {
      handOf(table, seat).push(...table.talon);
      table.talon = [];
      startLaying(table);
    }
  } else if (phase === 'redeal') {
    if (text === 'pass') askNext(table);
    else end(table, null, table.dealer);
  } else if (phase === 'consent') {
    if (text === 'play') lead(table, table.dealer);
    else askNext(table);
  } else if (phase === 'lay') {
    if (text === 'pass') askNext(table);
    else {
      const cards = cardsIn(text.slice('lay '.length));
      removeCards(handOf(table, seat), cards);
      table.laid[seat] = textOf(cards);
      if (mayDeclare(table, seat)) table.phase = 'declare';
      else askNext(table);
    }
  } else if (phase === 'lead' || phase === 'answer') {
    if (text === 'pass') table.passed.push(seat);
    else {
      if (table.trick !== null) table.out.push(...cardsIn(table.trick.play));
      removeCards(handOf(table, seat), cardsIn(text));
      table.trick = { seat, play: text };
      if (!table.rules.passLocks) table.passed = [];
    }
    answerAfter(table, seat);
  } else if (phase === 'declare') {
    if (text === 'declare') declare(table, seat);
    else {
      table.declined[seat] = worthOf(table, seat);
      // Whoever declares before the first lead does so between the seats that may lay.
      if (table.toAsk.length > 0) {
        table.phase = 'lay';
        askNext(table);
      } else lead(table, seat);
    }
  }
}

/** Asks seats one after the other before the first lead. */
function ask(table: PlainTable, phase: string, seats: number[]): void {
  table.phase = phase;
  // The seat before the first one, so to say, has been asked.
  table.toAsk = [-1, ...seats];
  askNext(table);
}

function askNext(table: PlainTable): void {
  table.toAsk.shift();
  const [next] = table.toAsk;
  if (next !== undefined) table.seat = next;
  else if (table.phase === 'talon' || table.phase === 'redeal') startLaying(table);
  else if (table.phase === 'consent') end(table, null, seatAfter(table, table.dealer));
  else lead(table, table.dealer);
}

function startLaying(table: PlainTable): void {
  const { variant } = table;
  if (variant === 'luan-chuo') {
    table.hands.forEach((hand, seat) => {
      const cards = hand.filter((card) => card === '42' || card === '21');
      removeCards(hand, cards);
      if (cards.length > 0) table.laid[seat] = textOf(cards);
    });
    lead(table, table.dealer);
  } else if (variant === 'chang-pai') lead(table, table.dealer);
  else {
    const able = seatsFrom(table, table.dealer).filter(
      (seat) => howMany(handOf(table, seat), '42') > 0 && howMany(handOf(table, seat), '21') > 0,
    );
    ask(table, 'lay', able);
  }
}

/** W8: the seat leads, or the next one that can. */
function lead(table: PlainTable, seat: number): void {
  table.toAsk = [];
  table.passed = [];
  table.trick = null;
  const able = seatsFrom(table, seat).find(
    (one) => combinationsOf(table.variant, handOf(table, one)).length > 0,
  );
  if (able === undefined) end(table, null, table.dealer);
  else {
    table.phase = 'lead';
    table.seat = able;
  }
}

/** W7: asks the next seat after this one, or gives the cards to who played them. */
function answerAfter(table: PlainTable, seat: number): void {
  const { trick } = table;
  if (trick === null) throw new Error('There is nothing to answer');
  const next = seatsFrom(table, seatAfter(table, seat)).find(
    (one) => one !== trick.seat && !table.passed.includes(one) && handOf(table, one).length > 0,
  );
  if (next !== undefined) {
    table.phase = 'answer';
    table.seat = next;
    return;
  }
  const winner = trick.seat;
  table.trick = null;
  table.passed = [];
  wonBy(table, winner).push(trick.play);
  if (table.variant === 'sap-ng-wu' || table.variant === 'wu-han') {
    const chips = timesWithin([trick.play], 4) * (table.rules.fourChips ?? 0);
    payFromAll(table, winner, chips);
  }
  if (mayDeclare(table, winner)) {
    table.phase = 'declare';
    table.seat = winner;
  } else lead(table, winner);
}

/** W9: after a gain. */
function mayDeclare(table: PlainTable, seat: number): boolean {
  return worthOf(table, seat) > (table.declined[seat] ?? 0);
}

function declare(table: PlainTable, seat: number): void {
  if (table.variant !== 'ma-hua-hua') payFromAll(table, seat, worthOf(table, seat));
  end(table, seat, seat);
}

function end(table: PlainTable, winner: number | null, nextStarter: number): void {
  const played = table.phase !== 'redeal' && table.phase !== 'consent';
  table.phase = 'over';
  table.winner = winner;
  table.nextStarter = nextStarter;
  if (table.variant === 'ma-hua-hua' && played) settleMaHuaHua(table);
}

function settleMaHuaHua(table: PlainTable): void {
  const seats = seatsFrom(table, table.dealer);
  const points = (seat: number): number => plainPoints(wonBy(table, seat));
  const rich = seats.filter((seat) => points(seat) > 0);
  for (const to of rich) {
    for (const from of seats) {
      if (table.rules.familyPayments === 'pairs') {
        const chips = points(to) - points(from);
        if (chips > 0) plainPay(table.settlement, table, { from, to, chips });
      } else if (!rich.includes(from)) {
        plainPay(table.settlement, table, { from, to, chips: points(to) });
      }
    }
  }
  if (table.winner !== null || rich.length === 0) return;
  const most = Math.max(...rich.map(points));
  table.winner = rich.find((seat) => points(seat) === most) ?? null;
  if (table.winner !== null) table.nextStarter = table.winner;
}

function payFromAll(table: PlainTable, to: number, chips: number): void {
  for (const from of seatsFrom(table, 0)) {
    if (from !== to) plainPay(table.settlement, table, { from, to, chips });
  }
}
