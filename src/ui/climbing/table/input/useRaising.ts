import { useState } from 'react';
import {
  beatingWith,
  cardsOf,
  type Meant,
  meantPlay,
  type SeatView,
} from '../../../../engine/climbing/index.ts';
import {
  type Counts,
  countOf,
  countTiles,
  type Kind,
  kinds,
  type Play,
} from '../../../../engine/index.ts';
import type { TableModel } from '../tableModel.ts';

/** The cards of the hand that are raised, and what can be done with them. */
export interface Raising {
  readonly raised: Counts;
  /** What they would play; undefined where the viewer is asked for no cards. */
  readonly meant: Meant | undefined;
  /**
   * A tap on a card: on one that is raised it lowers that, else it raises one more of its kind. In
   * answer it raises the whole combination that beats with it, and tapped again the next such one.
   */
  readonly tap: (kind: Kind, isRaised: boolean) => void;
  readonly lower: (kind: Kind) => void;
  /** Raises all cards of a kind that the finger sweeps over. */
  readonly sweep: (kind: Kind) => void;
  /** Raises the cards of a play and no others. */
  readonly raise: (play: Play) => void;
  readonly lowerAll: () => void;
}

const asksForCards = ['lead', 'answer', 'lay'] as const;

const nothing = countTiles([]);

/**
 * Raising cards of the viewer's hand. What is raised holds until the next play.
 * @param hinted the cards that a hint tells of, which are raised when it comes
 * @param sent a play on its way, whose cards are raised until it is there
 */
export function useRaising(model: TableModel, hinted?: Play, sent?: Play): Raising {
  const [told, setTold] = useState<Play>();
  const [last, setLast] = useState<{ readonly raised: Uint8Array; readonly plays: number }>();
  const { view, legal, steps, phase } = model;
  const plays = steps.length;
  // After an undo, the cards of the play that was taken back lie down again.
  if (last !== undefined && last.plays !== plays) setLast(undefined);
  const mine =
    view !== null && legal.length > 0 && asksForCards.some((one) => one === phase) ? view : null;
  const own = mine !== null && last?.plays === plays ? last.raised : nothing;
  const raised = sent === undefined ? own : countsOf(sent);
  const set = (next: Uint8Array): void => setLast({ raised: next, plays });
  if (hinted !== told) {
    setTold(hinted);
    if (hinted !== undefined) set(countsOf(hinted));
  }
  return {
    raised,
    meant: mine === null ? undefined : meantPlay(mine, raised),
    tap: (kind, isRaised) => {
      if (mine === null) return;
      const up = countOf(raised, kind);
      if (isRaised) return set(raised.with(kind, up - 1));
      const next = nextBeating(mine, raised, kind);
      if (next !== undefined) return set(next);
      set(raised.with(kind, up < countOf(mine.hand, kind) ? up + 1 : 0));
    },
    lower: (kind) => {
      const up = countOf(raised, kind);
      if (up > 0) set(raised.with(kind, up - 1));
    },
    sweep: (kind) => {
      if (mine === null) return;
      // One move of the finger may reach two fans before anything is shown.
      const all = countOf(mine.hand, kind);
      setLast((now) => ({ raised: (now?.raised ?? nothing).with(kind, all), plays }));
    },
    raise: (play) => set(countsOf(play)),
    lowerAll: () => setLast(undefined),
  };
}

/**
 * What a tap on a card raises in answer: of the combinations that beat with it the one that keeps
 * most of what is raised, the first of several. Where one of them is raised it is the next, and
 * after the last nothing; undefined where none beats with the card.
 */
function nextBeating(view: SeatView, raised: Counts, kind: Kind): Uint8Array | undefined {
  const beating = beatingWith(view, kind).map(countsOf);
  const now = beating.findIndex((cards) => isSame(cards, raised));
  if (now >= 0) return beating[now + 1] ?? countTiles([]);
  const kept = beating.map((cards) => sharedOf(cards, raised));
  return beating[kept.indexOf(Math.max(...kept))];
}

/** How many cards two heaps have in common. */
function sharedOf(one: Counts, other: Counts): number {
  return kinds.reduce((sum, kind) => sum + Math.min(countOf(one, kind), countOf(other, kind)), 0);
}

function countsOf(play: Play): Uint8Array {
  return countTiles(cardsOf(play));
}

function isSame(one: Uint8Array, other: Counts): boolean {
  return one.every((count, kind) => count === other[kind]);
}
