import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cuesFor, touchFor } from '../../../src/ui/fishing/table/matchFeedback.ts';
import {
  type TableModel,
  type TableRound,
  tableModelOf,
} from '../../../src/ui/fishing/table/tableModel.ts';
import { recipes } from '../../../src/ui/sound/recipes.ts';
import type { SoundWish } from '../../../src/ui/sound/soundWish.ts';
import { useSound } from '../../../src/ui/sound/useSound.ts';
import { freshRound, withRandomPlays, withTyped } from '../fishing/table/playedRound.ts';
import { fakeAudio } from './fakeAudio.ts';

interface HeardProps {
  readonly model: TableModel;
  readonly on: boolean;
  readonly wish?: SoundWish;
}

const loudly: SoundWish = { volume: 'loud', touch: true };
const feedback = { cuesFor, touchFor };

function Sounding({ model, wish }: Pick<HeardProps, 'model'> & { wish: SoundWish }) {
  useSound(model, feedback, wish);
  return null;
}

/** As in the app, nothing sounds where the sound is off. */
function Heard({ model, on, wish = loudly }: HeardProps) {
  return on ? <Sounding model={model} wish={wish} /> : null;
}

/** A table that shows a round, and is then shown others. */
function openTable(round: TableRound, on: boolean, wish?: SoundWish) {
  const modelOf = (shown: TableRound) => (shown === round ? first : tableModelOf(shown));
  const first = tableModelOf(round);
  const heard = (shown: TableRound, isOn: boolean, how = wish) => (
    <Heard model={modelOf(shown)} on={isOn} {...(how && { wish: how })} />
  );
  const { rerender, unmount } = render(heard(round, on), { wrapper: StrictMode });
  return {
    show: (next: TableRound, nextOn: boolean, how?: SoundWish) =>
      rerender(heard(next, nextOn, how)),
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

test('quiet is quieter than loud, and another volume alone is not heard', () => {
  const loudestAt = (volume: SoundWish['volume']): number => {
    const { contexts, started } = fakeAudio();
    const { show, unmount } = openTable(fresh, true, { volume, touch: false });
    const before = started();
    show(fresh, true, { volume: 'medium', touch: false });
    expect(started()).toBe(before);
    unmount();
    const levels = contexts.flatMap(({ nodes }) => nodes.flatMap(({ gain }) => gain.points));
    return Math.max(...levels.map(({ value }) => value));
  };
  expect(loudestAt('quiet')).toBeGreaterThan(0);
  expect(loudestAt('quiet')).toBeLessThan(loudestAt('medium'));
  expect(loudestAt('medium')).toBeLessThan(loudestAt('loud'));
  const most = recipes.deal.voices.map(({ level }) => level);
  expect(loudestAt('loud')).toBe(Math.max(...most));
});

describe('touch', () => {
  const catching = freshRound({
    bots: [1],
    deal: { hands: ['66 54', '33 22'], lake: '63 64 51', drawPile: '43 31' },
  });
  const caught = withTyped(catching, '54x63');

  function vibrating() {
    fakeAudio();
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    return vibrate;
  }

  test('is one light tap for a catch of the person, and none for one of a bot', () => {
    const vibrate = vibrating();
    const { show } = openTable(catching, true);
    show(caught, true);
    expect(vibrate.mock.calls).toEqual([[[12]]]);
    const botsTurn = withTyped(caught, '43');
    show(botsTurn, true);
    show(withTyped(botsTurn, '33x51'), true);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('is two taps for a group', () => {
    const vibrate = vibrating();
    const half = withTyped(
      freshRound({
        variant: 'shi-wu-hu',
        deal: { hands: ['66 63 21', '54 22 33'], lake: '66 54 11', drawPile: '63 31 32' },
      }),
      '66x66',
    );
    const { show } = openTable(half, true);
    show(withTyped(half, '63x54'), true);
    expect(vibrate.mock.calls).toEqual([[[12, 70, 12]]]);
  });

  test('is not there where it is not wanted, where all is silenced, and on a page in the background', () => {
    const vibrate = vibrating();
    const { show } = openTable(catching, true, { volume: 'loud', touch: false });
    show(caught, true);
    show(catching, false);
    show(caught, false);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show(catching, true, loudly);
    show(caught, true, loudly);
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('is missed by nobody on a device that cannot move', () => {
    const { started } = fakeAudio();
    vi.stubGlobal('navigator', {});
    const { show } = openTable(catching, true);
    const dealt = started();
    show(caught, true);
    expect(started()).toBeGreaterThan(dealt);
  });
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
