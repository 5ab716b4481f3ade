import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { type Aids, aidsOf, type Settings } from '../../../../src/store/settings.ts';
import type { Hint } from '../../../../src/store/table/hint.ts';
import type { AskedOdds } from '../../../../src/store/table/passing.ts';
import { Table } from '../../../../src/ui/climbing/table/Table.tsx';
import type { TableRound } from '../../../../src/ui/climbing/table/tableModel.ts';
import { tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import type { Elements } from '../../../../src/ui/content/content.ts';
import type { TableProps } from '../../../../src/ui/table/tableProps.ts';
import { createMemoryStorage, openSettings } from '../../../support/browserParts.ts';
import { Listening } from '../../../support/Listening.tsx';
import { idleTable } from '../../../support/tableParts.ts';
import { playsOf, withOthersPassing, withPlayMade } from './playedRound.ts';

/** What else the table is told. */
interface Shown {
  readonly aids?: Partial<Aids>;
  readonly hint?: Hint | null;
  readonly watching?: boolean;
  readonly thinkingLine?: Elements;
  readonly askedOdds?: AskedOdds | null;
  readonly onOdds?: () => void;
  /** Whether the others pass by themselves, wherever they may. */
  readonly othersPass?: boolean;
}

/** A table at which plays are made, and taken back. */
export function renderTable(
  round: TableRound,
  {
    aids = {},
    hint = null,
    watching = false,
    thinkingLine,
    othersPass = false,
    ...shown
  }: Shown = {},
) {
  // Nothing is laid out in jsdom, so nothing lies under a finger.
  document.elementFromPoint ??= () => null;
  const calls = { ...idleTable(), onAnew: vi.fn() };
  const usual = aidsOf(openSettings(createMemoryStorage()).getState());
  const begun = othersPass ? withOthersPassing(round) : round;
  let current = begun;
  let show: (round: TableRound) => void = () => undefined;
  let tell: (hint: Hint | null) => void = () => undefined;
  let reckonOdds: (askedOdds: AskedOdds | null) => void = () => undefined;
  function Playing() {
    const [past, setPast] = useState<readonly TableRound[]>([begun]);
    const [told, setTold] = useState(hint);
    const [askedOdds, setAskedOdds] = useState(shown.askedOdds ?? null);
    const [chosen, setChosen] = useState<TableProps['chosen']>({
      botSpeed: 'normal',
      handOrder: 'pips',
      fanOrder: 'suit',
    });
    const [changed, setChanged] = useState<Partial<Settings>>({});
    const now = past.at(-1) ?? begun;
    tell = setTold;
    reckonOdds = setAskedOdds;
    current = now;
    show = (next) => setPast([...past, next]);
    return (
      <Table
        {...calls}
        model={tableModelOf(now)}
        title="Sap Ng Wu"
        aids={{ ...usual, hints: false, unbeaten: false, suitLadder: false, ...aids, ...changed }}
        motion="none"
        chosen={chosen}
        onChoose={(change: Partial<Settings>) => {
          setChosen({ ...chosen, ...change });
          setChanged({ ...changed, ...change });
        }}
        hint={told}
        askedOdds={askedOdds}
        onOdds={askedOdds === null ? shown.onOdds : undefined}
        watching={watching}
        thinkingLine={thinkingLine}
        onPlay={(play) => {
          const next = withPlayMade(now, play);
          setPast([...past, othersPass ? withOthersPassing(next) : next]);
        }}
        onUndo={past.length > 1 ? () => setPast(past.slice(0, -1)) : undefined}
      />
    );
  }
  const { unmount } = render(<Playing />, { wrapper: Listening });
  return {
    unmount,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    calls,
    plays: () => playsOf(current),
    position: () => current.position,
    show: (next: TableRound) => show(next),
    tell: (next: Hint | null) => tell(next),
    reckonOdds: (next: AskedOdds | null) => reckonOdds(next),
  };
}
