import type { VariantId } from '../../engine/fishing/index.ts';
import { invariant, type RoundRecord, recordFormat } from '../../engine/index.ts';
import { readRecord } from '../../records/parseRecord.ts';
import { learner } from '../lesson.ts';

/**
 * A round between the learner and Bo as a lesson's file writes it: tiles and plays in a row, as in
 * a record.
 */
export interface WrittenRound {
  /** The game; Tiu-U without. */
  readonly variant?: VariantId;
  /**
   * The tiles of both hands, the lake, and the draw pile with its top first; or the seed that deals
   * them.
   */
  readonly deal:
    | {
        readonly hands: readonly [string, string];
        readonly lake: string;
        readonly drawPile: string;
      }
    | { readonly seed: string };
  readonly plays: string;
}

/** The record of a written round, which the learner starts. Throws where it is not sound. */
export function lessonRecord({ variant = 'tiu-u', deal, plays }: WrittenRound): RoundRecord {
  const read = readRecord({
    format: recordFormat,
    variant,
    players: ['You', 'Bo'],
    starter: learner,
    ...('seed' in deal
      ? deal
      : {
          deal: {
            hands: deal.hands.map(wordsOf),
            lake: wordsOf(deal.lake),
            drawPile: wordsOf(deal.drawPile),
          },
        }),
    plays: wordsOf(plays),
    meta: { players: ['person', 'greedy'] },
  });
  invariant(read.ok, 'a lesson is a sound round');
  return read.value;
}

function wordsOf(text: string): string[] {
  return text.split(' ');
}
