import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatPlay } from '../../../../src/engine/climbing/index.ts';
import { formatKind, kindOf, tilesOf } from '../../../../src/engine/index.ts';
import { useRaising } from '../../../../src/ui/climbing/table/input/useRaising.ts';
import { type TableModel, tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';

/** The raising of a seat's cards, which a test taps. */
function raise(model: TableModel) {
  const { result, rerender } = renderHook((seen: TableModel) => useRaising(seen), {
    initialProps: model,
  });
  const kind = (text: '66' | '63' | '54' | '44' | '42' | '33' | '31' | '22' | '21' | '11') =>
    kindOf(text);
  return {
    tap: (text: Parameters<typeof kind>[0]) => act(() => result.current.tap(kind(text), false)),
    tapRaised: (text: Parameters<typeof kind>[0]) =>
      act(() => result.current.tap(kind(text), true)),
    lower: (text: Parameters<typeof kind>[0]) => act(() => result.current.lower(kind(text))),
    sweep: (text: Parameters<typeof kind>[0]) => act(() => result.current.sweep(kind(text))),
    play: (text: string) => act(() => result.current.raise(climbingPlay(text))),
    lowerAll: () => act(() => result.current.lowerAll()),
    show: (next: TableModel) => rerender(next),
    /** The raised cards: `66 66 54`. */
    raised: () => tilesOf(result.current.raised).map(formatKind).join(' '),
    /** What they would play, or the code of why they are no play. */
    meant: () => {
      const { meant } = result.current;
      if (meant === undefined) return;
      return meant.means === 'play' ? formatPlay(meant.play) : meant.why.code;
    },
  };
}

function modelAfter(setup: RoundSetup, ...texts: readonly string[]): TableModel {
  return tableModelOf(withTyped(freshRound(setup), ...texts));
}

const hands = ['66*3 54*2 22', '33 51', '31 51'];

describe('on the lead', () => {
  test('a tap raises one more card, and with all of them raised lowers them', () => {
    const cards = raise(modelAfter({ hands }));
    expect(cards.meant()).toBe('none-raised');
    cards.tap('66');
    expect(cards.raised()).toBe('66');
    cards.tap('66');
    cards.tap('66');
    expect(cards.raised()).toBe('66 66 66');
    cards.tap('66');
    expect(cards.raised()).toBe('');
  });

  test('a tap on a raised card lowers it, and so does lowering', () => {
    const cards = raise(modelAfter({ hands }));
    cards.sweep('66');
    cards.tapRaised('66');
    expect(cards.raised()).toBe('66 66');
    cards.lower('66');
    cards.lower('66');
    expect(cards.raised()).toBe('');
    cards.lower('66');
    expect(cards.raised()).toBe('');
  });

  test('a sweep raises all cards of each kind that it reaches', () => {
    const cards = raise(modelAfter({ hands }));
    cards.tap('22');
    cards.sweep('66');
    cards.sweep('54');
    expect(cards.raised()).toBe('66 66 66 54 54 22');
    expect(cards.meant()).toBe('different-kinds');
  });

  test('kinds are raised beside each other, and mean a play where they make one', () => {
    const cards = raise(modelAfter({ hands }));
    cards.tap('54');
    cards.tap('66');
    expect(cards.meant()).toBe('66+54');
    cards.play('66*2');
    expect(cards.raised()).toBe('66 66');
    cards.lowerAll();
    expect(cards.raised()).toBe('');
  });
});

describe('in answer', () => {
  const led = (...texts: readonly string[]) =>
    modelAfter({ hands: ['22*2 33 51', '66*2 44 22', '31'], viewer: 1 }, ...texts);

  test('a tap raises the whole combination that beats with the card', () => {
    const cards = raise(led('22*2'));
    cards.tap('66');
    expect(cards.meant()).toBe('66*2');
    expect(cards.raised()).toBe('66 66');
  });

  test('a tap on a kind that cannot beat raises one card all the same, and tells why', () => {
    const cards = raise(led('22*2'));
    cards.tap('44');
    expect(cards.raised()).toBe('44');
    expect(cards.meant()).toBe('wrong-size');
  });

  test('another tap raises the next combination, the lowest first', () => {
    const hands = ['11*3 51', '66*3 63*2 62*2', '51'];
    const setup: RoundSetup = { variant: 'ma-hua-hua', hands, viewer: 1 };
    const cards = raise(modelAfter(setup, 'play', '11*3'));
    cards.tap('63');
    const first = cards.meant();
    cards.tap('63');
    expect([first, cards.meant()]).toEqual(['63*2+62', '63+62*2']);
    cards.tap('66');
    expect(cards.meant()).toBe('66*3');
    cards.tap('63');
    expect(cards.meant()).toBe(first);
  });

  test('after the last combination another tap lowers all, and the next begins anew', () => {
    const cards = raise(led('22*2'));
    cards.tap('66');
    cards.tap('66');
    expect(cards.raised()).toBe('');
    cards.tap('66');
    expect(cards.raised()).toBe('66 66');
  });

  test('a tap keeps what is raised where a combination holds it too', () => {
    const hands = ['11*3 51', '63*2 62*2', '51'];
    const cards = raise(modelAfter({ variant: 'ma-hua-hua', hands, viewer: 1 }, 'play', '11*3'));
    cards.tap('63');
    cards.tap('63');
    cards.tapRaised('63');
    expect(cards.raised()).toBe('62 62');
    cards.tap('63');
    expect(cards.meant()).toBe('63+62*2');
  });

  test('what is tapped takes the place of what was raised before', () => {
    const cards = raise(led('33'));
    cards.tap('66');
    cards.tap('44');
    expect(cards.raised()).toBe('44');
  });
});

describe('what is raised', () => {
  test('is forgotten by a play and by an undo', () => {
    const round = freshRound({ hands });
    const cards = raise(tableModelOf(round));
    cards.tap('66');
    const played = withTyped(round, '22', 'pass', 'pass');
    cards.show(tableModelOf(played));
    expect(cards.raised()).toBe('');
    cards.show(tableModelOf(round));
    expect(cards.raised()).toBe('');
  });

  test('is nothing where the viewer is asked for no cards', () => {
    const waiting = raise(modelAfter({ hands, viewer: 1 }));
    waiting.tap('33');
    waiting.sweep('33');
    waiting.lower('33');
    expect([waiting.raised(), waiting.meant()]).toEqual(['', undefined]);
    const ripe = ['66*4 54*4 63*4 11*3 22', '33', '33'];
    const won = ['66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass'];
    const asked = raise(modelAfter({ hands: ripe }, ...won));
    asked.tap('22');
    expect([asked.raised(), asked.meant()]).toEqual(['', undefined]);
  });

  test('W6: may be laid', () => {
    const cards = raise(modelAfter({ hands: ['42*2 21 22', '33', '33'] }));
    cards.tap('42');
    expect(cards.meant()).toBe('only-with');
    cards.tap('21');
    expect(cards.meant()).toBe('lay 42+21');
    cards.tap('22');
    expect(cards.meant()).toBe('never-laid');
  });
});
