import { countOf } from '../../core/counts.ts';
import type { PlayedThrough } from '../../core/round.ts';
import { seatsOf } from '../../core/seat.ts';
import { declinePlay } from '../play.ts';
import { type Position, type WonPlay, wonOf } from '../position.ts';
import { combinationsIn, type Form } from './toldCombination.ts';

/**
 * Something worth a name that a seat has done in a round: by which rule it has won a combination
 * (W3 to W5), won four alike (W10), laid a Supreme (W6), declared, or first played on (W9).
 */
export type Feat = Form | 'four' | 'laid' | 'declared' | 'declined';

/** The feats of each seat, each once; the round is over. */
export function featsOf({ position, steps }: PlayedThrough<Position>): readonly Feat[][] {
  return seatsOf(position.game.seatCount).map((seat) => {
    const won = wonOf(position, seat).flatMap((one) => featsOfWon(position, one));
    const hasDeclined = steps.some((step) => step.seat === seat && step.play === declinePlay);
    return [
      ...new Set<Feat>([
        ...won,
        ...(hasDeclined ? (['declined'] as const) : []),
        ...(position.declarer === seat ? (['declared'] as const) : []),
      ]),
    ];
  });
}

function featsOfWon({ game }: Position, { play, laid }: WonPlay): Feat[] {
  if (laid) return ['laid'];
  const form = combinationsIn(game.variant).find((one) => one.play === play)?.form;
  const fours: readonly Feat[] = countOf(game.plays.fours, play) > 0 ? ['four'] : [];
  return [...(form === undefined ? [] : [form]), ...fours];
}
