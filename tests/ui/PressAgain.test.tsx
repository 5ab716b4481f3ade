import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleFirstSight } from '../../src/ui/firstSight.ts';
import { PressAgain } from '../../src/ui/PressAgain.tsx';

const onPress = vi.fn();

function App({ pressed }: { readonly pressed: () => HTMLElement | null }) {
  return (
    <main>
      <button type="button" onClick={onPress}>
        Play
      </button>
      <PressAgain pressed={pressed} />
    </main>
  );
}

let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  // These tests are about what comes before React has drawn.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onPress.mockReset();
  place = document.createElement('div');
  place.id = 'root';
  place.innerHTML = renderToString(<App pressed={() => null} />);
  document.body.append(place);
});

afterEach(() => {
  root?.unmount();
  place.remove();
});

/** Begins as `main.tsx` does; React has only been told of the app then. */
function begin(pressBefore: boolean): HTMLElement {
  const { pressed } = settleFirstSight(document, 'en', true);
  const button = place.querySelector('button');
  if (button === null) throw new Error('There is no button.');
  if (pressBefore) button.click();
  startTransition(() => {
    root = hydrateRoot(place, <App pressed={pressed} />);
  });
  return button;
}

test('a press before the app has come is answered when it has, once', async () => {
  const button = begin(true);
  expect(onPress).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a press while the app takes over what stands there is answered at once, and once', () => {
  const button = begin(false);
  button.click();
  expect(onPress).toHaveBeenCalledTimes(1);
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});
