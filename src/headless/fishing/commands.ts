import {
  advance,
  catchOf,
  copyInto,
  drawnOf,
  drawPileLeftOf,
  fishingGame,
  fishingPosition,
  formatPlay,
  type Game,
  handOf,
  lakeOf,
  legalPlays,
  listPlays,
  type Position,
  perft,
  scoresOf,
  scratchOf,
  settlementOf,
  stacksOf,
  startPosition,
} from '../../engine/fishing/index.ts';
import {
  createPlayList,
  formatKind,
  formatTiles,
  playAt,
  seatsOf,
  tilesOf,
} from '../../engine/index.ts';
import { fishingDealFromSeed } from '../../records/fishing/seed.ts';
import type { FamilyCommands } from '../familyCommands.ts';
import { playSpeed, type QuickChoice } from '../playSpeed.ts';
import { answerScore } from './score.ts';

export const fishingCommands: FamilyCommands = {
  // The others of Tiu-U differ in single switches.
  measuredVariants: ['tiu-u', 'shi-wu-hu', 'shi-wu-hu-64'],
  standingOf: (position) => standingOf(fishingPosition(position)),
  perft: (position, depth) => perft(fishingPosition(position), depth),
  score: (game, text) => answerScore(text, fishingGame(game)),
  playsPerSecond: (game, seconds) => playsPerSecond(fishingGame(game), seconds),
};

/** Where a record stops, as src/headless/README.md writes it. */
function standingOf(position: Position): object {
  const seats = seatsOf(position.game.seatCount);
  const drawn = drawnOf(position);
  return {
    phase: position.phase,
    seat: position.phase === 'over' ? null : position.seat,
    drawn: drawn === undefined ? null : formatKind(drawn),
    legal: legalPlays(position).map(formatPlay),
    hands: seats.map((seat) => formatTiles(tilesOf(handOf(position, seat)))),
    lake: formatTiles(tilesOf(lakeOf(position))),
    stacks: formatTiles(stacksOf(position)),
    drawPileLeft: drawPileLeftOf(position),
    catches: seats.map((seat) => formatTiles(tilesOf(catchOf(position, seat)))),
    scores: scoresOf(position),
    settlement: settlementOf(position),
  };
}

/** Enough deals that no one of them decides the figure. */
const dealCount = 256;

function playsPerSecond(game: Game, seconds: number): number {
  const starts = Array.from({ length: dealCount }, (_, index) => {
    const { deal, starter } = fishingDealFromSeed(game, `bench/${index}`);
    return startPosition(game, deal, starter);
  });
  return playSpeed(seconds, (choose) => playOut(starts, choose));
}

/** Counts the plays, each chosen by chance among the legal ones. */
function playOut(starts: readonly Position[], choose: QuickChoice): number {
  const [first] = starts;
  if (first === undefined) return 0;
  const scratch = scratchOf(first);
  const list = createPlayList();
  let plays = 0;
  for (const start of starts) {
    copyInto(scratch, start);
    while (scratch.phase !== 'over') {
      listPlays(scratch, list);
      advance(scratch, playAt(list, choose(list.length)));
      plays += 1;
    }
  }
  return plays;
}
