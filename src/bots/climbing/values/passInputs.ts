import { type Game, type Position, tally, tallyOf } from '../../../engine/climbing/index.ts';
import type { HandOutlook } from './hand.ts';
import { at, shortfallOf, surenesses, surenessOf } from './layout.ts';
import { momentOf } from './moment.ts';
import { playBookOf } from './playBook.ts';
import { type PlayInputs, putInput } from './playInputs.ts';
import type { Look } from './sight.ts';
import type { WorthTable } from './worthTable.ts';

export function createPassInputs(
  game: Game,
  look: Look,
  hand: HandOutlook,
  table: WorthTable,
): (position: Position, inputs: PlayInputs) => void {
  const { plays } = game;
  const { sizes } = playBookOf(game);
  const { sight, chanceOf } = look;
  const { scale, declaredFrom } = table;
  return (position, inputs) => {
    const { trick, trickSeat } = position;
    const turn = momentOf(position) - 1;
    const cards = sizes[trick] ?? 0;
    const size = Math.min(cards, 5) - 1;
    putInput(inputs, at.pass + (turn * 5 + size) * surenesses + surenessOf(chanceOf(trick)), 1);
    const first = at.passing + turn * 20;
    putInput(inputs, first + shortfallOf(sight.missing), 1);
    putInput(inputs, first + 6 + shortfallOf(sight.rivalMissing), 1);
    const wu = tallyOf(position, tally.wu, trickSeat);
    const marks = tallyOf(position, tally.marks, trickSeat);
    const worth = wu < declaredFrom ? 0 : table.worth(wu, marks);
    const wuThen = wu + (plays.wu[trick] ?? 0);
    const gain = (wuThen < declaredFrom ? 0 : table.worth(wuThen, marks)) - worth;
    if (gain > 0) putInput(inputs, first + 12, 1);
    putInput(inputs, first + 13, gain / scale);
    if (worth > 0) putInput(inputs, first + 14, 1);
    const gainByRun = (hand.worthWith(hand.prospect, 0, 0) - sight.worth) / scale;
    if (gainByRun > 0) putInput(inputs, first + 15, 1);
    putInput(inputs, first + 16, gainByRun);
    putInput(inputs, first + 17, hand.bestBut(-1) * 0.3);
    putInput(inputs, first + 18, plays.fours[trick] ?? 0);
    if (declaredFrom - wu <= 6) putInput(inputs, first + 19, cards);
  };
}
