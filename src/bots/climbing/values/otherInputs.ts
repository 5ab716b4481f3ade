import {
  combinationOf,
  copiesAt,
  declinePlay,
  type Game,
  laysCards,
  type Position,
  wordOf,
} from '../../../engine/climbing/index.ts';
import { kindOf, type Play } from '../../../engine/index.ts';
import type { HandOutlook } from './hand.ts';
import { at, shortfallOf } from './layout.ts';
import { createPart, type Part } from './part.ts';
import { playBookOf } from './playBook.ts';
import { type PlayInputs, putInput } from './playInputs.ts';
import { createProspect, exchangeProspect } from './prospect.ts';
import type { Look } from './sight.ts';
import type { WorthTable } from './worthTable.ts';

export function createOtherInputs(
  game: Game,
  look: Look,
  hand: HandOutlook,
  table: WorthTable,
): (position: Position, play: Play, inputs: PlayInputs) => void {
  const { groups } = playBookOf(game);
  const supreme = groups.findIndex((group) => group.includes(head) && group.includes(tail));
  const { sight } = look;
  const { prospect } = hand;
  const after = createPart();
  const run = createProspect();

  /** Declaring is what declining is held against: for it nothing counts. */
  const putDeclining = (inputs: PlayInputs): void => {
    const first = at.declining;
    const gain = (hand.worthWith(prospect, 0, 0) - sight.worth) / table.scale;
    putInput(inputs, first, 1);
    if (gain > 0) putInput(inputs, first + 1, 1);
    putInput(inputs, first + 2, gain);
    putInput(inputs, first + 3, sight.worth / table.scale);
    putInput(inputs, first + 4, sight.held * 0.1);
    putInput(inputs, first + 5, prospect.cards * 0.2);
    putInput(inputs, first + 6 + shortfallOf(sight.rivalMissing), 1);
    putInput(inputs, first + 12, prospect.dead * 0.3);
    putInput(inputs, first + 13, prospect.hope * 0.2);
    putInput(inputs, first + 14, (sight.missing - 1) * 0.3);
    putInput(inputs, first + 15, hand.bestBut(-1) * 0.3);
    if (prospect.cards === sight.held) putInput(inputs, first + 16, 1);
    putInput(inputs, first + 17, prospect.fours);
    if (!table.paysFamilies) return;
    putInput(inputs, first + 18 + sight.poor, 1);
    putInput(inputs, first + 21 + sight.poor, gain);
    putInput(inputs, first + 24, sight.owed / table.scale);
  };

  const putSets = (part: Part, amount: number, inputs: PlayInputs): void => {
    for (let set = 0; set < part.setCount; set += 1) {
      putInput(inputs, at.sets + (part.sets[set] ?? 0), amount);
    }
  };

  /** Laying nothing is what laying is held against. */
  const putLaying = (play: Play, inputs: PlayInputs): void => {
    const before = hand.parts[supreme];
    if (before === undefined) return;
    const heads = copiesAt(play, 0);
    const tails = copiesAt(play, 1);
    const headsLeft = (sight.hand[head] ?? 0) - heads;
    const tailsLeft = (sight.hand[tail] ?? 0) - tails;
    const cards = heads + tails;
    const wu = game.plays.wu[combinationOf(play)] ?? 0;
    const first = at.laying;
    hand.reckonPart(after, supreme, headsLeft, tailsLeft, 0);
    exchangeProspect(run, prospect, before.prospect, after.prospect);
    putInput(inputs, first + cards - 2, 1);
    if (sight.hand[head] === 4 && headsLeft > 0) putInput(inputs, first + 7, 1);
    if (sight.hand[tail] === 4 && tailsLeft > 0) putInput(inputs, first + 8, 1);
    const worth = look.worthAt(sight.wu + wu, sight.marks);
    putInput(inputs, first + 9, (worth - sight.worth) / table.scale);
    putInput(inputs, first + 10, (hand.worthWith(run, wu, 0) - sight.worth) / table.scale);
    putInput(inputs, first + 11, cards * 0.2);
    if (headsLeft > 0 && tailsLeft > 0) putInput(inputs, first + 12, 1);
    if (headsLeft === 4) putInput(inputs, first + 13, 1);
    if (tailsLeft === 4) putInput(inputs, first + 14, 1);
    putSets(after, 1, inputs);
    putSets(before, -1, inputs);
  };

  /** Taking the talon, asking for a new deal, playing: to be held against not doing so. */
  const putOpening = ({ seat, dealer }: Position, inputs: PlayInputs): void => {
    const first = at.opening;
    putInput(inputs, first, 1);
    putInput(inputs, first + 1, prospect.hope * 0.2);
    putInput(inputs, first + 2, prospect.cards * 0.2);
    putInput(inputs, first + 3, prospect.fours);
    putInput(inputs, first + 4, (seat - dealer + game.seatCount) % game.seatCount);
    putInput(inputs, first + 5, prospect.dead * 0.3);
    putInput(inputs, first + 6, hand.bestBut(-1) * 0.3);
  };

  return (position, play, inputs) => {
    if (laysCards(play)) putLaying(play, inputs);
    else if (play === declinePlay) putDeclining(inputs);
    else if (position.phase !== 'lay' && isOffer(play)) putOpening(position, inputs);
  };
}

function isOffer(play: Play): boolean {
  const word = wordOf(play);
  return word === 'take' || word === 'redeal' || word === 'play';
}

const head = kindOf('42');
const tail = kindOf('21');
