import { expect, test } from 'vitest';
import { emptyHeap } from '../../../../src/store/entering/counts.ts';
import { toldLedger } from '../../../../src/ui/climbing/ledger/toldLedger.ts';
import { say } from '../../../support/say.ts';

/** What the ledger counts of a round that Bo declared with so many wu. */
function figuresWith(wu: number) {
  const game = { variant: 'sap-ng-wu', rules: {}, seatCount: 3 } as const;
  const counts = [{}, { wu }, {}, {}];
  const end = { dealer: 0, declarer: 1, counts, heap: emptyHeap };
  return toldLedger.figuresOf({ id: 1, entered: { by: 'counts', game, ...end } }, say);
}

test('W13 a kept round is counted as it was told', () => {
  expect(figuresWith(18)).toEqual({ totals: ['', '18 wu', ''], balance: [-2, 4, -2] });
});

test('W13 a kept round that cannot have been played pays nothing', () => {
  expect(figuresWith(14)).toEqual({ totals: [], balance: [0, 0, 0] });
  expect(figuresWith(1_000_000)).toEqual({ totals: [], balance: [0, 0, 0] });
});
