import { learner } from '../../lessons/lesson.ts';
import type { Match } from '../../store/match/match.ts';
import type { Picks } from '../../store/table/saved.ts';
import type { Say } from '../../text/say.ts';
import type { ShownRound } from '../table/roomBoard.ts';

/** Who sits at the table of a lesson, the learner first, in the words of the language. */
export function lessonNames(say: Say): readonly string[] {
  return [say('start.name.you'), say('start.opponent.novice'), say('start.opponent.greedy')];
}

/** From after so many plays the lesson begins. */
export function lessonRound(match: Match, from: number, say: Say, picks: Picks = []): ShownRound {
  const { setup } = match;
  const names = lessonNames(say);
  const players = setup.players.map((one, seat) => ({ ...one, name: names[seat] ?? '' }));
  return { match: { ...match, setup: { ...setup, players } }, viewer: learner, from, picks };
}
