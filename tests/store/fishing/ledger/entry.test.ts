import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVariant } from '../../../../src/engine/fishing/index.ts';
import { copiesIn, countOf, countTiles, kindOf, kinds } from '../../../../src/engine/index.ts';
import { formatCatch } from '../../../../src/records/fishing/readCatch.ts';
import {
  type CatchingGame,
  catchesForm,
  type EnteredCatches,
  enteredCatchesOf,
  isEmptyEntry,
  problemsOf,
  tilesLeftIn,
  withGame,
  withoutCatch,
  withoutLast,
  withText,
  withTile,
} from '../../../../src/store/fishing/ledger/entry.ts';

const emptyEntry = (game: CatchingGame) => catchesForm.empty(game, 0);
const tiuU: CatchingGame = { variant: 'tiu-u', rules: {}, seatCount: 2 };
const cards: CatchingGame = { ...tiuU, variant: 'shi-wu-hu' };
const heaven = kindOf('66');
const nine = kindOf('63');

const written = (entry: EnteredCatches) => entry.catches.map(({ tiles }) => formatCatch(tiles));

describe('an entry', () => {
  test('takes tiles one by one, and takes the last back, or the last of a kind', () => {
    let entry = emptyEntry(tiuU);
    for (const kind of [heaven, nine, heaven]) entry = withTile(entry, 0, kind);
    expect(written(entry)).toEqual(['66*2 63', '', '']);
    expect(written(withoutLast(entry, 0))).toEqual(['66 63', '', '']);
    expect(written(withoutLast(entry, 0, nine))).toEqual(['66*2', '', '']);
    expect(withoutLast(entry, 1)).toBe(entry);
    expect(withoutLast(entry, 0, kindOf('11'))).toBe(entry);
    expect(isEmptyEntry(withoutCatch(entry, 0))).toBe(true);
  });

  test('never has more of a kind over all catches than the kit', () => {
    let entry = withText(emptyEntry(tiuU), 0, '63 66*3');
    entry = withTile(entry, 1, heaven);
    expect(countOf(tilesLeftIn(entry), heaven)).toBe(0);
    expect(withTile(entry, 1, heaven)).toBe(entry);
    expect(withTile(entry, 0, heaven)).toBe(entry);
    expect(written(withTile(entry, 1, nine))).toEqual(['63 66*3', '66 63', '']);
  });

  test('tells why words are not counted, and counts the others', () => {
    let entry = withText(emptyEntry(tiuU), 1, '66*3');
    entry = withText(entry, 0, '66*2 54 foo 67 63');
    expect(written(entry)).toEqual(['54 63', '66*3', '']);
    expect(entry.catches[0]?.unread).toEqual(['66*2', 'foo', '67']);
    expect(problemsOf(entry, 0)).toEqual([
      { code: 'too-many', kind: heaven, held: 4, entered: 5 },
      { code: 'not-a-tile', word: 'foo' },
      { code: 'not-a-tile', word: '67' },
    ]);
  });

  test('counts a word as soon as there are the tiles for it', () => {
    let entry = withText(emptyEntry(tiuU), 1, '66*3');
    entry = withText(entry, 0, '66*2 54');
    entry = withoutLast(entry, 1);
    expect(written(entry)).toEqual(['54 66*2', '66*2', '']);
    expect(problemsOf(entry, 0)).toEqual([]);
  });

  test('keeps beside a catch what a smaller kit does not hold, and counts it again in the larger one', () => {
    const entry = withText(withText(emptyEntry(cards), 0, '63*3 66'), 1, '63');
    const smaller = withGame(entry, tiuU);
    expect(written(smaller)).toEqual(['63*2 66', '', '']);
    expect(smaller.catches.map(({ unread }) => unread)).toEqual([['63'], ['63'], []]);
    expect(written(withGame(smaller, cards))).toEqual(['63*3 66', '63', '']);
  });

  test('keeps the third catch while two play, without counting it', () => {
    const three = withText(emptyEntry({ ...tiuU, seatCount: 3 }), 2, '66*4');
    const two = withText(withGame(three, tiuU), 0, '66*4');
    expect(written(two)).toEqual(['66*4', '', '66*4']);
    expect(problemsOf(two, 0)).toEqual([]);
    const again = withGame(two, { ...tiuU, seatCount: 3 });
    expect(written(again)).toEqual(['66*4', '', '']);
    expect(problemsOf(again, 2)).toEqual([{ code: 'too-many', kind: heaven, held: 4, entered: 8 }]);
  });

  test('whatever is done to it, holds at most the kit and loses no word', () => {
    const seat = fc.nat(2);
    const step = fc.oneof(
      fc.record({ do: fc.constant('tap' as const), seat, kind: fc.constantFrom(...kinds) }),
      fc.record({
        do: fc.constant('type' as const),
        seat,
        words: fc.array(fc.constantFrom('66*4', '63*3', '21', 'no', '11*2'), { maxLength: 5 }),
      }),
      fc.record({ do: fc.constant('back' as const), seat }),
      fc.record({
        do: fc.constant('game' as const),
        variant: fc.constantFrom('tiu-u' as const, 'shi-wu-hu' as const),
        seatCount: fc.constantFrom(2 as const, 3 as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let entry = emptyEntry(cards);
        for (const one of steps) {
          if (one.do === 'game') {
            entry = withGame(entry, {
              ...entry.game,
              variant: one.variant,
              seatCount: one.seatCount,
            });
          } else if (one.seat >= entry.game.seatCount) continue;
          else if (one.do === 'tap') entry = withTile(entry, one.seat, one.kind);
          else if (one.do === 'back') entry = withoutLast(entry, one.seat);
          else {
            entry = withText(entry, one.seat, one.words.join(' '));
            const { tiles, unread } = entry.catches[one.seat] ?? { tiles: [], unread: [] };
            expect(
              [...formatCatch(tiles).split(' '), ...unread].filter((word) => word !== '').length >
                0,
            ).toBe(one.words.length > 0);
          }
          const counts = countTiles(enteredCatchesOf(entry).flatMap(({ tiles }) => tiles));
          const kit = findVariant(entry.game.variant)?.kit ?? 'cards';
          for (const kind of kinds)
            expect(countOf(counts, kind)).toBeLessThanOrEqual(copiesIn(kit, kind));
        }
      }),
    );
  });
});
