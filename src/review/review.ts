import type { BotId } from '../bots/levels.ts';
import { familyOf, type Kind, type Play, type Seat, type VariantId } from '../engine/index.ts';
import { figures } from '../families/figures.ts';
import { rounded, type SeatPoints } from './seatPoints.ts';

/** For each seat `start` + all `luck` + all `skill` + all `hidden` = `end`. */
export interface Review {
  readonly bot: BotId;
  /** How many rounds were played to their end for each decision. */
  readonly samples: number;
  /** What the seats could expect of any deal. */
  readonly average: SeatPoints;
  /** What the seats could expect once dealt: all hands known, the order of the draw pile not. */
  readonly start: SeatPoints;
  readonly plays: readonly PlayReview[];
  /** The settlement; where a record stops before its end, what the seats can expect there. */
  readonly end: SeatPoints;
}

export interface ReviewWish {
  readonly bot: BotId;
  /** Rounds played out at least for each decision, and from each moment; 1 or more. */
  readonly samples: number;
  /** What chance comes from. The same wish gives the same review on every machine. */
  readonly seed: string;
}

/** What a play was worth by what its seat could know, whatever else the round was worth. */
export interface JudgedPlay {
  readonly seat: Seat;
  readonly play: Play;
  /** Every legal play by what its seat could know, the best first. */
  readonly values: readonly WeighedPlay[];
  /** What the play lost to the best one, 0 or more; 0 where that is not more than its noise. */
  readonly lost: number;
  /** What that loss did to each seat: `-lost` to its own. */
  readonly skill: SeatPoints;
}

/** The plays of a round as far as they are judged; null for those that are not. */
export interface Judged {
  readonly plays: readonly (JudgedPlay | null)[];
}

/** All plays of a round, of so many, once every one of them is judged. */
export function allJudged({ plays }: Judged, count: number): readonly JudgedPlay[] | undefined {
  const known = plays.filter((play) => play !== null);
  return known.length === count ? known : undefined;
}

/** Whether every play of a seat is judged, so that nothing is left to be found among them. */
export function isSeatJudged(
  { plays }: Judged,
  steps: readonly { readonly seat: Seat }[],
  seat: Seat,
): boolean {
  return steps.every((step, at) => step.seat !== seat || (plays[at] ?? null) !== null);
}

export interface PlayReview extends JudgedPlay {
  /** The tile that was turned up for it; null for a hand play. */
  readonly drawn: Kind | null;
  /** What was expected once the tile was seen, less the mean over all tiles; null without one. */
  readonly luck: SeatPoints | null;
  /** How the play turned out beyond that, by tiles its seat could not see. */
  readonly hidden: SeatPoints;
  /** What the seats could expect after it, as `start`. */
  readonly expected: SeatPoints;
}

export interface WeighedPlay {
  readonly play: Play;
  /** The settlement its seat could expect. */
  readonly points: number;
  /** How many points less than the best play's; 0 for the best. */
  readonly error: number;
  /** The standard error of that. */
  readonly noise: number;
}

/** A loss counts where it is more than this many standard errors. */
const sure = 2;

/** As far as can be told: what it lost is within its noise. */
export function isAsGood({ error, noise }: Pick<WeighedPlay, 'error' | 'noise'>): boolean {
  return error <= sure * noise;
}

/**
 * A loss of more standard errors than this is told as a mistake: of many decisions one is beyond
 * two of them by chance alone, and a player who is told to try again must be able to.
 */
const clear = 3;

/** Whether a loss is too small to be told, however sure it is. */
function isSlight(lost: number, variant: VariantId): boolean {
  return lost < figures[familyOf(variant)].slight;
}

/** Whether a play has clearly lost something: not just slightly, and well beyond its noise. */
export function isCostly({ play, values, lost }: JudgedPlay, variant: VariantId): boolean {
  const own = values.find((value) => value.play === play);
  return own !== undefined && !isSlight(lost, variant) && lost > clear * own.noise;
}

/** Whether a play that is tried again is as good as the best, or just slightly worse. */
export function isRight(
  weighed: Pick<WeighedPlay, 'error' | 'noise'>,
  variant: VariantId,
): boolean {
  return isAsGood(weighed) || isSlight(weighed.error, variant);
}

/** What made a seat's result: `start` + `luck` + `hidden` + `skill` = `end`. */
export interface Account {
  /** The tiles it was dealt. */
  readonly start: number;
  /** The tiles that were drawn. */
  readonly luck: number;
  /** What others turned out to hold. */
  readonly hidden: number;
  /** Its own errors and those of the others. */
  readonly skill: number;
  readonly end: number;
}

export function accountsOf({ start, plays, end }: Review): Account[] {
  const sum = (seat: Seat, part: (play: PlayReview) => SeatPoints | null): number => {
    const all = plays.reduce((total, play) => total + (part(play)?.[seat] ?? 0), 0);
    return rounded([all])[0] ?? 0;
  };
  return end.map((points, seat) => ({
    start: start[seat] ?? 0,
    luck: sum(seat, ({ luck }) => luck),
    hidden: sum(seat, ({ hidden }) => hidden),
    skill: sum(seat, ({ skill }) => skill),
    end: points,
  }));
}

/** What made a seat's result, in a sentence's worth of parts: `luck` + `own` + `others` = `end`. */
export interface Shares {
  /** All that the tiles brought: dealt, drawn, and held by others. */
  readonly luck: number;
  /** What its own errors cost it, 0 or less. */
  readonly own: number;
  /** What the errors of the others brought it; with two seats 0 or more. */
  readonly others: number;
  readonly end: number;
}

/** @param end the result of the seat */
export function sharesOf(plays: readonly JudgedPlay[], seat: Seat, end: number): Shares {
  const sumOf = (made: readonly JudgedPlay[]): number =>
    rounded([made.reduce((sum, { skill }) => sum + (skill[seat] ?? 0), 0)])[0] ?? 0;
  const own = sumOf(plays.filter((play) => play.seat === seat));
  const skill = sumOf(plays);
  const [luck = 0, others = 0] = rounded([end - skill, skill - own]);
  return { luck, own, others, end };
}

export interface ReviewedPlay<Play extends JudgedPlay = JudgedPlay> {
  readonly at: number;
  readonly play: Play;
}

/** The plays of a seat that have clearly lost something, the costliest first. */
export function costlyPlaysOf({ plays }: Judged, seat: Seat, variant: VariantId): ReviewedPlay[] {
  return plays
    .flatMap((play, at) =>
      play !== null && play.seat === seat && isCostly(play, variant) ? [{ at, play }] : [],
    )
    .toSorted((one, other) => other.play.lost - one.play.lost);
}
