import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { FocusRest, KeptFocus } from '../../../src/ui/table/KeptFocus.tsx';
import { type GridTile, TileGrid } from '../../../src/ui/table/TileGrid.tsx';
import { AnnouncerContext, type Narrator } from '../../../src/ui/told/announcerContext.ts';
import { tilesIn } from '../../support/table.ts';
import { Voice } from '../../support/Voice.tsx';

const [kind = 0] = tilesIn('22');
const fit = { tile: 40, columns: 4, rows: 1, pose: 'upright' } as const;

/** A table with nothing but a hand. */
function Table({ hand }: { readonly hand: readonly string[] }) {
  const root = useRef<HTMLDivElement>(null);
  const slots = hand.map(
    (id): GridTile => ({
      id,
      kind,
      label: id,
      look: 'plain',
      height: 1,
    }),
  );
  return (
    <>
      <div ref={root}>
        <FocusRest />
        <TileGrid region="hand" label="Hand" slots={slots} fit={fit} onChoose={() => undefined} />
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
function showTable(hand: readonly string[]) {
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
      <Table hand={ids} />
    </AnnouncerContext>
  );
  const { rerender } = render(tableOf(hand), { wrapper: Voice });
  act(() => document.getElementById(`hand-${hand[0]}`)?.focus());
  return {
    leave: (...ids: readonly string[]) => rerender(tableOf(ids)),
    tell: () => act(() => told()),
  };
}

/** Whether the focus rests, and whether a reader is still in the grid then. */
function expectResting(inGrid: boolean): void {
  expect(document.activeElement).toHaveAttribute('data-rests');
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(inGrid);
}

test('the focus of a tile that is gone stays in its grid until the news are told', () => {
  const { leave, tell } = showTable(['a', 'b', 'c']);
  leave('b', 'c');
  expectResting(true);
  tell();
  expect(screen.getByRole('button', { name: 'b' })).toHaveFocus();
});

test('where the cell in which it rests is gone too, it rests in another one', () => {
  const { leave, tell } = showTable(['a', 'b', 'c']);
  leave('b', 'c');
  leave('c');
  expectResting(true);
  tell();
  expect(screen.getByRole('button', { name: 'c' })).toHaveFocus();
});

test('where the grid is empty, it rests at the table', () => {
  const { leave, tell } = showTable(['a', 'b']);
  leave('b');
  leave();
  expectResting(false);
  tell();
  expect(screen.getByRole('button', { name: 'Hint' })).toHaveFocus();
});
