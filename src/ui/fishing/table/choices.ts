import {
  baitOf,
  catchersOf,
  fishOf,
  formOf,
  type Gain,
  gainOf,
  type SeatView,
  strandedByPlacing,
} from '../../../engine/fishing/index.ts';
import { countOf, type Kind, type Play } from '../../../engine/index.ts';

export interface Choice {
  readonly play: Play;
  readonly gain: Gain;
}

export interface BaitChoices {
  readonly bait: Kind;
  /** Fish taken one at a time, by kind. */
  readonly single: ReadonlyMap<Kind, Choice>;
  /** All three of its own kind, from the lake or from a stack. */
  readonly triple: Choice | null;
  readonly stack: Choice | null;
  readonly pair: Choice | null;
  readonly place: PlaceChoice | null;
}

/** Placing, with the fish it would strand. */
export interface PlaceChoice {
  readonly play: Play;
  /** The kinds that nothing could catch any more. */
  readonly strands: readonly Kind[];
  /** How many tiles of the lake that would be, the placed one included. */
  readonly strandedTiles: number;
  /** How many unseen tiles could catch it. */
  readonly catchers: number;
}

export function choicesOf(view: SeatView): ReadonlyMap<Kind, BaitChoices> {
  const baits = [...new Set(view.legal.map(baitOf))];
  return new Map(baits.map((bait) => [bait, baitChoices(view, bait)]));
}

function baitChoices(view: SeatView, bait: Kind): BaitChoices {
  const plays = view.legal.filter((play) => baitOf(play) === bait);
  const caught = view.catches[view.seat] ?? [];
  const choice = (play: Play): Choice => ({ play, gain: gainOf(view.game, caught, play) });
  const ofForm = (form: ReturnType<typeof formOf>): Choice | null => {
    const play = plays.find((each) => formOf(each) === form);
    return play === undefined ? null : choice(play);
  };
  const place = plays.find((play) => formOf(play) === 'place');
  return {
    bait,
    single: new Map(
      plays
        .filter((play) => formOf(play) === 'capture')
        .map((play) => [fishOf(play), choice(play)]),
    ),
    triple: ofForm('triple'),
    stack: ofForm('stack'),
    pair: ofForm('pair'),
    place: place === undefined ? null : placeChoice(view, place),
  };
}

function placeChoice(view: SeatView, play: Play): PlaceChoice {
  const strands = strandedByPlacing(view, play);
  const bait = baitOf(play);
  const own = strands.includes(bait) ? 1 : 0;
  // Only the fourth copy takes a locked stack (F9).
  const locked = view.stacks.includes(bait) ? 3 : 0;
  return {
    play,
    strands: locked > 0 && own === 0 ? [...strands, bait] : strands,
    strandedTiles: strands.reduce((sum, kind) => sum + countOf(view.lake, kind), own + locked),
    catchers: catchersOf(view, baitOf(play)),
  };
}

/** What tapping a fish of a kind takes: one of them, or all three where that is the only way. */
export function choiceFor(choices: BaitChoices, fish: Kind): Choice | undefined {
  return (
    choices.single.get(fish) ?? (fish === choices.bait ? (choices.triple ?? undefined) : undefined)
  );
}

export function canCatch({ single, triple, pair }: BaitChoices): boolean {
  return single.size > 0 || triple !== null || pair !== null;
}

export function playsIn(byBait: ReadonlyMap<Kind, BaitChoices>): readonly Play[] {
  return [...byBait.values()].flatMap(({ single, triple, stack, pair, place }) =>
    [...single.values(), triple, stack, pair, place].flatMap((choice) =>
      choice === null ? [] : [choice.play],
    ),
  );
}

/** What a play brings, if it is open to the seat. */
export function choiceOf(byBait: ReadonlyMap<Kind, BaitChoices>, play: Play): Choice | undefined {
  const own = byBait.get(baitOf(play));
  if (own === undefined) return undefined;
  return (
    [...own.single.values(), own.triple, own.stack, own.pair].find(
      (choice) => choice?.play === play,
    ) ?? undefined
  );
}
