import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredGames } from '../../../src/families/names.ts';
import { formatLink } from '../../../src/records/link.ts';
import type { Place } from '../../../src/store/places.ts';
import { openApp } from '../../support/app.tsx';
import { finishedRound, setupOf } from '../../support/matches.ts';

const code = formatLink(finishedRound(setupOf(['person', 'greedy'])));

/** Every room, and a lesson in the room of the lessons. */
const places: readonly Place[] = [
  { room: 'today' },
  { room: 'history' },
  { room: 'puzzles' },
  { room: 'review', code },
  { room: 'deal', code },
  { room: 'learn', code: '' },
  { room: 'learn', code: offeredGames[0].lesson },
  { room: 'rules', code: '' },
  { room: 'rules', code: 'tiu-u' },
  { room: 'calculator' },
];

test.each(places)(
  'the house stands in each room, and leads to the first screen: %j',
  async (at) => {
    const { places: address, user } = openApp();
    act(() => address.getState().goTo(at));
    await user.click(await screen.findByRole('button', { name: 'Home' }));
    expect(address.getState().place).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fifteen Lakes' })).toBeVisible();
  },
);
