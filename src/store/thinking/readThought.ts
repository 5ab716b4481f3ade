import type { PlayOnOdds, Thought } from '../../bots/bot.ts';
import { type Play, type Position, rulesOf } from '../../engine/index.ts';
import type { Reply } from './messages.ts';

/** Undefined where a play is none, or not legal. */
export function readThought(
  { play: text, values: written }: Extract<Reply, { type: 'answer' }>,
  position: Position,
): Thought | undefined {
  const { legalPlays, parsePlay } = rulesOf(position.game);
  const legal = legalPlays(position);
  const read = (one: string): Play | undefined => {
    const wanted = parsePlay(one);
    return legal.find((each) => each === wanted);
  };
  const play = read(text);
  const values = written.flatMap(({ play: one, ...worth }) => {
    const valued = read(one);
    return valued === undefined ? [] : [{ play: valued, ...worth }];
  });
  return play === undefined || values.length < written.length ? undefined : { play, values };
}

/** Whether odds are of a round with so many seats. */
export function fitSeats({ rounds, first }: PlayOnOdds, seats: number): boolean {
  return first.length === seats && first.reduce((sum, count) => sum + count, 0) <= rounds;
}
