import { kindOf } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import type { PlayedThrough } from '../../core/round.ts';
import { type Seat, seatsOf } from '../../core/seat.ts';
import { paymentsOf } from '../payments.ts';
import { baitOf, fishOf, formOf, type PlayForm } from '../play.ts';
import { catchOf, type Position } from '../position.ts';
import { scoresOf } from '../result.ts';
import type { BonusSwitch } from '../rules.ts';
import { isComplete, type LineId } from '../scoring.ts';

/**
 * Something worth a name that a seat has done in a round: a group or a bonus completed (S4 to S6,
 * S8), a form of play made, a Supreme pair caught (F7), or a difference doubled in its favour (S9).
 */
export type Feat = LineId | `bonus-${BonusSwitch}` | PlayForm | 'supreme-pair' | 'doubled';

const namedForms: readonly PlayForm[] = ['triple', 'stack', 'pair'];

const supremeKinds = [kindOf('42'), kindOf('21')];

/** The feats of each seat, each once; the round is over. */
export function featsOf({ position, steps }: PlayedThrough<Position>): readonly Feat[][] {
  return seatsOf(position.game.seatCount).map((seat) => {
    const made = steps.flatMap((step) => (step.seat === seat ? featsOfPlay(step.play) : []));
    return [...new Set([...completedBy(position, seat), ...made, ...doublingOf(position, seat)])];
  });
}

function completedBy(end: Position, seat: Seat): Feat[] {
  const { groups, bonuses } = end.game.scoring;
  const caught = catchOf(end, seat);
  return [
    ...groups
      .filter(({ needs }) => needs.length > 0 && isComplete(needs, caught))
      .map(({ id }): Feat => id),
    ...bonuses
      .filter(({ needs }) => isComplete(needs, caught))
      .map(({ id }): Feat => `bonus-${id}`),
  ];
}

function featsOfPlay(play: Play): Feat[] {
  const form = formOf(play);
  if (namedForms.includes(form)) return [form];
  const taken = [baitOf(play), fishOf(play)];
  const isPair = form === 'capture' && supremeKinds.every((kind) => taken.includes(kind));
  return isPair ? ['supreme-pair'] : [];
}

function doublingOf(end: Position, seat: Seat): Feat[] {
  const payments = paymentsOf(scoresOf(end), end.game.rules);
  return payments.some(({ to, doubled }) => to === seat && doubled) ? ['doubled'] : [];
}
