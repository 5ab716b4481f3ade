import { expect, test } from 'vitest';
import { droppedAfter, reportOf } from './report.ts';

test('a report has what was spoken beside what was told, in turn', () => {
  const spoken = [{ words: 'Bo passed. ', sent: 2500, begun: 2600, lost: 'passed. ' }];
  const heard = [{ at: 2000, words: 'Bo passed.', fate: 'cut off', sent: 2500, again: 0 }] as const;
  expect(reportOf({ began: 1000, spoken, heard })).toBe(
    [
      '   1.00 told      Bo passed.  [cut off, after 0.50 s]',
      '   1.50   voice   Bo passed.  [cut off: passed.]',
      'told: 1 cut off',
      '',
    ].join('\n'),
  );
});

test('what the reader dropped is counted for some seconds', () => {
  const log = [
    '13:09:17.999999 - EVENT MANAGER: Ignoring event type due to deluge',
    '13:09:18.500000 - EVENT MANAGER: Not processing this event due to flood.',
    '13:09:18.600000 - EVENT MANAGER: Ignoring event type due to role',
    '13:09:21.500000 - EVENT MANAGER: Pruning event queue due to flood.',
  ].join('\n');
  expect(droppedAfter(log, Date.UTC(2026, 10, 27, 13, 9, 18))).toBe(1);
});
