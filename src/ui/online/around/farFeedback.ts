import { feedbackOfRounds } from '../../../families/match.ts';
import { isHere } from '../../../store/match/holder.ts';
import type { RoundAtTable } from '../../../store/table/roundAtTable.ts';
import { heardCues } from '../../sound/cue.ts';
import type { Feedback } from '../../sound/useSound.ts';
import { turnHere } from './useTurnHere.ts';

/** What is heard and felt of a round far away: of any round, and that the turn has come here. */
export const farFeedback: Feedback<RoundAtTable> = {
  cuesFor: (before, after) => {
    const cues = feedbackOfRounds.cuesFor(before, after);
    return comesFromAfar(before, after) ? heardCues([...cues, 'turn']) : cues;
  },
  touchFor: feedbackOfRounds.touchFor,
};

/** Whether somebody elsewhere, or a bot, has played since, and somebody here is waited for now. */
function comesFromAfar(before: RoundAtTable | undefined, after: RoundAtTable): boolean {
  if (before?.id !== after.id || turnHere({ round: after, curtain: null }) === null) return false;
  const { steps } = after.played;
  const last = steps.at(-1);
  if (last === undefined || steps.length <= before.played.steps.length) return false;
  const holder = after.players[last.seat]?.holder;
  return holder !== undefined && !isHere(holder);
}
