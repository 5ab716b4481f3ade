import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { setupOf } from '../../support/matches.ts';
import { playOf, tilesIn } from '../../support/table.ts';

test('a draw that made itself was a turn, before which its seat looked', () => {
  const { table } = openApp();
  const deal = {
    hands: ['66*2 54', '44 41 21'].map(tilesIn),
    lake: tilesIn('22 11'),
    drawPile: tilesIn('65 61 51 55 63 52'),
  };
  act(() =>
    table
      .getState()
      .startMatch(setupOf(['person', 'person'], { variant: 'tiu-u-culin' }), { deal, starter: 0 }),
  );
  const make = (...texts: readonly string[]): void =>
    act(() => {
      table.getState().look();
      for (const text of texts) table.getState().makePlay(playOf(text));
    });
  make('54', '65');
  make('44', '61');
  // The laid pair has emptied the hand: the turn is the draw alone.
  make('51');
  make('41', '55');
  const news = within(screen.getByRole('list', { name: 'Last turn' })).getAllByRole('listitem');
  expect(news.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bo placed the .*4‑1/),
    expect.stringMatching(/^Bo drew the .*5‑5/),
  ]);
  act(() => table.getState().look());
  expect(table.getState().watched).toBe(5);
});
