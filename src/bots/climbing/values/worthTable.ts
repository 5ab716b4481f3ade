import { baseOfWu, type Game, pointsOfWu } from '../../../engine/climbing/index.ts';

/** More wu than a seat can have: every card, and eight more for a Supreme of eight (W11). */
const mostWu = 128;

/** What wu and marks come to in a game, in bands of one chip (W13). */
export interface WorthTable {
  /** Whether each seat that has a family is paid, as in `ma-hua-hua`, and not who declares. */
  readonly paysFamilies: boolean;
  /** Whether every two seats settle the difference there, and not only who has none pays. */
  readonly settlesPairs: boolean;
  /** Whether only the best marks of all plays count. */
  readonly countsBestMarks: boolean;
  readonly declaredFrom: number;
  /** The fewest that are worth anything. */
  readonly leastWu: number;
  /** Chips that are much in this game: what is learned is measured by them. */
  readonly scale: number;
  readonly worth: (wu: number, marks: number) => number;
  /** How many wu are missing to the next step of the worth. */
  readonly missing: (wu: number) => number;
}

export function worthTableOf(game: Game): WorthTable {
  const { counting, variant, rules } = game;
  const inBandsOfOne = { ...game, band: 1 };
  const base = Int32Array.from({ length: mostWu }, (_, wu) => baseOfWu(counting, wu));
  const { declaredFrom, countedFrom: leastWu } = counting;
  return {
    paysFamilies: counting.paid === 'families',
    settlesPairs: rules.familyPayments === 'pairs',
    countsBestMarks: counting.marksJoin === 'best',
    declaredFrom,
    leastWu,
    scale: scales[variant.counting],
    worth: (wu, marks) => pointsOfWu(inBandsOfOne, wu, marks),
    missing: (wu) => {
      const next = wu < leastWu ? leastWu : declaredFrom;
      if (wu < next) return next - wu;
      let more = 1;
      while (more < 9 && base[wu + more] === base[wu]) more += 1;
      return more;
    },
  };
}

/** About what a good declaration brings from each other seat, by the way of counting. */
const scales = { bands: 1.5, excess: 8, pillars: 4, families: 4 } as const;
