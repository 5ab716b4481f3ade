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
import { withPlayMade } from './playedRound.ts';

const usualAids: Aids = {
  catchersGlow: false,
  pointsOnFish: true,
  strandedFish: false,
  danger: false,
  groupBoard: false,
  unseenTiles: false,
  beats: false,
  unbeaten: false,
  cardBoard: false,
  beatersLeft: false,
  passes: false,
  tapsPasses: false,
  suitLadder: false,
  hints: false,
};

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
    hurryNow: vi.fn(),
    onUndo: vi.fn(),
    onHint: vi.fn(),
    onWatch: vi.fn(),
    onWatchStep: vi.fn(),
    onStopWatching: vi.fn(),
    onSound: vi.fn(),
    onHome: vi.fn(),
    onScores: vi.fn(),
    onExport: vi.fn(),
    onSettings: vi.fn(),
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
        model={tableModelOf(now, picks)}
        title="Tiu-U"
        isTitleKept={false}
        aids={{ ...usualAids, ...switched }}
        motion="none"
        sound={sound}
        chosen={{ botSpeed: 'normal', handOrder: 'pips', fanOrder: 'suit' }}
        hint={told}
        watching={watching}
        playsForced={false}
        tapsPasses={false}
        onPlay={(play, picked) => {
          setPicks([...now.steps.map((_, at) => picks[at] ?? []), picked]);
          setNow(withPlayMade(now, play));
        }}
        onGoOn={undefined}
        {...calls}
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
