import { findVariant } from '../../../engine/fishing/index.ts';
import type { LedgerParts } from '../../ledger/ledgerParts.ts';
import { Calculator } from './Calculator.tsx';
import { CatchFacts } from './CatchFacts.tsx';
import { countRound } from './calculatorModel.ts';

/** What fishing gives to the ledger of a real table: rounds whose catches are counted. */
export const catchLedger: LedgerParts = {
  unit: 'points',
  figuresOf: (round) => {
    if ('told' in round) return { totals: [], balance: [] };
    const { totals, balance } = countRound(round);
    return { totals: totals.map(String), balance };
  },
  choose: (state, { variant, ...game }) => {
    const found = findVariant(variant);
    if (found !== undefined) state.changeGame({ ...game, variant: found.id });
  },
  Counting: Calculator,
  RoundFacts: CatchFacts,
};
