import * as v from 'valibot';
import type { PlayOnOdds, ReckonOdds } from '../../bots/bot.ts';
import { type FamilyId, familyOf, invariant, rulesOf } from '../../engine/index.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { inSlices } from './inSlices.ts';
import { type OddsRequest, oddsRequestSchema, type Reply } from './messages.ts';
import { onceLoaded } from './onceLoaded.ts';

interface Means {
  /** Gives it at once if it has been loaded before; null where the family has none. */
  readonly oddsReckoningOf: (family: FamilyId) => ReckonOdds | null | Promise<ReckonOdds | null>;
  readonly post: (reply: Reply) => void;
  /** Goes on after the messages that have come meanwhile. */
  readonly pause: (goOn: () => void) => void;
  /** In milliseconds. */
  readonly now: () => number;
}

export function isOddsRequest(message: unknown): message is OddsRequest {
  return v.is(oddsRequestSchema, message);
}

/**
 * Reckons in slices what comes of playing on, by the view of the seat whose turn it is and nothing
 * else of the round, and tells it; null where it cannot be reckoned.
 */
export function createOddsReckoning({
  oddsReckoningOf,
  post,
  pause,
  now,
}: Means): (request: OddsRequest) => void {
  let current: OddsRequest | undefined;
  return (request) => {
    current = request;
    if (request.type === 'cancel-odds') return;
    const { id, record, seed } = request;
    const parsed = parseRecord(record);
    invariant(parsed.ok, 'the record of a question is sound');
    const { position, steps } = playedRound(parsed.value);
    const tell = (odds: PlayOnOdds | null): void => {
      current = undefined;
      post({ type: 'odds', id, odds: odds && { ...odds, first: [...odds.first] } });
    };
    const begin = (reckonOdds: ReckonOdds | null): void => {
      if (current !== request) return;
      if (reckonOdds === null) {
        tell(null);
        return;
      }
      const view = rulesOf(position.game).viewFor(position, position.seat, steps);
      inSlices(reckonOdds(view, randomFromSeed(seed)), {
        ...{ pause, now, isWanted: () => current === request },
        onFound: tell,
      });
    };
    onceLoaded(oddsReckoningOf(familyOf(parsed.value.variant)), begin, () => {
      if (current === request) tell(null);
    });
  };
}
