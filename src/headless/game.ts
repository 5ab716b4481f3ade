import {
  failure,
  type Game,
  type Result,
  type RuleChanges,
  rulesOf,
  type SeatCount,
  success,
  type Variant,
  type VariantId,
} from '../engine/index.ts';
import { parseRuleChanges } from '../records/parseRuleChanges.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { messageOf } from './errorLine.ts';
import { optionWords, seatCountWords } from './options.ts';

export interface ChosenGame {
  readonly game: Game;
  readonly changes: RuleChanges;
}

/** A sentence where `--players` or `--rules` does not suit the variant. */
export function readGame(options: {
  readonly variant: Variant & { readonly id: VariantId };
  readonly players: SeatCount;
  readonly rules?: string;
}): Result<ChosenGame, string> {
  const { variant, players, rules: text = '{}' } = options;
  const { seatCounts } = variant;
  if (!seatCounts.includes(players))
    return failure(optionWords('players', seatCountWords(seatCounts)));
  const changes = parseRuleChanges(variant.id, text);
  if (!changes.ok) {
    const problem = messageOf(changes.problem);
    return failure(optionWords('rules', sayOfCommand('command.rules', { problem })));
  }
  const game = rulesOf({ variant }).createGame(variant, players, changes.value);
  if (game.ok) return success({ game: game.value, changes: changes.value });
  const path = `rules.${game.problem.key}`;
  return failure(messageOf({ code: 'switch-not-in-variant', path, variant: variant.id }));
}
