import { nobody, type Position, passPlay, type TrickPlay } from '../../../engine/climbing/index.ts';
import type { Seat, Step } from '../../../engine/index.ts';

/** What was played since a lead, oldest first (W7). */
export interface Trick {
  /** The combinations that were played: each was beaten by the one after it. */
  readonly plays: readonly TrickPlay[];
  /** The seats that have passed since they last played, lowest first. */
  readonly passed: readonly Seat[];
  /** Whether it may still be beaten. */
  readonly isOpen: boolean;
}

/** The trick that goes on, or the last one; null before the first lead. */
export function trickOfSteps(
  steps: readonly Pick<Step<Position>, 'seat' | 'phase' | 'play'>[],
  { trickSeat }: Pick<Position, 'trickSeat'>,
): Trick | null {
  const lead = steps.findLastIndex(({ phase }) => phase === 'lead');
  if (lead === -1) return null;
  const since = steps.slice(lead).filter(({ phase }) => phase === 'lead' || phase === 'answer');
  const last = new Map(since.map(({ seat, play }) => [seat, play]));
  return {
    plays: since.flatMap(({ seat, play }) => (play === passPlay ? [] : [{ seat, play }])),
    passed: [...last].flatMap(([seat, play]) => (play === passPlay ? [seat] : [])).toSorted(),
    isOpen: trickSeat !== nobody,
  };
}
