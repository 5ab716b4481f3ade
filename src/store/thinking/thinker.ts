import type { Thought } from '../../bots/bot.ts';
import type { BotId } from '../../bots/levels.ts';
import type { RoundRecord } from '../../engine/index.ts';

/**
 * What a bot is asked: a play for the seat whose turn it is where a round stands. The round must
 * not be over.
 */
export interface Question {
  readonly round: RoundRecord;
  readonly level: BotId;
  /** What the bot's chance comes from. */
  readonly seed: string;
  /** How long the bot may think. */
  readonly milliseconds: number;
}

/** A play that the rules allow, and what the plays are worth if the bot has reckoned so far. */
export interface Answer extends Thought {
  /** Whether the level that was asked did not answer, so that a quicker one has. */
  readonly standIn: boolean;
}

/** Who is told what a bot finds out. */
export interface Listener {
  /** The share of its time that the bot has used, 0 to 1, told as often as it takes a breath. */
  readonly onShare: (share: number) => void;
  /** The answer, told once. */
  readonly onAnswer: (answer: Answer) => void;
}

/** Lets bots think. It answers one question at a time. */
export interface Thinker {
  /**
   * Asks a bot, which answers for certain, at once or later. A question asked before it is called
   * off.
   *
   * Listeners and no promise, for the `then` of a promise that was kept just before its question
   * was called off would still run after it.
   * @returns what calls the question off: nothing is told after that; once it is answered it does
   * nothing
   */
  readonly think: (question: Question, listener: Listener) => () => void;
}
