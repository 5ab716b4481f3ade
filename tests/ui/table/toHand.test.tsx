import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as climbing from '../climbing/table/playedRound.ts';
import { renderTable as renderClimbing } from '../climbing/table/renderTable.tsx';
import * as fishing from '../fishing/table/playedRound.ts';
import { renderTable as renderFishing } from '../fishing/table/renderTable.tsx';

const deal = { hands: ['54 44 11', '63 21 31'], lake: '63 62 53 22', drawPile: '31 43 51 32' };
const cards = { hands: ['22 44', '33', '33'] };
const toHand = () => screen.queryByRole('button', { name: 'To your hand' });

test.each([
  ['fishing', () => renderFishing(fishing.freshRound({ deal })), /^Red Nine, 5‑4/],
  ['climbing', () => renderClimbing(climbing.freshRound(cards)), /^Man, 4‑4/],
] as const)('from the heading the hand is one step away: %s', async (_, render, tile) => {
  const { user } = render();
  const heading = screen.getByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  act(() => heading.focus());
  await user.tab();
  expect(toHand()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAccessibleName(tile);
});

test('it leads to the tile at which somebody was last', async () => {
  const { user } = renderFishing(fishing.freshRound({ deal }));
  act(() => toHand()?.focus());
  await user.keyboard('{Enter}{End}');
  act(() => toHand()?.focus());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAccessibleName(/^Earth, 1‑1/);
});

test('where there is no hand it is not there', () => {
  const watched = renderFishing(fishing.freshRound({ deal, viewer: null }));
  expect(toHand()).toBeNull();
  watched.unmount();
  const only = renderClimbing(climbing.freshRound({ ...cards, viewer: null }));
  expect(toHand()).toBeNull();
  only.unmount();
  const last = { hands: ['44', '31'], lake: '62 63 22 55', drawPile: '54 55' };
  renderFishing(
    fishing.withTyped(fishing.freshRound({ deal: last }), '44x62', '54x63', '31x22', '55x55'),
  );
  expect(toHand()).toBeNull();
});
