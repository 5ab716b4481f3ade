import fc from 'fast-check';
import {
  type Deal as ClimbingDeal,
  climbing,
  climbingGame,
  climbingHiding,
  climbingPosition,
  openTableOf as openCards,
} from '../../src/engine/climbing/index.ts';
import {
  type Deal as FishingDeal,
  fishing,
  fishingGame,
  fishingHiding,
  fishingPosition,
  openTableOf as openTiles,
} from '../../src/engine/fishing/index.ts';
import {
  chooseIndex,
  type Deal,
  type FamilyId,
  findVariant,
  type Game,
  type Hiding,
  invariant,
  type Kind,
  kindOf,
  type PlayedThrough,
  type Position,
  playOn,
  type RoundRecord,
  type RuleChanges,
  type Rules,
  type Seat,
  seatsOf,
} from '../../src/engine/index.ts';
import { rounds as fishingRounds } from './arbitraries.ts';
import { chanceOf } from './chance.ts';
import { rounds as climbingRounds } from './climbing/arbitraries.ts';
import { changesIn } from './fishing.ts';

interface Dealt {
  readonly game: Game;
  readonly deal: Deal;
  readonly starter: Seat;
  readonly seed: number;
}

/** A family as the tests of what seats have seen ask it. */
export interface SeenFamily {
  readonly rules: Rules;
  readonly hiding: Hiding;
  readonly changesOf: (game: Game) => RuleChanges;
  readonly openTableOf: (position: Position) => object;
}

/** A round that was played to its end, as a record, with its family. */
export interface SeenRound extends SeenFamily {
  readonly game: Game;
  readonly record: RoundRecord;
}

const families: Readonly<Record<FamilyId, SeenFamily>> = {
  fishing: {
    rules: fishing,
    hiding: fishingHiding,
    changesOf: (game) => changesIn(fishingGame(game)),
    openTableOf: (position) => openTiles(fishingPosition(position)),
  },
  climbing: {
    rules: climbing,
    hiding: climbingHiding,
    changesOf: (game) => {
      const { variant, rules } = climbingGame(game);
      return climbing.differingChanges(variant, rules);
    },
    openTableOf: (position) => openCards(climbingPosition(position)),
  },
};

const dealt: Readonly<Record<FamilyId, fc.Arbitrary<Dealt>>> = {
  fishing: fishingRounds,
  climbing: climbingRounds,
};

/**
 * Rounds of every game of a family with any switches: one in two is played anyhow, the others
 * mostly as where no bot can be asked.
 */
export function seenRounds(name: FamilyId, count: number, seed: number): SeenRound[] {
  const family = families[name];
  return fc.sample(dealt[name], { numRuns: count, seed }).map((one): SeenRound => {
    const { game, deal, starter } = one;
    const random = chanceOf(one.seed + 1);
    const isSensible = random() < 0.5;
    const start = family.rules.startPosition(game, deal, starter);
    const { steps } = playOn(family.rules, start, (position, legal) =>
      isSensible && random() < 0.8
        ? family.rules.lastResort(position)
        : legal[chooseIndex(legal.length, random)],
    );
    const variant = findVariant(game.variant.id);
    invariant(variant !== undefined, 'the game is of a known variant');
    const record = {
      variant: variant.id,
      rules: family.changesOf(game),
      players: seatsOf(game.seatCount).map((seat) => `Seat ${seat}`),
      ...{ starter, deal },
      plays: steps.map(({ play }) => play),
    };
    return { ...family, game, record };
  });
}

/** What a seat has seen of a deal, as the rules say it plainly. */
export function plainlySeen(
  { game, record }: SeenRound,
  { steps, position }: PlayedThrough,
  own: Seat | null,
): object {
  const [deal, phases] = [record.deal, [...steps.map(({ phase }) => phase), position.phase]];
  const ofOthers = (laidOf: (hand: readonly Kind[], seat: Seat) => readonly Kind[]) =>
    deal.hands.map((hand, seat) =>
      seat === own ? hand : laidOf(hand, seat).toSorted((one, other) => one - other),
    );
  if (isOfFishing(deal)) {
    const heavens = (hand: readonly Kind[]) => hand.filter((kind) => kind === kindOf('66'));
    const mustLay = fishingGame(game).rules.heavenPair === 'must';
    return {
      hands: ofOthers((hand) => {
        const all = mustLay ? heavens(hand) : [];
        return all.slice(0, all.length - (all.length % 2));
      }),
      lake: deal.lake,
      drawPile: deal.drawPile.slice(0, phases.filter((phase) => phase === 'drawn').length),
    };
  }
  invariant(isOfClimbing(deal), 'the deal is one of climbing');
  const taker = steps.find(({ play }) => climbing.formatPlay(play) === 'take')?.seat;
  const areLaid = game.variant.id === 'luan-chuo' && position.phase !== 'talon';
  return {
    hands: ofOthers((hand, seat) =>
      [...hand, ...(seat === taker ? deal.talon : [])].filter(
        (kind) => areLaid && [kindOf('42'), kindOf('21')].includes(kind),
      ),
    ),
    talon: own !== null && taker === own ? deal.talon : [],
  };
}

function isOfFishing(deal: Deal): deal is FishingDeal {
  return 'lake' in deal;
}

function isOfClimbing(deal: Deal): deal is ClimbingDeal {
  return 'talon' in deal;
}
