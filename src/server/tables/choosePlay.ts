import { thoughtOf } from '../../bots/bot.ts';
import { loadBots } from '../../bots/families.ts';
import type { RoundRecord } from '../../engine/index.ts';
import { familyOf, type Play, type Random, rulesOf, type VariantId } from '../../engine/index.ts';
import type { ServedLevel } from '../../online/event.ts';
import { playedRound } from '../../records/playedRound.ts';

/** Has a bot choose a play for the seat that has the turn, by what that seat may know. */
export async function choosePlay(
  record: RoundRecord & { readonly variant: VariantId },
  level: ServedLevel,
  random: Random,
): Promise<Play> {
  const { position, steps } = playedRound(record);
  const bots = await loadBots[familyOf(record.variant)]();
  const view = rulesOf(position.game).viewFor(position, position.seat, steps);
  return thoughtOf(bots[level](view, random)).play;
}
