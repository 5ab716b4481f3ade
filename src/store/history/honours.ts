import type { FamilyId, Seat, VariantId } from '../../engine/index.ts';
import { eachFamily, type FamilyHonourId } from '../../families/facts.ts';
import { finish, type InSteps } from '../inSteps.ts';
import { botIn, seatsHere } from '../match/holder.ts';
import type { Place } from '../places.ts';
import { formatRulesCode } from '../rulesCode.ts';
import { mirrored, unaided } from './featsOfRound.ts';
import { newestFirst } from './keptOrder.ts';
import { holdersIn, type KeptRound } from './keptRound.ts';

/** The honours of all games, in the order they are told. */
const ofAllGames = ['unaided', 'expert', 'everyGame', 'mirrored', 'solved'] as const;

/** The name of an honour, as messages have it: `honours.ID`. */
export type HonourId = (typeof ofAllGames)[number] | FamilyHonourId;

interface Earning {
  readonly kept: KeptRound;
  readonly seat: Seat;
}

export interface Honour {
  readonly id: HonourId;
  /** The rule that tells of it, and where it stands; undefined where none does. */
  readonly rule: { readonly at: string; readonly place: Place } | undefined;
  /** The first round that brought it; null while none has. */
  readonly first: Earning | null;
}

export interface HonourGroup {
  /** The family whose games bring them; null for all games. */
  readonly family: FamilyId | null;
  readonly honours: readonly Honour[];
}

/** Whether a seat of a round brings an honour; it is asked of the oldest round first. */
type Earns = (kept: KeptRound, seat: Seat) => boolean;

interface Known extends Pick<Honour, 'id' | 'rule'> {
  readonly earns: Earns;
}

/**
 * A deleted round takes its honours with it, unless another round brings them.
 * @param rounds in any order
 * @param games the variants that `everyGame` asks for
 */
export function honoursOf(
  rounds: readonly KeptRound[],
  games: readonly VariantId[],
): readonly HonourGroup[] {
  return finish(honourSteps(rounds, games));
}

/** So many rounds are looked at in a step. */
const ofStep = 1000;

/** The same, some rounds at a time. */
export function* honourSteps(
  rounds: readonly KeptRound[],
  games: readonly VariantId[],
): InSteps<readonly HonourGroup[]> {
  const groups = knownGroups(games);
  const first = new Map<HonourId, Earning>();
  let open = groups.flatMap(({ honours }) => honours);
  const oldestFirst = newestFirst(rounds).toReversed();
  for (const [at, kept] of oldestFirst.entries()) {
    if (at % ofStep === 0) yield;
    for (const seat of seatsHere(holdersIn(kept))) {
      const earned = open.filter(({ earns }) => earns(kept, seat));
      if (earned.length === 0) continue;
      for (const { id } of earned) first.set(id, { kept, seat });
      open = open.filter(({ id }) => !first.has(id));
    }
  }
  return groups.map(({ family, honours }) => ({
    family,
    honours: honours.map(({ id, rule }) => ({ id, rule, first: first.get(id) ?? null })),
  }));
}

/** The honours that a round was the first to bring, by its code. */
export function newIn(
  rounds: readonly KeptRound[],
  games: readonly VariantId[],
  code: string,
): readonly HonourId[] {
  return honoursOf(rounds, games)
    .flatMap(({ honours }) => honours)
    .flatMap(({ id, first }) => (first?.kept.id === code ? [id] : []));
}

function knownGroups(
  games: readonly VariantId[],
): { readonly family: FamilyId | null; readonly honours: Known[] }[] {
  return [
    {
      family: null,
      honours: ofAllGames.map((id) => ({ id, rule: undefined, earns: earnsOfAll[id](games) })),
    },
    ...eachFamily.map(({ family, honours }) => ({
      family,
      honours: honours.map(({ id, feats, least = 0, rule }) => {
        const { variant, at } = rule;
        return {
          id,
          rule: {
            at,
            place: { room: 'rules', code: formatRulesCode({ variant, changed: [], at }) },
          },
          earns: (kept: KeptRound, seat: Seat) =>
            feats.every((feat) => hasFeat(kept, seat, feat)) && (kept.totals[seat] ?? 0) >= least,
        } as const;
      }),
    })),
  ];
}

const earnsOfAll: Readonly<
  Record<(typeof ofAllGames)[number], (games: readonly VariantId[]) => Earns>
> = {
  unaided: () => (kept, seat) => hasBeaten(kept, seat) && hasFeat(kept, seat, unaided),
  expert: () => (kept, seat) => hasBeaten(kept, seat) && kept.controls.includes('expert'),
  everyGame: (games) => {
    const left = new Set(games);
    return ({ variant }) => left.delete(variant) && left.size === 0;
  },
  mirrored: () => (kept, seat) => hasFeat(kept, seat, mirrored),
  solved: () => (kept, at) =>
    kept.puzzles.some(({ seat, outcome }) => seat === at && outcome === 'solved'),
};

function hasFeat({ feats }: KeptRound, seat: Seat, feat: string): boolean {
  return feats?.[seat]?.includes(feat) ?? false;
}

/** Whether a seat has won a round alone in which bots played. */
function hasBeaten(kept: KeptRound, seat: Seat): boolean {
  const [winner, ...others] = kept.winners;
  const isAlone = winner === seat && others.length === 0;
  return isAlone && holdersIn(kept).some((holder) => botIn(holder) !== undefined);
}
