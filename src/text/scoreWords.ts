import type { Payment, VariantId } from '../engine/index.ts';
import { familyWordsOf } from '../families/rules.ts';
import type { EndedRound } from './familyWords.ts';
import { listOfAll } from './lists.ts';
import type { Say } from './say.ts';

/** Points won or lost, with their sign: `+42`. */
export function signedPoints(points: number, say: Say): string {
  // Intl writes the hyphen of ASCII; beside a plus it looks lost.
  return signedFormatOf(say('language.tag')).format(points).replace('-', '−');
}

/** By language: a format takes longer to make than a hundred figures to write. */
const signedFormats = new Map<string, Intl.NumberFormat>();

function signedFormatOf(tag: string): Intl.NumberFormat {
  const known = signedFormats.get(tag);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(tag, {
    signDisplay: 'exceptZero',
    // As elsewhere, where points are part of a sentence.
    useGrouping: false,
  });
  signedFormats.set(tag, format);
  return format;
}

export interface OutcomeFacts extends EndedRound {
  readonly variant: VariantId;
  readonly isCalledOff: boolean;
}

/** How a round ended, as its family tells it, or that it has no result. */
export function outcomeWords({ isCalledOff, ...round }: OutcomeFacts, say: Say): string {
  if (isCalledOff) return say('scores.noResult');
  return familyWordsOf(round.variant).outcomeWords(round, say);
}

/** The total of each seat, as a list: `Ann 238 and Bo 366`. */
export function totalsWords(names: readonly string[], totals: readonly number[], say: Say): string {
  return listOfAll(
    names.map((name, seat) => say('scores.practice.total', { name, points: totals[seat] ?? 0 })),
    say,
  );
}

export function paymentWords(payment: Payment, names: readonly string[], say: Say): string {
  const { from, to, points } = payment;
  return say('scores.payment', { from: names[from] ?? '', to: names[to] ?? '', points });
}
