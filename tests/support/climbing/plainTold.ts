import { cardsIn, inOrder } from './plainCards.ts';
import { plainWu } from './plainCounting.ts';
import { plainLegal, plainPlay } from './plainRules.ts';
import { type PlainTable, seatsFrom, wonBy, worthOf } from './plainTable.ts';

/** Everything that `replay` answers. */
export interface PlainTold {
  readonly phase: string;
  readonly seat: number | null;
  readonly legal: string[];
  readonly hands: string[][];
  readonly talon: string[];
  readonly trick: { readonly seat: number; readonly cards: string[] } | null;
  readonly passed: number[];
  readonly won: string[][];
  readonly wu: number[];
  readonly out: string[];
  readonly worth: number[];
  readonly settlement: number[];
  readonly winner: number | null;
  readonly nextStarter: number | null;
}

export function plainTold(table: PlainTable): PlainTold {
  const { phase, trick, laid } = table;
  const seats = seatsFrom(table, 0);
  return {
    phase,
    seat: phase === 'over' ? null : table.seat,
    legal: plainLegal(table),
    hands: table.hands.map(inOrder),
    talon: inOrder(table.talon),
    trick: trick && { seat: trick.seat, cards: inOrder(cardsIn(trick.play)) },
    passed: phase === 'answer' ? [...table.passed].sort() : [],
    won: table.won.map((plays, seat) => {
      const first = laid[seat] ?? null;
      return first === null ? [...plays] : [first, ...plays];
    }),
    wu: seats.map((seat) => plainWu(table.variant, wonBy(table, seat), laid[seat] ?? null)),
    out: inOrder(table.out),
    worth: seats.map((seat) => worthOf(table, seat)),
    settlement: [...table.settlement],
    winner: table.winner,
    nextStarter: table.nextStarter,
  };
}

/** How many sequences of so many plays there are; a round that is over counts as one. */
export function plainPerft(table: PlainTable, depth: number): number {
  if (depth === 0 || table.phase === 'over') return 1;
  let nodes = 0;
  for (const play of plainLegal(table)) {
    const copy = structuredClone(table);
    plainPlay(copy, play);
    nodes += plainPerft(copy, depth - 1);
  }
  return nodes;
}
