import { type Game, payingSteps, type SeatSheet } from '../../../engine/climbing/index.ts';
import type { WuStep } from '../../../text/climbing/scoreWords.ts';

export interface WuHeapModel {
  /** The wu there are, and the places for those that the next step needs. */
  readonly wu: number;
  readonly places: number;
  readonly steps: readonly WuStep[];
}

const mostLabels = 8;

/** The heap of a seat, with the steps of payment up to the next one. */
export function heapOf({ wu, marks, next: { needs } }: SeatSheet, game: Game): WuHeapModel {
  const all = payingSteps(game, marks, wu + needs);
  const next = all.find((step) => step.wu > wu);
  const steps = all
    .filter((step) => step.wu <= wu || step === next)
    .map((step) => ({ ...step, reached: step !== next }));
  return { wu, places: Math.max(wu, steps.at(-1)?.wu ?? wu), steps };
}

/** The steps that are labelled: what is reached and the first of all, then as many as have room. */
export function labelledSteps({ steps, places }: WuHeapModel): readonly WuStep[] {
  const gap = places / mostLabels;
  const reached = steps.filter((step) => step.reached);
  const wanted = [reached.at(-1), steps.at(-1), ...reached, ...steps];
  const chosen: WuStep[] = [];
  for (const step of wanted) {
    if (step === undefined) continue;
    if (chosen.every((one) => Math.abs(one.wu - step.wu) >= gap)) chosen.push(step);
  }
  return chosen.toSorted((one, other) => one.wu - other.wu);
}

/** How wide a card on edge is at most, in CSS pixels. */
export const widestPlace = 18;

/** How far words below a heap may reach, a CSS length; undefined where there is no room. */
export function roomBeside(heap: WuHeapModel): string | undefined {
  const [first] = labelledSteps(heap);
  if (first === undefined || heap.places < widePlaces || first.wu / heap.places < leastShare) {
    return undefined;
  }
  const share = (100 * first.wu) / heap.places;
  return `calc(min(${share.toFixed(1)}%, ${first.wu * widestPlace}px) - 1rem)`;
}

/** A heap of so many places is as wide as the narrowest sheet. */
const widePlaces = 14;
const leastShare = 0.6;
