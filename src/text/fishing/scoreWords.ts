import type {
  BonusLine,
  FishingPayment,
  GroupLine,
  TileScore,
} from '../../engine/fishing/index.ts';
import { type Payment, pipsOf, redPipsOf } from '../../engine/index.ts';
import type { EndedRound } from '../familyWords.ts';
import { listOfAll, listOfAny } from '../lists.ts';
import type { Say } from '../say.ts';
import { pipText, tileInSentence, tileLabel } from '../tileNames.ts';

type Needs = GroupLine['lacks'];

/** The name of a line: `Man-Seven`. */
export function lineName(line: GroupLine, say: Say): string {
  return say(`table.group.${line.id}`);
}

/** `Man-Seven lacks 5‑2: its tiles are small, 10 each.` */
export function lineReason(line: GroupLine, say: Say): string {
  if (line.id === 'big-fish') return say('scores.why.big-fish');
  if (line.id === 'small-fish') {
    const values = { sum: line.points - line.rounding, points: line.points };
    return say(
      line.rounding > 0 ? 'scores.why.small-fish.rounded' : 'scores.why.small-fish',
      values,
    );
  }
  const [tile] = line.tiles;
  const values = {
    group: lineName(line, say),
    category: tile === undefined ? '' : say(`scores.category.${tile.category}`),
    points: tile?.pointsEach ?? 0,
    lacks: needsWords(line.lacks, say),
  };
  if (line.complete === null) return say('scores.why.plain', values);
  return say(line.complete ? 'scores.why.complete' : 'scores.why.lacks', values);
}

/** The tiles of one kind in a line as they are read out, with their points. */
export function tileScoreLabel({ kind, copies, pointsEach }: TileScore, say: Say): string {
  return say('scores.tiles', { tile: tileLabel(kind, say), copies, points: pointsEach });
}

/** The points under the tiles of one kind: `3 × 20`. */
export function tileScoreBrief({ copies, pointsEach }: TileScore, say: Say): string {
  return copies === 1
    ? say('scores.tile.one', { points: pointsEach })
    : say('scores.tile.many', { copies, points: pointsEach });
}

/** `With 5‑2, these 4 tiles would be worth 20 each, not 10: 40 points more.` */
export function shortfallWords(line: GroupLine, say: Say): readonly string[] {
  const { shortfall, tiles, lacks, rounding } = line;
  if (shortfall === null) return [say('scores.short.none')];
  if (shortfall.type === 'rounding') {
    const { unrounded: red, gain } = shortfall;
    return [say('scores.short.rounding', { rounding, red, gain })];
  }
  if (shortfall.type === 'bonus') return [];
  const { pointsEach: each, lift, gain } = shortfall;
  const values = {
    lacks: needsWords(lacks, say),
    tiles: tiles.reduce((sum, { copies }) => sum + copies, 0),
    each,
    now: tiles[0]?.pointsEach ?? 0,
    lift,
  };
  return [say('scores.short.group', values), say('scores.short.gain', { gain })];
}

/** What a bonus falls short of; nothing where it is earned. */
export function bonusShortfallWords({ shortfall }: BonusLine, say: Say): readonly string[] {
  if (shortfall?.type !== 'bonus') return [];
  return [say('scores.short.bonus', { worth: shortfall.worth, gain: shortfall.gain })];
}

export function tileReason(
  { kind, category, pointsEach }: TileScore,
  line: GroupLine,
  say: Say,
): string {
  const values = { tile: tileInSentence(kind, say), pips: pipsOf(kind), points: pointsEach };
  if (category === 'small-fish') {
    return say('scores.tile.small-fish', { ...values, red: redPipsOf(kind) });
  }
  if (category === 'big-fish') return say('scores.tile.big-fish', values);
  const counted = {
    ...values,
    group: lineName(line, say),
    category: say(`scores.category.${category}`),
  };
  return say(line.complete === null ? 'scores.tile.plain' : 'scores.tile.group', counted);
}

export function bonusReason(bonus: BonusLine, say: Say): string {
  if (bonus.complete) return say('scores.bonus.earned', { worth: bonus.worth });
  const tiles = bonus.lacks.reduce((sum, { copies }) => sum + copies, 0);
  return say('scores.bonus.lacks', {
    worth: bonus.worth,
    tiles,
    lacks: needsWords(bonus.lacks, say),
  });
}

/** How a round ended: who has the highest total, alone or with others, and how far ahead. */
export function outcomeByTotals(
  { names, totals, winners }: Pick<EndedRound, 'names' | 'totals' | 'winners'>,
  say: Say,
): string {
  const points = Math.max(...totals);
  if (winners.length === names.length) {
    return say('scores.allEqual', { seats: names.length, points });
  }
  const best = winners.map((seat) => names[seat] ?? '');
  const margin = points - Math.max(...totals.filter((_, seat) => !winners.includes(seat)));
  const [name = '', ...others] = best;
  if (others.length === 0) return say('scores.wins', { name, margin });
  return say('scores.tie', { names: listOfAll(best, say), margin });
}

/** Where a payment comes from: the difference, and why it is doubled. */
export function paymentReason(
  { from, to, difference, doubled }: FishingPayment,
  { names, totals, doubleAt }: PaymentFacts,
  say: Say,
): string {
  const values = {
    high: totals[to] ?? 0,
    low: totals[from] ?? 0,
    to: names[to] ?? '',
    difference,
    doubleAt,
  };
  return say(doubled ? 'scores.payment.differenceDoubled' : 'scores.payment.difference', values);
}

/** The calculation of a payment: `1100 − 900 = 200, 200 × 2 = 400`. */
export function paymentSteps(
  { from, to, difference, doubled, points }: FishingPayment,
  { totals }: PaymentFacts,
  say: Say,
): string {
  const values = { high: totals[to] ?? 0, low: totals[from] ?? 0, difference, points };
  return say(doubled ? 'scores.payment.twice' : 'scores.payment.steps', values);
}

export function doublingWords(
  { from, to, doubled }: FishingPayment,
  { names, totals, doubleAt }: PaymentFacts,
  say: Say,
): string {
  if (doubleAt === 0) return say('scores.payment.never');
  if (doubled) {
    return say('scores.payment.doubled', { to: names[to] ?? '', doubleAt });
  }
  const both = (totals[from] ?? 0) >= doubleAt;
  return say(both ? 'scores.payment.both' : 'scores.payment.neither', { doubleAt });
}

export function settlementWords(
  { from, to }: Payment,
  { names }: PaymentFacts,
  settlement: 'winner' | 'pairwise',
  say: Say,
): string {
  const values = { to: names[to] ?? '', from: names[from] ?? '' };
  return say(`scores.payment.${settlement}`, values);
}

export interface PaymentFacts {
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly doubleAt: number;
}

/** What a group or bonus lacks, as a list. */
export function needsWords(needs: Needs, say: Say): string {
  return listOfAll(
    needs.map((need) => needWords(need, needs.length > 1, say)),
    say,
  );
}

function needWords({ oneOf, copies }: Needs[number], isAmong: boolean, say: Say): string {
  const tiles = listOfAny(oneOf.map(pipText), say);
  if (copies === 1 && isAmong && oneOf.length > 1) return say('scores.lack.either', { tiles });
  return copies === 1 ? say('scores.lack', { tiles }) : say('scores.lack.many', { copies, tiles });
}
