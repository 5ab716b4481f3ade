import type { Game } from '../../../engine/climbing/index.ts';
import { sure, surenesses, surenessOf } from './layout.ts';
import { holdingPlace, mostTogether, noPlay, playBookOf, setPlace } from './playBook.ts';
import { addProspect, clearProspect, createProspect, type Prospect } from './prospect.ts';
import type { Look } from './sight.ts';

/** It is written over again and again. */
export interface Part {
  readonly prospect: Prospect;
  /** The most cards that one lead of it can be expected to bring. */
  best: number;
  /** Which weights of sets count, within their block, and how many do. */
  readonly sets: Int32Array;
  setCount: number;
  /** Which weight of joined plays counts, within its block; -1 for none. */
  joined: number;
  joinedSureness: number;
}

export function createPart(): Part {
  return {
    prospect: createProspect(),
    best: 0,
    sets: new Int32Array(mostSets),
    setCount: 0,
    joined: -1,
    joinedSureness: 0,
  };
}

/** Three kinds of four cards, each in two sets at most. */
const mostSets = 6;

export type ReckonPart = (
  part: Part,
  group: number,
  first: number,
  second: number,
  third: number,
) => void;

export function createPartReckoner(game: Game, { chanceOf }: Look): ReckonPart {
  const { groups, sets, joined, sizes, widths, kindsAt, copiesAt } = playBookOf(game);
  const { wu, fours, marks } = game.plays;
  const alone = createProspect();
  const together = createProspect();
  const left = new Uint8Array(mostTogether);
  let best = 0;

  /** Adds a play to the run if nothing beats it, and what it may bring if something does. */
  const regard = (into: Prospect, play: number): number => {
    const chance = chanceOf(play);
    const cards = sizes[play] ?? 0;
    into.hope += chance * cards;
    if (chance * cards > best) best = chance * cards;
    const sureness = surenessOf(chance);
    if (sureness < sure) return sureness;
    const marked = marks[play] ?? 0;
    into.wu += wu[play] ?? 0;
    into.cards += cards;
    into.fours += fours[play] ?? 0;
    into.marks += marked;
    if (marked === 1) into.markedOnce += 1;
    if (marked === 2) into.markedTwice += 1;
    return sureness;
  };

  /** Regards what is left of a kind as sets, the largest first. */
  const regardSets = (into: Prospect, kind: number, copies: number, part: Part | null): void => {
    let rest = copies;
    while (rest > 0) {
      const play = sets[setPlace(kind, rest)] ?? noPlay;
      if (play === noPlay) {
        into.dead += rest;
        return;
      }
      const sureness = regard(into, play);
      const size = sizes[play] ?? 1;
      if (part !== null) {
        part.sets[part.setCount] = (size - 1) * surenesses + sureness;
        part.setCount += 1;
      }
      rest -= size;
    }
  };

  return (part, group, first, second, third) => {
    const kinds = groups[group] ?? [];
    clearProspect(part.prospect);
    clearProspect(alone);
    part.setCount = 0;
    part.joined = -1;
    best = 0;
    left[0] = first;
    left[1] = second;
    left[2] = third;
    for (let place = 0; place < kinds.length; place += 1) {
      regardSets(alone, kinds[place] ?? 0, left[place] ?? 0, part);
    }
    const play = joined[holdingPlace(group, first, second, third)] ?? noPlay;
    if (play === noPlay) {
      addProspect(part.prospect, alone);
      part.best = best;
      return;
    }
    clearProspect(together);
    const sureness = regard(together, play);
    for (let place = 0; place < (widths[play] ?? 0); place += 1) {
      const at = kinds.indexOf(kindsAt[play * mostTogether + place] ?? 0);
      left[at] = (left[at] ?? 0) - (copiesAt[play * mostTogether + place] ?? 0);
    }
    for (let place = 0; place < kinds.length; place += 1) {
      regardSets(together, kinds[place] ?? 0, left[place] ?? 0, null);
    }
    part.joined = (Math.min(sizes[play] ?? 0, 7) - 2) * surenesses + sureness;
    part.joinedSureness = sureness;
    addProspect(part.prospect, together.cards >= alone.cards ? together : alone);
    part.prospect.dead = together.dead;
    part.prospect.hope = Math.max(together.hope, alone.hope);
    part.best = best;
  };
}
