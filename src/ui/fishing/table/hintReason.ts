import { reasonOf } from '../../../bots/fishing/reasons/reason.ts';
import type { Reason } from '../../../engine/fishing/index.ts';
import { invariant } from '../../../engine/index.ts';
import type { Advice } from '../../../store/table/hint.ts';
import type { TableModel } from './tableModel.ts';

/** What speaks for the play that a hint suggests to the seat that looks. */
export function hintReasonOf({ play, values }: Advice, { view }: TableModel): Reason {
  invariant(view !== null, 'a hint is told to somebody who looks');
  return reasonOf(view, play, values);
}
