import * as v from 'valibot';
import {
  chooseIndex,
  findVariant,
  firstSteps,
  type Game,
  invariant,
  playOn,
  rulesOf,
  seenRecord,
  success,
  supposedDeal,
  type VariantId,
  variantIds,
} from '../engine/index.ts';
import { seenFormOf } from '../families/far.ts';
import { dealFromSeed, randomFromSeed } from '../records/seed.ts';
import type { Command } from './command.ts';
import { readGame } from './game.ts';
import { commandsOf } from './joinFamilies.ts';
import { readOptions, seatCountOption, secondsOption } from './options.ts';

/**
 * `bench`: how many plays of random rounds one thread makes in a second, for every variant that is
 * played by so many; without a number of players each by its usual one. `--of fills` measures
 * instead how long it takes to fill what a seat has not seen. The two run apart, as the code that
 * fills makes the engine meet hands of other shapes and so slows its plays down.
 */
export const benchCommand: Command = (args) => {
  const options = readOptions(args, {
    players: v.exactOptional(seatCountOption),
    seconds: v.exactOptional(secondsOption, '2'),
    of: v.exactOptional(v.picklist(['plays', 'fills']), 'plays'),
  });
  if (!options.ok) return options;
  const { players: asked, seconds, of } = options.value;
  const all = variantIds.flatMap((id) => findVariant(id) ?? []);
  return success(async ({ write }) => {
    for (const variant of all) {
      const players = asked ?? variant.seatCounts[0];
      if (!variant.seatCounts.some((count) => count === players)) continue;
      const game = readGame({ variant, players });
      invariant(game.ok, 'a variant has its own switches');
      const figures =
        of === 'fills'
          ? { fillMilliseconds: fillTime(game.value.game, variant.id, seconds) }
          : {
              playsPerSecond: commandsOf(variant.id).playsPerSecond(game.value.game, seconds),
            };
      await write(JSON.stringify({ variant: variant.id, players, ...figures }));
    }
    return true;
  });
};

/** The moments of a round that are tried are so many plays apart. */
const apart = 7;

/** Milliseconds: the median over random rounds. */
function fillTime(game: Game, variant: VariantId, seconds: number): number {
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
