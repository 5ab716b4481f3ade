import { cardsIn, howMany, kindsIn, sumOf } from './plainCards.ts';
import { isSupreme, type PlainVariantId } from './plainCombinations.ts';

// What wu are worth: W10 to W14 and the column of section 2.

/** Every switch, set one way or the other; the chips where the variant has them. */
export interface PlainRules {
  readonly mustBeat: boolean;
  readonly passLocks: boolean;
  readonly dealerDouble: boolean;
  readonly fourChips?: number | undefined;
  readonly bandChips?: number | undefined;
  readonly familyPayments?: 'losers' | 'pairs' | undefined;
}

/** W6, W7, W11: one for each card, and eight more for a supreme of all eight. */
export function plainWu(
  variant: PlainVariantId,
  won: readonly string[],
  laid: string | null,
): number {
  const plays = laid === null ? won : [laid, ...won];
  const wholeCounts = variant !== 'luan-chuo';
  return sumOf(
    plays.map((play) => (wholeCounts && play === '42*4+21*4' ? 16 : cardsIn(play).length)),
  );
}

/** W13: what each other seat pays who declares with these wu, 0 where nobody may. */
export function plainWorth(
  variant: PlainVariantId,
  rules: PlainRules,
  won: readonly string[],
  laid: string | null,
): number {
  const wu = plainWu(variant, won, laid);
  if (variant === 'luan-chuo') {
    if (wu < 16) return 0;
    return (wu - 15) * (1 + plainMarks(variant, won));
  }
  if (variant === 'luan-chuo-28') {
    if (wu < 15) return 0;
    let chips = wu - 14;
    if (wu >= 21) chips += 1 + Math.floor((wu - 21) / 2);
    return chips * 2 ** plainMarks(variant, won);
  }
  if (variant === 'ma-hua-hua') return wu < 11 ? 0 : plainPoints(won);
  if (wu < 15) return 0;
  return (rules.bandChips ?? 1) * Math.floor((wu - 12) / 3);
}

/** What a seat's wu are worth in points at the end of a round of `ma-hua-hua`. */
export function plainPoints(won: readonly string[]): number {
  const wu = plainWu('ma-hua-hua', won, null);
  if (wu < 6) return 0;
  return (wu <= 10 ? 1 : 4 + (wu - 11)) + plainMarks('ma-hua-hua', won);
}

/** W13: what the plays that a seat has won count beside their wu; nothing that was laid does. */
export function plainMarks(variant: PlainVariantId, won: readonly string[]): number {
  if (variant === 'luan-chuo') return timesWithin(won, 3) + 2 * timesWithin(won, 4);
  if (variant === 'luan-chuo-28') {
    if (timesWithin(won, 4, ['66', '11', '44', '31']) > 0) return 2;
    return timesWithin(won, 3, ['66', '11', '44', '31']) > 0 ? 1 : 0;
  }
  if (variant !== 'ma-hua-hua') return 0;
  const pairs = won.filter((play) => {
    const cards = cardsIn(play);
    return isSupreme(cards) || kindsIn(cards).join() === '63,62';
  });
  return pairs.length + 2 * timesWithin(won, 4);
}

/** How often a kind lies exactly so many times within one play. */
export function timesWithin(
  plays: readonly string[],
  count: number,
  kinds?: readonly string[],
): number {
  let times = 0;
  for (const play of plays) {
    const cards = cardsIn(play);
    for (const kind of kindsIn(cards)) {
      if (kinds !== undefined && !kinds.includes(kind)) continue;
      if (howMany(cards, kind) === count) times += 1;
    }
  }
  return times;
}

/** W14: one seat pays another one, which doubles if either of them deals. */
export function plainPay(
  settlement: number[],
  { rules, dealer }: { rules: PlainRules; dealer: number },
  { from, to, chips }: { from: number; to: number; chips: number },
): void {
  const paid = rules.dealerDouble && (from === dealer || to === dealer) ? 2 * chips : chips;
  settlement[from] = (settlement[from] ?? 0) - paid;
  settlement[to] = (settlement[to] ?? 0) + paid;
}

/** What the command `score` answers. */
export function plainCount(
  variant: PlainVariantId,
  rules: PlainRules,
  won: readonly string[],
  laid: string | null,
): { wu: number; worth: number } {
  return { wu: plainWu(variant, won, laid), worth: plainWorth(variant, rules, won, laid) };
}
