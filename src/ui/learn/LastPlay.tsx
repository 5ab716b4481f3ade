import { playWithReason } from '../../text/reasonWords.ts';
import type { TableModel } from '../table/tableModel.ts';
import { useSay } from '../voice.tsx';

/** What was played last and what spoke for it; nothing before the first play. */
export function LastPlay({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { steps, names, reasonOf } = model;
  const last = steps.at(-1);
  if (last === undefined) return null;
  const spoken = { ...last, name: names[last.seat] ?? '' };
  return <p>{playWithReason(spoken, reasonOf(steps.length - 1), names, say)}</p>;
}
