import {
  cardsOf,
  climbing,
  type Game,
  handOf,
  legalPlays,
  nextStarter,
  outOf,
  type Position,
  passedOf,
  play,
  settlementOf,
  startPosition,
  talonOf,
  trickOf,
  winnerOf,
  wonOf,
  worthOf,
  wuOf,
} from '../../../src/engine/climbing/index.ts';
import {
  type Counts,
  chooseIndex,
  formatKind,
  type Kind,
  type Play,
  seatsOf,
  tilesOf,
} from '../../../src/engine/index.ts';
import { chanceOf } from '../chance.ts';
import type { RandomRound } from './arbitraries.ts';
import { type PlainVariantId, plainVariantIds } from './plainCombinations.ts';
import { plainStart } from './plainRules.ts';
import type { PlainTable } from './plainTable.ts';
import type { PlainTold } from './plainTold.ts';

export interface Step {
  readonly position: Position;
  readonly legal: readonly Play[];
  readonly chosen: Play;
  readonly next: Position;
}

/** Plays a round to its end, each play drawn among the legal ones. */
export function* stepsOf(round: RandomRound): Generator<Step> {
  const random = chanceOf(round.seed + 1);
  let position = startOf(round);
  while (position.phase !== 'over') {
    const legal = legalPlays(position);
    const open = inManner(round.manner, legal, random());
    const chosen = open[chooseIndex(open.length, random)];
    if (chosen === undefined) throw new Error('No play is legal before the end');
    const next = play(position, chosen);
    yield { position, legal, chosen, next };
    position = next;
  }
}

/**
 * The legal plays among which one is drawn. Who plays anyhow draws among all. Others mostly play as
 * many cards as they can and agree to play, so that wu gather; who is patient mostly declines as
 * well, and plays to the last card.
 */
function inManner(
  manner: RandomRound['manner'],
  legal: readonly Play[],
  chance: number,
): readonly Play[] {
  if (manner === 'anyhow' || chance < 0.3) return legal;
  const wanted = manner === 'patient' ? ['decline', 'play'] : ['play'];
  const said = legal.filter((one) => wanted.includes(climbing.formatPlay(one)));
  if (said.length > 0) return said;
  const most = Math.max(...legal.map((one) => cardsOf(one).length));
  return legal.filter((one) => cardsOf(one).length === most);
}

export function startOf({ game, deal, starter }: RandomRound): Position {
  return startPosition(game, deal, starter);
}

export function finalOf(round: RandomRound): Position {
  let final = startOf(round);
  for (const { next } of stepsOf(round)) final = next;
  return final;
}

export function plainTableOf({ game, deal, starter }: RandomRound): PlainTable {
  return plainStart(
    plainIdOf(game),
    game.rules,
    { hands: deal.hands.map(texts), talon: texts(deal.talon) },
    starter,
  );
}

export function plainIdOf({ variant }: Game): PlainVariantId {
  const id = plainVariantIds.find((one) => one === variant.id);
  if (id === undefined) throw new Error(`${variant.id} is a variant of climbing`);
  return id;
}

/** Everything that the engine tells of a position, in the words of a record. */
export function toldOf(position: Position): PlainTold {
  const { game, phase, seat, dealer } = position;
  const seats = seatsOf(game.seatCount);
  const trick = trickOf(position);
  const isOver = phase === 'over';
  return {
    phase,
    seat: isOver ? null : seat,
    legal: legalPlays(position).map(climbing.formatPlay),
    hands: seats.map((one) => textsOf(handOf(position, one))),
    talon: texts([...talonOf(position)].sort((left, right) => left - right)),
    trick: trick && { seat: trick.seat, cards: texts(cardsOf(trick.play)) },
    passed: [...passedOf(position)],
    won: seats.map((one) => wonOf(position, one).map((won) => climbing.formatPlay(won.play))),
    wu: wuOf(position),
    out: textsOf(outOf(position)),
    worth: seats.map((one) => worthOf(position, one)),
    settlement: settlementOf(position),
    winner: isOver ? winnerOf(position) : null,
    nextStarter: isOver ? nextStarter(position, dealer) : null,
  };
}

export function texts(cards: readonly Kind[]): string[] {
  return cards.map(formatKind);
}

export function textsOf(counts: Counts): string[] {
  return texts(tilesOf(counts));
}
