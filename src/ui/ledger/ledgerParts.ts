import type { VariantId } from '../../engine/index.ts';
import type { LedgerRound } from '../../store/ledger/ledger.ts';
import type { LedgerState } from '../../store/ledger/ledgerStore.ts';
import type { Say } from '../../text/say.ts';
import type { Component, Elements } from '../content/content.ts';

/** What a round of the ledger came to. */
export interface RoundFigures {
  /** What each seat had, seat 0 first; empty where nobody has told. */
  readonly totals: readonly string[];
  /** What each seat has won or lost. */
  readonly balance: readonly number[];
}

/** What a family shows where a round is entered. */
export interface CountingProps {
  readonly state: LedgerState;
  readonly names: readonly string[];
  /** The number of the round that is being mended. */
  readonly editing: number | null;
  /** Puts the round on the page, with the way into the ledger and the evening so far. */
  readonly onPage: (round: RoundOnPage) => Elements;
}

/** What a family shows of the round that is being entered. */
export interface RoundOnPage {
  readonly entering: Elements;
  /** How it is counted, where that has a column of its own. */
  readonly sheets?: Elements;
  readonly settling: Elements;
  /** Why the round cannot be entered as it is; undefined where it can. */
  readonly refusal: string | undefined;
  /** Whether nothing is entered, as it is right after a round was. */
  readonly isEmpty: boolean;
  /** What is to be known before it is entered. */
  readonly notes: Elements;
  readonly onEnter: () => void;
  /** What stands below the evening. */
  readonly more?: Elements;
}

/** What a family gives to the ledger of a real table. */
export interface LedgerParts {
  /** What its rounds are paid in. */
  readonly unit: 'points' | 'chips';
  readonly figuresOf: (round: LedgerRound, say: Say) => RoundFigures;
  readonly Counting: Component<CountingProps>;
  /** A round that is looked at once more: what was told of it, and who paid whom. */
  readonly RoundFacts: Component<RoundFactsProps>;
}

/** A round that is looked at once more. */
export interface RoundFactsProps {
  readonly round: LedgerRound;
  readonly names: readonly string[];
}

/** What the family of a variant gives to the ledger. */
export type LedgerPartsOf = (variant: VariantId) => { readonly ledger: LedgerParts };
