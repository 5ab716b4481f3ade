import { useMemo } from 'react';
import { useStore } from 'zustand';
import { changedSwitchesOf } from '../../../engine/climbing/index.ts';
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
  const { round, viewer, watched } = props.moment;
  const tapsPasses = useStore(props.settings, (settings) => settings.tapsPasses);
  const model = useMemo(() => {
    const names = shownNames(round, say);
    return tableModelOf({ ...tableRoundOf(round, viewer, watched), names }, { tapsPasses });
  }, [round, say, viewer, watched, tapsPasses]);
  const { variant: played } = model.game;
  const { variant, rules } = round;
  const changed = useMemo(() => changedSwitchesOf(played, rules), [played, rules]);
  const look = useTileWish(props.settings, played.kit);
  const { makePlay, ...table } = useSeenTable(props, model);
  return (
    <TileLook look={look}>
      <RuleAnswers variant={variant} changed={changed}>
        <Table model={model} onPlay={makePlay} {...table} />
      </RuleAnswers>
    </TileLook>
  );
});
