import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { totalOf } from '../../../../src/engine/index.ts';
import { EndScene } from '../../../../src/ui/climbing/table/end/EndScene.tsx';
import { EndTable, endLinesOf } from '../../../../src/ui/climbing/table/end/EndTable.tsx';
import {
  endLeadsIn,
  endStageAt,
  endStepsOf,
  pileOf,
} from '../../../../src/ui/climbing/table/end/endStage.ts';
import { type TableRound, tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import {
  callWords,
  endToldOf,
  ownResultWords,
} from '../../../../src/ui/climbing/table/words/endWords.ts';
import { timing } from '../../../../src/ui/motion/timing.ts';
import { useEndCounting } from '../../../../src/ui/table/end/useEndCounting.ts';
import { say } from '../../../support/say.ts';
import { Voice } from '../../../support/Voice.tsx';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const hands = ['66*4 54*4 11*4 44*3 22 65', '33*2 51', '31 51 62'];
const won = ['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44*3', 'pass', 'pass'];

function over(setup: Partial<RoundSetup> = {}): TableRound {
  return withTyped(freshRound({ hands, ...setup }), ...won, 'declare');
}

const nobody = withTyped(freshRound({ hands: ['22', '33', '31'] }), '22', '33', '31');
const evened = withTyped(
  freshRound({ hands: ['66*4', '11*4', '44*4'] }),
  ...['66*4', 'pass', 'pass', '11*4', 'pass', '44*4'],
);
const thrown = withTyped(
  freshRound({ variant: 'ma-hua-hua', hands: ['66 22', '33', '55'] }),
  ...['throw', 'throw', 'throw'],
);

const modelOf = (round: TableRound) => tableModelOf(round);

describe('what lies open once the round is over', () => {
  test('are all hands, and who pays whom; nothing before', () => {
    expect(modelOf(withTyped(freshRound({ hands }), ...won)).turnedUp).toBeNull();
    const { turnedUp } = modelOf(over());
    expect(turnedUp?.hands?.map(totalOf)).toEqual([2, 3, 3]);
    expect(turnedUp?.payments.filter(({ cause }) => cause === 'declared')).toHaveLength(2);
  });

  test('are no hands that this device was never told', () => {
    expect(modelOf({ ...over(), isTrue: false }).turnedUp?.hands).toBeNull();
    render(<EndScene model={modelOf({ ...over(), isTrue: false })} shown={99} />, {
      wrapper: Voice,
    });
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('the words of the end', () => {
  test('W13: begin with what the one person at the device has won or paid', () => {
    expect(endToldOf(modelOf(over()), say)).toEqual({
      words: 'You win 8 chips',
      reasons: ['Ann declared with 15 wu: +8 chips'],
    });
    expect(ownResultWords(modelOf(over({ viewer: 1 })), say)).toBe('You pay 4 chips to Ann');
    const several = modelOf({ ...over(), here: [0, 1] });
    expect(endToldOf(several, say).words).toBe('Ann declared with 15 wu: +8 chips');
    expect(ownResultWords(modelOf(over({ viewer: null })), say)).toBeUndefined();
  });

  test('W10 W12: say of what evens out, and of two winners, what is true', () => {
    expect(ownResultWords(modelOf(nobody), say)).toBeUndefined();
    expect(ownResultWords(modelOf(evened), say)).toBe('You break even');
    const payments = [
      { from: 0, to: 1, points: 2, cause: 'families', play: null, rule: 'W13', doubled: false },
      { from: 0, to: 2, points: 1, cause: 'families', play: null, rule: 'W13', doubled: false },
    ] as const;
    const turnedUp = { hands: null, own: 0, payments };
    expect(ownResultWords({ names: ['Ann', 'Bo', 'Cai'], turnedUp }, say)).toBe('You lose 3 chips');
  });

  test('W9: call out who declares, or how else it ended', () => {
    expect(callWords(modelOf(over()), say)).toBe('You declare!');
    expect(callWords(modelOf(over({ viewer: 2 })), say)).toBe('Ann declares!');
    expect(callWords(modelOf(nobody), say)).toBe('Nobody declared');
  });
});

describe('the end', () => {
  test('goes from the call over the pile and the count to the hands', () => {
    const model = modelOf(over());
    expect(pileOf(model)).toHaveLength(15);
    expect(endStageAt(model, 0)).toEqual({ isCalling: true, cards: 0, lines: 0, isOpen: false });
    expect(endStageAt(model, 15)).toMatchObject({ isCalling: true, cards: 15, lines: 0 });
    const all = endStepsOf(model);
    const lines = endLinesOf(model).length;
    expect(endStageAt(model, all - lines - 1)).toMatchObject({ isCalling: false, lines: 0 });
    expect(endStageAt(model, all - 1)).toMatchObject({ lines, isOpen: false });
    expect(endStageAt(model, all)).toMatchObject({ isCalling: false, isOpen: true });
    expect(endLeadsIn(model)).toBe(timing.countBegins + (all - lines - 1) * timing.countLine);
  });

  test('that was called off is not called out, and has nothing to count but the hands', () => {
    const model = modelOf(thrown);
    expect(endStepsOf(model)).toBe(1);
    render(<EndScene model={model} shown={1} />, { wrapper: Voice });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });

  test('shows the call and the cards one by one, a figure with them', () => {
    const model = modelOf(over({ viewer: 1 }));
    const page = render(<EndScene model={model} shown={4} />, { wrapper: Voice });
    const lain = () => page.container.querySelectorAll('[data-card-won][data-shown]').length;
    expect(page.container).toHaveTextContent(/^Ann declares!4 wu/);
    expect(lain()).toBe(4);
    page.rerender(<EndScene model={model} shown={endStepsOf(model)} />);
    expect(page.container).not.toHaveTextContent('declares!');
    expect(lain()).toBe(15);
  });

  test('W11: counts eight cards of a Supreme as the sixteen wu that they are', () => {
    const eight = withTyped(
      freshRound({ hands: ['42*4 21*4 22', '33', '31'] }),
      ...['lay 42*4+21*4', 'declare'],
    );
    const page = render(<EndScene model={modelOf(eight)} shown={4} />, { wrapper: Voice });
    expect(page.container).toHaveTextContent('8 wu');
    page.rerender(<EndScene model={modelOf(eight)} shown={8} />);
    expect(page.container).toHaveTextContent('16 wu');
  });

  test('turns up the cards that each seat still holds, in words for who cannot see them', () => {
    renderTable(over());
    const list = screen.getByRole('list', { name: 'The cards left in each hand' });
    // Room for three kinds, and for one card that lies under its equal.
    expect(list).toHaveStyle({ '--kinds': '3', '--copies': '1' });
    const held = within(list);
    const rows = held.getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.trim())).toEqual(['Ann', 'Bo', 'Cai']);
    expect(held.getAllByRole('img').map(({ ariaLabel }) => ariaLabel)).toEqual([
      '2 cards: a 2‑2 and a 6‑5.',
      '3 cards: two of 3‑3 and a 5‑1.',
      '3 cards: a 3‑1, a 5‑1, and a 6‑2.',
    ]);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('says of a seat that it holds nothing, where another one holds cards', () => {
    const gone = ['66*4 54*4 11*4 44*3', '33*2 51', '31 51 62'];
    const { unmount } = renderTable(over({ hands: gone }));
    expect(screen.getAllByText('No cards left')).toHaveLength(1);
    unmount();
    renderTable(nobody);
    expect(screen.queryByText('No cards left')).toBeNull();
  });

  test('counts line by line', () => {
    const model = modelOf(over());
    const page = render(<EndTable model={model} shown={2} />, { wrapper: Voice });
    expect(page.container.querySelectorAll('tr[data-shown]')).toHaveLength(2);
  });
});

describe('the count of the end', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is skipped by one press', () => {
    const model = modelOf(over());
    function Ended({ isOver }: { readonly isOver: boolean }) {
      const { shown } = useEndCounting(isOver, endStepsOf(model), true);
      return <EndScene model={model} shown={shown} />;
    }
    const page = render(<Ended isOver={false} />, { wrapper: Voice });
    page.rerender(<Ended isOver />);
    act(() => vi.advanceTimersByTime(timing.countBegins));
    expect(page.container).toHaveTextContent('You declare!');
    fireEvent.pointerDown(window);
    expect(page.container).not.toHaveTextContent('You declare!');
    expect(screen.getByRole('list').dataset.open).toBe('true');
  });
});
