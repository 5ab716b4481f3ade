import { cardsOf, laysCards } from '../../../../engine/climbing/index.ts';
import { formatKind, type Seat } from '../../../../engine/index.ts';
import { backwards, directionOf, type Passage } from '../../../motion/happened.ts';
import type { TableModel } from '../tableModel.ts';

/** Where a card lies, or lay hidden, as one viewer sees the table. */
export type Spot =
  /**
   * The viewer's own hand; in the middle what is to be beaten, and below it what that has beaten;
   * or out, which is nowhere on the table.
   */
  | { readonly at: 'hand' | 'middle' | 'beaten' | 'out' }
  /** Another seat's hand, or any seat's heap of wu. */
  | { readonly at: 'seat'; readonly seat: Seat; readonly part: 'hand' | 'heap' };

export interface PlayedCard {
  /** Its kind and its number among the equal ones of its play: `66.1`. */
  readonly id: string;
  /** The index of its play. */
  readonly step: number;
  /** Its place among the cards of its play, and how many those are. */
  readonly place: number;
  readonly count: number;
}

export interface Move extends Passage<Spot> {
  readonly card: PlayedCard;
}

export interface Scene extends Pick<TableModel, 'viewer' | 'steps'> {
  /** What was played since the last lead; null before the first one. */
  readonly trick: Pick<NonNullable<TableModel['trick']>, 'isOpen'> | null;
}

type PublicStep = Scene['steps'][number];

interface Sweep extends Passage<Spot> {
  readonly step: number;
}

const middle: Spot = { at: 'middle' };

/**
 * What moved from one scene of a round to another, cards that lie lower first: the plays made
 * since, or backwards those taken back. Of several tricks only what lay in the middle moves, and
 * what was played in the last one. Nothing where the two are not of one round, or not seen by one
 * viewer.
 */
export function movesBetween(before: Scene, after: Scene): readonly Move[] {
  switch (directionOf(before, after)) {
    case 'on':
      return movesForward(before, after);
    case 'back':
      return backwards(movesForward(after, before));
    case undefined:
      return [];
  }
}

/** The cards of a scene that lie in the middle or below, where another play may take them away. */
export function cardsInMiddle(scene: Scene): readonly (PlayedCard & { readonly spot: Spot })[] {
  return [...spotsIn(scene)].flatMap(([step, spot]) =>
    spot.at === 'middle' || spot.at === 'beaten'
      ? playedCards(scene, step).map((card) => ({ ...card, spot }))
      : [],
  );
}

function movesForward(before: Scene, after: Scene): readonly Move[] {
  return sweepsBetween(before, after).flatMap(({ step, ...passage }) =>
    playedCards(after, step).map((card) => ({ card, ...passage })),
  );
}

function sweepsBetween(before: Scene, after: Scene): readonly Sweep[] {
  const [lay, lies] = [spotsIn(before), spotsIn(after)];
  const begun = before.steps.length;
  const swept = [...lay].flatMap(([step, from]): Sweep[] => {
    if (from.at !== 'middle') return [];
    const to = lies.get(step) ?? { at: 'out' };
    return to.at === 'middle' ? [] : [{ step, from, via: [], to, waits: 0 }];
  });
  // A trick that was won goes home before the next one begins.
  let waits = swept.some(({ to }) => to.at === 'seat') ? 1 : 0;
  const lead = lastLead(after);
  const played = after.steps.slice(begun).flatMap((step, at): Sweep[] => {
    const to = lies.get(begun + at);
    if (to === undefined || begun + at < lead) return [];
    const passes = to.at !== 'middle' && !laysCards(step.play);
    const from = handOf(step, after);
    const sweep = { step: begun + at, from, via: passes ? [middle] : [], to, waits };
    waits += 1;
    return [sweep];
  });
  return [...swept, ...played];
}

/** By index of a play, where its cards lie: in the middle, below it or in a heap; else missing. */
function spotsIn(scene: Scene): ReadonlyMap<number, Spot> {
  const { steps, trick } = scene;
  const lead = lastLead(scene);
  const spots = new Map<number, Spot>();
  /** The play that is to be beaten, and the one that it has beaten. */
  let best: number | undefined;
  let beaten: number | undefined;
  const win = (): void => {
    const seat = best === undefined ? undefined : steps[best]?.seat;
    if (best !== undefined && seat !== undefined) spots.set(best, heapOf(seat));
  };
  for (const [at, { phase, play, seat }] of steps.entries()) {
    if (cardsOf(play).length === 0) continue;
    if (laysCards(play)) {
      spots.set(at, heapOf(seat));
      continue;
    }
    if (phase === 'lead') win();
    beaten = phase === 'lead' ? undefined : best;
    best = at;
  }
  if (lead === -1) return spots;
  if (trick?.isOpen !== true) win();
  else {
    if (beaten !== undefined) spots.set(beaten, { at: 'beaten' });
    if (best !== undefined) spots.set(best, middle);
  }
  return spots;
}

/** The index of the last lead, -1 before the first one. */
function lastLead({ steps }: Scene): number {
  return steps.findLastIndex(({ phase }) => phase === 'lead');
}

function handOf({ seat }: PublicStep, { viewer }: Scene): Spot {
  return seat === viewer ? { at: 'hand' } : { at: 'seat', seat, part: 'hand' };
}

function heapOf(seat: Seat): Spot {
  return { at: 'seat', seat, part: 'heap' };
}

/** The cards of a play, in the order in which they lie in the middle. */
function playedCards({ steps }: Scene, step: number): readonly PlayedCard[] {
  const played = steps[step];
  const kinds = played === undefined ? [] : cardsOf(played.play);
  return kinds.map((kind, place) => ({
    id: `${formatKind(kind)}.${place - kinds.indexOf(kind) + 1}`,
    step,
    place,
    count: kinds.length,
  }));
}
