import * as v from 'valibot';
import { success } from '../engine/index.ts';
import { answerLines } from './answerLines.ts';
import type { Command } from './command.ts';
import { readGame } from './game.ts';
import { commandsOf } from './joinFamilies.ts';
import { readOptions, rulesOption, variantOption } from './options.ts';

/** `score`: what each catch is worth, and why. */
export const scoreCommand: Command = (args) => {
  const options = readOptions(args, {
    variant: variantOption,
    rules: v.exactOptional(rulesOption),
  });
  if (!options.ok) return options;
  const { variant } = options.value;
  // How many seats there are makes no difference to what is counted.
  const [players] = variant.seatCounts;
  const game = readGame({ ...options.value, players });
  if (!game.ok) return game;
  const { score } = commandsOf(variant.id);
  return success(answerLines((text) => score(game.value.game, text)));
};
