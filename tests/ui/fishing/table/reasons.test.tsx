import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { tableAnswer } from '../../../support/told.ts';
import { freshRound, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const deal = {
  hands: ['54 44 11', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '31 43 51 32 55 64',
};
const answer = tableAnswer;
const log = () => within(screen.getByRole('complementary', { name: 'Log' }));
const line = (name: RegExp) => log().getByRole('button', { name });
// The blank after a name that is only heard is lost in jsdom.
const drewIt = /^Bo ?drew .* Why\?$/;
const noFish = 'There was no fish for the Red Seven 4‑3.';

/** Ann, a person, and Bo, a bot, have made a turn each. */
function openTable(bots: readonly number[] = [1]) {
  const fresh = freshRound({ deal, bots });
  return renderTable(withTyped(fresh, '54x63', '31', '31x22', '43'));
}

describe('why a bot played', () => {
  test('is told by y for the plays since the own turn, but not that a drawn tile had no fish', async () => {
    const { user } = openTable();
    await user.keyboard('y');
    expect(answer()).toHaveTextContent(
      /^Bo caught the Bench 2‑2 with the Harmony 3‑1\. That adds 10 points\.$/,
    );
  });

  test('is told from the list of questions too', async () => {
    const { user } = openTable();
    await user.click(screen.getByRole('button', { name: 'At this table' }));
    await user.click(screen.getByRole('button', { name: 'Why did they play that?' }));
    expect(answer()).toHaveTextContent('That adds 10 points.');
  });

  test('is not asked where persons played', async () => {
    const { user } = openTable([]);
    await user.keyboard('y');
    expect(answer()).toHaveTextContent('No bot has played since your turn.');
    expect(log().queryByRole('button', { name: /Why/ })).toBeNull();
  });

  test('is told in the log below its line, and hidden by another press', async () => {
    const { user } = openTable();
    expect(log().queryByText(noFish)).toBeNull();
    const drew = line(drewIt);
    expect(drew).toHaveAttribute('aria-expanded', 'false');
    await user.click(drew);
    expect(drew).toHaveAttribute('aria-expanded', 'true');
    expect(log().getByText(noFish)).toBeVisible();
    await user.click(drew);
    expect(log().queryByText(noFish)).toBeNull();
  });

  test('comes into sight, whatever it is that scrolls', async () => {
    const { user } = openTable();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(line(drewIt));
    expect(scrolled.mock.contexts).toEqual([line(drewIt).closest('li')]);
    scrolled.mockRestore();
  });

  test('is asked line by line with the keyboard, by one tab stop', async () => {
    const { user } = openTable();
    const [took, drew] = [line(/^Bo caught/), line(drewIt)];
    expect([took, drew].map((button) => button.tabIndex)).toEqual([-1, 0]);
    drew.focus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(took).toHaveFocus();
    expect(log().getByText('That adds 10 points.')).toBeVisible();
    await user.keyboard('{ArrowDown} ');
    expect(drew).toHaveFocus();
    expect(log().queryByText('That adds 10 points.')).toBeNull();
    expect(log().getByText(noFish)).toBeVisible();
  });
});

test('where bots play among themselves, the reasons of the newest turn stand in place of a hand', () => {
  const fresh = freshRound({ deal, bots: [0, 1] });
  renderTable(withTyped(fresh, '54x63', '31', '31x22', '43'));
  const caught = 'Bo caught the Bench 2‑2 with the Harmony 3‑1. That adds 10 points.';
  expect(screen.getByText(caught)).toBeVisible();
  expect(screen.getByText(/^Bo drew .* There was no fish for the Red Seven 4‑3\.$/)).toBeVisible();
  expect(screen.queryByText(/^Ann caught .* That adds/)).toBeNull();
});

test('no reason takes the place of a hand where a person plays', () => {
  openTable();
  expect(screen.queryByText(/That adds 10 points/)).toBeNull();
});
