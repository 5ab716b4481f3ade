import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { offeredGames } from '../../../src/families/names.ts';
import { honoursOf } from '../../../src/store/history/honours.ts';
import type { KeptRound } from '../../../src/store/history/keptRound.ts';
import type { Place } from '../../../src/store/places.ts';
import { HonourList } from '../../../src/ui/honours/HonourList.tsx';
import { NewHonours } from '../../../src/ui/honours/NewHonours.tsx';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { Voice } from '../../support/Voice.tsx';
import { keptRound } from '../history/keptRounds.ts';

function openList(...rounds: readonly KeptRound[]) {
  const settings = openSettings(createMemoryStorage());
  const went: Place[] = [];
  render(
    <HonourList
      settings={settings}
      groups={honoursOf(
        rounds,
        offeredGames.map(({ variant }) => variant),
      )}
      sayDate={() => '1 May'}
      onGo={(place) => went.push(place)}
    />,
    { wrapper: Voice },
  );
  return { settings, went, user: userEvent.setup({ delay: null }) };
}

const summary = () => screen.getByText('Honours').closest('summary');
const lineOf = (name: string) => {
  const line = screen.getByText(name, { selector: 'strong' }).closest('li');
  if (line === null) throw new Error('an honour is a line of a list');
  return within(line);
};

test('every honour is told in a sentence, earned or still open, with its rule', async () => {
  const { user, went } = openList(keptRound('a', { feats: [['triple'], []] }));
  expect(summary()).toHaveTextContent('Honours1 of 16');
  await user.click(screen.getByText('Honours'));
  expect(lineOf('All three at once').getByText(', earned')).toBeInTheDocument();
  expect(lineOf('Supreme').getByText(', still open')).toBeInTheDocument();
  expect(lineOf('Supreme').getByText(/^Have 4‑2 and 2‑1/)).toBeVisible();
  expect(lineOf('Supreme').getByRole('button')).toHaveAccessibleDescription('Supreme');
  await user.click(lineOf('All three at once').getByRole('button', { name: '1 May' }));
  await user.click(lineOf('Supreme').getByRole('button', { name: 'Rule S5' }));
  expect(went).toEqual([
    { room: 'review', code: 'a' },
    { room: 'rules', code: 'shi-wu-hu/S5' },
  ]);
});

test('it opens, leads and is put away by the keyboard', async () => {
  const { user, went } = openList(keptRound('a', { feats: [['triple'], []] }));
  lineOf('All three at once').getByRole('button', { name: '1 May' }).focus();
  await user.keyboard('{Enter}');
  expect(went).toEqual([{ room: 'review', code: 'a' }]);
  screen.getByRole('checkbox', { name: 'Show honours' }).focus();
  await user.keyboard(' ');
  expect(screen.queryByText('All three at once')).toBeNull();
});

test('whoever earned one among several persons is named', () => {
  openList(keptRound('a', { controls: ['person', 'person'], feats: [[], ['triple']] }));
  expect(screen.getByText('Bo, 1 May')).toBeInTheDocument();
});

test('the switch puts all of them away, and brings them back', async () => {
  const { settings, user } = openList();
  await user.click(screen.getByText('Honours'));
  await user.click(screen.getByRole('checkbox', { name: 'Show honours' }));
  expect(settings.getState().honours).toBe(false);
  expect(summary()).toHaveTextContent(/^Honours$/);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  act(() => settings.getState().change({ honours: true }));
  expect(screen.getAllByRole('listitem')).toHaveLength(16);
});

test('new ones are one line, and none is no line', () => {
  const { container, rerender } = render(<NewHonours ids={['supreme', 'unaided']} />, {
    wrapper: Voice,
  });
  expect(container).toHaveTextContent('New honours: Supreme and No help needed');
  rerender(<NewHonours ids={[]} />);
  expect(container).toBeEmptyDOMElement();
});
