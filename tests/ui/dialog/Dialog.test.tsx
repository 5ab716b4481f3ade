import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
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

test('one in which something is done leaves the focus to what is in it', () => {
  const { dialog } = open();
  expect(dialog).not.toHaveFocus();
  expect(dialog).not.toHaveAttribute('tabindex');
});

test('nothing in it is called as it is', () => {
  open();
  expect(screen.queryByRole('group')).toBeNull();
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
