import type { KeyWords } from '../../../table/dialogs/KeysDialog.tsx';
import { handLetters } from '../../../table/useTableKeys.ts';

/** In the order of their dialog: the keys that move and choose, then the single ones. */
export const tableKeys: readonly KeyWords[] = [
  ['arrows', 'table.key.arrows', 'table.keyName.arrows'],
  ['enter', 'table.key.enter', 'table.keyName.enter'],
  ['escape', 'table.key.escape', 'table.keyName.escape'],
  ['digits', 'table.key.digits', 'table.keyName.digits'],
  [handLetters, 'table.key.letters'],
  ['n', 'table.key.n'],
  ['p', 'table.action.place'],
  ['t', 'table.key.t'],
  ['k', 'table.key.k'],
  ['h', 'table.key.h'],
  ['u', 'table.bar.undo'],
  ['r', 'more.watch'],
  ['z', 'more.since'],
  ['.', 'more.hand', 'table.keyName.period'],
  ['y', 'more.why'],
  ['s', 'more.score'],
  ['f', 'more.fish'],
  ['g', 'more.groups'],
  ['w', 'more.totals'],
  ['x', 'more.unseen'],
  ['c', 'table.key.c'],
  ['b', 'rooms.rules'],
  ['l', 'table.log'],
  ['i', 'table.key.i'],
  ['m', 'table.key.m'],
  ['/', 'table.typed.title'],
  ['?', 'table.key.question'],
];
