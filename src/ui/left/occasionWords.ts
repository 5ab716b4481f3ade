import { goalIn } from '../../records/goal.ts';
import { dateOfDeal } from '../../store/days/dayDeal.ts';
import type { ToldRound } from '../../store/match/toldRound.ts';
import { goalWords } from '../../text/goalWords.ts';
import type { Say } from '../../text/say.ts';
import { daySayer } from '../calendar/daySayer.ts';

/**
 * What is special about a match, by the round at which it stands: where its deal comes from, or
 * that it has a goal; undefined for any other.
 */
export function occasionWords(round: ToldRound, say: Say): string | undefined {
  const goal = goalIn(round.meta?.goal);
  return (
    originWords(round, say) ?? (goal && say('start.occasion.goal', { goal: goalWords(goal, say) }))
  );
}

/** Where a deal comes from, a day or a friend's challenge; undefined for any other. */
export function originWords(round: ToldRound, say: Say): string | undefined {
  const date = dateOfDeal(round);
  if (date !== null) {
    const sayDay = daySayer(say, { day: 'numeric', month: 'long' });
    return say('start.occasion.day', { date: sayDay(date) });
  }
  return round.meta?.challenge === undefined ? undefined : say('start.occasion.challenge');
}
