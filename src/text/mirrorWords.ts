import { listOfAll } from './lists.ts';
import type { Say } from './say.ts';
import { signedPoints } from './scoreWords.ts';

export interface MirrorFacts {
  readonly names: readonly string[];
  /** How often each deal has been played. */
  readonly times: number;
  /** What each player won or lost over all of them. */
  readonly together: readonly number[];
}

/** Who did best with the same tiles. */
export function mirrorOutcome({ names, times, together }: MirrorFacts, say: Say): string {
  const most = Math.max(...together);
  const best = names.filter((_, player) => together[player] === most);
  const [name = ''] = best;
  if (best.length > 1) return say('mirror.even', { names: listOfAll(best, say) });
  const values = { name, balance: signedPoints(most, say) };
  if (names.length === 2) return say('mirror.better', values);
  if (times < names.length) return say('mirror.better.moveOn', values);
  return say('mirror.better.all', { ...values, seats: names.length });
}
