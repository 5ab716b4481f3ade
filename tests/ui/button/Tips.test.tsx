import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tips } from '../../../src/ui/button/Tips.tsx';

function showButtons() {
  render(
    <>
      <button type="button" aria-label="Undo" aria-keyshortcuts="U" data-tip>
        <svg aria-hidden="true">
          <path />
        </svg>
      </button>
      <button type="button" aria-label="One play on" aria-keyshortcuts="ArrowRight" data-tip />
      <button type="button">Play</button>
      <Tips />
    </>,
  );
  return userEvent.setup({ delay: null });
}

const button = (name: string) => screen.getByRole('button', { name });
const tip = () => document.querySelector('[popover]');

test('a button under the mouse is named, with its key, for the eyes alone', async () => {
  const user = showButtons();
  expect(tip()).toBeNull();
  await user.hover(button('Undo').querySelector('path') ?? button('Undo'));
  expect(tip()).toHaveTextContent(/^UndoU$/);
  expect(tip()).toHaveAttribute('aria-hidden', 'true');
  expect(button('Undo')).toHaveAccessibleDescription('');
  await user.hover(button('One play on'));
  expect(tip()).toHaveTextContent(/^One play on→$/);
  await user.hover(button('Play'));
  expect(tip()).toBeNull();
});

test('it stays while the mouse is on it, and goes with the mouse', async () => {
  const user = showButtons();
  await user.hover(button('Undo'));
  await user.hover(tip()?.firstElementChild ?? document.body);
  expect(tip()).toHaveTextContent('Undo');
  fireEvent.pointerLeave(document.documentElement);
  expect(tip()).toBeNull();
});

test('a button that the keyboard comes to is named until it goes on', async () => {
  // jsdom guesses by presses of earlier tests, too, whether the keyboard has led there.
  const { closest } = Element.prototype;
  vi.spyOn(Element.prototype, 'closest').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    return closest.call(this, selector.replace(':focus-visible', ':focus'));
  });
  const user = showButtons();
  await user.tab();
  expect(tip()).toHaveTextContent('Undo');
  act(() => button('Play').focus());
  expect(tip()).toBeNull();
  act(() => button('Play').blur());
  expect(tip()).toBeNull();
});

test('Escape or a press puts it away', async () => {
  const user = showButtons();
  await user.hover(button('Undo'));
  await user.keyboard('{Escape}');
  expect(tip()).toBeNull();
  await user.hover(button('One play on'));
  expect(tip()).not.toBeNull();
  await user.click(button('One play on'));
  expect(tip()).toBeNull();
});

test('a finger calls up none', () => {
  showButtons();
  const touch = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(touch, 'pointerType', { value: 'touch' });
  act(() => void button('Undo').dispatchEvent(touch));
  expect(tip()).toBeNull();
});
