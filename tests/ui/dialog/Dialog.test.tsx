import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JSX } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { heardText } from '../../support/parted.ts';
import { Voice } from '../../support/Voice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (kind: { readonly reads?: boolean; readonly asks?: boolean } = {}) => {
  const onClose = vi.fn();
  render(
    <Dialog title="Heaven" onClose={onClose} {...kind}>
      <p>12 pips.</p>
    </Dialog>,
    { wrapper: Voice },
  );
  const dialog = screen.getByRole('dialog', { name: 'Heaven' });
  return { onClose, dialog };
};

test('one that is opened to be read has the focus itself, so that it is read out', () => {
  expect(open({ reads: true }).dialog).toHaveFocus();
});

test('its title ends with a stop for who hears what follows in one breath', () => {
  open({ reads: true });
  const [title] = screen.getAllByRole('heading');
  expect(title && heardText(title)).toBe('Heaven. ');
});

describe('one in which something is done', () => {
  /** In place of what jsdom lacks: the browser gives the focus to what can have it first. */
  const openWith = (first: JSX.Element, kind: { readonly asks?: boolean } = {}) => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(
      this: HTMLDialogElement,
    ) {
      this.open = true;
      document.querySelector<HTMLElement>('[data-first]')?.focus();
    });
    render(
      <Dialog title="Deal anew?" onClose={vi.fn()} describedBy="news" {...kind}>
        <p id="news">This round is lost.</p>
        {first}
      </Dialog>,
      { wrapper: Voice },
    );
    return screen.getByRole('group', { name: 'Deal anew?' });
  };

  test.each([
    ['a button', <button key="first" type="button" data-first />],
    ['a choice', <input key="first" type="radio" data-first />],
  ])('is read out by its title where %s came first, and Tab leads there', async (_, first) => {
    const group = openWith(first);
    expect(group).toHaveFocus();
    expect(group).toHaveAccessibleDescription('This round is lost.');
    await userEvent.tab();
    expect(document.activeElement).toHaveAttribute('data-first');
  });

  test.each([
    ['something is typed', <textarea key="first" data-first />],
    [
      'something has asked for it',
      <input
        key="first"
        ref={(radio) => void radio?.toggleAttribute('autofocus', true)}
        type="radio"
        data-first
      />,
    ],
  ])('leaves the focus where %s', (_, first) => {
    // What could have the focus would get it before what is in it.
    expect(openWith(first)).not.toHaveAttribute('tabindex');
    expect(document.activeElement).toHaveAttribute('data-first');
  });

  test('keeps the focus on its contents when they stop to scroll', () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
    const { rerender } = render(
      <Dialog title="Log" onClose={vi.fn()}>
        {null}
      </Dialog>,
      {
        wrapper: Voice,
      },
    );
    const group = screen.getByRole('group', { name: 'Log' });
    expect(group).toHaveAttribute('tabindex', '0');
    height.mockReturnValue(100);
    rerender(
      <Dialog title="Log" onClose={vi.fn()}>
        {null}
      </Dialog>,
    );
    rerender(
      <Dialog title="Log" onClose={vi.fn()}>
        {null}
      </Dialog>,
    );
    expect(group).toHaveFocus();
    expect(group).toHaveAttribute('tabindex', '-1');
  });

  test('reads out all that it says where it asks', () => {
    const group = openWith(<button type="button" data-first />, { asks: true });
    expect(group).toHaveAccessibleDescription(/^This round is lost\./);
  });
});

test('nothing in one that is read is called as it is', () => {
  open({ reads: true });
  expect(screen.queryByRole('group')).toBeNull();
});

test('Tab leads from one that is read to the button that closes it', async () => {
  open({ reads: true });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('where its text scrolls, the keyboard comes to that by another name', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  open({ reads: true });
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Contents' }));
});

test('a tap beside it closes it, where it also began there', () => {
  const pressBeside = (dialog: HTMLElement): void => {
    const beside = { clientX: 500, clientY: 500, bubbles: true };
    fireEvent.pointerDown(dialog, beside);
    fireEvent.click(dialog, beside);
  };
  const plain = open();
  pressBeside(plain.dialog);
  expect(plain.onClose).toHaveBeenCalledOnce();
  plain.onClose.mockClear();
  fireEvent.pointerDown(screen.getByText('12 pips.'));
  fireEvent.click(plain.dialog, { clientX: 500, clientY: 500 });
  expect(plain.onClose).not.toHaveBeenCalled();
});

test('a tap beside one that asks answers nothing', () => {
  const { dialog, onClose } = open({ asks: true });
  fireEvent.pointerDown(dialog, { clientX: 500, clientY: 500 });
  fireEvent.click(dialog, { clientX: 500, clientY: 500 });
  expect(onClose).not.toHaveBeenCalled();
});
