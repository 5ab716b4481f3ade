import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Motion } from '../../../../../src/store/settings.ts';
import { Table } from '../../../../../src/ui/fishing/table/Table.tsx';
import { type TableRound, tableModelOf } from '../../../../../src/ui/fishing/table/tableModel.ts';
import { idleTable, noAids } from '../../../../support/tableParts.ts';
import { Voice } from '../../../../support/Voice.tsx';
import { draggedTo, useStillStage } from '../../../motion/stillStage.ts';
import { freshRound, withPlayMade, withTyped } from '../playedRound.ts';

const round = freshRound({
  deal: {
    hands: ['54 44 11', '63 21 31'],
    lake: '63 62 53 22',
    drawPile: '51 43 31 32 55 64',
  },
});
const begun = withTyped(round, '11', '51', '63x63', '43');

/** A table that shows a round; what is played at it is shown next. */
function showTable(first: TableRound, motion: Motion = 'full') {
  const idle = idleTable();
  let current = first;
  const table = () => (
    <Table
      {...idle}
      model={tableModelOf(current)}
      title="Tiu-U"
      aids={{ ...noAids, pointsOnFish: true, strandedFish: true }}
      motion={motion}
      onChoose={() => undefined}
      onAnew={undefined}
      hint={null}
      onPlay={(play) => show(withPlayMade(current, play))}
      onUndo={undefined}
    />
  );
  const page = render(table(), { wrapper: Voice });
  const show = (next: TableRound): void => {
    current = next;
    page.rerender(table());
  };
  const layer = page.container.querySelector('[data-flights]');
  return { show, unmount: page.unmount, flying: () => layer?.childElementCount ?? 0 };
}

const hand = (name: RegExp) =>
  within(screen.getByRole('grid', { name: /^Hand/ })).getByRole('button', { name });
const lake = (name: RegExp) =>
  within(screen.getByRole('grid', { name: /^Lake/ })).getByRole('button', { name });

describe('full motion', () => {
  const animations = useStillStage();

  /** Captures by two taps, so that a flight is on its way. */
  function capture() {
    const page = showTable(begun);
    fireEvent.click(hand(/^Man/), { detail: 1 });
    fireEvent.click(lake(/^Slant Eight/), { detail: 1 });
    expect(page.flying()).toBeGreaterThan(0);
    return page;
  }

  test('a capture is shown by copies, and the tiles in the catch are unseen until they land', () => {
    const { flying } = capture();
    // Two rings, the fish, the bait, the drawn tile and its back.
    expect(flying()).toBe(6);
    const covers = animations.filter(({ element }) => element.matches('[data-tile]'));
    expect(covers).toHaveLength(3);
    for (const { frames } of covers) expect(frames).toEqual({ opacity: [0, 0] });
    for (const { land } of animations) land();
    expect(flying()).toBe(0);
  });

  test('nothing is animated but transform and opacity', () => {
    capture();
    const names = animations.flatMap(({ frames }) =>
      Array.isArray(frames) ? frames.flatMap((frame) => Object.keys(frame)) : Object.keys(frames),
    );
    expect([...new Set(names)].sort()).toEqual(['easing', 'offset', 'opacity', 'transform']);
  });

  test.each([
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
    ['another size of the window', () => fireEvent(window, new Event('resize'))],
    [
      'hiding the page',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
  ])('%s ends it all at once', (_, interrupt) => {
    const { flying } = capture();
    interrupt();
    expect(flying()).toBe(0);
    expect(animations.every(({ cancelled }) => cancelled)).toBe(true);
  });

  test('leaving the table ends it all', () => {
    const { unmount } = capture();
    unmount();
    expect(animations.every(({ cancelled }) => cancelled)).toBe(true);
  });

  test('a tile that was dropped sets off from there', () => {
    showTable(begun);
    HTMLElement.prototype.setPointerCapture ??= () => undefined;
    const by = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX });
    fireEvent.pointerDown(hand(/^Man/), by(0));
    fireEvent.pointerMove(hand(/^Man/), by(40));
    const fish = lake(/^Slant Eight/);
    document.elementFromPoint = () => fish;
    fireEvent.pointerUp(hand(/^Man/), by(40));
    Reflect.deleteProperty(document, 'elementFromPoint');
    const firsts = animations.map(({ frames }) =>
      JSON.stringify(Array.isArray(frames) && frames[0]),
    );
    expect(firsts.filter((frame) => frame.includes(`translate(${draggedTo}px`))).toHaveLength(1);
  });

  test('plays that follow at once are shown together, a later one for itself', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { show, flying } = showTable(begun);
    const placed = withTyped(begun, '54');
    show(placed);
    now.mockReturnValue(10);
    const drawn = withTyped(placed, '31');
    show(drawn);
    // From nowhere remembered, the hand's tile stays out of it; the drawn one passes its spot: two
    // rings, back and face.
    expect(flying()).toBe(4);
    now.mockReturnValue(900);
    show(withTyped(drawn, '21'));
    expect(flying()).toBe(5);
    now.mockRestore();
  });

  test('a round begins with its deal', async () => {
    const { flying } = showTable(round);
    await waitFor(() => expect(flying()).toBe(7));
  });

  test('a round that goes on begins without', () => {
    showTable(begun);
    expect(animations).toEqual([]);
  });
});

describe('less motion', () => {
  const animations = useStillStage();

  test('what has appeared fades in where it is, and nothing flies', () => {
    const { show, flying } = showTable(begun, 'less');
    show(withTyped(begun, '44x53'));
    expect(flying()).toBe(0);
    expect(animations.map(({ frames }) => frames)).toEqual(Array(3).fill({ opacity: [0, 1] }));
    expect(Math.max(...animations.map(({ duration }) => duration))).toBeLessThanOrEqual(150);
  });
});

describe('no motion', () => {
  const animations = useStillStage();

  test('nothing is animated', () => {
    const { show, flying } = showTable(round, 'none');
    show(withTyped(round, '44x53'));
    expect(flying()).toBe(0);
    expect(animations).toEqual([]);
  });
});

test('where nothing can be animated, plays are shown all the same', () => {
  const { show, flying } = showTable(begun);
  act(() => show(withTyped(begun, '44x53')));
  expect(flying()).toBe(0);
  expect(screen.queryByRole('button', { name: /^Slant Eight/ })).toBeNull();
});
