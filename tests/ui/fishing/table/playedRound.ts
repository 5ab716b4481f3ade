import {
  fishing,
  formOf,
  legalPlays,
  type Position,
  type RuleChanges,
  startPosition,
  type VariantId,
} from '../../../../src/engine/fishing/index.ts';
import {
  invariant,
  type Play,
  type Seat,
  type SeatCount,
  type Step,
  seatsOf,
} from '../../../../src/engine/index.ts';
import { randomFromSeed } from '../../../../src/records/seed.ts';
import type { TableRound } from '../../../../src/ui/fishing/table/tableModel.ts';
import { dealFromSeed, play } from '../../../support/fishing.ts';
import { gameOf, playOf, tilesIn, unwrap } from '../../../support/table.ts';

export interface RoundSetup {
  readonly variant?: VariantId;
  readonly rules?: RuleChanges;
  readonly seatCount?: SeatCount;
  readonly seed?: string;
  readonly viewer?: Seat | null;
  /** The seats that bots play: none unless told. */
  readonly bots?: readonly Seat[];
  /** Instead of a whole deal a small one, each part as text: `66 54`. */
  readonly deal?: {
    readonly hands: readonly string[];
    readonly lake: string;
    readonly drawPile: string;
  };
}

export function freshRound({
  variant = 'tiu-u',
  rules = {},
  seatCount = 2,
  seed = 'lotus',
  viewer = 0,
  bots = [],
  deal: small,
}: RoundSetup = {}): TableRound {
  const game = gameOf(variant, seatCount, rules);
  const deal =
    small === undefined
      ? dealFromSeed(game, seed).deal
      : {
          hands: small.hands.map(tilesIn),
          lake: tilesIn(small.lake),
          drawPile: tilesIn(small.drawPile),
        };
  const start = startPosition(game, deal, 0);
  const names = ['Ann', 'Bo', 'Cai'].slice(0, seatCount);
  return {
    game,
    names,
    bots,
    here: seatsOf(seatCount).filter((seat) => !bots.includes(seat)),
    starter: 0,
    start,
    dealt: deal.hands,
    steps: [],
    standIns: [],
    position: start,
    viewer,
    quiet: false,
  };
}

export function withPlayMade(round: TableRound, made: Play): TableRound {
  const { position } = round;
  const after = unwrap(play(position, made));
  invariant(position.phase !== 'over', 'a play was made');
  const step: Step<Position> = {
    seat: position.seat,
    phase: position.phase,
    play: made,
    legal: legalPlays(position),
    before: position,
    after,
  };
  return {
    ...round,
    steps: [...round.steps, step],
    position: after,
    quiet: fishing.playsItself(after),
  };
}

export function withTyped(round: TableRound, ...texts: readonly string[]): TableRound {
  return texts.reduce((before, text) => withPlayMade(before, playOf(text)), round);
}

export function withRandomPlays(
  round: TableRound,
  { plays, seed = 'chance', placing = 0 }: { plays: number; seed?: string; placing?: number },
): TableRound {
  const random = randomFromSeed(seed);
  let now = round;
  for (let made = 0; made < plays && now.position.phase !== 'over'; made += 1) {
    const legal = legalPlays(now.position);
    const places = legal.filter((each) => formOf(each) === 'place');
    const among = places.length > 0 && random() < placing ? places : legal;
    const chosen = among[Math.floor(random() * among.length)];
    invariant(chosen !== undefined, 'somebody can play');
    now = withPlayMade(now, chosen);
  }
  return now;
}

/** The round with bots at some seats, and persons at this device at the others. */
export function withBots(round: TableRound, bots: readonly Seat[]): TableRound {
  return { ...round, bots, here: seatsOf(round.game.seatCount).filter((at) => !bots.includes(at)) };
}
