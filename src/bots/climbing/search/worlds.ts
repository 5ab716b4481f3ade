import {
  handOffset,
  kindsLeftToTalon,
  nobody,
  type ScratchPosition,
  type SeatView,
  seenPosition,
  unseenOf,
} from '../../../engine/climbing/index.ts';
import { chooseIndex, kindCount, type Random, tilesOf } from '../../../engine/index.ts';
import { trickDecisionsOf } from './decisions.ts';
import { createExplain } from './likelihood.ts';

export interface ClimbingWorlds {
  /** Gives the next position; the call after it changes the same one. */
  readonly next: () => ScratchPosition;
  /** By seat: how likely it plays simply, as it has decided with the hand it has in this world. */
  readonly simpleChances: Float64Array;
}

/** How often another seat is taken to play simply: a seat does not know whom it plays with. */
const simpleShare = 0.5;

/**
 * Deals what a seat has not seen to the other hands and the talon, again and again, each deal as
 * often as it explains what the others have done: by exchanging cards and keeping an exchange as
 * often as it makes their decisions likelier (Metropolis).
 */
export function createClimbingWorlds(view: SeatView, random: Random): ClimbingWorlds {
  const world = seenPosition(view);
  const { seat: viewer, handSizes, game } = view;
  const unseen = tilesOf(unseenOf(view));
  const inTalon = kindsLeftToTalon(view);
  const free = unseen.filter((kind) => !inTalon.includes(kind));
  /** What may lie in any place, then what must lie in the talon. */
  const cards = Uint8Array.from([...free, ...unseen.filter((kind) => inTalon.includes(kind))]);
  /** The seat that holds the card at each place; the places behind are the talon. */
  const holders = Uint8Array.from(
    handSizes.flatMap((size, seat) => (seat === viewer ? [] : Array<number>(size).fill(seat))),
  );
  const decisions = trickDecisionsOf(view);
  const decisionsOf = handSizes.map((_, seat) => decisions.filter((one) => one.seat === seat));
  const explain = createExplain(game);
  const likelihoods = new Float64Array(handSizes.length);
  const simpleChances = new Float64Array(handSizes.length).fill(simpleShare);
  simpleChances[viewer] = 0;
  const outcome = { likelihood: 0, simpleChance: 0 };
  const talon = world.talonTaker === nobody ? [...world.talon] : [];
  if (world.talonTaker === nobody) world.talon = talon;

  const exchange = (one: number, other: number): void => {
    const card = cards[one] ?? 0;
    cards[one] = cards[other] ?? 0;
    cards[other] = card;
  };

  const shuffle = (): void => {
    for (let last = free.length - 1; last > 0; last -= 1) {
      exchange(last, chooseIndex(last + 1, random));
    }
  };

  const put = (): void => {
    for (let seat = 0; seat < handSizes.length; seat += 1) {
      if (seat !== viewer) world.counts.fill(0, handOffset(seat), handOffset(seat) + kindCount);
    }
    for (let place = 0; place < cards.length; place += 1) {
      const card = cards[place] ?? 0;
      if (place < holders.length) give(holders[place] ?? 0, card, 1);
      else if (talon.length > 0) talon[place - holders.length] = card;
    }
  };

  const give = (seat: number, card: number, copies: number): void => {
    const at = handOffset(seat) + card;
    world.counts[at] = (world.counts[at] ?? 0) + copies;
  };

  const trade = (giver: number, given: number, taker: number, taken: number): void => {
    give(giver, given, -1);
    give(giver, taken, 1);
    if (taker === nobody) return;
    give(taker, taken, -1);
    give(taker, given, 1);
  };

  const judge = (seat: number): void => {
    let simple = Math.log(simpleShare);
    let skilful = Math.log(1 - simpleShare);
    for (const decision of decisionsOf[seat] ?? []) {
      const explained = explain(decision, world.counts, handOffset(seat));
      simple += explained.simple;
      skilful += explained.skilful;
    }
    const larger = Math.max(simple, skilful);
    const sum = larger + Math.log(Math.exp(simple - larger) + Math.exp(skilful - larger));
    outcome.likelihood = sum;
    outcome.simpleChance = Math.exp(simple - sum);
  };

  const keep = (seat: number, likelihood: number, simpleChance: number): void => {
    likelihoods[seat] = likelihood;
    simpleChances[seat] = simpleChance;
  };

  const tryExchange = (): void => {
    const one = chooseIndex(holders.length, random);
    const other = chooseIndex(free.length, random);
    const given = cards[one] ?? 0;
    const taken = cards[other] ?? 0;
    const giver = holders[one] ?? 0;
    const taker = other < holders.length ? (holders[other] ?? 0) : nobody;
    if (given === taken || giver === taker) return;
    trade(giver, given, taker, taken);
    judge(giver);
    const { likelihood, simpleChance } = outcome;
    let likelier = likelihood - (likelihoods[giver] ?? 0);
    if (taker !== nobody) {
      judge(taker);
      likelier += outcome.likelihood - (likelihoods[taker] ?? 0);
    }
    if (likelier < 0 && random() >= Math.exp(likelier)) {
      trade(giver, taken, taker, given);
      return;
    }
    keep(giver, likelihood, simpleChance);
    if (taker !== nobody) keep(taker, outcome.likelihood, outcome.simpleChance);
    exchange(one, other);
  };

  const tryExchanges = (count: number): void => {
    for (let tries = 0; tries < count; tries += 1) tryExchange();
  };

  const learns = decisions.length > 0 && holders.length > 0;
  shuffle();
  put();
  if (learns) {
    for (let seat = 0; seat < handSizes.length; seat += 1) {
      if (seat === viewer) continue;
      judge(seat);
      keep(seat, outcome.likelihood, outcome.simpleChance);
    }
    tryExchanges(firstTries * holders.length);
  }
  const next = (): ScratchPosition => {
    if (learns) tryExchanges(holders.length);
    else shuffle();
    put();
    return world;
  };
  return { next, simpleChances };
}

/** Exchanges tried for each hidden card of a hand before the first deal. */
const firstTries = 20;
