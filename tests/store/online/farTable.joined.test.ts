import { describe, expect, test } from 'vitest';
import { rulesOf, type VariantId } from '../../../src/engine/index.ts';
import type { DeviceTables } from '../../../src/store/online/deviceTables.ts';
import { gatherRounds } from '../../../src/store/online/farRounds.ts';
import { createFarSource } from '../../../src/store/online/farSource.ts';
import { goToTable } from '../../../src/store/online/farTable.ts';
import { openTable } from '../../../src/store/online/openTable.ts';
import type { OpenWish } from '../../../src/store/online/openWish.ts';
import { chanceOf } from '../../support/chance.ts';
import { fillBy, type HandTables, openHandTables, settled } from '../../support/devices.ts';
import { createHandClock } from '../../support/handClock.ts';
import { type NearLine, nearLineTo } from '../../support/nearLine.ts';
import { openTables } from '../../support/services.ts';

interface Far {
  readonly tables: DeviceTables;
  readonly line: NearLine;
  readonly table: ReturnType<typeof goToTable>;
  readonly source: ReturnType<typeof createFarSource>;
  readonly rounds: ReturnType<typeof gatherRounds>;
  readonly kept: number[];
}

const fill = fillBy(chanceOf(7));

function comeTo(hand: HandTables, tables: DeviceTables, id: string, seed: number): Far {
  const line = nearLineTo(hand);
  const kept: number[] = [];
  const table = goToTable({
    ...{ id, tables, openLine: line.openLine, app: 'test', fillWithChance: fill },
    joinNamed: () => undefined,
  });
  const rounds = gatherRounds(table, tables, ({ revealed }) => kept.push(revealed.deal));
  const { timer } = createHandClock();
  const source = createFarSource({ table, rounds, timer, random: chanceOf(seed) });
  return { tables, line, table, source, rounds, kept };
}

/** Opens a table and has two or more devices sit down, a place each. */
async function seated(wish: Partial<OpenWish> & Pick<OpenWish, 'variant' | 'seats'>) {
  const hand = await openHandTables();
  const first = openTables();
  const opening = openTable(
    {
      openLine: nearLineTo(hand).openLine,
      tables: first,
      fillWithChance: fill,
      app: 'test',
      onLink: () => undefined,
    },
    {
      ...{ rules: {}, goal: null, tapsPasses: false },
      places: Array.from({ length: wish.seats }, (_, place) =>
        place === 0 ? { by: 'here', name: 'Ann' } : { by: 'elsewhere' },
      ),
      ...wish,
    },
    undefined,
  );
  const opened = await opening.opened;
  if (!opened.ok) expect.fail(opened.why);
  const { id } = opened;
  const { invite } = first.getState().tables[0] ?? { invite: null };
  if (invite === null) expect.fail('the device keeps the invitation');
  const devices = [first];
  for (let other = 1; other < wish.seats; other += 1) {
    const tables = openTables();
    tables.getState().remember(id, { keys: [invite] });
    devices.push(tables);
  }
  const names = ['Ann', 'Bo', 'Cai', 'Di'];
  const far: Far[] = [];
  for (const [place, tables] of devices.entries()) {
    const one = comeTo(hand, tables, id, place);
    await settled();
    expect(await one.table.deeds.sit(place, names[place] ?? '')).toBeNull();
    far.push(one);
  }
  await settled();
  return { hand, far, id };
}

/** Plays until the round is over, each by what their own screen offers. */
async function playOn(hand: HandTables, far: readonly Far[], seed: number) {
  const random = chanceOf(seed);
  for (let turns = 0; turns < 1500; turns += 1) {
    await hand.pass(1200);
    if (far[0]?.source.getState().round?.played.position.phase === 'over') return turns;
    for (const { source } of far) {
      const { round, deeds } = source.getState();
      if (round === null || deeds.play === undefined) continue;
      const { position } = round.played;
      const { legalPlays, lastResort } = rulesOf(position.game);
      const legal = legalPlays(position);
      const any = legal[Math.floor(random() * legal.length)];
      const play = random() < 0.6 || any === undefined ? lastResort(position) : any;
      expect(deeds.play(round, play)).toBe('sent');
      expect(source.getState().sent).toBe(play);
      expect(source.getState().deeds.play).toBeUndefined();
      // Now and then the way is cut while the play is on it.
      if (random() < 0.1) {
        const cut = far.find((one) => one.source === source);
        cut?.line.cut();
        await settled();
        expect(cut?.table.getState().link).toBe('lost');
        cut?.line.mend();
      }
      break;
    }
    await settled();
  }
  return expect.fail('the round does not end');
}

const games: readonly [VariantId, number][] = [
  ['tiu-u', 2],
  ['shi-wu-hu', 3],
  ['sap-ng-wu', 3],
  ['luan-chuo', 3],
  ['ma-hua-hua', 3],
];

describe('a table far away', () => {
  test.each(games)(
    'plays %s for %i to its end, and the next one by agreement',
    async (variant, seats) => {
      const { hand, far } = await seated({ variant, seats });
      for (const { source } of far) {
        expect(source.getState().round).toMatchObject({ standing: 'supposed', number: 1 });
      }
      await playOn(hand, far, 3);
      await settled();
      for (const { source, rounds, kept } of far) {
        expect(source.getState().round?.standing).toBe('true');
        expect([...rounds.getState().values()].map(({ shuffle }) => shuffle)).toEqual(['proven']);
        expect(kept).toEqual([1]);
      }
      for (const { source } of far) {
        source.getState().deeds.dealNextRound?.();
        await settled();
      }
      await settled();
      const next = far.map(({ source }) => source.getState().round);
      expect(next.map((round) => round?.number)).toEqual(far.map(() => 2));
    },
  );
});
