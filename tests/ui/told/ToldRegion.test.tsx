import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../src/engine/index.ts';
import { createAnnouncer } from '../../../src/store/announcer.ts';
import { loadCatalogue } from '../../../src/text/catalogue.ts';
import { createSay } from '../../../src/text/say.ts';
import { tileInSentence } from '../../../src/text/tileNames.ts';
import { ToldRegion } from '../../../src/ui/told/ToldRegion.tsx';
import { createHandClock } from '../../support/handClock.ts';
import { toldChanges } from '../../support/told.ts';

function openRegion(page = <button type="button">Next</button>) {
  const clock = createHandClock();
  const announcer = createAnnouncer(clock.timer);
  render(
    <>
      {page}
      <ToldRegion announcer={announcer} />
    </>,
  );
  act(() => clock.pass(1000));
  return { announcer, clock };
}

const next = () => screen.getByRole('button', { name: 'Next' });

test('the region stands there empty, and is polite and nameless', () => {
  openRegion();
  const region = document.querySelector('[data-told]');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).not.toHaveAttribute('aria-label');
  expect(toldChanges()).toEqual([]);
});

test('a name is told without what joins its signs on a line', async () => {
  const { announcer, clock } = openRegion();
  const chinese = createSay('zh-Hans', await loadCatalogue('zh-Hans', undefined, []));
  act(() => announcer.tell(tileInSentence(kindOf('64'), chinese)));
  act(() => clock.pass(300));
  expect(toldChanges()).toEqual(['“红头十\u00a06\u20114”。']);
});

test.each([
  ['Round 1 · your turn', 'Round 1, your turn.'],
  ['第1局・輪到你', '第1局，輪到你。'],
  ['第1局·轮到你', '第1局，轮到你。'],
])('no sign is told by its name: %s', (words, told) => {
  const { announcer, clock } = openRegion();
  act(() => announcer.tell(words));
  act(() => clock.pass(300));
  expect(toldChanges()).toEqual([told]);
});

test('while a dialog is open nothing stands in it, and nothing old when it has closed', async () => {
  const { announcer, clock } = openRegion(<dialog />);
  act(() => announcer.tell('Bo passed'));
  act(() => clock.pass(300));
  expect(toldChanges()).toEqual(['Bo passed.']);
  const dialog = document.querySelector('dialog');
  await act(async () => dialog?.setAttribute('open', ''));
  expect(toldChanges()).toEqual([]);
  act(() => announcer.tell('Ann led'));
  act(() => clock.pass(2000));
  expect(toldChanges()).toEqual([]);
  await act(async () => dialog?.removeAttribute('open'));
  act(() => clock.pass(300));
  expect(toldChanges()).toEqual(['Ann led.']);
});

test.each([
  ['any other key', { key: 'ArrowDown' }, true],
  ['Enter', { key: 'Enter' }, true],
  ['a key that is held', { key: 'ArrowDown', repeat: true }, false],
])('%s leads the focus on at once: %s', (_, init, leads) => {
  const { announcer } = openRegion();
  act(() => announcer.tell('Bo passed'));
  announcer.afterNews(() => next().focus());
  fireEvent.keyDown(document.body, init);
  expect(document.activeElement === next()).toBe(leads);
});

describe('while the focus is about to leave a tile for what is told', () => {
  function openTile() {
    const { announcer } = openRegion(
      <>
        <div role="grid">
          <button type="button">Tile</button>
        </div>
        <button type="button">Next</button>
      </>,
    );
    const tile = screen.getByRole('button', { name: 'Tile' });
    return {
      announcer,
      tile,
      isPressed: (): boolean => fireEvent.keyDown(tile, { key: 'Enter' }),
      draw: () => {
        announcer.offer('table', [{ key: 'draw', words: () => ['Your draw'] }]);
        announcer.afterNews(() => next().focus());
      },
    };
  }

  test('Enter does not press it, and leads nowhere; another key does', () => {
    const { tile, isPressed, draw } = openTile();
    draw();
    expect(isPressed()).toBe(false);
    expect(next()).not.toHaveFocus();
    fireEvent.keyDown(tile, { key: 'ArrowDown' });
    expect(next()).toHaveFocus();
    expect(isPressed()).toBe(true);
  });

  test('Enter presses a tile to which a reader has moved the focus meanwhile', () => {
    const { tile, isPressed, draw } = openTile();
    draw();
    act(() => tile.focus());
    expect(isPressed()).toBe(true);
  });

  test('Enter presses what was chosen by a key after the news had come', () => {
    const { announcer, tile, isPressed, draw } = openTile();
    draw();
    fireEvent.keyDown(tile, { key: '1' });
    announcer.afterNews(() => next().focus());
    expect(isPressed()).toBe(true);
  });
});

test.each([
  ['rests', <div key="rests" data-rests tabIndex={-1} />],
  ['is at a round that is over', <i key="over" data-leads-on tabIndex={-1} />],
])('Enter presses nothing that the focus would come to while it %s', (_, place) => {
  const { announcer } = openRegion(
    <>
      {place}
      <button type="button">Next</button>
    </>,
  );
  act(() => announcer.tell('Bo passed'));
  announcer.afterNews(() => next().focus());
  const at = document.querySelector('[data-rests], [data-leads-on]') ?? document.body;
  fireEvent.keyDown(at, { key: 'Enter' });
  expect(next()).not.toHaveFocus();
  fireEvent.keyDown(at, { key: 'ArrowDown' });
  expect(next()).toHaveFocus();
});
