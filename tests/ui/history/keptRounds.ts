import type { KeptRound } from '../../../src/store/history/keptRound.ts';

/** A round that Ann won against a bot, 60 to 20, with what a test changes. */
export function keptRound(id: string, change: Partial<KeptRound> = {}): KeptRound {
  const totals = change.totals ?? [60, 20];
  const winners = [...totals.keys()].filter((seat) => totals[seat] === Math.max(...totals));
  return {
    ...{ id, link: id },
    endedAt: '2026-05-01T12:00:00.000Z',
    match: null,
    number: null,
    variant: 'tiu-u',
    ownRules: false,
    names: ['Ann', 'Bo'],
    controls: ['person', 'greedy'],
    totals,
    winners,
    settlement: [40, -40],
    accounts: null,
    puzzles: [],
    feats: null,
    day: null,
    sitsOut: null,
    online: null,
    hinted: false,
    ...change,
  };
}
