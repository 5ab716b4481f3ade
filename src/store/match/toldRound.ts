import type { VariantId } from '../../engine/index.ts';

/** What a record tells of a round before its family has joined. */
export interface ToldRound {
  readonly variant: VariantId;
  /** The rules that differ from the variant's own. */
  readonly rules: object;
  readonly players: readonly string[];
  readonly starter?: number | undefined;
  readonly seed?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}
