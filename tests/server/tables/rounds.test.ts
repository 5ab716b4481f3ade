import { describe, expect, test } from 'vitest';
import { findVariant, invariant, rulesOf, variantIds } from '../../../src/engine/index.ts';
import { checkShuffle } from '../../../src/online/proof.ts';
import type { ReadTold } from '../../../src/online/readTold.ts';
import { chanceOf } from '../../support/chance.ts';
import { enter, openHandTables, playByTold, seatedTable, settled } from '../../support/devices.ts';

describe('a round at a table far away', () => {
  test.each(variantIds)('is played and proven to its end: %s', async (id) => {
    const variant = findVariant(id);
    invariant(variant !== undefined, 'the variant is known');
    const random = chanceOf(7);
    const at = await openHandTables({ seed: 3 });
    const { tables, pass } = at;
    const seats = variant.seatCounts[0];
    const {
      id: table,
      keys,
      seats: seated,
    } = await seatedTable(tables, { variant: id, seats }, random);
    const watcher = await enter(tables, { table, keys: [keys.watch], name: 'Wu' });
    await settled();
    const [first] = seated.values();
    invariant(first !== undefined, 'somebody sits');
    const commitments = new Set<string>();
    let plays = 0;
    for (;;) {
      const round: ReadTold['round'] = first.device.told().round;
      invariant(round !== null, 'a round is dealt');
      commitments.add(round.commitment);
      if (round.over !== null) break;
      let played = false;
      for (const [place, { device }] of seated) {
        const play = playByTold(device.told(), place, random);
        const view = device.told().round?.views[0];
        if (play === undefined || view === undefined) continue;
        const { formatPlay } = rulesOf({ variant });
        plays += 1;
        const body: object = {
          place,
          deal: round.deal,
          at: view.seen.plays.length,
          play: formatPlay(play.play),
          id: `p${plays}`,
        };
        const answered = device.ask('play', body);
        await pass(1200);
        const answer = await answered;
        if (!answer.ok) expect.fail(JSON.stringify([answer.why, body]));
        played = true;
        break;
      }
      if (!played) await pass(1200);
    }
    for (const [place, { device, salt }] of seated) {
      const { round } = device.told();
      invariant(round !== null && round.over !== null, 'the round is over');
      const [view] = round.views;
      invariant(view !== undefined, 'it was seen');
      expect(
        checkShuffle(
          {
            commitment: round.commitment,
            deal: 1,
            isFirst: true,
            places: seats,
            salts: new Map([[place, salt]]),
            seen: [{ seat: place, seen: view.seen }],
          },
          round.over,
        ),
      ).toBe('proven');
    }
    expect(commitments.size).toBe(1);
    expect(watcher.told().round?.views[0]?.place).toBeNull();
    expect(plays).toBeGreaterThan(5);
  });
});
