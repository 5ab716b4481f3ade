import * as v from 'valibot';
import {
  failure,
  familyOf,
  findVariant,
  invariant,
  seatCounts,
  success,
  variantIds,
} from '../engine/index.ts';
import type { Command } from './command.ts';
import { familyCommands } from './families.ts';
import { readGame } from './game.ts';
import {
  optionWords,
  readOptions,
  seatCountOption,
  seatCountWords,
  secondsOption,
} from './options.ts';

/**
 * `bench`: how many plays of random rounds one thread makes in a second, for every variant that is
 * played by so many; where nobody says by how many, each by its usual number.
 */
export const benchCommand: Command = (args) => {
  const options = readOptions(args, {
    players: v.exactOptional(seatCountOption),
    seconds: v.exactOptional(secondsOption, '2'),
  });
  if (!options.ok) return options;
  const { players: asked, seconds } = options.value;
  const all = variantIds.flatMap((id) => findVariant(id) ?? []);
  const measured = all.filter((variant) => variant.seatCounts.some((one) => one === asked));
  if (asked !== undefined && measured.length === 0) {
    const known = seatCounts.filter((count) =>
      all.some((variant) => variant.seatCounts.some((one) => one === count)),
    );
    return failure(optionWords('players', seatCountWords(known)));
  }
  return success(async ({ write }) => {
    for (const variant of asked === undefined ? all : measured) {
      const players = asked ?? variant.seatCounts[0];
      const game = readGame({ variant, players });
      invariant(game.ok, 'a variant has its own switches');
      const { playsPerSecond } = familyCommands[familyOf(variant.id)];
      const speed = playsPerSecond(game.value.game, seconds);
      await write(JSON.stringify({ variant: variant.id, players, playsPerSecond: speed }));
    }
    return true;
  });
};
