import { expect, test } from 'vitest';
import { deadStacksOf } from '../../../src/engine/fishing/index.ts';
import { kindOf } from '../../../src/engine/index.ts';
import { viewWith } from './viewWith.ts';

const rules = { thirdTile: 'stack' } as const;

test('F9 a stack stays open while the fourth copy is unseen, in the own hand or drawn', () => {
  expect(deadStacksOf(viewWith('tiu-u', { rules, stacks: '44' }))).toEqual([]);
  expect(deadStacksOf(viewWith('tiu-u', { rules, stacks: '44', hand: '44' }))).toEqual([]);
  expect(deadStacksOf(viewWith('tiu-u', { rules, stacks: '44', drawn: '44' }))).toEqual([]);
});

test('F9 a stack is dead once its fourth copy lies in the lake, though others catch that one', () => {
  const view = viewWith('tiu-u', { rules, stacks: '44 65', lake: '44', hand: '62' });
  expect(deadStacksOf(view)).toEqual([kindOf('44')]);
});
