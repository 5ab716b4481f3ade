import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as climbing from '../climbing/table/playedRound.ts';
import { renderTable as renderClimbing } from '../climbing/table/renderTable.tsx';
import * as fishing from '../fishing/table/playedRound.ts';
import { renderTable as renderFishing } from '../fishing/table/renderTable.tsx';

/** The events that browsers take for clicks when they tell what is clickable. */
const clicks = ['click', 'mousedown', 'mouseup'];
const listening = new Set<EventTarget>();

beforeEach(() => {
  listening.clear();
  const { addEventListener } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function listen(
    this: EventTarget,
    ...args: Parameters<typeof addEventListener>
  ) {
    if (clicks.includes(args[0])) listening.add(this);
    addEventListener.apply(this, args);
  });
});

/** What around an element listens for clicks, inside the element that React is shown in. */
function clickableAround(element: HTMLElement, root: Element | null): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) {
    if (listening.has(at) || at.onclick !== null) found.push(at);
  }
  return found;
}

const tables = {
  fishing: () =>
    renderFishing(
      fishing.withTyped(
        fishing.freshRound({
          deal: { hands: ['54 44 11', '63 21 31'], lake: '63 62 53 22', drawPile: '31 43 51 32' },
        }),
        '54x63',
        '31',
      ),
    ),
  climbing: () =>
    renderClimbing(
      climbing.withTyped(climbing.freshRound({ hands: ['22 44', '33', '33'] }), '22', 'pass'),
    ),
};

test('the check finds what listens', () => {
  const { container } = render(
    <button type="button" onClick={() => undefined}>
      <span>Text</span>
    </button>,
  );
  expect(clickableAround(screen.getByText('Text'), container)).toHaveLength(1);
});

describe.each(['fishing', 'climbing'] as const)('at a table of %s', (family) => {
  test('no text is said to be clickable that is not', async () => {
    tables[family]();
    const heading = screen.getByRole('heading', { level: 1 });
    const root = heading.closest('body > *');
    expect(clickableAround(heading, root)).toEqual([]);
    const log = screen.getByRole('complementary', { name: 'Log' });
    expect(clickableAround(within(log).getByRole('list'), root)).toEqual([]);
    await userEvent.keyboard('l');
    const [line] = within(screen.getByRole('dialog', { name: 'Log' })).getAllByRole('listitem');
    expect(line && clickableAround(line, root)).toEqual([]);
  });
});
