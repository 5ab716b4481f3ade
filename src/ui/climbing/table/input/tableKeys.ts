import type { RefObject } from 'react';
import { declarePlay, declinePlay, passPlay } from '../../../../engine/climbing/index.ts';
import type { Play } from '../../../../engine/index.ts';
import type { KeyWords } from '../../../table/dialogs/KeysDialog.tsx';
import type { PlayingPresses } from '../../../table/usePressGuard.ts';
import { handKeyActions, handLetters, type KeyActions } from '../../../table/useTableKeys.ts';

/** The keys that play at the table in `root`: of the hand, and of what is played without cards. */
export function playKeys(
  root: RefObject<HTMLElement | null>,
  make: (play: Play) => void,
): KeyActions {
  return {
    ...handKeyActions((at) => pressFan(root.current, at)),
    p: () => make(passPlay),
    d: () => make(declarePlay),
    c: () => make(declinePlay),
  };
}

function pressFan(table: HTMLElement | null, at: number): void {
  const fan = table?.querySelectorAll<HTMLElement>('[data-region="hand"] button')[at];
  fan?.focus();
  fan?.click();
}

const playing = '[data-region="actions"]';

/** The presses that play; in the hand a press raises cards, and plays nothing. */
export const playingPresses: PlayingPresses = {
  playing,
  tables: `${playing}, [data-region="hand"]`,
  keys: ['p', 'd', 'c', 'Enter'],
};

/** In the order of their dialog: the keys that move and raise, then the single ones. */
export const tableKeys: readonly KeyWords[] = [
  ['arrows', 'climbing.table.key.arrows', 'table.keyName.arrows'],
  ['space', 'climbing.table.key.space', 'climbing.table.keyName.space'],
  ['backspace', 'climbing.table.key.backspace', 'climbing.table.keyName.backspace'],
  ['enter', 'climbing.table.key.enter', 'climbing.table.keyName.enter'],
  ['escape', 'climbing.table.key.escape', 'table.keyName.escape'],
  ['digits', 'climbing.table.key.digits', 'table.keyName.digits'],
  [handLetters, 'climbing.table.key.letters'],
  ['p', 'climbing.table.key.p'],
  ['d', 'climbing.table.key.d'],
  ['c', 'climbing.table.key.c'],
  ['o', 'climbing.table.key.o'],
  ['s', 'climbing.ladder.key'],
  ['i', 'table.key.i'],
  ['u', 'table.bar.undo'],
  ['r', 'more.watch'],
  ['z', 'more.since'],
  ['.', 'more.hand', 'table.keyName.period'],
  ['w', 'climbing.table.key.w'],
  ['x', 'climbing.aids.cards.key'],
  ['n', 'climbing.aids.passes.key'],
  ['l', 'table.log'],
  ['m', 'climbing.table.key.m'],
  ['/', 'table.typed.title'],
  ['?', 'climbing.table.key.question'],
];
