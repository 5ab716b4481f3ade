import { describe, expect, test } from 'vitest';
import { settled } from '../../support/devices.ts';
import { comeTo, type FarDevice, playFar, seatedFar } from '../../support/farDevices.ts';
import { openTables } from '../../support/services.ts';

const verdicts = ({ rounds }: FarDevice) =>
  [...rounds.getState().values()].map(({ shuffle }) => shuffle);

const playsSeen = ({ table }: FarDevice) =>
  table.getState().told?.round?.views[0]?.seen.plays.length ?? 0;

describe('a device that was away', () => {
  test('accuses nobody where plays that it has seen were taken back meanwhile', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann, bo] = far;
    const watch = ann.tables.getState().tables[0]?.watch;
    if (!watch || bo === undefined) throw new Error('two play, and others may watch');
    const looking = openTables();
    looking.getState().remember(id, { keys: [watch], watchesAs: 'Wen' });
    const watcher = comeTo(hand, looking, id);
    await playFar(hand, far, 4, 25);
    await settled();
    const seen = playsSeen(watcher);
    watcher.line.cut();
    expect(await ann.table.deeds.ask(0, 'undo')).toBeNull();
    expect(await bo.table.deeds.answer(1, true)).toBeNull();
    await settled();
    expect(playsSeen(ann)).toBeLessThan(seen);
    await playFar(hand, far, 77);
    watcher.line.mend();
    await settled();
    await settled();
    expect([watcher, ann].map(verdicts)).toEqual([['proven'], ['proven']]);
  });

  test('accuses nobody of leaving out a salt that may never have come', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann, bo] = far;
    if (bo === undefined) throw new Error('two play');
    await playFar(hand, far, 3);
    await settled();
    bo.line.cut();
    void bo.table.deeds.agree(1);
    await settled();
    bo.table.close();
    await hand.pass(121_000);
    expect(await ann.table.deeds.ask(0, 'stand-in', 1)).toBeNull();
    expect(await ann.table.deeds.agree(0)).toBeNull();
    const back = comeTo(hand, bo.tables, id);
    await settled();
    await playFar(hand, [ann, back], 5);
    await settled();
    expect([back, ann].map((one) => verdicts(one).at(-1))).toEqual(['proven', 'proven']);
  });

  test('has all rounds of a match at once when it comes to the end of many', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    for (let round = 1; round <= 6; round += 1) {
      await playFar(hand, far, round);
      await settled();
      if (round === 6) break;
      for (const [place, { table }] of far.entries()) await table.deeds.agree(place);
      await settled();
    }
    const invite = far[0].tables.getState().tables[0]?.keys ?? [];
    const anew = openTables();
    anew.getState().remember(id, { keys: [...invite] });
    const device = comeTo(hand, anew, id);
    await settled();
    await settled();
    const { round } = device.source.getState();
    expect(round?.standing === 'true' && round.match.rounds.length).toBe(6);
  });
});

test('who came back to a device of two is nobody who could ask for an undo', async () => {
  const here = (name: string) => ({ by: 'here', name }) as const;
  const places = [here('Ann'), here('Bo'), { by: 'elsewhere' } as const];
  const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 3, places });
  const elsewhere = far[1];
  for (let at = 0; at < 40; at += 1) {
    await playFar(hand, far, 4 + at, 1);
    await settled();
    const seen = elsewhere?.table.getState().told?.round?.views[0]?.seen;
    if (seen?.turn === 2 && seen.plays.length > 6) break;
  }
  const back = comeTo(hand, far[0].tables, id);
  await settled();
  const { viewer, curtain, deeds } = back.source.getState();
  expect([viewer, curtain, deeds.undo]).toEqual([null, null, undefined]);
});
