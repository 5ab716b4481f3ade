import type { ClimbingPayment, Game } from '../../engine/climbing/index.ts';
import type { Say } from '../say.ts';
import {
  asOne,
  causeWords,
  type Due,
  dueDoubled,
  type ReckonedSheet,
  type WuEnd,
  worthSteps,
} from './scoreWords.ts';

interface Reckoned {
  readonly game: Game;
  readonly names: readonly string[];
  readonly sheets: readonly ReckonedSheet[];
}

/**
 * What the seat's wu are worth and, where every two seats settle, what those of each payer are
 * worth (W13). None for fours: their cause says it.
 */
export function dueSteps(
  { cause, to, payments }: Pick<Due, 'cause' | 'to' | 'payments'>,
  { game, names, sheets }: Reckoned,
  say: Say,
): readonly string[] {
  const sheet = sheets[to];
  if (cause === 'fours' || sheet === undefined) return [];
  const steps = worthSteps(sheet, game, say);
  if (cause !== 'pairs') return steps;
  const { points: more } = sheet;
  const differences = payments.map(({ from }) => {
    const less = sheets[from]?.points ?? 0;
    return say('wu.steps.pairs', { name: names[from] ?? '', more, less, chips: more - less });
  });
  return [...steps, ...differences];
}

/** Why one payment is paid: its cause, how it is reckoned and whether it is doubled. */
export function dueReason(
  payment: ClimbingPayment,
  end: WuEnd,
  dealerName: string,
  say: Say,
): string {
  const steps = dueSteps({ ...payment, payments: [payment] }, end, say);
  const reckoned = steps.length > 0 ? steps : [causeWords(payment, end, say)];
  const doubled = dueDoubled([payment], dealerName, say);
  return asOne(doubled === undefined ? reckoned : [...reckoned, doubled], say);
}
