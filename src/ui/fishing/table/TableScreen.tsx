import { useMemo } from 'react';
import { useStore } from 'zustand';
import { changedSwitchesIn } from '../../../engine/fishing/index.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { shownNames } from '../../seatTable/shownNames.ts';
import { useTileWish } from '../../settings/useTileWish.ts';
import { type SeenTableProps, tableScreenOf, useSeenTable } from '../../table/seenTable.tsx';
import { TileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Table } from './Table.tsx';
import { tableModelOf, tableRoundOf } from './tableModel.ts';

export const TableScreen = tableScreenOf(function SeenTable(props: SeenTableProps) {
  const say = useSay();
  const { round, viewer, picks, watched } = props.moment;
  const order = useStore(props.settings, (state) => state.handOrder);
  const model = useMemo(() => {
    const names = shownNames(round, say);
    return tableModelOf({ ...tableRoundOf(round, viewer, watched), names }, picks, order);
  }, [round, say, viewer, watched, picks, order]);
  const changed = useMemo(() => changedSwitchesIn(model.game), [model.game]);
  const look = useTileWish(props.settings, model.game.variant.kit);
  const { makePlay, ...table } = useSeenTable(props, model);
  return (
    <TileLook look={look}>
      <RuleAnswers variant={round.variant} changed={changed}>
        <Table model={model} onPlay={makePlay} {...table} />
      </RuleAnswers>
    </TileLook>
  );
});
