import * as v from 'valibot';
import { familyOf, findVariant, invariant, success, variantIds } from '../engine/index.ts';
import type { Command } from './command.ts';
import { familyCommands } from './families.ts';
import { readGame } from './game.ts';
import { readOptions, seatCountOption, secondsOption } from './options.ts';

/** `bench`: how many plays of random rounds one thread makes in a second, for every variant. */
export const benchCommand: Command = (args) => {
  const options = readOptions(args, {
    players: v.exactOptional(seatCountOption, '2'),
    seconds: v.exactOptional(secondsOption, '2'),
  });
  if (!options.ok) return options;
  const { players, seconds } = options.value;
  return success(async ({ write }) => {
    for (const id of variantIds) {
      const variant = findVariant(id);
      if (!variant?.seatCounts.some((count) => count === players)) continue;
      const game = readGame({ variant, players });
      invariant(game.ok, 'a variant has its own switches');
      const { playsPerSecond } = familyCommands[familyOf(id)];
      const speed = playsPerSecond(game.value.game, seconds);
      await write(JSON.stringify({ variant: id, players, playsPerSecond: speed }));
    }
    return true;
  });
};
