import { openReasonOf } from '../../../bots/climbing/reasons/openReason.ts';
import {
  climbing,
  climbingRound,
  isAskedAgain,
  isSpentIn,
  type LeftOut,
  leftOutBy,
  type NextStep,
  type OpenReason,
  openTableOf,
  type Phase,
  type Position,
  passPlay,
  paymentsOf,
  play,
  type SeatView,
  seatSheetOf,
  settlementOf,
  viewFor,
  type WonPlay,
  winnerOf,
  worthOfWu,
} from '../../../engine/climbing/index.ts';
import { invariant, type Play, type Seat, type Step } from '../../../engine/index.ts';
import { newsFor, type Span, untappedPassesIn } from '../../../store/match/news.ts';
import type { PassWish } from '../../../store/settings.ts';
import type { RoundAtTable } from '../../../store/table/roundAtTable.ts';
import { madeOnce } from '../../madeOnce.ts';
import { type ChoiceLeft, choiceLeftIn } from '../../table/choiceLeftIn.ts';
import { roundSeen, type SharedRound } from '../../table/roundSeen.ts';
import { type Danger, dangerIn } from './danger.ts';
import { type DeclaredPayment, declaringIn } from './declaring.ts';
import { type TurnedUp, turnedUpIn } from './end/turnedUp.ts';
import { type Trick, trickOfSteps } from './trick.ts';
import { type StackedWu, wuHeapOf } from './wuSteps.ts';

/** A round as the table is told of it. */
export interface TableRound
  extends Omit<SharedRound, 'dealt' | 'starter'>,
    ReturnType<typeof climbingRound> {
  /** Whether this device knows all hands, and has not filled them with cards that fit. */
  readonly isTrue: boolean;
}

/** A play as everybody saw it. */
export interface PublicStep extends Pick<Step<Position>, 'seat' | 'phase' | 'play'> {
  /** Whether a bot made it that was not asked. */
  readonly standIn: boolean;
}

export interface SeatModel {
  readonly seat: Seat;
  readonly name: string;
  readonly isDealer: boolean;
  /** Cards in its hand. */
  readonly held: number;
  readonly wu: number;
  /** What else counts among them (W13). */
  readonly marks: number;
  readonly heap: StackedWu;
  /** What each other seat would pay it if it declared, 0 if it may not (W13). */
  readonly worth: number;
  /** What its wu come to, whether it may declare with them or not (W13). */
  readonly points: number;
  readonly next: NextStep;
  /** Whether it could have declared and has not (W9). */
  readonly hasPlayedOn: boolean;
  /** Who has played on is asked again with so many wu, as long as it can come so far; else null. */
  readonly asksAt: number | null;
  /** Null where no declaration of it is to be feared soon. */
  readonly danger: Danger | null;
  /** What became its wu, in the order won. */
  readonly won: readonly WonPlay[];
  /** The chips it has won or lost in this round so far. */
  readonly chips: number;
}

/** What a play has brought a seat beside its cards. */
export interface Gained {
  readonly seat: Seat;
  /** The combination that became wu. */
  readonly play: Play;
  readonly wu: number;
  /** All wu of its seat, with these. */
  readonly total: number;
  /** Whether it was laid, and not won by playing (W6). */
  readonly laid: boolean;
  /** The chips that each seat has won or lost by it (W10). */
  readonly chips: readonly number[];
  /** Whether its seat may declare from now on, and could not before. */
  readonly ripens: boolean;
}

/** Everything the table shows, and nothing that the viewer may not see. */
export interface TableModel extends Pick<TableRound, 'game' | 'names' | 'bots' | 'viewer'> {
  readonly dealer: Seat;
  /** All that the viewer may know; null where nobody looks. */
  readonly view: SeatView | null;
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly seats: readonly SeatModel[];
  /** What was played since the last lead; null before the first one. */
  readonly trick: Trick | null;
  /** What the last play has brought to whom. */
  readonly gained: readonly Gained[];
  /** What the play of an index has brought to whom; found only when it is asked for. */
  readonly gainedAt: (at: number) => readonly Gained[];
  /** The seats that the play of an index leaves without cards or lead; found when asked for. */
  readonly leftOutAt: (at: number) => LeftOut;
  /** What the viewer may play now; empty while the input is quiet. */
  readonly legal: readonly Play[];
  readonly steps: readonly PublicStep[];
  /** What speaks for the play of an index, by what lay open before it. */
  readonly reasonOf: (at: number) => OpenReason;
  /** Which choice the viewer had at its own play of an index; undefined at the plays of others. */
  readonly choiceAt: (at: number) => ChoiceLeft | undefined;
  /** The plays that are still news to the viewer. */
  readonly news: Span;
  /** Who has declared or has won otherwise; null while the round goes on and where nobody has. */
  readonly winner: Seat | null;
  /** What would be paid if the viewer declared now (W13); none where it is not asked that. */
  readonly declaring: readonly DeclaredPayment[];
  /** Whether the viewer may declare or has played on, and can win no more that would pay (W13). */
  readonly isSpent: boolean;
  /** Whether the next seat is asked the same if the viewer leaves the talon (W1). */
  readonly asksOn: boolean;
  /** Who has declared, null while nobody has. */
  readonly declarer: Seat | null;
  /** The chips that fours have brought each seat (W10). */
  readonly fours: readonly number[];
  /** Whether any fours were paid for, also where what they brought evens out. */
  readonly foursPaid: boolean;
  readonly calledOff: SeatView['calledOff'];
  /** What lies open once the round is over; null before. */
  readonly turnedUp: TurnedUp | null;
}

/** What the table shows of a round; in a room, where nobody taps, without wishes. */
export function tableModelOf(
  round: TableRound,
  wish: PassWish = { tapsPasses: false },
): TableModel {
  const { game, names, bots, steps, standIns, position, viewer, quiet } = round;
  const open = openTableOf(position);
  const view = viewer === null ? null : viewFor(position, viewer);
  const settlement = settlementOf(position);
  const phaseOfViewer = open.turn === viewer && !quiet ? open.phase : undefined;
  return {
    game,
    names,
    bots,
    dealer: open.dealer,
    viewer,
    view,
    phase: open.phase,
    turn: open.turn,
    seats: names.map((name, seat) => {
      const { wu, marks, worth, points, next } = seatSheetOf(game, open.won[seat] ?? []);
      return {
        seat,
        name,
        isDealer: seat === open.dealer,
        held: open.handSizes[seat] ?? 0,
        wu,
        marks,
        heap: wuHeapOf(game, wu, marks),
        worth,
        points,
        next,
        danger: dangerIn(open, seat, next),
        hasPlayedOn: (open.declined[seat] ?? 0) > 0,
        asksAt: isAskedAgain(view ?? open, seat) ? next.at : null,
        won: open.won[seat] ?? [],
        chips: settlement[seat] ?? 0,
      };
    }),
    trick: trickOfSteps(steps, position),
    gained: gainedBy(steps.at(-1)),
    gainedAt: (at) => gainedBy(steps[at]),
    leftOutAt: (at) => leftOutOf(stepAt(steps, at)),
    legal: quiet ? [] : (view?.legal ?? []),
    steps: steps.map(({ seat, phase, play }, at) => {
      return { seat, phase, play, standIn: standIns.includes(at) };
    }),
    reasonOf: (at) => reasonOf(stepAt(steps, at)),
    choiceAt: (at) => {
      const step = steps[at];
      return step?.seat === viewer ? choiceIn(step.before) : undefined;
    },
    news: newsFor(steps, viewer, open.turn, untappedPassesIn(steps, climbing, wish)),
    winner: open.phase === 'over' ? winnerOf(position) : null,
    declaring: phaseOfViewer === 'declare' ? declaringIn(position) : [],
    isSpent: view !== null && isSpentIn(view),
    asksOn: phaseOfViewer === 'talon' && play(position, passPlay).phase === 'talon',
    declarer: open.declarer,
    fours: open.chips,
    foursPaid: paymentsOf(position).some(({ cause }) => cause === 'fours'),
    calledOff: open.calledOff,
    turnedUp: turnedUpIn(round),
  };
}

function stepAt(steps: TableRound['steps'], at: number): Step<Position> {
  const step = steps[at];
  invariant(step !== undefined, 'a play is asked about that was made');
  return step;
}

// Log and tidings ask of all plays whenever one is added.
const choiceIn = madeOnce((position: Position) => choiceLeftIn(climbing, position));
const leftOutOf = madeOnce(leftOutBy);
/** Before it leaves this file, a position is cut down to what lies open. */
const reasonOf = madeOnce(({ before, play }: Step<Position>) =>
  openReasonOf(openTableOf(before), play),
);

/** What a play brought: the wu of a trick with chips for its fours, or of all that was laid. */
function gainedBy(step: Step<Position> | undefined): readonly Gained[] {
  return step === undefined ? [] : gainedOnce(step);
}

const gainedOnce = madeOnce(gainedIn);

function gainedIn(step: Step<Position>): readonly Gained[] {
  const before = openTableOf(step.before);
  const after = openTableOf(step.after);
  const worthAt = ({ wu, marks }: typeof before, seat: Seat): number =>
    worthOfWu(after.game, wu[seat] ?? 0, marks[seat] ?? 0);
  return after.won.flatMap((plays, seat): Gained[] => {
    const won = plays.at(-1);
    if (won === undefined || plays.length === before.won[seat]?.length) return [];
    return [
      {
        seat,
        play: won.play,
        wu: (after.wu[seat] ?? 0) - (before.wu[seat] ?? 0),
        total: after.wu[seat] ?? 0,
        laid: won.laid,
        chips: after.chips.map((chips, at) => chips - (before.chips[at] ?? 0)),
        ripens: worthAt(after, seat) > 0 && worthAt(before, seat) === 0,
      },
    ];
  });
}

/** Whether the viewer is to answer and may not pass (W7). */
export function mustBeat({ phase, legal }: Pick<TableModel, 'phase' | 'legal'>): boolean {
  return phase === 'answer' && legal.length > 0 && !legal.includes(passPlay);
}

/** Whether the viewer had a choice and has made it: the table is about to have the play. */
export function isSettled({ legal, view, turn, viewer }: TableModel): boolean {
  return turn === viewer && legal.length === 0 && (view?.legal.length ?? 0) > 1;
}

export function canOnlyPass({ legal }: Pick<TableModel, 'legal'>): boolean {
  return legal.length === 1 && legal[0] === passPlay;
}

export function tableRoundOf(
  round: RoundAtTable,
  viewer: Seat | null,
  watched: number | null,
): TableRound {
  const { played, ...seen } = roundSeen(round, viewer, watched);
  return { ...seen, ...climbingRound(played), isTrue: round.standing === 'true' };
}
