import type { AskedId, PlayOnOdds, Thought } from '../../bots/bot.ts';
import type { RoundRecord } from '../../engine/index.ts';

/** A play is asked for the seat whose turn it is; the round must not be over. */
export interface Question {
  readonly round: RoundRecord;
  readonly level: AskedId;
  readonly seed: string;
  readonly milliseconds: number;
  /** Whether it may answer sooner, see `Budget`. */
  readonly endsOnceClear?: boolean | undefined;
}

/** A play that the rules allow, and what the plays are worth if the bot has reckoned so far. */
export interface Answer extends Thought {
  /** Whether a quicker bot has answered in the place of the level that was asked. */
  readonly standIn: boolean;
}

export interface Listener {
  /** The share of its time that the bot has used, 0 to 1, told as often as it takes a breath. */
  readonly onShare: (share: number) => void;
  /** Called once. */
  readonly onAnswer: (answer: Answer) => void;
}

/** It answers one question at a time. */
export interface Thinker {
  /**
   * Asks a bot, which answers for certain, at once or later. A question asked before it is called
   * off. Returns what calls the question off: nothing is told after that, and it does nothing once
   * the question is answered.
   *
   * Listeners and no promise, for the `then` of a promise that was kept just before its question
   * was called off would still run after it.
   */
  readonly think: (question: Question, listener: Listener) => () => void;
}

/** What comes of playing on is asked for the seat whose turn it is, which may end the round. */
export type OddsQuestion = Pick<Question, 'round' | 'seed'>;

/** It reckons the odds of one moment at a time, beside what a {@link Thinker} thinks about. */
export interface OddsReckoner {
  /**
   * Tells the odds once, now or later, null where they cannot be reckoned. A moment asked about
   * before it is called off. Returns what calls it off.
   */
  readonly reckonOdds: (
    question: OddsQuestion,
    onOdds: (odds: PlayOnOdds | null) => void,
  ) => () => void;
}
