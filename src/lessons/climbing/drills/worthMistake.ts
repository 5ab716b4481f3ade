import {
  type Game,
  payingSteps,
  pointsOfWu,
  type SeatSheet,
  seatSheetOf,
  type WonPlay,
} from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { WorthQuestion } from './worthQuestion.ts';

/** The mistake that a wrong number probably shows. */
export type WorthMistake =
  /** The wu themselves were told, or what all others pay together, where all others pay. */
  | { readonly what: 'wu' | 'together' }
  /** A Supreme of all eight was counted as eight (W11), or what was laid as nothing (W6). */
  | { readonly what: 'eight' | 'laid' }
  /** Cards that were laid were counted as if they had been played (W13). */
  | { readonly what: 'laidMarks' }
  /** What else counts was forgotten, reckoned wrongly, or all of it and not the best (W13). */
  | { readonly what: 'marks' | 'factor' | 'joined' }
  /** What is added from 21 wu on was forgotten (`luan-chuo-28`). */
  | { readonly what: 'far' }
  /** What fours bring at once was added (W10). */
  | { readonly what: 'fours' }
  /** It is what so many wu come to with the same marks, a step of payment more or less. */
  | { readonly what: 'step'; readonly wu: number }
  /** A combination was left out. */
  | { readonly what: 'play'; readonly play: Play };

export interface Miscount {
  readonly mistake: WorthMistake;
  readonly chips: number;
}

/** Undefined for a right answer, and where no single mistake leads to the number. */
export function worthMistakeOf(question: WorthQuestion, given: number): WorthMistake | undefined {
  return miscountsOf(question).find(({ chips }) => chips === given)?.mistake;
}

/** The worth with each single mistake, where that differs from the right one. */
export function miscountsOf(question: WorthQuestion): readonly Miscount[] {
  const { sheet, won, position } = question;
  const { game } = position;
  const all = [
    ...wuMiscounts(game, sheet, won),
    ...markMiscounts(game, sheet, won),
    ...endMiscounts(game, sheet),
    ...stepMiscounts(game, sheet),
    ...playMiscounts(game, won),
  ];
  return all.filter(({ chips }) => chips !== sheet.points);
}

function wuMiscounts(game: Game, sheet: SeatSheet, won: readonly WonPlay[]): readonly Miscount[] {
  const { wu, marks, wuLines } = sheet;
  const beyond = wuLines.filter(({ rule }) => rule === 'W11').reduce((sum, one) => sum + one.wu, 0);
  const played = won.filter(({ laid }) => !laid);
  return [
    { mistake: { what: 'eight' }, chips: pointsOfWu(game, wu - beyond, marks) },
    { mistake: { what: 'laid' }, chips: seatSheetOf(game, played).points },
  ];
}

function markMiscounts(game: Game, sheet: SeatSheet, won: readonly WonPlay[]): readonly Miscount[] {
  const { wu, marks } = sheet;
  const { counting, variant } = game;
  const countedBy = (otherwise: Partial<Game['counting']>): number =>
    seatSheetOf({ ...game, counting: { ...counting, ...otherwise } }, won).points;
  const asPlayed = won.map((one) => ({ ...one, laid: false }));
  const miscounts: Miscount[] = [
    { mistake: { what: 'marks' }, chips: pointsOfWu(game, wu, 0) },
    {
      mistake: { what: 'laidMarks' },
      chips: pointsOfWu(game, wu, seatSheetOf(game, asPlayed).marks),
    },
  ];
  if (variant.counting === 'excess' && marks > 0) {
    miscounts.push({ mistake: { what: 'factor' }, chips: countedBy({ factorOf: (some) => some }) });
  }
  if (variant.counting === 'pillars') {
    const below = counting.countedFrom - 1;
    miscounts.push(
      { mistake: { what: 'joined' }, chips: countedBy({ marksJoin: 'added' }) },
      { mistake: { what: 'far' }, chips: countedBy({ baseOf: (some) => some - below }) },
    );
  }
  return miscounts;
}

function endMiscounts({ seatCount, counting }: Game, sheet: SeatSheet): readonly Miscount[] {
  const { wu, points, fourLines } = sheet;
  const forFours = fourLines.reduce((sum, { chips }) => sum + chips, 0);
  const miscounts: Miscount[] = [
    { mistake: { what: 'fours' }, chips: points + forFours },
    { mistake: { what: 'wu' }, chips: wu },
  ];
  if (counting.paid === 'declarer') {
    miscounts.push({ mistake: { what: 'together' }, chips: points * (seatCount - 1) });
  }
  return miscounts;
}

/** What the next step of payment would bring, and the one before this brought. */
function stepMiscounts(game: Game, { wu, marks, points, next }: SeatSheet): readonly Miscount[] {
  const steps = payingSteps(game, marks, wu + next.needs).filter(({ chips }) => chips !== points);
  const above = steps.find((step) => step.wu > wu);
  const below = steps.findLast((step) => step.wu <= wu);
  return [above, below].flatMap((step) =>
    step === undefined
      ? []
      : [{ mistake: { what: 'step', wu: step.wu } as const, chips: step.chips }],
  );
}

/** The worth without one combination, where that tells which one it was. */
function playMiscounts(game: Game, won: readonly WonPlay[]): readonly Miscount[] {
  const all = won.map(({ play }, left) => {
    const others = won.filter((_, at) => at !== left);
    return { mistake: { what: 'play', play } as const, chips: seatSheetOf(game, others).points };
  });
  return all.filter(
    ({ chips }) => chips > 0 && all.filter((one) => one.chips === chips).length === 1,
  );
}
