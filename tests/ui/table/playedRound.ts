import {
  createGame,
  findVariant,
  formOf,
  invariant,
  type Kind,
  legalPlays,
  type Play,
  type Position,
  parseKind,
  parsePlay,
  play,
  type RuleChanges,
  type Seat,
  type SeatCount,
  startPosition,
  type VariantId,
} from '../../../src/engine/index.ts';
import { dealFromSeed, randomFromSeed } from '../../../src/records/seed.ts';
import type { ArrangedStep } from '../../../src/ui/table/arrangement.ts';
import type { TableRound } from '../../../src/ui/table/tableModel.ts';

export interface RoundSetup {
  readonly variant?: VariantId;
  readonly rules?: RuleChanges;
  readonly seatCount?: SeatCount;
  readonly seed?: string;
  readonly viewer?: Seat | null;
  /** Instead of a whole deal a small one, each part as text: `66 54`. */
  readonly deal?: {
    readonly hands: readonly string[];
    readonly lake: string;
    readonly drawPile: string;
  };
}

export function freshRound({
  variant: id = 'tiu-u',
  rules = {},
  seatCount = 2,
  seed = 'lotus',
  viewer = 0,
  deal: small,
}: RoundSetup = {}): TableRound {
  const variant = findVariant(id);
  invariant(variant !== undefined, 'the test names a variant');
  const game = createGame(variant, seatCount, rules);
  invariant(game.ok, 'the test names switches of the variant');
  const deal =
    small === undefined
      ? dealFromSeed(game.value, seed).deal
      : { hands: small.hands.map(tiles), lake: tiles(small.lake), drawPile: tiles(small.drawPile) };
  const start = startPosition(game.value, deal, 0);
  const names = ['Ann', 'Bo', 'Cai'].slice(0, seatCount);
  return {
    game: game.value,
    names,
    starter: 0,
    start,
    steps: [],
    position: start,
    viewer,
    quiet: false,
  };
}

function tiles(text: string): Kind[] {
  return text.split(' ').map((each) => {
    const kind = parseKind(each);
    invariant(kind !== undefined, `${each} is a tile`);
    return kind;
  });
}

export function withPlayMade(round: TableRound, made: Play): TableRound {
  const { position } = round;
  const after = play(position, made);
  invariant(after.ok && position.phase !== 'over', `${made} is legal`);
  const step: ArrangedStep = {
    seat: position.seat,
    phase: position.phase,
    play: made,
    after: after.value,
  };
  return {
    ...round,
    steps: [...round.steps, step],
    position: after.value,
    quiet: playsItself(after.value),
  };
}

export function withTyped(round: TableRound, ...texts: readonly string[]): TableRound {
  return texts.reduce((before, text) => {
    const made = parsePlay(text);
    invariant(made !== undefined, `${text} is a play`);
    return withPlayMade(before, made);
  }, round);
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

function playsItself(position: Position): boolean {
  const [only, ...others] = legalPlays(position);
  return (
    position.phase === 'drawn' &&
    only !== undefined &&
    others.length === 0 &&
    formOf(only) === 'place'
  );
}
