import type { VariantId } from '../../engine/index.ts';

/** What a record tells of a round before its family has joined. */
export interface ToldRound {
  readonly variant: VariantId;
  readonly rules: object;
  readonly players: readonly string[];
  readonly starter?: number | undefined;
  readonly seed?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}
