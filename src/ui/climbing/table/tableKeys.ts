import type { KeyWords } from '../../table/dialogs/KeysDialog.tsx';
import { handLetters } from '../../table/useTableKeys.ts';

/**
 * The keys of the table in the order in which their dialog lists them: those that move and raise,
 * then the single ones.
 */
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
