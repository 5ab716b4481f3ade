import { reasonOf } from '../../../bots/fishing/reasons/reason.ts';
import { catchersOf, fishOf, formOf, type Reason } from '../../../engine/fishing/index.ts';
import { invariant, seatAfter } from '../../../engine/index.ts';
import type { Advice } from '../../../store/table/hint.ts';
import type { HintReason } from '../../../text/fishing/reasonWords.ts';
import type { TableModel } from './tableModel.ts';

type Seen = Pick<TableModel, 'view'>;

/** What speaks for the play that a hint suggests to the seat that looks. */
export function hintReasonOf({ play, values }: Advice, { view }: Seen): Reason {
  invariant(view !== null, 'a hint is told to somebody who looks');
  return reasonOf(view, play, values);
}

/**
 * The same for the hint itself, in which plain points say more if the next seat may want the fish
 * too; undefined where nothing speaks for it.
 */
export function shortHintReasonOf(advice: Advice, { view }: Seen): HintReason | undefined {
  const reason = hintReasonOf(advice, { view });
  const { play } = advice;
  switch (reason.why) {
    case 'hidden':
      return undefined;
    case 'gains':
    case 'gainsMostOfBait':
      return view !== null && formOf(play) === 'capture' && catchersOf(view, fishOf(play)) > 0
        ? {
            why: 'contested',
            points: reason.points,
            seat: seatAfter(view.seat, view.game.seatCount),
          }
        : reason;
    default:
      return reason;
  }
}
