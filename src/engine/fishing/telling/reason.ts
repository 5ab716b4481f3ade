import type { Kind } from '../../core/kind.ts';
import type { Seat } from '../../core/seat.ts';
import type { Need } from '../scoring.ts';
import type { BoardLine } from './groupBoard.ts';

type GoalId = BoardLine['id'];

/** One thing that speaks for a play, in facts. */
export type Reason = OpenReason | OwnReason;

/** What everybody can know who saw the table and then the play. */
export type OpenReason =
  /** The catch reaches the points from which on payments can double (S9). */
  | { readonly why: 'doubles'; readonly points: number }
  /** Groups or bonuses are completed (S4, S5, S6, S8), and so many points added. */
  | { readonly why: 'completes'; readonly groups: readonly GoalId[]; readonly points: number }
  /** Another seat was near to a group and can no longer complete it. */
  | { readonly why: 'kills'; readonly seat: Seat; readonly group: GoalId }
  /** With the fish another seat could have completed a group, and the lake has no more of them. */
  | {
      readonly why: 'withholds';
      readonly fish: Kind;
      readonly seat: Seat;
      readonly group: GoalId;
    }
  /** In another catch the fish would have killed a group that the seat can still complete. */
  | { readonly why: 'keepsAlive'; readonly fish: Kind; readonly group: GoalId }
  /** A group that the seat can still complete lacks less than before. */
  | { readonly why: 'advances'; readonly group: GoalId; readonly lacks: readonly Need[] }
  | { readonly why: 'gains'; readonly points: number }
  /** More points are added than by anything else that this bait could take. */
  | { readonly why: 'gainsMostOfBait'; readonly bait: Kind; readonly points: number }
  /** Nothing is added, but no other seat can catch such a fish any more, at least for now. */
  | { readonly why: 'takesAway'; readonly fish: Kind }
  /** Nothing is added, and others may catch another such fish in the lake, but one fewer. */
  | { readonly why: 'takesOne'; readonly fish: Kind }
  /** Three are locked: only the fourth takes them (F9). */
  | { readonly why: 'locks'; readonly bait: Kind }
  /** No tile still to be played can take these kinds any more. */
  | { readonly why: 'strands'; readonly fish: readonly Kind[] }
  /** The bait could take nothing. */
  | { readonly why: 'nothingToTake'; readonly bait: Kind }
  /** So few of the tiles still to be played, in whatever hand, can catch the placed one. */
  | { readonly why: 'hardToCatch'; readonly tiles: number }
  /** Nothing that lies open speaks for it. */
  | { readonly why: 'hidden' };

/** What only the seat that plays can know; it is told of nobody else's play. */
type OwnReason =
  | { readonly why: 'only' }
  /** No other play adds as many points, though some other takes too. */
  | { readonly why: 'gainsMost'; readonly points: number }
  /** No other play adds more points, and some other one as many. */
  | { readonly why: 'gainsAsMany'; readonly points: number }
  /** No other play takes anything. */
  | { readonly why: 'onlyCatch'; readonly points: number }
  /** Another catch adds more, but so many unseen tiles can take this fish, fewer the other one. */
  | {
      readonly why: 'wanted';
      readonly points: number;
      readonly tiles: number;
      readonly fish: Kind;
      readonly fewer: number;
    }
  /** Red pips are added that make no points yet; so many more of them would (S1). */
  | { readonly why: 'pipsNearer'; readonly pips: number; readonly lacks: number }
  /** Three are locked, and the fourth is in the own hand. */
  | { readonly why: 'locksForOwn'; readonly bait: Kind }
  /** No unseen tile can catch the placed one, but these kinds of the own hand can. */
  | { readonly why: 'onlyOwn'; readonly baits: readonly Kind[] }
  /** Nothing can be taken, and no tile of the hand can count less; some can count more. */
  | { readonly why: 'least' }
  /** These kinds of the own hand can catch the placed one, and so can so many unseen tiles. */
  | { readonly why: 'ownCan'; readonly baits: readonly Kind[]; readonly tiles: number }
  /** So few unseen tiles can catch the placed one. */
  | { readonly why: 'fewCatchers'; readonly tiles: number }
  /** The seat draws next, and so many unseen tiles can catch the placed one. */
  | { readonly why: 'drawNext'; readonly tiles: number }
  /** By the bot's reckoning it is worth so many points more than the next best play. */
  | { readonly why: 'expects'; readonly points: number }
  /** By the bot's reckoning another play is worth about as much. */
  | { readonly why: 'asGood' }
  /** It takes nothing, and nothing is stranded by it. */
  | { readonly why: 'quiet' };

/** What makes a play the one for now, told after its reason, and by the seat that plays alone. */
export type WhyNow =
  /** A greater catch can wait: the bait stays, and no unseen tile can take the fish, or these. */
  | { readonly why: 'waits'; readonly bait: Kind; readonly fish: Kind; readonly copies: 1 | 3 }
  /** A greater catch may wait: the bait stays, and only so few unseen tiles can take the fish. */
  | { readonly why: 'mayWait'; readonly bait: Kind; readonly fish: Kind; readonly tiles: number }
  /** An unseen tile can take the fish, and this seat may hold or draw it next. */
  | { readonly why: 'contested'; readonly fish: Kind; readonly seat: Seat };

/**
 * What speaks for a play against another one, told of both, by what its seat sees: what the other
 * would do, and this one does not, or the other way round.
 */
export type Against =
  | Exclude<WhyNow, { readonly why: 'contested' }>
  /** So many unseen tiles can take this fish, and fewer the one that the other play takes. */
  | {
      readonly why: 'riskier';
      readonly fish: Kind;
      readonly tiles: number;
      readonly other: Kind;
      readonly fewer: number;
    }
  /** Left in the lake, an unseen tile can take the fish, and this seat may hold or draw it. */
  | { readonly why: 'leaves'; readonly fish: Kind; readonly seat: Seat; readonly tiles: number }
  /** Placed, so many unseen tiles could take the bait of the other play. */
  | { readonly why: 'exposes'; readonly other: Kind; readonly tiles: number }
  /** Fewer unseen tiles can take the placed one than that of the other play. */
  | {
      readonly why: 'safer';
      readonly tiles: number;
      readonly other: Kind;
      readonly more: number;
    }
  /** The seat draws next, and more unseen tiles can take the placed one back than the other. */
  | {
      readonly why: 'likelier';
      readonly tiles: number;
      readonly other: Kind;
      readonly fewer: number;
    }
  /** The seat that catches the placed tile counts less with it than with that of the other play. */
  | {
      readonly why: 'cheaper';
      readonly points: number;
      readonly other: Kind;
      readonly more: number;
    }
  /** The bait of the other play stays in the hand for a fish that is left in the lake. */
  | { readonly why: 'keepsFor'; readonly other: Kind; readonly fish: Kind }
  /** No other fish is left for the bait, in the lake or unseen. */
  | { readonly why: 'lastFish'; readonly bait: Kind }
  /** Of tiles in the lake and unseen, the kept bait can still take more than the one that goes. */
  | {
      readonly why: 'moreLeft';
      readonly other: Kind;
      readonly more: number;
      readonly bait: Kind;
      readonly fewer: number;
    }
  /** With what it leaves in the lake this seat can gain at most so many points, fewer than else. */
  | {
      readonly why: 'leavesLess';
      readonly seat: Seat;
      readonly points: number;
      readonly more: number;
    }
  /** It adds more points at once. */
  | { readonly why: 'addsMore'; readonly points: number; readonly fewer: number }
  /** The other bait stays, by a bot's reckoning worth so many points more than the own one. */
  | {
      readonly why: 'later';
      readonly other: Kind;
      readonly bait: Kind;
      readonly points: number;
    };
