import { type Bot, thoughtOf } from '../bots/bot.ts';
import { createQuickRandom } from '../bots/search/quickRandom.ts';
import type { PlayOut } from '../bots/search/weigh.ts';
import type { Play, Position, Seat, SeatView } from '../engine/index.ts';

interface MovesInPlace<At extends Position, Scratch extends At> {
  scratchOf(position: At): Scratch;
  copyInto(scratch: Scratch, position: At): void;
  advance(position: Scratch, chosen: Play): void;
  viewFor(position: At, seat: Seat): SeatView;
  settlementOf(position: At): readonly number[];
}

/** `bot` must need no time and sees what its seat may know; `like` is taken for its shape. */
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
