import type { Play, Seat, VariantId } from '../../engine/index.ts';
import type { PlayReview, Review } from '../../review/review.ts';
import type { Match } from '../../store/match/match.ts';
import type { Aids, Motion } from '../../store/settings.ts';
import type { Say } from '../../text/say.ts';
import type { Component, Elements } from '../content/content.ts';

/** Whose hands are shown: nobody's, everybody's, or those of one seat. */
export type ShownHands = 'none' | 'all' | Seat;

/** What the table at a moment of a round is given. */
export interface StageProps {
  readonly match: Match;
  /** After how many plays. */
  readonly at: number;
  readonly hands: ShownHands;
  readonly motion: Motion;
  /** What was played last, and what is to be said about it. */
  readonly caption: Elements;
}

/** What was tried instead of a play of the round, or that the answer was asked for without. */
export type Tried = Play | 'shown';

/** What a table at which a play is tried again is given. */
export interface TrialProps {
  /** The match up to the play that is tried again. */
  readonly before: Match;
  /** The seat that plays; the table shows what it could see. */
  readonly seat: Seat;
  /** Undefined as long as nothing was tried; then nothing more can be played. */
  readonly tried: Tried | undefined;
  readonly aids: Aids;
  readonly motion: Motion;
  readonly onTry: (play: Play) => void;
  readonly onEscape: () => void;
}

/** What the findings of a family are told. */
export interface FamilyFindingsProps {
  readonly match: Match;
  /** The seat from which all is seen. */
  readonly seat: Seat;
  /** Null until the first figures have come. */
  readonly review: Review | null;
  /** Whether there are figures, or will be. */
  readonly withFigures: boolean;
  /** Whether the figures are as exact as they get. */
  readonly isExact: boolean;
  readonly isOver: boolean;
  /** Goes to a moment and leads the eye to the table. */
  readonly onGo: (at: number) => void;
}

/** What a family shows and says when a round of its games is reviewed. */
export interface ReviewParts {
  readonly Stage: Component<StageProps>;
  readonly Trial: Component<TrialProps>;
  /** What is found in a round beside its accounts, its curve and its costly plays, where any is. */
  readonly FamilyFindings?: Component<FamilyFindingsProps>;
  /** What a play does in a phase, to be put into a sentence. */
  readonly wayWords: (play: Play, variant: VariantId, say: Say, phase: string) => string;
  /**
   * What was better than the play of an index, what came of that play, and what speaks for the
   * better one; a line for each.
   */
  readonly betterWords: (match: Match, at: number, review: PlayReview, say: Say) => string[];
  /** What speaks for a play open at an index, as a sentence; undefined where nothing does. */
  readonly whyWords: (
    match: Match,
    at: number,
    review: PlayReview,
    play: Play,
    say: Say,
  ) => string | undefined;
}
