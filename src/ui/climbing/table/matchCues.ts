import { laysCards, wordOf } from '../../../engine/climbing/index.ts';
import { currentRound, type Match } from '../../../store/match/match.ts';
import type { Cue } from '../../sound/cue.ts';
import { tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

/** How many plays are heard if several are shown at once: the last ones. */
const heardPlays = 2;

/** What is to be heard when a match goes on: nobody's hand, and nothing that is only watched. */
export function matchCues(before: Match | undefined, after: Match): readonly Cue[] {
  const round = currentRound(after);
  const played = before === undefined ? undefined : currentRound(before);
  const isSame =
    played !== undefined &&
    played.deal === round.deal &&
    before?.rounds.length === after.rounds.length;
  if (played === undefined || !isSame) return round.plays.length === 0 ? ['deal'] : [];
  const from = played.plays.length;
  if (round.plays.length < from) return ['undo'];
  const fresh = round.plays.slice(from);
  if (fresh.length === 0) return [];
  const { gained, phase } = tableModelOf(tableRoundOf(after, null, null));
  const cues: Cue[] = fresh.slice(-heardPlays).flatMap((play): Cue[] => {
    if (laysCards(play)) return ['stack'];
    return wordOf(play) === undefined ? ['tile-in-water'] : [];
  });
  if (gained.length > 0) cues.push('tile-on-tile');
  if (gained.some(({ ripens, chips }) => ripens || chips.some((one) => one > 0))) {
    cues.push('group');
  }
  if (phase === 'over') cues.push('round-over');
  return cues;
}
