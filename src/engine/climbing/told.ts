import { type Kind, kindOf, kinds } from '../core/kind.ts';
import { copiesIn } from '../core/kit.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { balanceOf } from '../core/settlement.ts';
import { joinMarks, type Mark } from './counting.ts';
import { type Game, mostHeldOf, mostWuOf } from './game.ts';
import { type ClimbingPayment, chipsFromOthers, endPayments } from './payments.ts';
import { kindCountsOf } from './play.ts';
import { nobody, type WonPlay } from './position.ts';
import { bestFrom } from './result.ts';
import { type SeatSheet, seatSheetOf } from './sheet.ts';
import { figuresOf } from './worth.ts';

/** What can be told of a seat without its plays: its wu, and how often what else counts. */
export type ToldCount = 'wu' | Mark['cause'];

/** The counts of a seat that matter; what does not is not read. */
export type ToldSeat = Readonly<Partial<Record<ToldCount, number>>>;

/** A round that is over and was played with real cards, told by what its payments depend on. */
export interface ToldRound {
  readonly dealer: Seat;
  /** Null where nobody has declared. */
  readonly declarer: Seat | null;
  readonly seats: readonly ToldSeat[];
}

/** What a seat's told wu come to, as a score sheet tells it. */
export type ToldSheet = Pick<
  SeatSheet,
  'wu' | 'marks' | 'base' | 'factor' | 'added' | 'points' | 'worth'
> & {
  /** What counts beyond the wu, of kinds that were not told. */
  readonly markLines: readonly Omit<Mark, 'marks'>[];
  /** Fours that are paid for at once (W10). */
  readonly fours: number;
};

export interface ToldSettlement {
  readonly sheets: readonly ToldSheet[];
  readonly payments: readonly ClimbingPayment[];
  /** By seat; sums to zero. */
  readonly balance: readonly number[];
  readonly winner: Seat | null;
  /** W1 */
  readonly nextDealer: Seat;
}

export type ToldProblem =
  /** Fewer wu than somebody declares with. */
  | { readonly code: 'too-few'; readonly seat: Seat; readonly wu: number; readonly least: number }
  /** More wu than the cards that a seat can have bring. */
  | {
      readonly code: 'too-many-wu';
      readonly seat: Seat;
      readonly wu: number;
      readonly most: number;
    }
  /** What a seat has needs more cards than it has wu. */
  | { readonly code: 'needs-wu'; readonly seat: Seat; readonly wu: number; readonly needs: number }
  | {
      readonly code: 'needs-cards';
      readonly seat: Seat;
      readonly needs: number;
      readonly most: number;
    }
  /** A seat has more threes and fours together than there are kinds that count so. */
  | {
      readonly code: 'too-many-alike';
      readonly seat: Seat;
      readonly alike: number;
      readonly most: number;
    }
  /** All together have more of something than the kit allows. */
  | {
      readonly code: 'too-many';
      readonly count: Mark['cause'];
      readonly all: number;
      readonly most: number;
    };

/** Which counts of a seat its round is paid by. */
export function toldCountsOf({ counting, rules }: Game, isDeclarer: boolean): readonly ToldCount[] {
  const byPoints = isDeclarer || counting.paid === 'families';
  const marks = causes.filter((cause) => counting.marksEach[cause] !== undefined);
  const paysFours = (rules.fourChips ?? 0) > 0;
  const counts: readonly ToldCount[] = byPoints ? ['wu', ...marks] : [];
  return paysFours && !counts.includes('four') ? [...counts, 'four'] : counts;
}

const causes = ['three', 'four', 'happy', 'bull'] as const satisfies readonly Mark['cause'][];

const cardsEach = { three: 3, four: 4, happy: 2, bull: 2 } as const;

/** What can be told of a heap without a problem, see `heapProblemOf`. */
export function toldSeatOf(
  game: Game,
  won: readonly WonPlay[],
): Readonly<Record<ToldCount, number>> {
  const { marksOf, marksEach } = game.counting;
  const marks = won
    .filter(({ laid }) => !laid)
    .flatMap(({ play }) => marksOf(kindCountsOf(play)).map(({ cause }) => cause));
  const times = (cause: Mark['cause']): number => marks.filter((one) => one === cause).length;
  const { wu, fours } = seatSheetOf(game, won);
  return {
    wu,
    three: times('three'),
    four: marksEach.four === undefined ? fours : times('four'),
    happy: times('happy'),
    bull: times('bull'),
  };
}

/** W9 to W14 */
export function settleTold(game: Game, told: ToldRound): Result<ToldSettlement, ToldProblem> {
  const problem = toldProblemOf(game, told);
  if (problem !== undefined) return failure(problem);
  const { dealer, declarer } = told;
  const sheets = told.seats.map((_, seat) => sheetOfTold(game, told, seat));
  const table = { game, dealer };
  const fours = sheets.flatMap((sheet, seat) => {
    const chips = sheet.fours * (game.rules.fourChips ?? 0);
    return chipsFromOthers(table, seat, chips, { cause: 'fours', play: null });
  });
  const points = sheets.map((sheet) => sheet.points);
  const end = endPayments(table, declarer ?? nobody, (seat) => points[seat] ?? 0);
  const payments = [...fours, ...end];
  const best = game.counting.paid === 'families' ? bestFrom(dealer, points) : null;
  const winner = declarer ?? best;
  return success({
    sheets,
    payments,
    balance: balanceOf(payments, game.seatCount),
    winner,
    nextDealer: winner ?? dealer,
  });
}

function toldProblemOf(game: Game, told: ToldRound): ToldProblem | undefined {
  const all = new Map<Mark['cause'], number>();
  for (const [seat] of told.seats.entries()) {
    const counts = countsOf(game, told, seat);
    const problem = seatProblemOf(game, counts, seat, seat === told.declarer);
    if (problem !== undefined) return problem;
    for (const cause of causes) all.set(cause, (all.get(cause) ?? 0) + (counts.get(cause) ?? 0));
  }
  for (const [count, number] of all) {
    const most = mostOf(game, count);
    if (number > most) return { code: 'too-many', count, all: number, most };
  }
  return undefined;
}

type Counts = ReadonlyMap<ToldCount, number>;

/** Why a seat cannot have what was told of it: it wins no cards but its own (W7). */
function seatProblemOf(
  game: Game,
  counts: Counts,
  seat: Seat,
  isDeclarer: boolean,
): ToldProblem | undefined {
  const least = game.counting.declaredFrom;
  const held = mostHeldOf(game);
  const mostWu = mostWuOf(game);
  const wu = counts.get('wu');
  if (isDeclarer && (wu ?? 0) < least) return { code: 'too-few', seat, wu: wu ?? 0, least };
  if (wu !== undefined && wu > mostWu) return { code: 'too-many-wu', seat, wu, most: mostWu };
  const times = (cause: Mark['cause']): number => counts.get(cause) ?? 0;
  const needs = causes.reduce((sum, one) => sum + cardsEach[one] * times(one), 0);
  if (wu !== undefined && needs > wu) return { code: 'needs-wu', seat, wu, needs };
  if (needs > held) return { code: 'needs-cards', seat, needs, most: held };
  const alike = times('three') + times('four');
  const most = Math.max(mostOf(game, 'three'), mostOf(game, 'four'));
  return alike > most ? { code: 'too-many-alike', seat, alike, most } : undefined;
}

function countsOf(game: Game, { declarer, seats }: ToldRound, seat: Seat): Counts {
  const asked = toldCountsOf(game, seat === declarer);
  return new Map(asked.map((count) => [count, seats[seat]?.[count] ?? 0]));
}

function sheetOfTold(game: Game, told: ToldRound, seat: Seat): ToldSheet {
  const { counting, rules } = game;
  const counts = countsOf(game, told, seat);
  const wu = counts.get('wu') ?? 0;
  const times = (cause: Mark['cause']): number => counts.get(cause) ?? 0;
  const counted = causes.filter(
    (cause) => counting.marksEach[cause] !== undefined && times(cause) > 0,
  );
  const marks = counted
    .flatMap((cause) => Array<number>(times(cause)).fill(counting.marksEach[cause] ?? 0))
    .reduce((joined, one) => joinMarks(counting, joined, one), 0);
  // Where only the best counts, it is the last: three come before four.
  const lines = counting.marksJoin === 'best' ? counted.slice(-1) : counted;
  return {
    ...figuresOf(game, wu, marks),
    markLines: lines.map((cause) => ({ cause, kind: null })),
    fours: (rules.fourChips ?? 0) > 0 ? times('four') : 0,
  };
}

/** How often all seats together can have something at most. */
function mostOf({ variant: { kit }, counting }: Game, count: Mark['cause']): number {
  switch (count) {
    case 'happy':
      return copiesIn(kit, kindOf('42'));
    case 'bull':
      return copiesIn(kit, kindOf('63'));
    case 'three':
    case 'four': {
      const copies = cardsEach[count];
      // Fours that are paid at once are no marks: those of every kind count (W10).
      const counts = (kind: Kind): boolean =>
        counting.marksEach[count] === undefined || counting.marksOf([{ kind, copies }]).length > 0;
      return kinds.filter((kind) => copiesIn(kit, kind) >= copies && counts(kind)).length;
    }
  }
}
