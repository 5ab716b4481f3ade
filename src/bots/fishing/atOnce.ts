import { fishingView, type SeatView } from '../../engine/fishing/index.ts';
import type { Play, Random } from '../../engine/index.ts';
import { type Bot, botAtOnce } from '../bot.ts';

export function fishingBotAtOnce(choose: (view: SeatView, random: Random) => Play): Bot {
  return botAtOnce((view, random) => choose(fishingView(view), random));
}
