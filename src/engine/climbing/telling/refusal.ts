import type { Kind } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import type { KindCount } from '../play.ts';
import type { Form } from './toldCombination.ts';

/** Why raised cards are no play now, in facts of which a true sentence can be made. */
export type Refusal =
  | { readonly code: 'none-raised' }
  /** It is not the seat's turn, or cards are not what it is asked for. */
  | { readonly code: 'not-now' }
  | {
      readonly code: 'not-held';
      readonly kind: Kind;
      readonly raised: number;
      readonly held: number;
    }
  | NoLaying
  | NoCombination
  | NotBeating;

/** Cards of these kinds are never laid; those of `laid` are, all of them together (W6). */
type NoLaying = {
  readonly code: 'never-laid';
  readonly kinds: readonly Kind[];
  readonly laid: readonly Kind[];
};

/** Why cards are no combination (W3 to W5). */
export type NoCombination =
  /** Military kinds lack the civil one that leads them: any of `leaders` would do (W4). */
  | {
      readonly code: 'needs-leader';
      readonly kinds: readonly Kind[];
      readonly leaders: readonly Kind[];
    }
  /**
   * Each kind leads a mixed play or belongs to one, but they are of more than one leader (W4):
   * which of the raised kinds go with which leader, the leader itself among them.
   */
  | { readonly code: 'leaders-mixed'; readonly parts: readonly LeaderPart[] }
  /** The kind is never played or laid but together with some of `with`. */
  | { readonly code: 'only-with'; readonly kind: Kind; readonly with: readonly Kind[] }
  /** The cards go together only with other kinds: the fewest cards of these that do are `lacks`. */
  | {
      readonly code: 'lacks-kinds';
      readonly raised: readonly KindCount[];
      readonly lacks: readonly KindCount[];
    }
  /** Fewer cards of the kind than `least` are no set. */
  | { readonly code: 'only-in-sets-of'; readonly kind: Kind; readonly least: number }
  /** At most `most` cards of the kind are played at once with all of `with`, or alone if empty. */
  | {
      readonly code: 'too-many';
      readonly kind: Kind;
      readonly raised: number;
      readonly most: number;
      readonly with: readonly Kind[];
    }
  /** The kinds go together, but not in so many cards: `sizes` are those in which they do. */
  | {
      readonly code: 'wrong-number';
      readonly kinds: readonly Kind[];
      readonly raised: number;
      readonly sizes: readonly number[];
    }
  | { readonly code: 'never-played'; readonly kinds: readonly Kind[] }
  | { readonly code: 'different-kinds'; readonly kinds: readonly Kind[] };

/** The raised kinds that a leading kind goes with, itself included. */
export interface LeaderPart {
  readonly leader: Kind;
  readonly kinds: readonly Kind[];
}

/**
 * Why a combination does not beat the trick (W3 to W5). All plays that are named can be made of the
 * cards that the kit has beside the trick's. `but` are those that beat it of whatever size and form
 * they are: four 66 in `ma-hua-hua` where the trick has none, nothing in other variants. `form` is
 * the form of the trick.
 */
export type NotBeating =
  /** A Supreme can only be led (W5). */
  | { readonly code: 'supreme-beats-nothing' }
  /** Nothing beats the trick but those, whoever holds what. */
  | { readonly code: 'unbeatable'; readonly form: Form; readonly but: readonly Play[] }
  /** The trick takes as many cards as it has. */
  | {
      readonly code: 'wrong-size';
      readonly form: Form;
      readonly trick: number;
      readonly raised: number;
      readonly but: readonly Play[];
    }
  /**
   * A set of the raised suit beats none of the trick's, whatever their kinds; suits by their number
   * in the variant. `beating` are all suits of which some set beats the trick. The pair of 66 and
   * 21 in `chang-pai` is one of the mixed suit.
   */
  | {
      readonly code: 'wrong-suit';
      readonly trick: number;
      readonly raised: number;
      readonly beating: readonly number[];
    }
  /** A combination of one form does not beat one of the other. */
  | { readonly code: 'wrong-form'; readonly trick: Form; readonly raised: Form }
  /** Of mixed plays, the cards by suit: the trick takes as many of each (W4). */
  | {
      readonly code: 'wrong-mixture';
      readonly trick: readonly number[];
      readonly raised: readonly number[];
    }
  /**
   * It could beat such a trick, were it higher. `least` are the lowest plays that would do among
   * those it is compared with itself, such as the sets of its own suit; all are of one height.
   * There are none where even the highest that is left is too low.
   */
  | { readonly code: 'too-low'; readonly form: Form; readonly least: readonly Play[] }
  /** It is as high as the trick, and equals do not beat (W2); `least` as for `too-low`. */
  | { readonly code: 'equal'; readonly form: Form; readonly least: readonly Play[] };
