import { dateOfDeal } from '../../store/days/dayDeal.ts';
import { goalIn } from '../../store/match/goal.ts';
import type { ToldRound } from '../../store/match/toldRound.ts';
import { goalWords } from '../../text/goalWords.ts';
import type { Say } from '../../text/say.ts';
import { daySayer } from '../calendar/daySayer.ts';

/**
 * What is special about a match, by the round at which it stands: that it is a deal of a day, a
 * friend's challenge, or has a goal; undefined for any other.
 */
export function occasionWords(round: ToldRound, say: Say): string | undefined {
  const date = dateOfDeal(round);
  if (date !== null) {
    const sayDay = daySayer(say, { day: 'numeric', month: 'long' });
    return say('start.occasion.day', { date: sayDay(date) });
  }
  if (round.meta?.challenge !== undefined) return say('start.occasion.challenge');
  const goal = goalIn(round.meta?.goal);
  return goal && say('start.occasion.goal', { goal: goalWords(goal, say) });
}
