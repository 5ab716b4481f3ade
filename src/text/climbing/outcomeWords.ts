import type { EndedRound } from '../familyWords.ts';
import type { Say } from '../say.ts';

/** How a round ended: who won it and with how many wu, or that nobody did. */
export function outcomeByWu({ names, totals, winners, variant }: EndedRound, say: Say): string {
  const [winner] = winners;
  if (winner === undefined) return say(`climbing.outcome.${unwonIn(variant)}`);
  const values = { name: names[winner] ?? '', wu: totals[winner] ?? 0 };
  // In ma-hua-hua the best points win, and whoever has them may have declared or not.
  const declared = variant !== undefined && variant !== 'ma-hua-hua';
  return say(declared ? 'climbing.outcome.declared' : 'climbing.outcome.won', values);
}

/** What is said of a round that nobody has won. */
function unwonIn(variant: EndedRound['variant']): 'nobody' | 'yellow' | 'few' {
  if (variant === 'ma-hua-hua') return 'few';
  return variant === 'luan-chuo' || variant === 'luan-chuo-28' ? 'yellow' : 'nobody';
}
