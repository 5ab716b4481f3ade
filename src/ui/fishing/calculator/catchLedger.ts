import type { LedgerParts } from '../../ledger/ledgerParts.ts';
import { Calculator } from './Calculator.tsx';
import { CatchFacts } from './CatchFacts.tsx';
import { countCatches } from './calculatorModel.ts';

/** What fishing gives to the ledger of a real table: rounds whose catches are counted. */
export const catchLedger: LedgerParts = {
  unit: 'points',
  figuresOf: ({ entered }) => {
    if (entered.by !== 'catches') return { totals: [], balance: [] };
    const { totals, balance } = countCatches(entered);
    return { totals: totals.map(String), balance };
  },
  Counting: Calculator,
  RoundFacts: CatchFacts,
};
