import * as v from 'valibot';
import { familyOf, findVariant, invariant, success, variantIds } from '../engine/index.ts';
import type { Command } from './command.ts';
import { familyCommands } from './families.ts';
import { readGame } from './game.ts';
import { readOptions, seatCountOption, secondsOption } from './options.ts';
import { fillTime } from './seen/fillTime.ts';

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
              playsPerSecond: familyCommands[familyOf(variant.id)].playsPerSecond(
                game.value.game,
                seconds,
              ),
            };
      await write(JSON.stringify({ variant: variant.id, players, ...figures }));
    }
    return true;
  });
};
