import {
  advance,
  cardsOf,
  climbingGame,
  climbingPosition,
  copyInto,
  formatPlay,
  type Game,
  handOf,
  legalPlays,
  listPlays,
  nextStarter,
  outOf,
  type Position,
  passedOf,
  perft,
  scratchOf,
  settlementOf,
  startPosition,
  talonOf,
  trickOf,
  variantIds,
  winnerOf,
  wonOf,
  worthOf,
  wuOf,
} from '../../engine/climbing/index.ts';
import { createPlayList, formatTiles, playAt, seatsOf, tilesOf } from '../../engine/index.ts';
import { climbingDealFromSeed } from '../../records/climbing/seed.ts';
import type { FamilyCommands } from '../familyCommands.ts';
import { playSpeed, type QuickChoice } from '../playSpeed.ts';
import { answerScore } from './score.ts';

export const climbingCommands: FamilyCommands = {
  measuredVariants: variantIds,
  standingOf: (position) => standingOf(climbingPosition(position)),
  perft: (position, depth) => perft(climbingPosition(position), depth),
  score: (game, text) => answerScore(text, climbingGame(game)),
  playsPerSecond: (game, seconds) => playsPerSecond(climbingGame(game), seconds),
};

/** Where a record stops, as src/headless/README.md writes it. */
function standingOf(position: Position): object {
  const { game, phase, seat, dealer } = position;
  const seats = seatsOf(game.seatCount);
  const isOver = phase === 'over';
  const trick = trickOf(position);
  return {
    phase,
    seat: isOver ? null : seat,
    legal: legalPlays(position).map(formatPlay),
    hands: seats.map((one) => formatTiles(tilesOf(handOf(position, one)))),
    talon: formatTiles(talonOf(position)),
    trick: trick === null ? null : { seat: trick.seat, cards: formatTiles(cardsOf(trick.play)) },
    passed: passedOf(position),
    won: seats.map((one) => wonOf(position, one).map(({ play }) => formatPlay(play))),
    wu: wuOf(position),
    out: formatTiles(tilesOf(outOf(position))),
    worth: seats.map((one) => worthOf(position, one)),
    settlement: settlementOf(position),
    winner: isOver ? winnerOf(position) : null,
    nextStarter: isOver ? nextStarter(position, dealer) : null,
  };
}

/** Enough deals that no one of them decides the figure. */
const dealCount = 256;

function playsPerSecond(game: Game, seconds: number): number {
  const starts = Array.from({ length: dealCount }, (_, index) => {
    const { deal, starter } = climbingDealFromSeed(game, `bench/${index}`);
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
