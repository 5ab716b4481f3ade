/** What cards can bring that are led one after another. It is written over again and again. */
export interface Prospect {
  /** Of the sure run, the plays that nothing unseen beats: wu, cards, fours and marks (W13). */
  wu: number;
  cards: number;
  fours: number;
  marks: number;
  /** Where only the best marks count: how many plays have one mark, and two. */
  markedOnce: number;
  markedTwice: number;
  /** Cards that can be played in no way. */
  dead: number;
  /** Cards that can be expected to become wu if each is led. */
  hope: number;
}

export function createProspect(): Prospect {
  return {
    wu: 0,
    cards: 0,
    fours: 0,
    marks: 0,
    markedOnce: 0,
    markedTwice: 0,
    dead: 0,
    hope: 0,
  };
}

export function clearProspect(prospect: Prospect): void {
  prospect.wu = 0;
  prospect.cards = 0;
  prospect.fours = 0;
  prospect.marks = 0;
  prospect.markedOnce = 0;
  prospect.markedTwice = 0;
  prospect.dead = 0;
  prospect.hope = 0;
}

export function addProspect(into: Prospect, part: Prospect): void {
  into.wu += part.wu;
  into.cards += part.cards;
  into.fours += part.fours;
  into.marks += part.marks;
  into.markedOnce += part.markedOnce;
  into.markedTwice += part.markedTwice;
  into.dead += part.dead;
  into.hope += part.hope;
}

/** Makes a prospect that of the whole with one part exchanged for another. */
export function exchangeProspect(
  into: Prospect,
  whole: Prospect,
  before: Prospect,
  after: Prospect,
): void {
  into.wu = whole.wu - before.wu + after.wu;
  into.cards = whole.cards - before.cards + after.cards;
  into.fours = whole.fours - before.fours + after.fours;
  into.marks = whole.marks - before.marks + after.marks;
  into.markedOnce = whole.markedOnce - before.markedOnce + after.markedOnce;
  into.markedTwice = whole.markedTwice - before.markedTwice + after.markedTwice;
  into.dead = whole.dead - before.dead + after.dead;
  into.hope = whole.hope - before.hope + after.hope;
}
