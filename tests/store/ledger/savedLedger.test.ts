import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, kinds, success } from '../../../src/engine/index.ts';
import { mostCatchText } from '../../../src/records/fishing/readCatch.ts';
import {
  type CatchingGame,
  type EnteredCatches,
  withGame,
  withText,
  withTile,
} from '../../../src/store/fishing/ledger/entry.ts';
import {
  firstLedger,
  type Ledger,
  withEditing,
  withEntered,
  withEnteredNow,
  withOneSittingOut,
  withOutNow,
  withoutEditing,
  withoutRounds,
} from '../../../src/store/ledger/ledger.ts';
import { formatLedger, parseLedger } from '../../../src/store/ledger/savedLedger.ts';
import { catchesIn } from '../../support/ledger.ts';

const games: readonly CatchingGame[] = [
  { variant: 'tiu-u', rules: {}, seatCount: 2 },
  { variant: 'tiu-u', rules: { doubleAt: 500 }, seatCount: 3 },
  { variant: 'shi-wu-hu', rules: { groupNeeds: 'one-military' }, seatCount: 3 },
  { variant: 'shi-wu-hu-64', rules: {}, seatCount: 2 },
];
/** As many words as there is room to type. */
const mostWords = '9 '.repeat(mostCatchText / 2);
const nine = kindOf('63');
const withEntry = (ledger: Ledger, make: (entry: EnteredCatches) => EnteredCatches) =>
  withEnteredNow(ledger, make(catchesIn(ledger)));
const seat = fc.nat(2);
const words = fc.array(fc.constantFrom('66*4', '63*3', '6-4', '21', 'no', '９９', '\ud800'));
const change: fc.Arbitrary<(ledger: Ledger) => Ledger> = fc.oneof(
  fc.tuple(seat, fc.constantFrom(...kinds)).map(([at, kind]) => {
    return (ledger: Ledger) => withEntry(ledger, (entry) => withTile(entry, at, kind));
  }),
  fc
    .tuple(
      seat,
      fc.oneof(
        words.map((all) => all.join(' ')),
        fc.string({ unit: 'binary' }),
        fc.constant(mostWords),
      ),
    )
    .map(
      ([at, text]) =>
        (ledger: Ledger) =>
          withEntry(ledger, (entry) => withText(entry, at, text)),
    ),
  fc.constantFrom(...games).map((game) => {
    return (ledger: Ledger) => withEntry(ledger, (entry) => withGame(entry, game));
  }),
  fc.tuple(seat, fc.string({ unit: 'binary', maxLength: 30 })).map(([at, name]) => {
    return (ledger: Ledger) => ({ ...ledger, names: ledger.names.with(at, name) });
  }),
  fc.constantFrom(withEntered, withoutEditing, withOneSittingOut),
  fc.constantFrom(null, 0, 1, 2).map((out) => (ledger: Ledger) => withOutNow(ledger, out)),
  fc.nat(4).map((id) => (ledger: Ledger) => withEditing(ledger, id)),
  fc.nat(4).map((id) => (ledger: Ledger) => withoutRounds(ledger, [id])),
);

describe('a saved ledger', () => {
  test('is read as it was, whatever was done to it', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const ledger = changes.reduce((before, make) => make(before), firstLedger);
        expect(parseLedger(formatLedger(ledger))).toEqual(success(ledger));
      }),
      { numRuns: 50 },
    );
  });

  test('is read where what was typed is as many words as there can be', () => {
    const entry = withText(catchesIn(firstLedger), 0, mostWords);
    expect(entry.catches[0]?.unread).toHaveLength(mostCatchText / 2);
    const ledger = withEnteredNow(firstLedger, entry);
    expect(parseLedger(formatLedger(ledger))).toEqual(success(ledger));
  });

  test('is read where tiles that the kit lacks come beside all the words that are kept', () => {
    const first = catchesIn(firstLedger);
    const { game } = first;
    const cards = withGame(first, { ...game, variant: 'shi-wu-hu' });
    const typed = withText(cards, 0, mostWords);
    const full = [nine, nine, nine].reduce((entry, kind) => withTile(entry, 0, kind), typed);
    const ledger = withEnteredNow(firstLedger, withGame(full, game));
    expect(catchesIn(ledger).catches[0]?.tiles).toEqual([nine, nine]);
    expect(catchesIn(ledger).catches[0]?.unread.at(-1)).toBe('63');
    expect(parseLedger(formatLedger(ledger))).toEqual(success(ledger));
  });
});
