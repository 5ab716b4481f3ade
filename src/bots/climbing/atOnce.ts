import { climbingView, type SeatView } from '../../engine/climbing/index.ts';
import type { Play, Random } from '../../engine/index.ts';
import { type Bot, botAtOnce } from '../bot.ts';

export function climbingBotAtOnce(choose: (view: SeatView, random: Random) => Play): Bot {
  return botAtOnce((view, random) => choose(climbingView(view), random));
}
