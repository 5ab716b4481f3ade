import { invariant } from '../../core/invariant.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import { copiesOf, sizeOf } from '../combination.ts';
import type { KindCount } from '../play.ts';
import type { LeaderPart, NoCombination } from './refusal.ts';
import { holdsAll, type ToldCombination } from './toldCombination.ts';

/**
 * Why some cards are none of some combinations (W3 to W6). What is lacking is told only where the
 * cards can be completed as they are.
 * @param among all combinations that may be played, or laid
 * @param raised at least one card, in the kit's order; none of the combinations
 */
export function noCombinationOf(
  among: readonly ToldCombination[],
  raised: readonly KindCount[],
): NoCombination {
  const withKinds = among.filter(({ cards }) =>
    raised.every(({ kind }) => copiesOf(cards, kind) > 0),
  );
  if (withKinds.length === 0) return neverTogether(among, raised);
  const larger = withKinds.filter((one) => holdsAll(one, raised));
  const lacksKinds = larger.every(({ cards }) => cards.length > raised.length);
  return larger.length > 0 && lacksKinds
    ? incomplete(larger, raised)
    : wrongNumber(withKinds, raised);
}

function neverTogether(
  among: readonly ToldCombination[],
  raised: readonly KindCount[],
): NoCombination {
  const all = kindsAmong(raised);
  const never = all.filter((kind) => among.every(({ cards }) => copiesOf(cards, kind) === 0));
  if (never.length > 0) return { code: 'never-played', kinds: never };
  const dependent = all.find((kind) => !among.some((one) => isSetOf(one, kind)));
  if (dependent !== undefined) return onlyWith(among, dependent);
  const parts = leaderParts(among, all);
  const areLed = all.every((kind) => parts.some((part) => part.kinds.includes(kind)));
  return areLed ? { code: 'leaders-mixed', parts } : { code: 'different-kinds', kinds: all };
}

/** The kinds that go with each leader, of those that go with any (W4). */
function leaderParts(among: readonly ToldCombination[], all: readonly Kind[]): LeaderPart[] {
  return leadersOf(among)
    .map((leader) => {
      const led = among.filter((one) => one.leader === leader);
      return { leader, kinds: all.filter((kind) => hasKind(led, kind)) };
    })
    .filter((part) => part.kinds.length > 0);
}

/** @param withKinds every combination that has all of the kinds */
function wrongNumber(
  withKinds: readonly ToldCombination[],
  raised: readonly KindCount[],
): NoCombination {
  const all = kindsAmong(raised);
  for (const { kind, copies } of raised) {
    const most = Math.max(...withKinds.map(({ cards }) => copiesOf(cards, kind)));
    const others = all.filter((other) => other !== kind);
    if (copies > most) return { code: 'too-many', kind, raised: copies, most, with: others };
  }
  const ofKinds = withKinds.filter(({ cards }) => cards.length === raised.length);
  const sizes = [...new Set(ofKinds.map(({ size }) => size))].sort((one, other) => one - other);
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) {
    return { code: 'only-in-sets-of', kind: only, least: Math.min(...sizes) };
  }
  return { code: 'wrong-number', kinds: all, raised: sizeOf(raised), sizes };
}

/** @param larger every combination that holds the raised cards; each has more kinds */
function incomplete(
  larger: readonly ToldCombination[],
  raised: readonly KindCount[],
): NoCombination {
  const all = kindsAmong(raised);
  const leaders = leadersOf(larger).filter((leader) => !all.includes(leader));
  if (leaders.length > 0) return { code: 'needs-leader', kinds: all, leaders };
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) return onlyWith(larger, only);
  const [nearest] = larger
    .filter(({ cards }) => raised.every(({ kind, copies }) => copiesOf(cards, kind) === copies))
    .toSorted((one, other) => one.size - other.size);
  invariant(nearest !== undefined, 'any cards of two kinds of a trio go with some of the third');
  const lacks = nearest.cards.filter(({ kind }) => !all.includes(kind));
  return { code: 'lacks-kinds', raised, lacks };
}

function onlyWith(among: readonly ToldCombination[], kind: Kind): NoCombination {
  const having = among.filter(({ cards }) => copiesOf(cards, kind) > 0);
  const others = kinds.filter((other) => other !== kind && hasKind(having, other));
  return { code: 'only-with', kind, with: others };
}

function leadersOf(among: readonly ToldCombination[]): Kind[] {
  return [...new Set(among.flatMap(({ leader }) => (leader === null ? [] : [leader])))];
}

function isSetOf({ cards }: ToldCombination, kind: Kind): boolean {
  return cards.length === 1 && copiesOf(cards, kind) > 0;
}

function hasKind(among: readonly ToldCombination[], kind: Kind): boolean {
  return among.some(({ cards }) => copiesOf(cards, kind) > 0);
}

function kindsAmong(cards: readonly KindCount[]): Kind[] {
  return cards.map(({ kind }) => kind);
}
