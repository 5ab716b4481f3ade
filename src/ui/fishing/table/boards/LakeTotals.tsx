import { countTiles, type Kind, totalsOf } from '../../../../engine/index.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import panel from '../../../asking/Panel.module.css';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { Totals } from './Totals.tsx';

/**
 * The lake once more by its pips, to be read instead of looked at. Locked stacks stand apart, for
 * they have left the lake (F9).
 */
export function LakeTotals({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { lake } = model.arrangement;
  const topsOf = (isStack: boolean): Kind[] =>
    lake.flatMap(([top, second]) =>
      top !== undefined && (second !== undefined) === isStack ? [top.kind] : [],
    );
  const totals = totalsOf(countTiles(topsOf(false)));
  return (
    <>
      {totals.length === 0 && <p className={panel.dim}>{say('board.emptyLake')}</p>}
      <Totals totals={totals} />
      {topsOf(true).map((kind) => (
        <p key={kind}>{say('table.tile.stack', { tile: tileInSentence(kind, say) })}</p>
      ))}
    </>
  );
}
