import type { Seat, VariantId } from '../engine/index.ts';
import { familyWordsOf } from '../families/rules.ts';
import type { Say } from './say.ts';

export interface ChallengeFacts {
  readonly variant: VariantId;
  /** Who dares others; empty where nobody knows. */
  readonly sender: string;
  readonly seat: Seat;
  /** What each seat had in the end, and what it has won or lost. */
  readonly totals: readonly number[];
  readonly balance: readonly number[];
}

/** For a sender without a name: readers are told of a friend, and the sender of themselves. */
type Unnamed = 'friend' | 'self';

/** What somebody dares others to play better: `Ann won this by 24 points. Can you?` */
export function challengeWords(
  facts: ChallengeFacts,
  say: Say,
  unnamed: Unnamed = 'friend',
): string {
  const { variant, sender, seat, totals, balance } = facts;
  const won = balance[seat] ?? 0;
  const values = { sender: sender || unnamedWords(unnamed, say) };
  if (won === 0) return say('share.challenge.level', values);
  const amount = familyWordsOf(variant).amountWords(Math.abs(won), say);
  // Of two who play for the difference of their totals, one is that far ahead.
  const isMargin = totals.length === 2 && won === (totals[seat] ?? 0) - (totals[1 - seat] ?? 0);
  if (isMargin) return say(`share.challenge.by.${won > 0 ? 'won' : 'lost'}`, { ...values, amount });
  return say(`share.challenge.${won > 0 ? 'won' : 'lost'}`, { ...values, amount });
}

export interface AnswerFacts extends Pick<ChallengeFacts, 'variant' | 'sender'> {
  readonly name: string;
  /** How much more than the sender that player has won, or less. */
  readonly lead: number;
}

/** Who has done better with the same tiles: `You beat Ann by 12 points`. */
export function comparedWords(
  { variant, sender, name, lead }: AnswerFacts,
  say: Say,
  unnamed: Unnamed = 'friend',
): string {
  const known = sender === '' ? unnamed : 'yes';
  if (lead === 0) return say('share.challenge.even', { known, sender });
  const amount = familyWordsOf(variant).amountWords(Math.abs(lead), say);
  if (lead > 0) return say('share.challenge.beat', { name, known, sender, amount });
  return say('share.challenge.behind', {
    sender: sender || unnamedWords(unnamed, say),
    amount,
  });
}

function unnamedWords(unnamed: Unnamed, say: Say): string {
  return say(unnamed === 'self' ? 'share.challenge.self' : 'share.challenge.friend');
}
