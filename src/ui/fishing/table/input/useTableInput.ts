import type { RefObject } from 'react';
import type { BoardMode, OnPlay } from '../../../table/board.ts';
import { type PlayingPresses, usePressGuard } from '../../../table/usePressGuard.ts';
import { handKeyActions, type KeyActions } from '../../../table/useTableKeys.ts';
import type { Answering } from '../answers/useTableQuestions.ts';
import type { TableTile } from '../arrangement.ts';
import type { Choice } from '../choices.ts';
import type { TableModel } from '../tableModel.ts';
import { focusNextFish, useFocusFlow } from './focusFlow.ts';
import { type Baiting, useBaiting } from './useBaiting.ts';
import { useBaitTold } from './useBaitTold.ts';
import { useDrag } from './useDrag.ts';

const playing = '[data-region="lake"], [data-region="actions"], [data-water]';

/** The presses that play; in the hand a press chooses a bait, and plays nothing. */
export const fishingPresses: PlayingPresses = {
  playing,
  tables: `${playing}, [data-region="hand"]`,
  keys: ['p', 't', 'k', 'h'],
};

/** How a person plays or points at a table: by tap, drag and key. */
export interface TableInput {
  readonly baiting: Baiting;
  /**
   * Takes or lets go of a hand tile as bait, by keyboard led on to the first fish; or points at it.
   */
  readonly press: (tile: PressedTile, byKeyboard: boolean) => void;
  /** Takes a fish with the bait, or points at it. */
  readonly pressFish: (fish: PressedTile) => void;
  /** Makes a play that was not made with the tiles. */
  readonly make: OnPlay;
  readonly keys: KeyActions & { readonly Escape: () => void };
}

type PressedTile = Pick<TableTile, 'id' | 'kind'>;

/**
 * Lets a person play at the table in `root`, where the model has choices, or point at its tiles.
 * @param answering tells why something that was meant is not done
 * @param withPoints whether it tells what a fish brings
 */
export function useTableInput(
  root: RefObject<HTMLElement | null>,
  model: TableModel,
  mode: BoardMode,
  { refuse, clear }: Pick<Answering, 'refuse' | 'clear'>,
  withPoints: boolean,
): TableInput {
  const played = usePressGuard(fishingPresses);
  const make: OnPlay = (play, picks) => {
    if (mode.does !== 'play') return;
    played();
    mode.onPlay(play, picks);
  };
  const baiting = useBaiting(
    model,
    make,
    mode.does === 'play' && mode.answers === true,
    (fish, bait) => {
      if (fish === undefined) clear();
      else refuse(fish, bait);
    },
  );
  const { leadToFish } = useFocusFlow(model);
  const { tile: bait, choices } = baiting;
  const { tellPutBack, tellWhyNot } = useBaitTold(model, bait, withPoints);
  const plays = mode.does === 'play';
  const notDone = plays ? tellWhyNot : undefined;
  const { hand, lake } = model.arrangement;
  const place = choices?.place;
  const press = ({ id, kind }: PressedTile, byKeyboard: boolean): void => {
    clear();
    if (mode.does === 'point') mode.onPoint(kind);
    else if (model.phase !== 'hand' || model.choices.size === 0) notDone?.();
    else if (!baiting.toggle(id)) tellPutBack();
    else if (byKeyboard) leadToFish();
  };
  useDrag(root, {
    grab: (id) => {
      clear();
      if (id !== undefined && id !== bait?.id) baiting.toggle(id);
    },
    dropOnFish: (id) => {
      const fish = lake.find(([top]) => top?.id === id)?.[0];
      if (fish) baiting.take(id, fish.kind);
    },
    dropInLake: (id) => {
      const [tile] = lake.find(([top]) => top?.id === id) ?? [];
      if (place) baiting.place(place);
      else refuse(tile?.kind ?? null, bait?.kind);
    },
    letGo: baiting.letGo,
  });
  return {
    baiting,
    press,
    pressFish: ({ id, kind }) => {
      if (mode.does === 'point') mode.onPoint(kind);
      else baiting.take(id, kind);
    },
    make,
    keys: {
      ...handKeyActions((at) => {
        const tile = hand[at];
        if (tile !== undefined) press(tile, true);
      }),
      Escape: () => {
        const id = bait?.id;
        clear();
        if (model.phase === 'hand') tellPutBack();
        baiting.letGo();
        document.getElementById(`hand-${id}`)?.focus();
      },
      p: place ? () => baiting.place(place) : notDone,
      t: choiceKey(choices?.triple, baiting.choose) ?? notDone,
      k: choiceKey(choices?.stack, baiting.choose) ?? notDone,
      h: choiceKey(choices?.pair, baiting.choose) ?? notDone,
      n: choices === undefined ? notDone : focusNextFish,
    },
  };
}

function choiceKey(
  choice: Choice | null | undefined,
  choose: (choice: Choice) => void,
): (() => void) | undefined {
  return choice ? () => choose(choice) : undefined;
}
