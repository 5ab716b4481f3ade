import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { Picks } from '../../../src/store/saved.ts';
import { Table } from '../../../src/ui/table/Table.tsx';
import { type TableRound, tableModelOf } from '../../../src/ui/table/tableModel.ts';
import '../../support/dialogs.ts';
import { Voice } from '../../support/Voice.tsx';
import { withPlayMade } from './playedRound.ts';
import './pressClock.ts';

/** A table at which plays are made but nobody else plays; what is drawn is played by whoever tests. */
export function renderTable(round: TableRound, pointsOnFish = true) {
  const calls = { onUndo: vi.fn(), onMenu: vi.fn(), onScores: vi.fn(), onExport: vi.fn() };
  let current = round;
  let show: (round: TableRound) => void = () => undefined;
  function Playing() {
    const [now, setNow] = useState(round);
    const [picks, setPicks] = useState<Picks>([]);
    current = now;
    show = setNow;
    return (
      <Table
        model={tableModelOf(now, picks)}
        title="Tiu-U"
        pointsOnFish={pointsOnFish}
        onPlay={(meant) => {
          setPicks([...now.steps.map((_, at) => picks[at] ?? []), meant.picks]);
          setNow(withPlayMade(now, meant.play));
        }}
        {...calls}
      />
    );
  }
  render(<Playing />, { wrapper: Voice });
  return {
    user: userEvent.setup({ delay: null }),
    calls,
    round: () => current,
    show: (next: TableRound) => show(next),
  };
}
