import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { GroupTable } from '../../../../../src/ui/fishing/table/boards/GroupTable.tsx';
import { LakeTotals, UnseenBoard } from '../../../../../src/ui/fishing/table/boards/Totals.tsx';
import { type TableRound, tableModelOf } from '../../../../../src/ui/fishing/table/tableModel.ts';
import { setMedia } from '../../../../support/media.ts';
import { Voice } from '../../../../support/Voice.tsx';
import { freshRound, type RoundSetup, withRandomPlays, withTyped } from '../playedRound.ts';
import { renderTable } from '../renderTable.tsx';

const tiuU = freshRound({
  deal: {
    hands: ['54 44 11', '66 21 33'],
    lake: '63 62 53 31',
    drawPile: '31 43 51 32 55 64',
  },
});
const tiuUPlayed = withTyped(tiuU, '54x63', '31x31');

const shiWuHuPlayed = (rules: RoundSetup['rules'] = {}) =>
  withTyped(
    freshRound({
      variant: 'shi-wu-hu',
      rules,
      deal: {
        hands: ['54 66 65', '11 43 61'],
        lake: '63 66 65 42',
        drawPile: '31 32 53 64 55 51',
      },
    }),
    ...['54x63', '31', '11', '32', '66x66', '53', '43', '64', '65x65'],
  );

function show(Shown: typeof GroupTable, round: TableRound): void {
  render(<Shown model={tableModelOf(round)} />, { wrapper: Voice });
}

/** The rows of the group board as they are read, by what they are about. */
function groupRows(round: TableRound): Record<string, (string | null)[]> {
  show(GroupTable, round);
  return Object.fromEntries(
    screen.getAllByRole('row').map((row) => {
      const [about, ...seats] = [...row.children].map((cell) => cell.textContent);
      return [about, seats];
    }),
  );
}

/** The lines of a board of pips as they are read: how many tiles there are, then which. */
function pipLines(Shown: typeof GroupTable, round: TableRound): (string | null)[][] {
  show(Shown, round);
  const lines: (string | null)[][] = [];
  for (const about of screen.getAllByRole('term')) {
    const tiles = within(about.parentElement ?? about).getAllByRole('definition');
    lines.push([about.textContent, ...tiles.map((tile) => tile.textContent)]);
  }
  return lines;
}

describe('the group board', () => {
  test('of Shi Wu Hu says what is complete, open or dead, and the points of each', () => {
    const rows = groupRows(shiWuHuPlayed());
    expect(rows).toMatchObject({
      Group: ['Ann', 'Bo'],
      'Heaven-Nine': ['complete ✓ 120', 'lacks 6‑6, 6‑3, and 5‑4 0 → 90'],
      'Quarter of Axes': ['lacks 2 of 6‑5 20 → 120', 'out of reach ✕ 0'],
      'Bonus: all three quarters': ['out of reach ✕ 0', 'out of reach ✕ 0'],
      'Points until payments double': ['860 points', '1,000 points'],
    });
    expect(Object.keys(rows)).not.toContain('Plain fish');
  });

  test('says who has reached the line where payments double', () => {
    expect(groupRows(shiWuHuPlayed({ doubleAt: 140 }))).toMatchObject({
      'Points until payments double': ['reached', '140 points'],
    });
  });

  test('of Tiu-U says what the red pips count, what would count more, and the big fish', () => {
    expect(groupRows(tiuUPlayed)).toEqual({
      Group: ['Ann', 'Bo'],
      'Red pips': ['2, worth 10; 9 more for 20', '0, worth 0; 1 more for 10'],
      'Big fish': ['36 points', '0 points'],
    });
  });

  test('of Tiu-U says only what the red pips count where no more can be caught', () => {
    const [ann, bo] = groupRows(withRandomPlays(freshRound(), { plays: 200 }))['Red pips'] ?? [];
    expect(ann).toMatch(/^\d+, worth \d+$/);
    expect(bo).toMatch(/^\d+, worth \d+$/);
  });

  test('tells what lies open where nobody looks', () => {
    show(GroupTable, { ...tiuU, viewer: null });
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('shows what a seat has of a group, and a ghost for each tile that lacks', () => {
    show(GroupTable, shiWuHuPlayed());
    const row = screen.getByRole('row', { name: /^Quarter of Axes/ });
    const [first] = within(row).getAllByRole('cell');
    const slots = [...(first?.querySelectorAll('[data-pose]') ?? [])].map(
      (tile) => tile.parentElement,
    );
    expect(slots.map((slot) => slot?.dataset.ghost !== undefined)).toEqual([false, true, true]);
    expect(slots[0]?.dataset.copies).toBe('2');
  });
});

describe('the board of unseen tiles', () => {
  test('of Tiu-U leaves out the hand and the lake', () => {
    const lines = pipLines(UnseenBoard, tiuU);
    expect(lines).toContainEqual(['9 pips 2 tiles', '1 × Black Nine 6‑3', '1 × Red Nine 5‑4']);
    expect(lines).toContainEqual(['12 pips 4 tiles', '4 × Heaven 6‑6']);
  });

  test('of Shi Wu Hu leaves out the catches too', () => {
    const lines = pipLines(UnseenBoard, shiWuHuPlayed());
    expect(lines).toContainEqual(['12 pips 2 tiles', '2 × Heaven 6‑6']);
    expect(lines).toContainEqual(['10 pips 6 tiles', '3 × Red Ten 6‑4', '3 × Plum 5‑5']);
  });

  test('says that every tile has been seen', () => {
    show(UnseenBoard, withRandomPlays(freshRound(), { plays: 200 }));
    expect(screen.getByText('You have seen every tile.')).toBeVisible();
  });

  test('tells nobody anything where nobody looks', () => {
    show(UnseenBoard, { ...tiuU, viewer: null });
    expect(screen.getByText('Nobody is looking at the table now.')).toBeVisible();
  });
});

describe('the lake by pips', () => {
  test('of Tiu-U', () => {
    expect(pipLines(LakeTotals, tiuU)).toEqual([
      ['9 pips 1 tile', '1 × Black Nine 6‑3'],
      ['8 pips 2 tiles', '1 × Straight Eight 6‑2', '1 × Slant Eight 5‑3'],
      ['4 pips 1 tile', '1 × Harmony 3‑1'],
    ]);
  });

  test('of Shi Wu Hu, after some plays', () => {
    expect(pipLines(LakeTotals, shiWuHuPlayed())).toEqual([
      ['10 pips 1 tile', '1 × Red Ten 6‑4'],
      ['8 pips 1 tile', '1 × Slant Eight 5‑3'],
      ['7 pips 1 tile', '1 × Red Seven 4‑3'],
      ['6 pips 1 tile', '1 × Big Six 4‑2'],
      ['5 pips 1 tile', '1 × Black Five 3‑2'],
      ['4 pips 1 tile', '1 × Harmony 3‑1'],
      ['2 pips 1 tile', '1 × Earth 1‑1'],
    ]);
  });

  test('F9: tells a locked stack apart from the tiles that can be taken', () => {
    const deal = { hands: ['44 51', '44 31'], lake: '66 44 11 44', drawPile: '51 43 31 32' };
    const round = withTyped(freshRound({ variant: 'tiu-u-culin', deal }), '44^');
    expect(pipLines(LakeTotals, round).flat().join()).not.toContain('Man 4‑4');
    expect(screen.getByText('Locked stack of three: Man 4‑4')).toBeVisible();
  });

  test('says that the lake is empty', () => {
    const deal = { hands: ['54 11', '21 31'], lake: '63', drawPile: '51 43 31 32' };
    show(LakeTotals, withTyped(freshRound({ deal }), '54x63'));
    expect(screen.getByText('The lake is empty.')).toBeVisible();
  });
});

describe('beside the table', () => {
  const room = '(min-width: 62.5em) and (min-height: 37.5em)';
  const boards = () =>
    screen
      .queryAllByRole('region', { name: /^Red pips and big fish$|^Unseen tiles$/ })
      .map((board) => board.getAttribute('aria-label'));

  test('stand the boards that are switched on, where there is room', () => {
    setMedia(room);
    const { unmount } = renderTable(tiuU, { groupBoard: true, unseenTiles: true });
    expect(boards()).toEqual(['Red pips and big fish', 'Unseen tiles']);
    unmount();
    renderTable(tiuU, { unseenTiles: true });
    expect(boards()).toEqual(['Unseen tiles']);
  });

  test('stands none where there is no room, until there is', () => {
    renderTable(tiuU, { groupBoard: true });
    expect(boards()).toEqual([]);
    act(() => setMedia(room));
    expect(boards()).toEqual(['Red pips and big fish']);
  });

  test('stands none where none is switched on', () => {
    setMedia(room);
    renderTable(tiuU);
    expect(boards()).toEqual([]);
  });
});
