import { expect, test } from 'vitest';
import { climbing } from '../../../src/engine/climbing/index.ts';
import { seenPlays } from '../../../src/engine/core/play.ts';
import { playThrough } from '../../../src/engine/core/round.ts';
import { climbingPlay, climbingTable } from '../../support/climbing/table.ts';
import { unwrap } from '../../support/table.ts';

test('what is seen of a play is who made it in which phase, and no position', () => {
  const table = climbingTable('sap-ng-wu', { hands: ['66 65', '54', '33'] });
  const [lead, pass] = [climbingPlay('66'), climbingPlay('pass')];
  const { steps } = unwrap(playThrough(climbing, table, [lead, pass]));
  expect(seenPlays(steps)).toStrictEqual([
    { seat: 0, phase: 'lead', play: lead },
    { seat: 1, phase: 'answer', play: pass },
  ]);
});
