import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatPlay } from '../../../../src/engine/fishing/index.ts';
import { tableAnswer } from '../../../support/told.ts';
import { freshRound, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const deal = {
  hands: ['54 44 11', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '31 43 51 32 55 64',
};
const playsOf = (page: ReturnType<typeof renderTable>) =>
  page.round().steps.map(({ play }) => formatPlay(play));
const inHand = (name: RegExp) =>
  within(screen.getByRole('grid', { name: /^Hand/ })).getByRole('button', { name });
const inLake = (name: RegExp) =>
  within(screen.getByRole('grid', { name: /^Lake/ })).getByRole('button', { name });
const by = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 0 });

// Nothing is laid out in jsdom, so a test says what is under the finger.
let under: Element | null = null;
beforeEach(() => {
  under = null;
  document.elementFromPoint = () => under;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));

function carry(tile: Element, over: () => Element): void {
  fireEvent.pointerDown(tile, by(0));
  fireEvent.pointerMove(tile, by(40));
  under = over();
  fireEvent.pointerUp(tile, by(40));
  fireEvent.click(tile, { detail: 1 });
}

test('on its way a tile is the bait; dropped on a lit fish it takes it', () => {
  const page = renderTable(freshRound({ deal }));
  carry(inHand(/^Man/), () => inLake(/^Slant Eight, 5‑3, can be caught/));
  expect(playsOf(page)).toEqual(['44x53']);
});

test('dropped in the water it is placed, and the drawn tile can be dragged as well', () => {
  const page = renderTable(freshRound({ deal }));
  carry(inHand(/^Earth/), () => screen.getByTestId('water'));
  expect(playsOf(page)).toEqual(['11']);
  const drawn = screen.getByRole('img', { name: /^Drawn tile/ }).querySelector('[data-drawn-bait]');
  carry(drawn ?? document.body, () => inLake(/^Bench/));
  expect(playsOf(page)).toEqual(['11', '31x22']);
});

test('dropped on a tile that it does not take it is placed, for that is in the lake too', () => {
  const page = renderTable(freshRound({ deal }));
  carry(inHand(/^Man/), () => inLake(/^Bench, 2‑2$/));
  expect(playsOf(page)).toEqual(['44']);
});

test('dropped beside the lake it is let go, and nothing is played', () => {
  const page = renderTable(freshRound({ deal }));
  carry(inHand(/^Man/), () => screen.getByRole('button', { name: 'Home' }));
  expect(playsOf(page)).toEqual([]);
  expect(inHand(/^Man/)).not.toHaveAccessibleName(/bait/);
});

test('where it may not be placed the reason is told, for the water and for another tile', () => {
  const page = renderTable(freshRound({ deal, rules: { captureFromHand: 'hand' } }));
  carry(inHand(/^Man/), () => screen.getByRole('grid', { name: /^Lake/ }));
  const answer = tableAnswer();
  expect(answer).toHaveTextContent('Man 4‑4: you must catch a glowing fish');
  carry(inHand(/^Man/), () => inLake(/^Bench, 2‑2$/));
  expect(answer).toHaveTextContent('Man 4‑4 doesn’t catch Bench 2‑2');
  carry(inHand(/^Earth/), () => screen.getByRole('grid', { name: /^Lake/ }));
  expect(answer).toHaveTextContent('You can’t place Earth 1‑1: another of your tiles can catch.');
  expect(playsOf(page)).toEqual([]);
});

test('a throw that ends before the page was drawn again finds its fish all the same', () => {
  const page = renderTable(freshRound({ deal }));
  const man = inHand(/^Man/);
  const lit = inLake(/^Slant Eight/);
  under = lit;
  act(() => {
    man.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...by(0) }));
    man.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, ...by(40) }));
    man.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, ...by(40) }));
  });
  expect(playsOf(page)).toEqual(['44x53']);
});

test('a press that hardly moves is a tap, and a quiet hand stays where it is', async () => {
  const page = renderTable(freshRound({ deal }));
  const man = inHand(/^Man/);
  fireEvent.pointerDown(man, by(0));
  fireEvent.pointerMove(man, by(8));
  fireEvent.pointerUp(man, by(8));
  fireEvent.click(man, { detail: 1 });
  expect(man).toHaveAccessibleName('Man, 4‑4, chosen as bait');
  page.show(withTyped(freshRound({ deal, viewer: 1 })));
  const snake = await waitFor(() => inHand(/^Black Nine, 6‑3$/));
  carry(snake, () => document.body);
  expect(snake.style.transform).toBe('');
});
