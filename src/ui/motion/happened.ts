import type { Play, Seat } from '../../engine/index.ts';

/** What is needed of any table to tell whether one moment of it led to another. */
export interface StoryScene {
  /** The seat whose hand is shown. */
  readonly viewer: Seat | null;
  readonly steps: readonly { readonly seat: Seat; readonly play: Play }[];
}

/**
 * How the table came from one moment to another: on by plays, or back because they were taken back.
 * Undefined where the two are not of one round, or not seen by one viewer.
 */
export function directionOf(before: StoryScene, after: StoryScene): 'on' | 'back' | undefined {
  if (before.viewer !== after.viewer) return undefined;
  if (isBegun(before, after)) return 'on';
  return isBegun(after, before) ? 'back' : undefined;
}

function isBegun({ steps: begun }: StoryScene, { steps }: StoryScene): boolean {
  return begun.every(({ seat, play }, at) => {
    const step = steps[at];
    return step?.seat === seat && step.play === play;
  });
}

/** Over so many legs what is dealt sets off one after the other. */
export const dealLegs = 1.6;

/** The spots that one thing passes. From each to the next is a leg; all legs take the same time. */
export interface Passage<Spot> {
  readonly from: Spot;
  readonly via: readonly Spot[];
  readonly to: Spot;
  /** For so many legs it stays where it is before it sets off. */
  readonly waits: number;
}

/** How many legs it takes until the last has come to rest. */
export function legsOf(passages: readonly Passage<unknown>[]): number {
  return Math.max(0, ...passages.map(({ waits, via }) => waits + via.length + 1));
}

/** The same ways back: what comes to rest last sets off first. */
export function backwards<Spot, Move extends Passage<Spot>>(
  moves: readonly (Move & Passage<Spot>)[],
): (Move & Passage<Spot>)[] {
  const all = legsOf(moves);
  return moves.map((move) => ({
    ...move,
    from: move.to,
    via: move.via.toReversed(),
    to: move.from,
    waits: all - move.waits - move.via.length - 1,
  }));
}
