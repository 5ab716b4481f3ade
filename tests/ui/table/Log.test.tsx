import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Log, type LoggedPlay, type LogTelling } from '../../../src/ui/table/words/Log.tsx';
import { playOf } from '../../support/table.ts';
import { Voice } from '../../support/Voice.tsx';

const told = { phase: 'hand', points: 0, beginsTurn: true, standIn: false, isExplained: false };
const plays: readonly LoggedPlay[] = ['Ann', 'Ann', 'Bo'].map((name, at) => ({
  ...told,
  seat: name === 'Ann' ? 0 : 1,
  name,
  play: playOf(['54', '63', '44'][at] ?? ''),
}));

test('each line is made once, and those before it stay when another one comes', () => {
  const words = vi.fn<LogTelling['words']>(({ name }) => `${name} played`);
  const telling: LogTelling = { words, tiles: () => [], room: 40 };
  const log = (count: number) => (
    <Log
      // New objects, as each model of a table brings them.
      plays={plays.slice(0, count).map((play) => ({ ...play }))}
      telling={telling}
      reasonAt={() => ''}
      onExport={() => undefined}
    />
  );
  const { rerender } = render(log(2), { wrapper: Voice });
  expect(words).toHaveBeenCalledTimes(2);
  rerender(log(3));
  expect(words).toHaveBeenCalledTimes(3);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Ann played',
    'Ann played',
    'Bo played',
  ]);
});
