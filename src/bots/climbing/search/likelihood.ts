import { firstHeld, type Game, passPlay } from '../../../engine/climbing/index.ts';
import { type Counts, countOf, kindCount } from '../../../engine/index.ts';
import { mostTogether, playBookOf } from '../values/playBook.ts';
import type { TrickDecision } from './decisions.ts';

/** How often a seat does not beat what it could beat. */
const holdingBack = Math.log(0.3);

/** How often who leads a set holds more of the kind, and how often who answers with one. */
const partingLead = Math.log(0.3);
const partingAnswer = Math.log(0.43);

/**
 * How well a supposed hand explains a decision.
 * @param hand where the cards the seat would hold now are counted, from an offset on
 * @returns the logarithm of a likelihood, 0 where the hand explains it
 */
export type Explain = (decision: TrickDecision, hand: Counts, offset: number) => number;

/**
 * Makes what explains decisions in a game: who passed probably could not beat, and who played a set
 * probably holds no more of it.
 */
export function createExplain(game: Game): Explain {
  const { widths, kindsAt, sizes } = playBookOf(game);
  const held = new Uint8Array(kindCount);
  return ({ trick, play, since }, hand, offset) => {
    if (play === passPlay) {
      const answers = trick === null ? undefined : game.plays.answers[trick];
      if (answers === undefined) return 0;
      for (let kind = 0; kind < kindCount; kind += 1) {
        held[kind] = countOf(hand, offset + kind) + (since[kind] ?? 0);
      }
      return firstHeld(answers, held, 0) === undefined ? 0 : holdingBack;
    }
    if (widths[play] !== 1) return 0;
    const kind = kindsAt[play * mostTogether] ?? 0;
    const rest = countOf(hand, offset + kind) + (since[kind] ?? 0) - (sizes[play] ?? 0);
    if (rest === 0) return 0;
    return trick === null ? partingLead : partingAnswer;
  };
}
