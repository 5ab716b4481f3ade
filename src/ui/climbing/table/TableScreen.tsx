import { useMemo } from 'react';
import { useStore } from 'zustand';
import { changedSwitchesOf } from '../../../engine/climbing/index.ts';
import { isMadeByItself } from '../../../store/table/due.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { shownMatch } from '../../seatTable/shownNames.ts';
import { useTileWish } from '../../settings/useTileWish.ts';
import { type SeenTableProps, tableScreenOf, useSeenTable } from '../../table/seenTable.tsx';
import { TileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Table } from './Table.tsx';
import { tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

/** Connects the table to the stores. */
export const TableScreen = tableScreenOf(function SeenTable(props: SeenTableProps) {
  const say = useSay();
  const { match, viewer, watched } = props.moment;
  const byItself = useStore(props.settings, (state) => isMadeByItself(match, state));
  const model = useMemo(
    () => tableModelOf(tableRoundOf(shownMatch(match, say), viewer, watched, byItself)),
    [match, say, viewer, watched, byItself],
  );
  const { variant: played } = model.game;
  const { variant, rules } = match.setup;
  const changed = useMemo(() => changedSwitchesOf(played, rules), [played, rules]);
  const look = useTileWish(props.settings, played.kit);
  const { makePlay, ...table } = useSeenTable(props, model);
  return (
    <TileLook look={look}>
      <RuleAnswers variant={variant} changed={changed}>
        <Table model={model} onPlay={(play) => makePlay(play)} {...table} />
      </RuleAnswers>
    </TileLook>
  );
});
