import type { KeyWords } from '../../table/KeysDialog.tsx';

/** The single keys of the table, in the order in which the dialog of the keys lists them. */
export const tableKeys: readonly KeyWords[] = [
  ['n', 'table.key.n'],
  ['p', 'table.action.place'],
  ['t', 'table.key.t'],
  ['k', 'table.key.k'],
  ['h', 'table.key.h'],
  ['u', 'table.bar.undo'],
  ['r', 'more.watch'],
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
