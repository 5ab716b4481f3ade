import { describe, expect, test } from 'vitest';
import { rulesOf, type VariantId } from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { settled } from '../../support/devices.ts';
import { comeTo, invitedTo, playFar, seatedFar } from '../../support/farDevices.ts';
import { openTables } from '../../support/services.ts';

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
      const { hand, far } = await seatedFar({ variant, seats });
      for (const { source } of far) {
        expect(source.getState().round).toMatchObject({ standing: 'supposed', number: 1 });
      }
      await playFar(hand, far, 3);
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

  test('a play that is sent while the way is lost is made once it is back, and once', async () => {
    const { hand, far } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    await hand.pass(1200);
    const turn = far.find(({ source }) => source.getState().deeds.play !== undefined);
    if (turn === undefined) expect.fail('somebody has the turn');
    const { source, line, table } = turn;
    line.cut();
    const { round, deeds } = source.getState();
    if (round === null) expect.fail('a round is shown');
    const { position, steps } = round.played;
    const play = rulesOf(position.game).lastResort(position);
    expect(deeds.play?.(round, play)).toBe('sent');
    expect(deeds.play?.(round, play)).toBe('refused');
    await settled();
    expect(table.getState()).toMatchObject({ link: 'lost' });
    expect(source.getState()).toMatchObject({ sent: play, round: { played: { steps } } });
    line.mend();
    await settled();
    // The way is cut once more, right after the answer: nothing is asked again.
    line.cut();
    line.mend();
    await settled();
    expect(source.getState().sent).toBeNull();
    const made = source.getState().round?.played.steps ?? [];
    expect(made[0]).toMatchObject({ play });
    expect(line.asked.filter((name) => name === 'play')).toHaveLength(1);
  });

  test('two at one device see their hands only behind the curtain, each their own', async () => {
    const { hand, far } = await seatedFar({
      variant: 'shi-wu-hu',
      seats: 3,
      places: [{ by: 'here', name: 'Ann' }, { by: 'here', name: 'Bo' }, { by: 'elsewhere' }],
    });
    const [shared, other] = far;
    const seen = new Set<number>();
    for (let turns = 0; turns < 60 && seen.size < 2; turns += 1) {
      await playFar(hand, [other ?? shared], 1, 1);
      const { curtain, viewer, deeds } = shared.source.getState();
      if (curtain !== null) {
        expect(viewer).not.toBe(curtain);
        expect(deeds.play).toBeUndefined();
        deeds.look?.();
        expect(shared.source.getState()).toMatchObject({ curtain: null, viewer: curtain });
        seen.add(curtain);
        const views = shared.table.getState().told?.round?.views ?? [];
        const told = views.find(({ place }) => place === curtain)?.seen.deal.hands[curtain];
        expect(shared.source.getState().round?.dealt[curtain]).toEqual(told);
      }
      shared.source.getState().deeds.stopWatching?.();
      const now = shared.source.getState();
      if (now.round === null || now.deeds.play === undefined) continue;
      const { position } = now.round.played;
      now.deeds.play(now.round, rulesOf(position.game).lastResort(position));
      await settled();
    }
    expect(seen.size).toBe(2);
  });

  test('who watches sees the table without a hand, and plays nothing', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const { watch } = far[0].tables.getState().tables[0] ?? {};
    const tables = invitedTo(id, watch ?? '');
    tables.getState().remember(id, { watchesAs: 'Wei' });
    const watcher = comeTo(hand, tables, id);
    await playFar(hand, far, 2, 12);
    expect(watcher.source.getState()).toMatchObject({ viewer: null, curtain: null });
    const shown = watcher.source.getState().round?.played.steps.length;
    expect(shown).toBe(far[0].source.getState().round?.played.steps.length);
    expect(watcher.source.getState().deeds).toEqual({ show: expect.any(Function) });
    expect(far[0].table.getState().people?.watchers).toEqual(['Wei']);
    await far[0].table.deeds.letWatch(false);
    expect(watcher.table.getState()).toMatchObject({ gone: 'not-allowed', link: 'lost' });
  });

  test('an undo is asked of the others, and goes back to the last decision of who asks', async () => {
    const { hand, far } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann, bo] = far;
    if (bo === undefined) expect.fail('two are there');
    await playFar(hand, far, 2, 8);
    const before = ann.source.getState().round?.played.steps ?? [];
    ann.source.getState().deeds.undo?.();
    await settled();
    expect(ann.table.getState().told?.request).toMatchObject({ place: 0, wish: 'undo', of: [1] });
    expect(ann.source.getState().deeds.undo).toBeUndefined();
    expect(await bo.table.deeds.answer(1, true)).toBeNull();
    await settled();
    const after = bo.source.getState().round?.played.steps ?? [];
    expect(after.length).toBeLessThan(before.length);
    expect(ann.source.getState().round?.played.steps).toHaveLength(after.length);
    expect(ann.table.getState().told?.outcome).toMatchObject({ wish: 'undo', came: 'granted' });
  });

  test('a place goes over to another device by a link, and this one is let go', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const bo = far[1];
    const key = await bo?.table.deeds.give(1);
    if (typeof key !== 'string') expect.fail('a key opens it');
    await settled();
    expect(bo?.table.getState().gone).toBe('moved');
    const phone = comeTo(hand, invitedTo(id, key), id);
    await settled();
    expect(phone.table.getState().told?.own).toEqual([1]);
    expect(far[0].table.getState().told?.places[1]).toMatchObject({ name: 'Bo', moves: 1 });
    await playFar(hand, [far[0], phone], 4);
  });

  test.each([
    ['the only place', 'elsewhere', { gone: 'moved' }],
    ['one of two', 'here', { gone: null, told: { own: [0] } }],
  ] as const)('%s that goes over while the way is lost is not lost', async (_, by, left) => {
    const places = [
      { by: 'here', name: 'Ann' },
      by === 'here' ? { by, name: 'Bo' } : { by },
    ] as const;
    const { hand, far, id, invite } = await seatedFar({ variant: 'tiu-u', seats: 2, places });
    const had = far.find(({ table }) => table.getState().told?.own.includes(1));
    const keys = had?.tables.getState().tables[0]?.keys ?? [];
    had?.table.close();
    const tables = openTables();
    tables.getState().remember(id, { keys: keys.filter((key) => key !== invite) });
    let cut: (() => void) | undefined;
    // The server has done it by the time that it tells who is there.
    const device = comeTo(hand, tables, id, (name, body) => {
      if (name === 'people') cut?.();
      return body;
    });
    await settled();
    cut = device.line.cut;
    let key: string | null = null;
    void device.table.deeds.give(1).then((given) => {
      key = given;
    });
    await settled();
    expect(device.table.getState().link).toBe('lost');
    cut = undefined;
    device.line.mend();
    await settled();
    expect(key).toHaveLength(26);
    expect(tables.getState().tables[0]?.keys).not.toContain(key);
    expect(device.table.getState()).toMatchObject(left);
    const phone = comeTo(hand, invitedTo(id, key ?? ''), id);
    await settled();
    expect(phone.table.getState().told?.own).toEqual([1]);
  });

  test('a device that was let go does not come back when its page wakes', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann] = far;
    const newer = [1, 2, 3].map(() => comeTo(hand, ann.tables, id));
    await settled();
    expect(ann.table.getState().gone).toBe('too-many');
    ann.table.renew();
    await settled();
    expect(newer.map(({ table }) => table.getState().gone)).toEqual([null, null, null]);
  });

  test('a table that another tab has forgotten is not listed again without its keys', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann] = far;
    ann.tables.getState().forget(id);
    await playFar(hand, far, 3, 4);
    expect(ann.source.getState().round?.played.steps.length).toBeGreaterThan(0);
    expect(ann.tables.getState().tables).toEqual([]);
  });

  test('a salt that the server has not taken accuses nobody', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann, bo] = far;
    const tables = openTables();
    const { keys = [] } = bo?.tables.getState().tables[0] ?? {};
    tables.getState().remember(id, { keys });
    const laptop = comeTo(hand, tables, id);
    await playFar(hand, far, 3);
    laptop.line.cut();
    await settled();
    laptop.source.getState().deeds.dealNextRound?.();
    for (const device of [bo, ann]) {
      device?.source.getState().deeds.dealNextRound?.();
      await settled();
    }
    laptop.line.mend();
    await settled();
    expect(laptop.table.getState().refused).toMatchObject({ deed: 'next', why: 'stale' });
    await playFar(hand, far, 4);
    await settled();
    expect([...laptop.rounds.getState().values()].map(({ shuffle }) => shuffle)).toEqual([
      'proven',
      'proven',
    ]);
  });

  test('a table that has ended in the midst of a round waits for nobody here', async () => {
    const { hand, far } = await seatedFar({
      ...{ variant: 'tiu-u', seats: 3 },
      places: [{ by: 'here', name: 'Ann' }, { by: 'here', name: 'Bo' }, { by: 'elsewhere' }],
    });
    const [shared, other] = far;
    const state = () => shared.source.getState();
    await playFar(hand, far, 1, 12);
    for (let turns = 0; turns < 9 && state().curtain === null; turns += 1) {
      await playFar(hand, far, 1, 1);
    }
    expect(state().curtain).not.toBeNull();
    expect(state().deeds.undo).toBeDefined();
    await other?.table.deeds.ask(2, 'end');
    for (const place of [0, 1]) await shared.table.deeds.answer(place, true);
    await settled();
    expect(shared.table.getState().told).toMatchObject({ ended: true });
    expect(state()).toMatchObject({ curtain: null, round: { standing: 'true' } });
    for (const { source } of far) expect(source.getState().deeds.undo).toBeUndefined();
  });

  test('a server that lies or garbles is told of, and nothing breaks', async () => {
    const { hand, far, id, invite } = await seatedFar({ variant: 'sap-ng-wu', seats: 3 });
    const random = chanceOf(11);
    let spoils = true;
    const bo = far[1];
    if (bo === undefined) expect.fail('somebody else is there');
    const liar = comeTo(hand, bo.tables, id, (_, body) =>
      spoils && random() < 0.7 ? spoiled(body, random) : body,
    );
    let told = 0;
    for (let turns = 0; turns < 60; turns += 1) {
      await playFar(hand, far, turns, 1);
      const { round, deeds } = liar.source.getState();
      if (liar.table.getState().isGarbled || liar.source.isMisled()) told += 1;
      if (round !== null && deeds.play !== undefined) {
        const { position } = round.played;
        expect(rulesOf(position.game).legalPlays(position).length).toBeGreaterThan(0);
      }
      expect(invite).toHaveLength(26);
    }
    expect(told).toBeGreaterThan(0);
    spoils = false;
    liar.table.renew();
    await settled();
    expect(liar.table.getState().isGarbled).toBe(false);
    expect(liar.source.isMisled()).toBe(false);
    const honest = bo.source.getState().round?.played.steps.length;
    expect(liar.source.getState().round?.played.steps).toHaveLength(honest ?? -1);
  });

  test('a way that is begun anew is lost only where it was before', async () => {
    const { far } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [one] = far;
    if (one === undefined) expect.fail('somebody is there');
    const { table, line } = one;
    const links: string[] = [];
    table.subscribe(({ link }, before) => {
      if (link !== before.link) links.push(link);
    });
    table.renew();
    await settled();
    expect(links).toEqual(['coming', 'here']);
    line.cut();
    table.renew();
    await settled();
    expect(links.slice(2)).toEqual(['lost', 'here']);
  });

  test('a table that has ended in the midst of a round takes no play and no undo', async () => {
    const { hand, far } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    await playFar(hand, far, 3, 4);
    await hand.pass(1200);
    await settled();
    const deeds = () => far.map(({ source }) => source.getState().deeds);
    expect(deeds().some(({ play }) => play !== undefined)).toBe(true);
    expect(deeds().some(({ undo }) => undo !== undefined)).toBe(true);
    await far[0].table.deeds.ask(0, 'end');
    await settled();
    await far[1]?.table.deeds.answer(1, true);
    await settled();
    expect(far[0].table.getState().told?.ended).toBe(true);
    expect(far[0].source.getState().round?.played.position.phase).not.toBe('over');
    for (const { play, undo } of deeds()) expect([play, undo]).toEqual([undefined, undefined]);
  });

  test('a deal that was changed after the salts were given is found out', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const bo = far[1];
    if (bo === undefined) expect.fail('two are there');
    const cheated = comeTo(hand, bo.tables, id, (_, body) =>
      JSON.parse(JSON.stringify(body).replace(/"secret":"[0-9a-f]{4}/g, '"secret":"0000')),
    );
    await playFar(hand, far, 3);
    await settled();
    expect([...cheated.rounds.getState().values()].map(({ shuffle }) => shuffle)).toEqual([
      'other-secret',
    ]);
    expect([...bo.rounds.getState().values()].map(({ shuffle }) => shuffle)).toEqual(['proven']);
  });
});

/** What a server says, with something in it changed by chance. */
function spoiled(body: unknown, random: () => number): unknown {
  const text = JSON.stringify(body) ?? 'null';
  const at = Math.floor(random() * text.length);
  const signs = '0123456789abc[]{},":-';
  const sign = signs.charAt(Math.floor(random() * signs.length));
  const changed = text.slice(0, at) + sign + text.slice(at + 1);
  try {
    return JSON.parse(changed);
  } catch {
    return random() < 0.5 ? changed : null;
  }
}
