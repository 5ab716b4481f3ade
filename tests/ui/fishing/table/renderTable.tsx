import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { Aids, Settings } from '../../../../src/store/settings.ts';
import type { Hint } from '../../../../src/store/table/hint.ts';
import type { Picks } from '../../../../src/store/table/saved.ts';
import { Table } from '../../../../src/ui/fishing/table/Table.tsx';
import { type TableRound, tableModelOf } from '../../../../src/ui/fishing/table/tableModel.ts';
import { Listening } from '../../../support/Listening.tsx';
import { idleTable, noAids } from '../../../support/tableParts.ts';
import { withPlayMade } from './playedRound.ts';

/** What else the table is told. */
interface Shown {
  readonly hint?: Hint | null;
  readonly watching?: boolean;
  readonly sound?: boolean;
}

/**
 * A table at which plays are made but nobody else plays; what is drawn is played by whoever tests.
 */
export function renderTable(
  round: TableRound,
  switched: Partial<Aids> = {},
  { hint = null, watching = false, sound = false }: Shown = {},
) {
  const calls = {
    ...idleTable(),
    onUndo: vi.fn(),
    onAnew: vi.fn(),
    onChoose: vi.fn<(change: Partial<Settings>) => void>(),
  };
  let current = round;
  let show: (round: TableRound) => void = () => undefined;
  let tell: (hint: Hint) => void = () => undefined;
  function Playing() {
    const [now, setNow] = useState(round);
    const [picks, setPicks] = useState<Picks>([]);
    const [told, setTold] = useState(hint);
    tell = setTold;
    current = now;
    show = setNow;
    return (
      <Table
        {...calls}
        model={tableModelOf(now, picks)}
        title="Tiu-U"
        aids={{ ...noAids, pointsOnFish: true, ...switched }}
        motion="none"
        sound={sound}
        hint={told}
        watching={watching}
        onPlay={(play, picked) => {
          setPicks([...now.steps.map((_, at) => picks[at] ?? []), picked]);
          setNow(withPlayMade(now, play));
        }}
      />
    );
  }
  const { unmount } = render(<Playing />, { wrapper: Listening });
  return {
    unmount,
    user: userEvent.setup({ delay: null }),
    calls,
    round: () => current,
    show: (next: TableRound) => show(next),
    tell: (next: Hint) => tell(next),
  };
}
