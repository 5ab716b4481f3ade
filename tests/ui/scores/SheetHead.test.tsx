import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startMatch } from '../../../src/store/match/match.ts';
import { SheetHead } from '../../../src/ui/scores/SheetHead.tsx';
import { scoresModelOf } from '../../../src/ui/scores/scoresModel.ts';
import { setupOf } from '../../support/matches.ts';
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
  const lit = [...container.querySelectorAll('h1 em')].map(({ textContent }) => textContent);
  expect(lit).toEqual(['24']);
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
