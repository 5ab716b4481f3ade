import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { FanGrid } from '../../../src/ui/climbing/table/FanGrid.tsx';
import type { Elements } from '../../../src/ui/content/content.ts';
import { KeptFocus } from '../../../src/ui/table/KeptFocus.tsx';
import { TileGrid } from '../../../src/ui/table/TileGrid.tsx';
import { AnnouncerContext, type Narrator } from '../../../src/ui/told/announcerContext.ts';
import { FocusRest } from '../../../src/ui/told/FocusRest.tsx';
import { tilesIn } from '../../support/table.ts';
import { Voice } from '../../support/Voice.tsx';

const kinds = tilesIn('22 33 44');
const [kind = 0] = kinds;
const fit = { tile: 40, columns: 4, rows: 1, pose: 'upright' } as const;
const fanFit = { columns: 4, rows: 1, card: 40, apart: 4, lift: 8, liftBelow: 4 };
const fan = {
  copies: 1,
  raised: 0,
  look: 'plain',
  unbeaten: false,
  hinted: false,
  begins: false,
} as const;
const pressed = vi.fn();

/** A hand of each family by the ids of what lies in it; all presses on it are kept. */
const handsOf: Readonly<Record<'fishing' | 'climbing', (ids: readonly string[]) => Elements>> = {
  fishing: (ids) => (
    <TileGrid
      region="hand"
      label="Hand"
      slots={ids.map((id) => ({ id, kind, label: id, look: 'plain', height: 1 }))}
      fit={fit}
      onChoose={pressed}
      onAsk={pressed}
    />
  ),
  climbing: (ids) => (
    <FanGrid
      label="Hand"
      fans={ids.map((id, at) => ({ ...fan, id, kind: kinds[at] ?? kind, label: id }))}
      fit={fanFit}
      onTap={pressed}
      onLower={pressed}
      onEnter={pressed}
      onSweep={pressed}
      onAsk={pressed}
    />
  ),
};

function Table({
  hand,
  children,
}: {
  readonly hand: readonly string[];
  readonly children: Elements;
}) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={root}>
        <FocusRest />
        {children}
        <button type="button">Hint</button>
      </div>
      <KeptFocus
        root={root}
        ids={hand.map((id) => `hand-${id}`)}
        lit="lake"
        regions={['hand']}
        isOver={false}
      />
    </>
  );
}

/** Shows a hand with the focus on its first tile; news are told only when the test says so. */
function showTable(hand: readonly string[], family: 'fishing' | 'climbing' = 'fishing') {
  let told = (): void => undefined;
  const narrator: Narrator = {
    offer: () => undefined,
    tell: () => undefined,
    answer: () => undefined,
    afterNews: (what) => {
      told = what;
      return () => undefined;
    },
  };
  const tableOf = (ids: readonly string[]) => (
    <AnnouncerContext value={narrator}>
      <Table hand={ids}>{ids.length > 0 && handsOf[family](ids)}</Table>
    </AnnouncerContext>
  );
  const { rerender } = render(tableOf(hand), { wrapper: Voice });
  act(() => document.getElementById(`hand-${hand[0]}`)?.focus());
  return {
    leave: (...ids: readonly string[]) => rerender(tableOf(ids)),
    tell: () => act(() => told()),
  };
}

function expectRestingInGrid(): void {
  expect(document.activeElement).toHaveAttribute('data-rests');
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true);
}

describe.each(['fishing', 'climbing'] as const)('in a hand of %s', (family) => {
  test('the focus of a tile that is gone stays in its grid until the news are told', () => {
    const { leave, tell } = showTable(['a', 'b', 'c'], family);
    leave('b', 'c');
    expectRestingInGrid();
    tell();
    expect(screen.getByRole('button', { name: 'b' })).toHaveFocus();
    // A reader would stop at what could have the focus and says nothing.
    expect(document.querySelector('[data-rests][tabindex]')).toBeNull();
  });

  test('keys press nothing and lead nowhere while it rests', async () => {
    const { leave } = showTable(['a', 'b', 'c'], family);
    leave('b', 'c');
    pressed.mockClear();
    await userEvent.keyboard('{ArrowRight}{End}{Enter} {Backspace}?');
    expect(pressed).not.toHaveBeenCalled();
    expectRestingInGrid();
  });
});

test('where the cell in which it rests is gone too, it rests in another one', () => {
  const { leave, tell } = showTable(['a', 'b', 'c']);
  leave('b', 'c');
  leave('c');
  expectRestingInGrid();
  tell();
  expect(screen.getByRole('button', { name: 'c' })).toHaveFocus();
});

test('where the grid in which it rests is gone too, it rests at the table', () => {
  const { leave, tell } = showTable(['a', 'b']);
  leave('b');
  leave();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toHaveAttribute('data-rests');
  tell();
  expect(screen.getByRole('button', { name: 'Hint' })).toHaveFocus();
});
