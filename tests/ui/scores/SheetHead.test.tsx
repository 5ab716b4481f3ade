import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/engine/index.ts';
import { startMatch } from '../../../src/store/match/match.ts';
import { SheetHead } from '../../../src/ui/scores/SheetHead.tsx';
import { scoresModelOf } from '../../../src/ui/scores/scoresModel.ts';
import { setupOf } from '../../support/matches.ts';
import { heardText, seenText } from '../../support/parted.ts';
import { Voice } from '../../support/Voice.tsx';

function showHead(sentence: string, names: readonly string[], balance: readonly number[]) {
  const begun = scoresModelOf(startMatch(setupOf(['person', 'greedy'])));
  const model = { ...begun, names, totals: [314, 290], balance, winners: [0] };
  return render(<SheetHead model={model} end={{ sentence, totals: ['314', '290'] }} />, {
    wrapper: Voice,
  });
}

test('the margin stands out in the sentence, and figures of a name do not', () => {
  const { container } = showHead('Bot 7 won by 24', ['Bot 7', 'Bo'], [24, -24]);
  const lit = [...container.querySelectorAll('h1 [class*="figure"]')];
  expect(lit.map(({ textContent }) => textContent)).toEqual(['24']);
});

test('a round with hints or plays taken back is marked, and no other', () => {
  const begun = scoresModelOf(startMatch(setupOf(['person', 'greedy'])));
  const end = { sentence: 'You won by 24', totals: ['314', '290'] };
  const marksWith = (meta: JsonObject) => {
    const model = { ...begun, round: { ...begun.round, meta: { ...begun.round.meta, ...meta } } };
    const { unmount } = render(<SheetHead model={model} end={end} />, { wrapper: Voice });
    const marks = screen.queryAllByText('with help').length;
    unmount();
    return marks;
  };
  expect([{}, { hints: 0 }, { hints: 2 }, { practiceUndos: 1 }].map(marksWith)).toEqual([
    0, 0, 1, 1,
  ]);
});

test('a reader says the heading in one piece: nothing in it means more than a span', () => {
  showHead('Bo declared with 15 wu: +1 chip', ['You', 'Bo'], [-1, 1]);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/Bo declared with 15 wu: \+1 chip$/);
  const others = [...heading.querySelectorAll('*')].filter(({ tagName }) => tagName !== 'SPAN');
  expect(others).toEqual([]);
});

test('a reader hears commas for the signs of the heading, and a stop before the sentence', () => {
  showHead('Bo won by 66', ['You', 'Bo'], [-66, 66]);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heardText(heading)).toBe('Score sheet, Tiu-U, round 1. Bo won by 66');
  expect(seenText(heading)).toBe('Score sheet · Tiu-U · round 1Bo won by 66');
});

test('what is won and lost stands below the totals where it is not their difference', () => {
  const plain = showHead('You won by 24', ['You', 'Bo'], [24, -24]);
  const [own] = within(screen.getByRole('list', { name: 'Totals' })).getAllByRole('listitem');
  expect(own).toHaveTextContent(/^You 314$/);
  plain.unmount();
  showHead('You won by 24', ['You', 'Bo'], [48, -48]);
  const doubled = within(screen.getByRole('list', { name: 'Totals' })).getAllByRole('listitem');
  expect(doubled.map(({ textContent }) => textContent)).toEqual(['You 314 +48', 'Bo 290 −48']);
});

test.each([
  [{ rounds: 3 }, 1, [0, 0], 'After 1 of 3 rounds: You 0, Bo 0'],
  [{ won: 500 }, 2, [90, -90], 'First to +500, after 2 rounds: You +90, Bo −90'],
  [{ won: 500 }, 2, [500, -500], 'Match over, winner: You. You +500, Bo −500'],
  [{ rounds: 3 }, 3, [0, 0], 'Match over, winners: You and Bo. You 0, Bo 0'],
] as const)('a match for %j tells how it stands', (goal, played, together, words) => {
  const winners = together[0] === together[1] ? ['You', 'Bo'] : ['You'];
  const isOver = played === 3 || together[0] === 500;
  const begun = scoresModelOf(startMatch(setupOf(['person', 'greedy'])));
  const standing = { goal, played, winners: isOver ? winners : undefined };
  const names = ['You', 'Bo'];
  const model = { ...begun, names, people: names, together, goal: standing };
  render(<SheetHead model={model} end={{ sentence: 'You won by 24', totals: [] }} />, {
    wrapper: Voice,
  });
  expect(
    screen.getByText((_, line) => line?.tagName === 'P' && heardText(line) === words),
  ).toBeVisible();
});

test('what somebody has stands in one line with the end of their name', () => {
  const begun = scoresModelOf(startMatch(setupOf(['person', 'greedy'])));
  const names = ['Anna Mae', 'Bo'];
  const standing = { goal: { rounds: 3 }, played: 1, winners: undefined };
  const model = { ...begun, names, people: names, together: [24, -24], goal: standing };
  render(<SheetHead model={model} end={{ sentence: '', totals: [] }} />, { wrapper: Voice });
  const [line] = screen.getAllByRole('paragraph');
  expect(line?.textContent).toBe('After 1 of 3 rounds: Anna Mae\u00a0+24, Bo\u00a0−24');
});

test('who sat out is told, and has a part in how the match stands; then who is next', () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
  const begun = scoresModelOf(startMatch(setupOf(['person', 'person'], { sitsOut })));
  const standing = { goal: { rounds: 3 }, played: 1, winners: undefined };
  const model = { ...begun, together: [24, -24, 0], goal: standing };
  const end = { sentence: 'Ann won by 24', totals: ['314', '290'] };
  const { rerender } = render(<SheetHead model={model} end={end} />, { wrapper: Voice });
  const lines = () => screen.getAllByRole('paragraph').map((line) => heardText(line));
  expect(lines()).toEqual([
    'After 1 of 3 rounds: Ann +24, Bo −24, Cy 0',
    'Cy sat out. Next to sit out: Ann',
  ]);
  const out = { name: 'Cy', next: 'Ann', isOpposite: true };
  rerender(<SheetHead model={{ ...model, out }} end={end} />);
  expect(lines().at(-1)).toBe('Cy sat out. Next to sit out: Ann, opposite the dealer');
  rerender(<SheetHead model={{ ...model, out: { ...out, next: undefined } }} end={end} />);
  expect(lines().at(-1)).toBe('Cy sat out');
});
