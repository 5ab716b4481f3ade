import { reasonOf } from '../../../bots/fishing/reasons/reason.ts';
import { contestedOf } from '../../../bots/fishing/reasons/whyNow.ts';
import type { Reason } from '../../../engine/fishing/index.ts';
import { invariant } from '../../../engine/index.ts';
import type { Advice } from '../../../store/table/hint.ts';
import type { HintReason } from '../../../text/fishing/reasonWords.ts';
import type { TableModel } from './tableModel.ts';

type Seen = Pick<TableModel, 'view'>;

/** What speaks for the play that a hint suggests to the seat that looks. */
function hintReasonOf({ play, values }: Advice, { view }: Seen): Reason {
  invariant(view !== null, 'a hint is told to somebody who looks');
  return reasonOf(view, play, values);
}

/**
 * The reason for the hint itself, in which plain points say more if the next seat may want the fish
 * too; undefined where nothing speaks for it.
 */
export function shortHintReasonOf(advice: Advice, seen: Seen): HintReason | undefined {
  const reason = hintReasonOf(advice, seen);
  switch (reason.why) {
    case 'hidden':
      return undefined;
    case 'gains':
    case 'gainsAsMany':
    case 'gainsMostOfBait':
    case 'onlyCatch':
      return contestedIn(advice, seen, reason.points) ?? reason;
    case 'wanted': {
      const { points } = reason;
      return contestedIn(advice, seen, points) ?? { why: 'gains', points };
    }
    default:
      return reason;
  }
}

function contestedIn({ play }: Advice, { view }: Seen, points: number): HintReason | undefined {
  const contested = view === null ? undefined : contestedOf(view, play);
  return contested && { why: 'contested', points, seat: contested.seat };
}
