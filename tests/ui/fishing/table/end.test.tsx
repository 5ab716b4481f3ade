import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endCountOf } from '../../../../src/ui/fishing/table/end/endCount.ts';
import { tableModelOf } from '../../../../src/ui/fishing/table/tableModel.ts';
import { endWords, widestWords } from '../../../../src/ui/fishing/table/words/endWords.ts';
import { timing } from '../../../../src/ui/motion/timing.ts';
import { useEndCounting } from '../../../../src/ui/table/end/useEndCounting.ts';
import { say } from '../../../support/say.ts';
import { freshRound, withRandomPlays, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const last = { hands: ['44', '31'], lake: '62 63 22 55', drawPile: '54 55' };
const over = withTyped(freshRound({ deal: last }), '44x62', '54x63', '31x22', '55x55');

describe('the end of a round', () => {
  test('is counted group by group, with the sentence and the two ways on', async () => {
    const { user, calls } = renderTable(over);
    const count = screen.getByRole('table', { name: 'The catches, counted' });
    expect(within(count).getByRole('row', { name: /^Big fish/ })).toHaveTextContent(/68.*40/);
    expect(screen.getAllByText(/^Ann won by \d+$/)[0]).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Score sheet' }));
    expect(calls.onScores).toHaveBeenCalledOnce();
  });

  test('has all the room: the log and the boards stand beside it no more', () => {
    const { unmount } = renderTable(freshRound({ deal: last }));
    expect(screen.getByRole('complementary', { name: 'Log' })).toBeVisible();
    unmount();
    renderTable(over);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('S1 S2: the lines add up to the totals, whatever was played', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const round = withRandomPlays(freshRound({ variant: 'shi-wu-hu', seed }), {
        plays: 999,
        seed,
      });
      const model = tableModelOf(round);
      const { rows } = endCountOf(model);
      const sums = model.scores.map((_, seat) =>
        rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
      );
      expect(sums).toEqual(model.scores);
      for (const seat of model.winners) expect(model.scores[seat]).toBe(Math.max(...model.scores));
    }
  });

  test('says on which line the winner is furthest ahead', () => {
    const model = tableModelOf(over);
    const count = endCountOf(model);
    expect(endWords(model, say)).toMatch(/^Ann won by/);
    expect(widestWords(count, model, say)).toBe('Greatest lead: Big fish, 68 to 40');
    const three = { names: ['Ann', 'Bo', 'Cy'] };
    expect(widestWords(count, three, say)).toBe(
      'Greatest lead over second place: Big fish, 68 to 40',
    );
    const level = endCountOf({ ...model, scores: [68, 68] });
    expect(widestWords(level, model, say)).toBeUndefined();
  });
});

describe('the count', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function Counted({ isOver, moves }: { readonly isOver: boolean; readonly moves: boolean }) {
    const { shown, isDone } = useEndCounting(isOver, 4, moves);
    return <output>{`${shown} ${isDone}`}</output>;
  }
  const told = () => screen.getByRole('status').textContent;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  test('comes line by line when the round ends, all of it within two seconds', () => {
    const { rerender } = render(<Counted isOver={false} moves />);
    rerender(<Counted isOver moves />);
    expect(told()).toBe('0 false');
    wait(timing.countBegins);
    expect(told()).toBe('1 false');
    wait(timing.countLine);
    expect(told()).toBe('2 false');
    wait(timing.countLine);
    wait(timing.countLine);
    expect(told()).toBe('4 true');
    expect(timing.countBegins + 11 * timing.countLine).toBeLessThan(2000);
  });

  test.each(['pointerDown', 'keyDown'] as const)('stands at once after one %s', (press) => {
    const { rerender } = render(<Counted isOver={false} moves />);
    rerender(<Counted isOver moves />);
    fireEvent[press](window);
    expect(told()).toBe('4 true');
  });

  test('stands from the beginning with less motion, and for somebody who comes back', () => {
    const { rerender, unmount } = render(<Counted isOver={false} moves={false} />);
    rerender(<Counted isOver moves={false} />);
    expect(told()).toBe('4 true');
    unmount();
    render(<Counted isOver moves />);
    expect(told()).toBe('4 true');
  });
});
