import { type Game, mostWuOf, payingSteps, pointsOfWu } from '../../../engine/climbing/index.ts';

/** What wu are worth with so many marks (W13). */
interface PaymentColumn {
  readonly marks: number;
  /** What the marks do to it: `×2`, `+1`; undefined where there are none. */
  readonly head: string | undefined;
}

/** Numbers of wu that are worth as much, whatever the marks. */
interface PaymentRow {
  readonly from: number;
  readonly to: number;
  /** By column. */
  readonly worths: readonly number[];
}

/** So many marks are shown with each method of counting (W13). */
const shownMarks = { bands: [0], excess: [0, 1, 2, 3], pillars: [0, 1, 2], families: [0, 1, 2, 3] };
/** So many steps are shown with each method: enough to see how pillars rise from 21 wu on. */
const shownSteps = { bands: 8, excess: 8, pillars: 12, families: 8 };

/** What wu are worth under the switches in force, in the first steps by which that grows. */
export function paymentTableOf(game: Game): {
  readonly columns: readonly PaymentColumn[];
  readonly rows: readonly PaymentRow[];
  /** Whether a seat can have more wu than those told. */
  readonly goesOn: boolean;
} {
  const { counting, band, variant } = game;
  const shown = shownMarks[variant.counting];
  const mostSteps = shownSteps[variant.counting];
  const most = mostWuOf(game);
  const steps = payingSteps(game, 0, most);
  const gainOf = (marks: number): string =>
    counting.paid === 'families'
      ? `+${counting.addedBy(marks)}`
      : `×${counting.factorOf(marks, band)}`;
  return {
    columns: shown.map((marks) => ({ marks, head: marks === 0 ? undefined : gainOf(marks) })),
    rows: steps.slice(0, mostSteps).map(({ wu }, at) => ({
      from: wu,
      to: (steps[at + 1]?.wu ?? most + 1) - 1,
      worths: shown.map((marks) => pointsOfWu(game, wu, marks)),
    })),
    goesOn: steps.length > mostSteps,
  };
}
