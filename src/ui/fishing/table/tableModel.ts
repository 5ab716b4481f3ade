import { openReasonOf } from '../../../bots/fishing/reasons/openReason.ts';
import {
  deadStacksOf,
  type FishingRound,
  fishing,
  fishingRound,
  type Game,
  handOf,
  type OpenReason,
  type OpenTable,
  openTableOf,
  type Phase,
  type Position,
  type SeatView,
  scoresOf,
  strandedOf,
  viewFor,
} from '../../../engine/fishing/index.ts';
import { invariant, type Kind, kinds, pipsOf, type Seat, totalOf } from '../../../engine/index.ts';
import { newsFor, type Span } from '../../../store/match/news.ts';
import type { HandOrder } from '../../../store/settings.ts';
import type { RoundAtTable } from '../../../store/table/roundAtTable.ts';
import type { Picks } from '../../../store/table/saved.ts';
import { madeOnce } from '../../madeOnce.ts';
import { type ChoiceLeft, choiceLeftIn } from '../../table/choiceLeftIn.ts';
import { roundSeen, type SharedRound } from '../../table/roundSeen.ts';
import {
  type ArrangedStep,
  type Arrangement,
  arrangementFor,
  type TableTile,
} from './arrangement.ts';
import { type BaitChoices, choicesOf } from './choices.ts';
import { type Feat, featOf } from './feats.ts';

/** A round as the table is told of it. */
export interface TableRound extends SharedRound, FishingRound {}

interface PublicStep extends Omit<ArrangedStep, 'after'> {
  /** Whether a bot made it that was not asked. */
  readonly standIn: boolean;
}

/** Nothing that the viewer may not see. Components ask the engine for facts, and make no plays. */
export interface TableModel
  extends Pick<TableRound, 'game' | 'names' | 'bots' | 'here' | 'starter' | 'viewer'> {
  /** All that the viewer may know; null where nobody looks. */
  readonly view: SeatView | null;
  /** All that everybody may know. */
  readonly open: OpenTable;
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly arrangement: Arrangement;
  readonly handSizes: readonly number[];
  readonly scores: readonly number[];
  /** Who has won, lowest first; nobody while the round goes on (S9). */
  readonly winners: readonly Seat[];
  /** What the viewer may do now, by bait; empty while the input is quiet. */
  readonly choices: ReadonlyMap<Kind, BaitChoices>;
  readonly stranded: readonly Kind[];
  /** The kinds whose locked stack nothing can take any more. */
  readonly deadStacks: readonly Kind[];
  readonly steps: readonly PublicStep[];
  /** What speaks for the play of an index, as everybody can know it; found when asked for. */
  readonly reasonOf: (at: number) => OpenReason;
  /** Which choice the viewer had at its own play of an index; undefined at the plays of others. */
  readonly choiceAt: (at: number) => ChoiceLeft | undefined;
  /** The points that the play of an index added to the catch of its seat. */
  readonly gainOf: (at: number) => number;
  /** What the play of an index has completed or reached, if anything. */
  readonly featAt: (at: number) => Feat | undefined;
  /** The plays that are still news to the viewer. */
  readonly news: Span;
  /** Slots of the lake, and tiles of a hand, at the start: room is kept for them. */
  readonly lakeAtStart: number;
  readonly handAtStart: number;
}

/** What the table shows of a round, the viewer's hand in an order. */
export function tableModelOf(
  round: TableRound,
  picks?: Picks,
  order: HandOrder = 'pips',
): TableModel {
  const { game, names, bots, here, starter, start, steps, standIns, position, viewer, quiet } =
    round;
  const turn = position.phase === 'over' ? null : position.seat;
  const view: SeatView | null = viewer === null ? null : viewFor(position, viewer);
  const arrangement = arrangementFor(viewer, start, steps, picks, round.dealt);
  return {
    game,
    names,
    bots,
    here,
    starter,
    viewer,
    view,
    open: openTableOf(position),
    phase: position.phase,
    turn,
    arrangement: { ...arrangement, hand: handInOrder(arrangement.hand, order, game) },
    handSizes: names.map((_, seat) => totalOf(handOf(position, seat))),
    scores: scoresOf(position),
    winners: position.phase === 'over' ? fishing.winnersOf(position) : [],
    choices: view === null || quiet ? new Map() : choicesOf(view),
    stranded: view === null ? [] : strandedOf(view),
    deadStacks: view === null ? [] : deadStacksOf(view),
    steps: steps.map(({ seat, phase, play }, at) => ({
      seat,
      phase,
      play,
      standIn: standIns.includes(at),
    })),
    reasonOf: (at) => reasonAt(round, at),
    choiceAt: (at) =>
      steps[at]?.seat === viewer ? choiceIn(steps[at - 1]?.after ?? start) : undefined,
    gainOf: (at) => gainAt(round, at),
    featAt: (at) => featAt(round, at),
    // Nobody passes in these games.
    news: newsFor(steps, viewer, turn, () => false),
    lakeAtStart: game.variant.lake,
    handAtStart: game.handSize,
  };
}

const byPips = kinds.toSorted((one, other) => pipsOf(other) - pipsOf(one));

function handInOrder(
  hand: readonly TableTile[],
  order: HandOrder,
  { scoring }: Game,
): readonly TableTile[] {
  if (order === 'dealt') return hand;
  const places = order === 'pips' ? byPips : scoring.groups.flatMap((group) => group.kinds);
  return hand.toSorted((one, other) => places.indexOf(one.kind) - places.indexOf(other.kind));
}

/** Tidings ask of all plays whenever one is added. */
const choiceIn = madeOnce((position: Position) => choiceLeftIn(fishing, position));

/** Before it leaves this file, a position is cut down to what lies open. */
function reasonAt({ start, steps }: TableRound, at: number): OpenReason {
  const step = steps[at];
  invariant(step !== undefined, 'a play is explained that was made');
  return openReasonOf(openTableOf(steps[at - 1]?.after ?? start), step.play);
}

/** What was gained by the play that led to a position, so that it is counted once. */
const gains = new WeakMap<Position, number>();

function gainAt({ start, steps }: TableRound, at: number): number {
  const step = steps[at];
  invariant(step !== undefined, 'a play gains that was made');
  const { seat, after } = step;
  const known = gains.get(after);
  if (known !== undefined) return known;
  const pointsIn = (position: Position): number => scoresOf(position)[seat] ?? 0;
  const gain = pointsIn(after) - pointsIn(steps[at - 1]?.after ?? start);
  gains.set(after, gain);
  return gain;
}

/** The feat of the play that led to a position, so that it is looked for once. */
const feats = new WeakMap<Position, { readonly feat: Feat | undefined }>();

function featAt({ start, steps }: TableRound, at: number): Feat | undefined {
  const step = steps[at];
  if (step === undefined) return undefined;
  const found = feats.get(step.after) ?? { feat: featOf(step, steps[at - 1]?.after ?? start, at) };
  feats.set(step.after, found);
  return found.feat;
}

/** Whether the viewer had a choice and has made it: the table is about to have the play. */
export function isSettled({ choices, view, turn, viewer }: TableModel): boolean {
  return turn === viewer && choices.size === 0 && (view?.legal.length ?? 0) > 1;
}

/** The ids of the tiles that the others' plays have touched since the viewer's last turn. */
export function newsTiles({ arrangement, news }: TableModel): ReadonlySet<string> {
  return new Set(arrangement.touched.slice(news.begin, news.end).flat());
}

/** A round as the table of fishing is told of it, see {@link roundSeen}. */
export function tableRoundOf(
  round: RoundAtTable,
  viewer: Seat | null,
  watched: number | null,
): TableRound {
  const { played, ...seen } = roundSeen(round, viewer, watched);
  return { ...seen, ...fishingRound(played) };
}
