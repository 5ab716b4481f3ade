import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { formatPlay } from '../../../../../src/engine/climbing/index.ts';
import type { Motion } from '../../../../../src/store/settings.ts';
import { Table } from '../../../../../src/ui/climbing/table/Table.tsx';
import type { TableRound } from '../../../../../src/ui/climbing/table/tableModel.ts';
import { tableModelOf } from '../../../../../src/ui/climbing/table/tableModel.ts';
import { idleTable, noAids } from '../../../../support/tableParts.ts';
import { Voice } from '../../../../support/Voice.tsx';
import { draggedTo, useStillStage } from '../../../motion/stillStage.ts';
import { freshRound, withPlays } from '../climbingRound.ts';

const round = freshRound({ hands: ['65 66 66 63 44', '31 22 63 42', '11 55 11 62 64'] });
const begun = withPlays(round, '66', 'pass', 'pass');

/** A table that shows a round; what is played at it is shown next. */
function showTable(first: TableRound, motion: Motion = 'full') {
  const idle = idleTable();
  let current = first;
  const table = () => (
    <Table
      {...idle}
      model={tableModelOf(current)}
      title="Sap Ng Wu"
      aids={noAids}
      motion={motion}
      onChoose={() => undefined}
      onAnew={undefined}
      hint={null}
      onPlay={(play) => show(withPlays(current, formatPlay(play)))}
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

/** Waits for the next frame, in which the table notes where the cards lie. */
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

const hand = (name: RegExp) =>
  within(screen.getByRole('grid', { name: /hand/i })).getByRole('button', { name });

describe('full motion', () => {
  const animations = useStillStage();

  /** The first frames of the copies. */
  const beginnings = (): string[] =>
    animations.flatMap(({ frames }) => (Array.isArray(frames) ? [JSON.stringify(frames[0])] : []));

  /** Leads a card, so that it is on its way to the middle. */
  function lead() {
    const page = showTable(begun);
    fireEvent.click(hand(/^Axe/), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: /^Play/ }), { detail: 1 });
    expect(page.flying()).toBe(1);
    return page;
  }

  test('a play is shown by copies, and the cards in the middle are unseen until they land', () => {
    const { flying } = lead();
    const covers = animations.filter(({ element }) => element.matches('[data-cards="trick"]'));
    expect(covers).toHaveLength(1);
    for (const { frames } of covers) expect(frames).toEqual({ opacity: [0, 0] });
    for (const { land } of animations) land();
    expect(flying()).toBe(0);
  });

  test('nothing is animated but transform and opacity', () => {
    lead();
    const names = animations.flatMap(({ frames }) =>
      Array.isArray(frames) ? frames.flatMap((frame) => Object.keys(frame)) : Object.keys(frames),
    );
    expect([...new Set(names)].sort()).toEqual(['easing', 'offset', 'opacity', 'transform']);
  });

  test('what is beaten sinks to the line below, under what beats it', () => {
    const { show, flying } = showTable(withPlays(begun, '65'));
    show(withPlays(begun, '65', '31'));
    expect(flying()).toBe(2);
    const covers = animations.flatMap(({ element }) => element.getAttribute('data-cards') ?? []);
    expect(covers).toEqual(['beaten', 'trick']);
  });

  test('W10: fours that are paid fly as chips from boat to boat, over the cards that go home', async () => {
    const fours = freshRound({ hands: ['66*4 65 44', '31 22', '11 55'] });
    const open = withPlays(fours, '66*4', 'pass');
    const { show, flying } = showTable(open);
    await nextFrame();
    show(withPlays(open, 'pass'));
    const chips = document.querySelectorAll('[data-flights] [data-chip]');
    expect(chips).toHaveLength(2);
    expect(flying()).toBeGreaterThan(2);
    fireEvent.pointerDown(document.body);
    expect(flying()).toBe(0);
  });

  test('a trick that was won flies from where it lay, though the page shows it there no more', async () => {
    const open = withPlays(begun, '65', 'pass');
    const { show, flying } = showTable(open);
    // The stage has another box for it than for all else.
    document.querySelector('[data-part="trick"]')?.setAttribute('data-dragged', '');
    await nextFrame();
    show(withPlays(open, 'pass'));
    expect(document.querySelector('[data-part="trick"]')).toBeNull();
    expect(flying()).toBe(1);
    expect(beginnings()).toEqual([expect.stringContaining(`translate(${draggedTo}px`)]);
  });

  test('a card that is played flies from where the press found it', () => {
    showTable(begun);
    fireEvent.click(hand(/^Axe/), { detail: 1 });
    const fan = hand(/^Axe/);
    fan.setAttribute('data-dragged', '');
    fireEvent.click(screen.getByRole('button', { name: /^Play/ }), { detail: 1 });
    expect(fan.isConnected).toBe(false);
    expect(beginnings()).toEqual([expect.stringContaining(`translate(${draggedTo}px`)]);
  });

  test('a play that is taken back goes back into the hand', async () => {
    const { show, flying } = showTable(withPlays(begun, '66+63'));
    await nextFrame();
    show(begun);
    expect(flying()).toBe(2);
    const covers = animations.flatMap(({ element }) => element.getAttribute('data-card') ?? []);
    expect(covers).toEqual(['66.1', '63.1']);
  });

  test('plays that follow at once are shown together, hurried, a later one for itself', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { show, flying } = showTable(begun);
    show(withPlays(begun, '65'));
    now.mockReturnValue(10);
    show(withPlays(begun, '65', '31'));
    // The first passes the middle, the second comes after it.
    expect(flying()).toBe(2);
    expect(Math.max(...animations.map(({ duration }) => duration))).toBe(2 * 140);
    now.mockReturnValue(900);
    const shown = animations.length;
    show(withPlays(begun, '65', '31', '11'));
    const later = animations.slice(shown).map(({ duration }) => duration);
    expect(Math.max(...later)).toBe(200);
    now.mockRestore();
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
    const { flying } = lead();
    interrupt();
    expect(flying()).toBe(0);
    expect(animations.every(({ cancelled }) => cancelled)).toBe(true);
  });

  test('leaving the table ends it all', () => {
    const { unmount } = lead();
    unmount();
    expect(animations.every(({ cancelled }) => cancelled)).toBe(true);
  });

  test('a round begins with its deal, a copy for each fan, while the whole hand is hidden', async () => {
    const { flying } = showTable(round);
    await waitFor(() => expect(flying()).toBe(4));
    const covers = animations.filter(
      ({ element, cancelled }) => element.matches('[data-region="hand"]') && !cancelled,
    );
    expect(covers).toHaveLength(1);
  });

  test('a round that goes on begins without', async () => {
    showTable(begun);
    await nextFrame();
    expect(animations).toEqual([]);
  });
});

describe('less motion', () => {
  const animations = useStillStage();

  test('what has appeared fades in where it is, and nothing flies', () => {
    const { show, flying } = showTable(withPlays(begun, '65'), 'less');
    show(withPlays(begun, '65', '31'));
    expect(flying()).toBe(0);
    expect(animations.map(({ frames }) => frames)).toEqual(Array(2).fill({ opacity: [0, 1] }));
    expect(Math.max(...animations.map(({ duration }) => duration))).toBeLessThanOrEqual(150);
  });

  test('a hand that is dealt fades in as a whole', async () => {
    showTable(round, 'less');
    await waitFor(() =>
      expect(animations.filter(({ cancelled }) => !cancelled).map(({ frames }) => frames)).toEqual([
        { opacity: [0, 1] },
      ]),
    );
  });
});

describe('no motion', () => {
  const animations = useStillStage();

  test('nothing is animated', async () => {
    const { show, flying } = showTable(round, 'none');
    show(withPlays(round, '65'));
    await nextFrame();
    expect(flying()).toBe(0);
    expect(animations).toEqual([]);
  });
});

test('where nothing can be animated, plays are shown all the same', () => {
  const { show, flying } = showTable(begun);
  act(() => show(withPlays(begun, '65')));
  expect(flying()).toBe(0);
  expect(document.querySelector('[data-tile="trick-65.1"]')).not.toBeNull();
});
