import type { Kind } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import type { Seat } from '../../core/seat.ts';

/** What speaks for a play, as everybody can know it who saw the table: facts by the rules. */
export type OpenReason =
  /** Nothing hidden beats it, and so many wu are enough to declare (W9). */
  | { readonly why: 'declares'; readonly wu: number }
  /** Unbeaten, the play before would have let its seat declare (W9). */
  | { readonly why: 'stops'; readonly seat: Seat }
  /** Nothing hidden beats it, and its fours bring so many chips from each other seat (W10). */
  | { readonly why: 'fours'; readonly chips: number }
  /** Nothing hidden beats it (W7). */
  | { readonly why: 'unbeaten' }
  /** If nobody beats it, so many wu are enough to declare (W9). */
  | { readonly why: 'wouldDeclare'; readonly wu: number }
  /** Of the hidden cards only sets of these kinds beat it: one kind or two. */
  | { readonly why: 'fewBeat'; readonly kinds: readonly Kind[] }
  /** Nothing hidden beats the play that lies there. */
  | { readonly why: 'nothingBeats' }
  /** Even with the trick a seat lacks so many wu to declare. */
  | { readonly why: 'harmless'; readonly seat: Seat; readonly needs: number }
  /** Another seat has so many wu, has played on, and is asked again at a few more (W9). */
  | { readonly why: 'again'; readonly seat: Seat; readonly wu: number; readonly at: number }
  /** Another seat lacks so few wu to declare. */
  | { readonly why: 'close'; readonly seat: Seat; readonly needs: number }
  /** So many more wu are needed until the wu are worth so much (W13). */
  | { readonly why: 'far' | 'nearStep'; readonly needs: number; readonly chips: number }
  /** All others have the wu with which nobody pays (W13). */
  | { readonly why: 'noPayers' }
  /** Every other seat lacks at least so many wu to declare. */
  | { readonly why: 'nobodyClose'; readonly needs: number }
  /** All eight cards of a Supreme count sixteen (W11). */
  | { readonly why: 'laysEight' }
  /** The laid cards make so many wu, too few to declare (W6). */
  | { readonly why: 'lays'; readonly wu: number }
  /** Nothing beats a Supreme that is led later (W5). */
  | { readonly why: 'keepsSupreme' }
  /** Every 42 and 21 of the talon becomes a wu at once. */
  | { readonly why: 'talonWu' }
  /** A new deal costs nothing. */
  | { readonly why: 'weakHand' }
  /** The table does not show why. */
  | { readonly why: 'hidden' };

/** What speaks for a play, as its own seat can know it: it may tell what the seat holds. */
export type Reason =
  | Exclude<OpenReason, { readonly why: 'hidden' }>
  /** Nothing unseen beats it, and so many sure wins in a row make wu enough to declare. */
  | { readonly why: 'runs'; readonly wins: number; readonly wu: number }
  /** No other combination of the hand beats what lies there. */
  | { readonly why: 'only' }
  /** The hand has one card of the kind, which goes with nothing else in it. */
  | { readonly why: 'lone'; readonly kind: Kind }
  /** It leaves these cards together, which another play that beats would break. */
  | { readonly why: 'keeps'; readonly cards: Play }
  /** Nothing lower in the hand would do, and it breaks no combination or maybe one. */
  | { readonly why: 'lowestWhole' | 'lowest' }
  /** No other lead has more cards. */
  | { readonly why: 'most' }
  /** It leaves these cards together, which nothing unseen beats. */
  | { readonly why: 'keepsSure'; readonly cards: Play }
  /** Of as many cards of the hand none is beaten by more that is unseen, and some by less. */
  | { readonly why: 'weakest' }
  /** No combination of the hand is broken. */
  | { readonly why: 'breaksNothing' }
  /** No combination of the hand beats what lies there. */
  | { readonly why: 'cannot' }
  /** Whoever beats the trick breaks these cards: what nothing unseen beats, or any others. */
  | { readonly why: 'breaksSure' | 'breaksUp'; readonly cards: Play }
  /** This seat is asked next. */
  | { readonly why: 'waits'; readonly seat: Seat }
  /** So many sure wins make the wu worth more (W13). */
  | {
      readonly why: 'raises';
      readonly wins: number;
      readonly before: number;
      readonly chips: number;
    }
  /** Nothing unseen beats these cards of the hand. */
  | { readonly why: 'holdsSure'; readonly cards: Play }
  /** Something unseen beats every combination of the hand. */
  | { readonly why: 'noSure' }
  /** All cards of the hand together do not reach the next step of payment. */
  | { readonly why: 'spent' }
  /** So many more wu are worth so much, but fewer cards lie in plays that nothing unseen beats. */
  | { readonly why: 'unsure'; readonly needs: number; readonly chips: number }
  /** So few cards of the hand lie in plays that nothing unseen beats: too few to be paid (W13). */
  | { readonly why: 'fewSure'; readonly wu: number }
  /** Of all that unseen cards make, so few plays beat these cards of the hand. */
  | { readonly why: 'hardToBeat'; readonly cards: Play; readonly ways: number }
  /** Everything of the hand that beats the trick breaks some combination. */
  | { readonly why: 'breaksAll' }
  /** So many others have too few wu not to pay if the round ends now (W13). */
  | { readonly why: 'payers'; readonly payers: number }
  /** So many others have fewer points and would settle the difference now (W13). */
  | { readonly why: 'payersByPoints'; readonly payers: number }
  /** If it wins, its seat leads these cards next, which nothing unseen beats (W7). */
  | { readonly why: 'leadsOn'; readonly cards: Play }
  /** Nothing lower in the hand beats the trick, and no combination of the hand is broken. */
  | { readonly why: 'cheap' }
  /** Every seat has the wu with which nobody pays, and wu are never lost (W13). */
  | { readonly why: 'settled' }
  /** By a bot's reckoning it pays best, or others pay about as well. */
  | { readonly why: 'best' | 'asGood' };

/** What speaks for a play against another one, told of both, by what its seat sees. */
export type Against =
  /** It leaves these cards together, which the other play uses or breaks up. */
  | Extract<Reason, { readonly why: 'keeps' | 'keepsSure' }>
  /** Both let the seat declare; with so many wu each pays more. */
  | {
      readonly why: 'paysMore';
      readonly wu: number;
      readonly chips: number;
      readonly fewer: number;
    }
  /** If all pass, or after this pass, this seat wins so many wu with the trick, and leads (W7). */
  | { readonly why: 'letsWin' | 'lastToBeat'; readonly seat: Seat; readonly wu: number }
  /** Nothing unseen beats the cards of the other play, and they stay in the hand. */
  | { readonly why: 'canWait'; readonly cards: Play }
  /** Nothing unseen beats the play, but so many plays beat the cards of the other one. */
  | { readonly why: 'beatable'; readonly cards: Play; readonly ways: number }
  /** The cards of the other play stay in the hand, and fewer unseen plays beat them. */
  | { readonly why: 'stronger'; readonly cards: Play }
  /** Fewer unseen plays beat it than the cards of the other play. */
  | {
      readonly why: 'harder';
      readonly ways: number;
      readonly cards: Play;
      readonly more: number;
    }
  /** After it more cards of the hand lie in sure wins than after the other play. */
  | { readonly why: 'moreSure'; readonly wu: number; readonly fewer: number }
  /** If it wins, it brings more wu. */
  | { readonly why: 'winsMore'; readonly wu: number; readonly fewer: number }
  /** By a bot's reckoning the cards of the other play are worth more in the hand. */
  | { readonly why: 'later'; readonly cards: Play };
