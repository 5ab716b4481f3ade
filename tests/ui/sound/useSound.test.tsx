import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cuesFor } from '../../../src/ui/fishing/table/cues.ts';
import {
  type TableModel,
  type TableRound,
  tableModelOf,
} from '../../../src/ui/fishing/table/tableModel.ts';
import { recipes } from '../../../src/ui/sound/recipes.ts';
import { useSound } from '../../../src/ui/sound/useSound.ts';
import { freshRound, withRandomPlays } from '../fishing/table/playedRound.ts';
import { fakeAudio } from './fakeAudio.ts';

interface HeardProps {
  readonly model: TableModel;
  readonly on: boolean;
}

function Sounding({ model }: Pick<HeardProps, 'model'>) {
  useSound(model, cuesFor);
  return null;
}

/** As in the app, nothing sounds where the sound is off. */
function Heard({ model, on }: HeardProps) {
  return on ? <Sounding model={model} /> : null;
}

/** A table that shows a round, and is then shown others. */
function openTable(round: TableRound, on: boolean) {
  const { rerender, unmount } = render(<Heard model={tableModelOf(round)} on={on} />, {
    wrapper: StrictMode,
  });
  return {
    show: (next: TableRound, nextOn: boolean) =>
      rerender(<Heard model={tableModelOf(next)} on={nextOn} />),
    unmount,
  };
}

const fresh = freshRound();
const underWay = withRandomPlays(fresh, { plays: 3 });
const further = withRandomPlays(underWay, { plays: 1 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a deal is heard once when the table opens on it', () => {
  const { started } = fakeAudio();
  const { show } = openTable(fresh, true);
  expect(started()).toBe(recipes.deal.voices.length);
  show(fresh, true);
  expect(started()).toBe(recipes.deal.voices.length);
});

test('a table that opens on a round under way is silent until a play is made', () => {
  const { started } = fakeAudio();
  const { show } = openTable(underWay, true);
  expect(started()).toBe(0);
  show(further, true);
  expect(started()).toBeGreaterThan(0);
});

test('nothing is heard while the sound is off, nor when it is turned on or off', () => {
  const { contexts } = fakeAudio();
  const { show } = openTable(fresh, false);
  show(underWay, false);
  show(underWay, true);
  show(underWay, false);
  show(further, false);
  show(further, true);
  expect(contexts).toHaveLength(0);
});

test('plays made while the sound was off are not made up for', () => {
  const { started } = fakeAudio();
  const { show } = openTable(underWay, false);
  show(withRandomPlays(underWay, { plays: 10 }), false);
  show(withRandomPlays(underWay, { plays: 10 }), true);
  expect(started()).toBe(0);
});

test('a page in the background is silent', () => {
  const { started } = fakeAudio();
  const { show } = openTable(underWay, true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(further, true);
  expect(started()).toBe(0);
  hidden.mockReturnValue(false);
  show(further, true);
  expect(started()).toBe(0);
});

test('a page that nobody has touched makes no context', () => {
  const { contexts } = fakeAudio();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  openTable(fresh, true);
  expect(contexts).toHaveLength(0);
});

test.each(['leaves the page', 'is made silent'])(
  'what sounds when the table %s dies away before its context is closed',
  (how) => {
    const { contexts } = fakeAudio();
    const { show, unmount } = openTable(underWay, true);
    show(further, true);
    if (how === 'leaves the page') unmount();
    else show(further, false);
    expect(contexts.map(({ close }) => close.mock.calls.length)).toEqual([0]);
    contexts[0]?.passTo(5);
    expect(contexts.map(({ close }) => close.mock.calls.length)).toEqual([1]);
  },
);

test('a browser without Web Audio shows the table all the same', () => {
  vi.stubGlobal('AudioContext', undefined);
  const { show, unmount } = openTable(fresh, true);
  show(underWay, true);
  unmount();
});
