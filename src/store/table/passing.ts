import type { PlayOnOdds } from '../../bots/bot.ts';
import { holderAt, type Match, onlyPlayIn, positionOf, seatsHereIn } from '../match/match.ts';
import type { Hint } from './hint.ts';
import type { Undoing } from './undoing.ts';

/** What comes of playing on, once it is asked; null where it could not be reckoned. */
export interface AskedOdds {
  readonly odds: PlayOnOdds | 'awaited' | null;
}

/** What passes at a table by itself and is not kept. */
export interface Passing {
  /** How many plays of the round are shown while the last turn is watched; null for the present. */
  readonly watched: number | null;
  /** Whether what is watched goes on only when it is asked for. */
  readonly byStep: boolean;
  /** The hint that was asked for before the play to come. */
  readonly hint: Hint | null;
  /** What comes of playing on; null as long as it is not asked. */
  readonly askedOdds: AskedOdds | null;
  /** The share of its time, 0 to 1, that the awaited bot has used; null when none is awaited. */
  readonly thinking: number | null;
  /** How often what is awaited has been hurried since somebody decided last. */
  readonly hurried: number;
  /** What is asked or said of an undo after something was seen, until it is answered or read. */
  readonly undoing: Undoing | null;
  /** Whether somebody who sits out looks on, in the place of the curtain and without a hand. */
  readonly lookingOn: boolean;
}

/** What is over with the next play. */
export const nothingAsked = {
  watched: null,
  byStep: false,
  hint: null,
  askedOdds: null,
  thinking: null,
  hurried: 0,
  undoing: null,
  lookingOn: false,
} as const satisfies Passing;

/**
 * Leaving the table or watching the last turn cancels a hint and odds that are still being thought
 * about. Those that were told stay: the play to come is the same.
 */
export function notWaitedFor({
  hint,
  askedOdds,
}: Pick<Passing, 'hint' | 'askedOdds'>): Omit<Passing, 'watched'> {
  const { watched: _, ...nothing } = nothingAsked;
  return {
    ...nothing,
    hint: hint?.told === 'nothing' ? null : hint,
    askedOdds: askedOdds?.odds === 'awaited' ? null : askedOdds,
  };
}

/**
 * A hurry lasts through automatic plays until a person is to decide, or the round is over. Where
 * only bots play, each turn has its time again.
 */
function hurryAfter(
  { match, hurried }: Pick<Passing, 'hurried'> & { readonly match: Match | null },
  now: Match,
): Pick<Passing, 'hurried'> {
  return { hurried: match !== null && isSameWait(match, now) ? hurried : 0 };
}

/** An automatic play keeps the hurry, and why an undo was refused. */
export function keptAfter(
  state: Pick<Passing, 'hurried' | 'undoing'> & { readonly match: Match | null },
  now: Match,
): Pick<Passing, 'hurried' | 'undoing'> {
  const { undoing } = state;
  return { ...hurryAfter(state, now), undoing: undoing?.told === 'refused' ? undoing : null };
}

function isSameWait(before: Match, now: Match): boolean {
  const { phase, seat } = positionOf(now);
  if (phase === 'over') return false;
  if (seatsHereIn(now).length === 0) return seat === positionOf(before).seat;
  switch (holderAt(now, seat).by) {
    case 'bot':
      return true;
    case 'here':
      return onlyPlayIn(now) !== undefined;
    case 'elsewhere':
      return false;
  }
}
