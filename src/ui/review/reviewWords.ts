import type { Seat } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import type { Review } from '../../review/review.ts';
import type { Holder } from '../../store/match/holder.ts';
import { type Match, stepsOf } from '../../store/match/match.ts';
import type { Say } from '../../text/say.ts';

/** A moment of a round in words: what was played last. */
export function momentWords(match: Match, at: number, say: Say): string {
  const steps = stepsOf(match);
  if (at === 0) return say('review.moment.start');
  return say('review.moment', {
    play: at,
    plays: steps.length,
    words: playWordsAt(match, at - 1, say),
  });
}

export function playWordsAt(match: Match, at: number, say: Say): string {
  const step = stepsOf(match)[at];
  if (step === undefined) return '';
  const { playWords } = familyWordsOf(match.setup.variant);
  return playWords({ ...step, name: nameOf(match, step.seat), variant: match.setup.variant }, say);
}

/** The phase in which the play of an index was made; empty where there is none. */
export function phaseAt(match: Match, at: number): string {
  return stepsOf(match)[at]?.phase ?? '';
}

/** Whether a seat's better plays are told at once: whoever plays may want to find their own. */
export function isToldAtOnce({ by }: Holder): boolean {
  switch (by) {
    case 'bot':
      return true;
    case 'here':
    case 'elsewhere':
      return false;
  }
}

export function nameOf(match: Match, seat: Seat): string {
  return match.setup.players[seat]?.name ?? '';
}

/** From how many rounds, and of which bot, the figures of a review are. */
export function sampledFacts({ samples, bot }: Review, say: Say) {
  return { samples, bot: say(`start.opponent.${bot}`) };
}

/** A share of something: `42 %`. */
export function percentWords(share: number, say: Say): string {
  const format = new Intl.NumberFormat(say('language.tag'), {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return format.format(share);
}
