import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { useKeptFocus } from '../../../src/ui/page/useKeptFocus.ts';
import { Voice } from '../../support/Voice.tsx';

/** A page on which a press of Enter takes the button away, and leaves something else. */
function Page({ rest }: { readonly rest: (isGone: boolean) => ReactNode }) {
  useKeptFocus();
  const [isGone, setIsGone] = useState(false);
  return (
    <>
      {!isGone && (
        <button type="button" onClick={() => setIsGone(true)}>
          Go
        </button>
      )}
      {rest(isGone)}
    </>
  );
}

async function pressGo(rest: (isGone: boolean) => ReactNode) {
  const user = userEvent.setup({ delay: null });
  render(<Page rest={rest} />, { wrapper: Voice });
  screen.getByRole('button', { name: 'Go' }).focus();
  await user.keyboard('{Enter}');
  return user;
}

test('the heading takes the focus of a button that is gone', async () => {
  await pressGo(() => <h1>Screen</h1>);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('the heading of a screen that comes late takes it when it is there', async () => {
  let come = (): void => undefined;
  const Late = () => {
    const [isHere, setIsHere] = useState(false);
    come = () => setIsHere(true);
    return isHere && <h1>Screen</h1>;
  };
  await pressGo((isGone) => isGone && <Late />);
  expect(document.body).toHaveFocus();
  act(come);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('the title of a dialog takes the focus of what is gone in it', async () => {
  await pressGo((isGone) => (
    <>
      <h1>Screen</h1>
      {isGone && (
        <Dialog title="Question" onClose={() => undefined}>
          <Page rest={() => null} />
        </Dialog>
      )}
    </>
  ));
  const user = userEvent.setup({ delay: null });
  screen.getByRole('button', { name: 'Go' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question' })).toHaveFocus());
});

test('a button that can no longer be pressed hands its focus on', async () => {
  const Own = () => {
    useKeptFocus();
    const [isDone, setIsDone] = useState(false);
    return (
      <>
        <h1>Screen</h1>
        <button type="button" disabled={isDone} onClick={() => setIsDone(true)}>
          Once
        </button>
      </>
    );
  };
  render(<Own />);
  const button = screen.getByRole('button');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('what places the focus itself comes first', async () => {
  await pressGo((isGone) => (
    <>
      <h1>Screen</h1>
      {isGone && (
        <button type="button" ref={(next) => next?.focus()}>
          Next
        </button>
      )}
    </>
  ));
  const next = screen.getByRole('button', { name: 'Next' });
  await waitFor(() => expect(next).toHaveFocus());
  act(() => next.setAttribute('hidden', ''));
  act(() => next.removeAttribute('hidden'));
  expect(next).toHaveFocus();
});

test('somebody who has pressed beside everything is left alone', async () => {
  let leave = (): void => undefined;
  const Own = () => {
    useKeptFocus();
    const [isGone, setIsGone] = useState(false);
    leave = () => setIsGone(true);
    return (
      <>
        <h1>Screen</h1>
        {!isGone && <input aria-label="Name" />}
      </>
    );
  };
  render(<Own />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('textbox'));
  await user.click(document.body);
  act(leave);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(document.body).toHaveFocus();
});
