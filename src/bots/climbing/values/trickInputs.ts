import { type Game, type Position, tally, tallyOf } from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { HandOutlook } from './hand.ts';
import { at, shortfallOf, shortfalls, sure, surenesses, surenessOf } from './layout.ts';
import { moment, momentOf } from './moment.ts';
import { createPart, type Part } from './part.ts';
import { mostTogether, playBookOf } from './playBook.ts';
import { type PlayInputs, putInput } from './playInputs.ts';
import { createProspect, exchangeProspect } from './prospect.ts';
import type { Look } from './sight.ts';
import type { WorthTable } from './worthTable.ts';

export function createTrickInputs(
  game: Game,
  look: Look,
  hand: HandOutlook,
  table: WorthTable,
): (position: Position, play: Play, inputs: PlayInputs) => void {
  const { plays } = game;
  const { groups, groupOf, kindsAt, copiesAt, sizes, widths } = playBookOf(game);
  const { sight } = look;
  const { scale, declaredFrom } = table;
  const after = createPart();
  const run = createProspect();
  const left = new Uint8Array(mostTogether);

  /** Takes the cards of a play from those of its group, and counts what it leaves. */
  const leave = (play: Play, group: number): number => {
    const kinds = groups[group] ?? [];
    let cards = 0;
    left.fill(0);
    for (let place = 0; place < kinds.length; place += 1) {
      const kind = kinds[place] ?? 0;
      let copies = sight.hand[kind] ?? 0;
      for (let taken = play * mostTogether; taken < (play + 1) * mostTogether; taken += 1) {
        if (kindsAt[taken] !== kind) continue;
        const played = copiesAt[taken] ?? 0;
        if (played > 0) cards += copies - played;
        copies -= played;
      }
      left[place] = copies;
    }
    return cards;
  };

  const putPart = (part: Part, turn: number, amount: number, inputs: PlayInputs): void => {
    const sets = at.sets + turn * 4 * surenesses;
    for (let set = 0; set < part.setCount; set += 1) {
      putInput(inputs, sets + (part.sets[set] ?? 0), amount);
    }
    if (part.joined < 0) return;
    putInput(inputs, at.joined + turn * 6 * surenesses + part.joined, amount);
  };

  /** What the worth can become at once, and by the sure run that follows. */
  const putRun = (play: Play, turn: number, chance: number, inputs: PlayInputs): void => {
    const wu = plays.wu[play] ?? 0;
    const marks = plays.marks[play] ?? 0;
    const now = look.worthAt(
      sight.wu + wu,
      table.countsBestMarks ? Math.max(sight.marks, marks) : sight.marks + marks,
    );
    const gain = (now - sight.worth) / scale;
    const gainByRun = (hand.worthWith(run, wu, marks) - sight.worth) / scale;
    const first = at.run + turn * 9;
    if (gainByRun > 0) {
      putInput(inputs, first, 1);
      putInput(inputs, first + 1, gainByRun);
      putInput(inputs, first + 2, chance);
      putInput(inputs, first + 3, chance * gainByRun);
      if (surenessOf(chance) === sure) {
        putInput(inputs, first + 4, 1);
        putInput(inputs, first + 5, gainByRun);
      }
    }
    if (gain > 0) {
      putInput(inputs, first + 6, chance);
      putInput(inputs, first + 7, chance * gain);
      putInput(inputs, first + 8, 1);
    }
  };

  /** Who is close to what, and how much the play moves it. */
  const putNeeds = (cards: number, turn: number, chance: number, inputs: PlayInputs): void => {
    const missing = shortfallOf(sight.missing - cards);
    putInput(inputs, at.need + turn * shortfalls + missing, chance);
    const rivals = at.rivals + turn * shortfalls + shortfallOf(sight.rivalMissing);
    putInput(inputs, rivals, chance * cards);
    if (!table.paysFamilies) return;
    const families = at.families + turn * 5;
    putInput(inputs, families + sight.poor, chance * cards);
    if (sight.wu < table.leastWu) putInput(inputs, families + 3, chance * cards);
    putInput(inputs, families + 4, (chance * sight.owed) / scale);
  };

  const putTempo = (
    cards: number,
    group: number,
    now: number,
    chance: number,
    inputs: PlayInputs,
  ): void => {
    const tempo = at.tempo + now * 6;
    const best = Math.max(hand.bestBut(group), after.best);
    const losers = sight.held - cards - run.cards;
    putInput(inputs, tempo, chance * best * 0.3);
    putInput(inputs, tempo + 1, chance * run.cards * 0.2);
    putInput(inputs, tempo + 2, chance * losers * 0.1);
    putInput(inputs, tempo + 3, losers * 0.1);
    putInput(inputs, tempo + 4, chance * cards * 0.3);
    putInput(inputs, tempo + 5, best * 0.3);
  };

  /** Fours that are played, are kept for the run, or are given up; and threes. */
  const putFours = (play: Play, turn: number, chance: number, inputs: PlayInputs): void => {
    const first = at.fours + turn * 4;
    const fours = plays.fours[play] ?? 0;
    if (fours > 0) {
      putInput(inputs, first, fours);
      putInput(inputs, first + 1, fours * chance);
    }
    if (run.fours !== hand.prospect.fours) {
      putInput(inputs, first + 2, run.fours - hand.prospect.fours);
    }
    for (let place = 0; place < mostTogether; place += 1) {
      if (copiesAt[play * mostTogether + place] === 3) putInput(inputs, first + 3, chance);
    }
  };

  const putBreaking = (
    play: Play,
    before: Part,
    turn: number,
    rest: number,
    inputs: PlayInputs,
  ) => {
    if (widths[play] === 1) {
      const cards = sizes[play] ?? 0;
      if (rest > 0) {
        putInput(inputs, at.breaking + turn * 16 + (rest + cards - 1) * 4 + cards - 1, 1);
      }
      if (before.joined >= 0) {
        putInput(inputs, at.unjoining + turn * surenesses + before.joinedSureness, 1);
      }
      return;
    }
    putInput(inputs, at.leaving + turn * 4 + Math.min(rest, 3), 1);
  };

  const putThreat = (position: Position, now: number, inputs: PlayInputs) => {
    const { trick, trickSeat } = position;
    const wu = tallyOf(position, tally.wu, trickSeat) + (plays.wu[trick] ?? 0);
    putInput(inputs, at.threat + (now - 1) * shortfalls + shortfallOf(declaredFrom - wu), 1);
  };

  return (position, play, inputs) => {
    const now = momentOf(position);
    const turn = now === moment.lead ? 0 : 1;
    const chance = look.chanceOf(play);
    const cards = sizes[play] ?? 0;
    const sizeStep = Math.min(cards, 5) - 1;
    const group = groupOf[play] ?? 0;
    const before = hand.parts[group];
    if (before === undefined) return;
    const rest = leave(play, group);
    hand.reckonPart(after, group, left[0] ?? 0, left[1] ?? 0, left[2] ?? 0);
    exchangeProspect(run, hand.prospect, before.prospect, after.prospect);
    putInput(inputs, at.play + (now * 5 + sizeStep) * surenesses + surenessOf(chance), 1);
    putBreaking(play, before, turn, rest, inputs);
    putPart(after, turn, 1, inputs);
    putPart(before, turn, -1, inputs);
    const dead = after.prospect.dead - before.prospect.dead;
    if (dead !== 0) putInput(inputs, at.dead + turn, dead);
    putRun(play, turn, chance, inputs);
    putNeeds(cards, turn, chance, inputs);
    if (turn === 1) putThreat(position, now, inputs);
    putTempo(cards, group, now, chance, inputs);
    putFours(play, turn, chance, inputs);
    putInput(inputs, at.handSize + (turn * 4 + handStepOf(sight.held)) * 5 + sizeStep, 1);
  };
}

function handStepOf(held: number): number {
  if (held <= 9) return held <= 4 ? 0 : 1;
  return held <= 16 ? 2 : 3;
}
