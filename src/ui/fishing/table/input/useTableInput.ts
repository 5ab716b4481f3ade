import type { RefObject } from 'react';
import { handKeyActions } from '../../../table/handKeys.ts';
import { type PlayingPresses, usePressGuard } from '../../../table/usePressGuard.ts';
import type { KeyActions } from '../../../table/useTableKeys.ts';
import type { Answering } from '../answers/useTableAnswer.ts';
import type { Choice } from '../choices.ts';
import type { MeantPlay, TableModel } from '../tableModel.ts';
import { focusNextFish, useFocusFlow } from './focusFlow.ts';
import { type Baiting, useBaiting } from './useBaiting.ts';
import { useDrag } from './useDrag.ts';

const playing = '[data-region="lake"], [data-region="actions"], [data-water]';

/** The presses that play; in the hand a press chooses a bait, and plays nothing. */
export const fishingPresses: PlayingPresses = {
  playing,
  tables: `${playing}, [data-region="hand"]`,
  keys: ['p', 't', 'k', 'h'],
};

/** How a person plays at a table: by tap, drag and key. */
export interface TableInput {
  readonly baiting: Baiting;
  /** Takes a hand tile as bait, or lets it go; the keyboard is led on to the first fish. */
  readonly chooseBait: (id: string, byKeyboard: boolean) => void;
  /** Makes a play that was not made with the tiles. */
  readonly make: (meant: MeantPlay) => void;
  /** The keys that play. */
  readonly keys: KeyActions & { readonly Escape: () => void };
}

/**
 * Lets a person play at the table in `root`, where the model has choices.
 * @param answering tells why something that was meant is not done
 */
export function useTableInput(
  root: RefObject<HTMLElement | null>,
  model: TableModel,
  onPlay: (meant: MeantPlay) => void,
  { refuse, clear }: Pick<Answering, 'refuse' | 'clear'>,
): TableInput {
  const played = usePressGuard(fishingPresses);
  const make = (meant: MeantPlay): void => {
    played();
    onPlay(meant);
  };
  const baiting = useBaiting(model, make, (fish, bait) => {
    if (fish === undefined) clear();
    else refuse(fish, bait);
  });
  const { leadToFish } = useFocusFlow(model);
  const { tile: bait, choices } = baiting;
  const { hand, lake } = model.arrangement;
  const place = choices?.place;
  const chooseBait = (id: string, byKeyboard: boolean): void => {
    if (baiting.toggle(id) && byKeyboard) leadToFish();
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
    chooseBait,
    make,
    keys: {
      ...handKeyActions((at) => {
        const tile = hand[at];
        if (tile !== undefined) chooseBait(tile.id, true);
      }),
      Escape: () => {
        const id = bait?.id;
        baiting.letGo();
        document.getElementById(`hand-${id}`)?.focus();
      },
      p: place ? () => baiting.place(place) : undefined,
      t: choiceKey(choices?.triple, baiting.choose),
      k: choiceKey(choices?.stack, baiting.choose),
      h: choiceKey(choices?.pair, baiting.choose),
      n: focusNextFish,
    },
  };
}

function choiceKey(
  choice: Choice | null | undefined,
  choose: (choice: Choice) => void,
): (() => void) | undefined {
  return choice ? () => choose(choice) : undefined;
}
