import type { VariantId } from '../../engine/fishing/index.ts';
import { invariant, type RoundRecord, recordFormat } from '../../engine/index.ts';
import { readRecord } from '../../records/parseRecord.ts';
import { learner } from '../lesson.ts';

/** A round between the learner and Bo: tiles and plays in a row, as in a record. */
export interface WrittenRound {
  /** Tiu-U by default. */
  readonly variant?: VariantId;
  /** The draw pile has its top first. */
  readonly deal:
    | {
        readonly hands: readonly [string, string];
        readonly lake: string;
        readonly drawPile: string;
      }
    | { readonly seed: string };
  readonly plays: string;
}

/** The learner starts. Throws where the round is not sound. */
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
