import * as v from 'valibot';
import { familyOf, findVariant, invariant, success, variantIds } from '../engine/index.ts';
import type { Command } from './command.ts';
import { familyCommands } from './families.ts';
import { readGame } from './game.ts';
import { readOptions, seatCountOption, secondsOption } from './options.ts';
import { fillTime } from './seen/fillTime.ts';

/**
 * `bench`: how many plays of random rounds one thread makes in a second, and in which time it fills
 * what a seat has not seen of one, for every variant that is played by so many; where nobody says
 * by how many, each by its usual number.
 */
export const benchCommand: Command = (args) => {
  const options = readOptions(args, {
    players: v.exactOptional(seatCountOption),
    seconds: v.exactOptional(secondsOption, '2'),
  });
  if (!options.ok) return options;
  const { players: asked, seconds } = options.value;
  const all = variantIds.flatMap((id) => findVariant(id) ?? []);
  return success(async ({ write }) => {
    for (const variant of all) {
      const players = asked ?? variant.seatCounts[0];
      if (!variant.seatCounts.some((count) => count === players)) continue;
      const game = readGame({ variant, players });
      invariant(game.ok, 'a variant has its own switches');
      const { playsPerSecond } = familyCommands[familyOf(variant.id)];
      const speed = playsPerSecond(game.value.game, seconds);
      const fillMilliseconds = fillTime(game.value.game, variant.id, seconds / 5);
      const figures = { playsPerSecond: speed, fillMilliseconds };
      await write(JSON.stringify({ variant: variant.id, players, ...figures }));
    }
    return true;
  });
};
