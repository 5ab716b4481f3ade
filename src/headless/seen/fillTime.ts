import {
  chooseIndex,
  firstSteps,
  type Game,
  playOn,
  rulesOf,
  seenRecord,
  supposedDeal,
  type VariantId,
} from '../../engine/index.ts';
import { seenFormOf } from '../../records/families/seenForms.ts';
import { dealFromSeed, randomFromSeed } from '../../records/seed.ts';

/** The moments of a round that are tried are so many plays apart. */
const apart = 7;

/**
 * The median time in milliseconds in which what a seat has not seen of a random round is filled.
 * @param seconds for how long
 */
export function fillTime(game: Game, variant: VariantId, seconds: number): number {
  const { hiding } = seenFormOf(variant);
  const rules = rulesOf(game);
  const random = randomFromSeed('bench');
  const times: number[] = [];
  const end = performance.now() + 1000 * seconds;
  for (let index = 0; index === 0 || performance.now() < end; index += 1) {
    const dealt = dealFromSeed(game, `bench/${index}`);
    const start = rules.startPosition(game, dealt.deal, dealt.starter);
    const through = playOn(rules, start, (_, legal) => legal[chooseIndex(legal.length, random)]);
    const record = { ...dealt, variant, rules: {}, players: [], plays: [] };
    for (let made = 0; made <= through.steps.length; made += apart) {
      const seat = chooseIndex(game.seatCount, random);
      const seen = seenRecord(hiding, record, firstSteps(through, made), seat);
      const begin = performance.now();
      supposedDeal(hiding, game, seen, random);
      times.push(performance.now() - begin);
    }
  }
  const [median = 0] = times.sort((one, other) => one - other).slice(times.length / 2);
  return Number(median.toFixed(3));
}
