import { gameNow, gameOfRound, type Ledger, type LedgerRound } from '../../store/ledger/ledger.ts';
import type { LedgerGame } from '../../store/ledger/told.ts';
import { somebody } from '../../store/match/holder.ts';
import type { Say } from '../../text/say.ts';
import { type SeatDraft, type SetupDraft, setupOfDraft } from '../setup/setupDraft.ts';
import type { LedgerParts, LedgerPartsOf, RoundFigures } from './ledgerParts.ts';

/** A round of the evening with what it came to. */
export interface EveningRound extends RoundFigures {
  readonly round: LedgerRound;
  readonly game: LedgerGame;
  /** Its place in the ledger, from 1. */
  readonly number: number;
  readonly unit: LedgerParts['unit'];
}

/** What the rounds came to that are paid in one unit. */
export interface EveningSum {
  readonly unit: LedgerParts['unit'] | 'all';
  readonly balance: readonly number[];
}

/** The evening so far, of those who play now. */
export interface Evening {
  readonly names: readonly string[];
  readonly rounds: readonly EveningRound[];
  /**
   * Points and chips each have a sum of their own, and one in points together where the people have
   * said what a chip is worth.
   */
  readonly sums: readonly EveningSum[];
  readonly chipPoints: number | null;
  /** How many rounds are kept that others in number have played. */
  readonly otherRounds: number;
  /** The number of the round that is being mended. */
  readonly editing: number | null;
}

/** Counts the rounds of those who play now. */
export function eveningOf(ledger: Ledger, partsOf: LedgerPartsOf, say: Say): Evening {
  const { seatCount } = gameNow(ledger);
  const names = namesOf(ledger, say);
  const rounds = ledger.rounds
    .filter((round) => gameOfRound(round).seatCount === seatCount)
    .map((round, index): EveningRound => {
      const game = gameOfRound(round);
      const { unit, figuresOf } = partsOf(game.variant).ledger;
      return { round, game, number: index + 1, unit, ...figuresOf(round, say) };
    });
  return {
    names,
    rounds,
    sums: sumsOf(rounds, names.length, ledger.chipPoints),
    chipPoints: ledger.chipPoints,
    otherRounds: ledger.rounds.length - rounds.length,
    editing: rounds.find(({ round }) => round.id === ledger.editing?.id)?.number ?? null,
  };
}

function sumsOf(
  rounds: readonly EveningRound[],
  seats: number,
  chipPoints: number | null,
): readonly EveningSum[] {
  const sumOf = (worth: (unit: LedgerParts['unit']) => number): readonly number[] =>
    Array.from({ length: seats }, (_, seat) =>
      rounds.reduce((sum, { unit, balance }) => sum + worth(unit) * (balance[seat] ?? 0), 0),
    );
  const units = (['points', 'chips'] as const).filter((unit) =>
    rounds.some((round) => round.unit === unit),
  );
  const each = units.map((unit) => ({ unit, balance: sumOf((one) => (one === unit ? 1 : 0)) }));
  if (units.length < 2 || chipPoints === null) return each;
  const all = sumOf((unit) => (unit === 'chips' ? chipPoints : 1));
  return [...each, { unit: 'all', balance: all }];
}

/** The game and its players as a set-up that is being chosen. */
export function draftOf(ledger: Ledger): SetupDraft {
  const seats = ledger.names.map((name): SeatDraft => ({ name, control: somebody }));
  return { ...gameNow(ledger), seats, goal: 'open', seed: '', known: [] };
}

/** What the players are called: as they were named, or as usual, and never two alike. */
function namesOf(ledger: Ledger, say: Say): readonly string[] {
  return setupOfDraft(draftOf(ledger), say).players.map(({ name }) => name);
}
