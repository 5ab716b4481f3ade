import { findVariant, type Game } from '../../engine/climbing/index.ts';
import type { Seat } from '../../engine/index.ts';
import type { EndedRound } from '../familyWords.ts';
import { listOfAll } from '../lists.ts';
import type { Say } from '../say.ts';
import { signedPoints } from '../scoreWords.ts';

/** `chips` are won or lost in all: fours and a doubled dealer may part them from the wu. */
export function outcomeByWu(
  { names, totals, balance, winners, variant }: EndedRound,
  say: Say,
): string {
  const [winner] = winners;
  if (winner === undefined) return say(`climbing.outcome.${unwonIn(variant)}`);
  const chips = balance[winner] ?? 0;
  const signed = signedPoints(chips, say);
  const values = { name: names[winner] ?? '', wu: totals[winner] ?? 0, chips, signed };
  // Where families pay, the best points win, and whoever has them may have declared or not (W13).
  const declared = variant !== undefined && countingOf(variant) !== 'families';
  if (chips === 0) {
    return say(
      declared ? 'climbing.outcome.declared.unpaid' : 'climbing.outcome.won.unpaid',
      values,
    );
  }
  return say(declared ? 'climbing.outcome.declared' : 'climbing.outcome.won', values);
}

function unwonIn(variant: EndedRound['variant']): 'nobody' | 'yellow' | 'few' {
  switch (countingOf(variant)) {
    case 'families':
      return 'few';
    case 'excess':
    case 'pillars':
      return 'yellow';
    default:
      return 'nobody';
  }
}

/** How the wu of a climbing variant are counted (W13); undefined where it is not known. */
function countingOf(variant: EndedRound['variant']) {
  return variant === undefined ? undefined : findVariant(variant)?.counting;
}

/** The end of a round as its sentence tells it, each figure by seat. */
export interface WuOutcome {
  readonly game: Game;
  readonly names: readonly string[];
  readonly winner: Seat | null;
  /** Who has declared; null where nobody has. */
  readonly declarer: Seat | null;
  readonly wu: readonly number[];
  /** What the wu come to where points are counted (W13). */
  readonly points: readonly number[];
  readonly balance: readonly number[];
}

/**
 * `Ann declared with 18 wu: +4 chips`. Where points decide and several have most, also who is level
 * with whom, and why one of them has won (W13).
 */
export function wuSentence(
  { game, names, winner, declarer, wu, points, balance }: WuOutcome,
  say: Say,
): string {
  if (winner !== null && declarer === null && game.counting.paid === 'families') {
    const most = points[winner] ?? 0;
    const level = names.filter((_, seat) => points[seat] === most);
    const values = { name: names[winner] ?? '', points: most };
    if (level.length === 1) return say('wu.headline.best', values);
    return say('wu.headline.tie', { ...values, names: listOfAll(level, say) });
  }
  const variant = findVariant(game.variant.id)?.id;
  const winners = winner === null ? [] : [winner];
  return outcomeByWu({ variant, names, totals: wu, balance, winners }, say);
}

interface PlayedOn {
  readonly seat: Seat;
  readonly name: string;
  readonly wu: number;
  /** With how many wu it would have been asked again; null where it has not played on (W9). */
  readonly asksAt: number | null;
}

/**
 * A sentence for each seat with enough wu that is not paid, as it played on. Where families pay,
 * theirs are paid (W13), and only what another declared needs a reason.
 */
export function playedOnWords(
  { game, declarer }: Pick<WuOutcome, 'game' | 'declarer'>,
  seats: readonly PlayedOn[],
  say: Say,
): readonly string[] {
  if (game.counting.paid === 'families' && declarer === null) return [];
  return seats.flatMap(({ seat, name, wu, asksAt }) =>
    asksAt === null || seat === declarer ? [] : [say('wu.playedOn', { name, wu, asks: asksAt })],
  );
}
