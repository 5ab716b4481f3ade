const mostOpponents = 3;

const mostCopies = 4;

const steps = mostCopies + 1;

/** Chances that opponents hold what is needed, each unseen card as likely in any of their hands. */
export interface Odds {
  /** That one certain opponent holds so many of the unseen copies of a kind. */
  readonly one: Float64Array;
  /** That any of the opponents does. */
  readonly any: Float64Array;
}

/** In either list of {@link odds}. */
export function oddsPlace(opponents: number, unseen: number, needed: number): number {
  return (opponents * steps + unseen) * steps + needed;
}

export const odds: Odds = createOdds();

function createOdds(): Odds {
  const size = (mostOpponents + 1) * steps * steps;
  const one = new Float64Array(size);
  const any = new Float64Array(size);
  for (let opponents = 1; opponents <= mostOpponents; opponents += 1) {
    for (let unseen = 0; unseen <= mostCopies; unseen += 1) {
      for (let needed = 0; needed <= mostCopies; needed += 1) {
        const place = oddsPlace(opponents, unseen, needed);
        one[place] = 1 - fewerChance(opponents, unseen, needed);
        any[place] = 1 - noneChance(opponents, unseen, needed);
      }
    }
  }
  return { one, any };
}

/** That the first of so many opponents holds fewer than so many. */
function fewerChance(opponents: number, unseen: number, needed: number): number {
  let chance = 0;
  for (let held = 0; held < needed && held <= unseen; held += 1) {
    chance += holdsExactly(opponents, unseen, held);
  }
  return chance;
}

/** That none of so many opponents holds so many. */
function noneChance(opponents: number, unseen: number, needed: number): number {
  if (opponents === 1) return unseen < needed ? 1 : 0;
  let chance = 0;
  for (let held = 0; held < needed && held <= unseen; held += 1) {
    const others = noneChance(opponents - 1, unseen - held, needed);
    chance += holdsExactly(opponents, unseen, held) * others;
  }
  return chance;
}

function holdsExactly(opponents: number, unseen: number, held: number): number {
  let ways = 1;
  for (let card = 0; card < held; card += 1) ways *= (unseen - card) / (card + 1);
  return ways * (1 / opponents) ** held * (1 - 1 / opponents) ** (unseen - held);
}
