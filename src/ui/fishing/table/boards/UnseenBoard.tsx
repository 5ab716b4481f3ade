import { unseenOf } from '../../../../engine/fishing/index.ts';
import { totalsOf } from '../../../../engine/index.ts';
import panel from '../../../asking/Panel.module.css';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { Totals } from './Totals.tsx';

/** The tiles that the viewer has not seen yet, by their pips. */
export function UnseenBoard({ model: { view } }: { readonly model: TableModel }) {
  const say = useSay();
  if (view === null) return <p className={panel.dim}>{say('board.nobody')}</p>;
  const totals = totalsOf(unseenOf(view));
  if (totals.length === 0) return <p className={panel.dim}>{say('board.noneUnseen')}</p>;
  return <Totals totals={totals} />;
}
