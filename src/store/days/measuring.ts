import * as v from 'valibot';
import type { Bots } from '../../bots/bot.ts';
import { type FamilyId, familyOf, invariant } from '../../engine/index.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { yardstickOf } from '../../review/yardstick.ts';
import { onceLoaded } from '../thinking/onceLoaded.ts';
import {
  type YardstickReply,
  type YardstickRequest,
  yardstickRequestSchema,
} from './yardstickMessages.ts';

interface Means {
  /** Gives the bots at once if they have been loaded before. */
  readonly botsOf: (family: FamilyId) => Bots | Promise<Bots>;
  readonly post: (reply: YardstickReply) => void;
  /** Throws outside of every promise. */
  readonly throwLater: (error: unknown) => void;
}

export function isYardstickRequest(message: unknown): message is YardstickRequest {
  return v.is(yardstickRequestSchema, message);
}

/** The worker's side: measures each deal that it is sent. The person of a day sits first. */
export function createMeasuring({
  botsOf,
  post,
  throwLater,
}: Means): (request: YardstickRequest) => void {
  return ({ record, opponents }) => {
    const parsed = parseRecord(record);
    invariant(parsed.ok, 'the record of a deal is sound');
    const deal = parsed.value;
    const measure = (bots: Bots): void =>
      post({ type: 'yardstick', yardstick: yardstickOf(bots, deal, { seat: 0, opponents }) });
    onceLoaded(botsOf(familyOf(deal.variant)), measure, throwLater);
  };
}
