import { type Bot, thoughtOf } from '../bots/bot.ts';
import { createQuickRandom } from '../bots/search/quickRandom.ts';
import type { PlayOut } from '../bots/search/weigh.ts';
import type { Play, Position, Seat, SeatView } from '../engine/index.ts';

/** What playing rounds out needs of a family's rules: its plays, made in place. */
interface MovesInPlace<At extends Position, Scratch extends At> {
  scratchOf(position: At): Scratch;
  copyInto(scratch: Scratch, position: At): void;
  advance(position: Scratch, chosen: Play): void;
  viewFor(position: At, seat: Seat): SeatView;
  settlementOf(position: At): readonly number[];
}

/**
 * Plays rounds out by a bot that needs no time, each seat knowing only what it may know there.
 * @param like a position of the game, of which only the shape is taken
 */
export function createBotPlayOut<At extends Position, Scratch extends At>(
  moves: MovesInPlace<At, Scratch>,
  like: At,
  bot: Bot,
): PlayOut<At> {
  const position = moves.scratchOf(like);
  const random = createQuickRandom();
  const choose = (): Play =>
    thoughtOf(bot(moves.viewFor(position, position.seat), random.next)).play;
  return (world, play, seed) => {
    moves.copyInto(position, world);
    random.begin(seed);
    moves.advance(position, play ?? choose());
    while (position.phase !== 'over') moves.advance(position, choose());
    return moves.settlementOf(position);
  };
}
