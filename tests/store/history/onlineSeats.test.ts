import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/engine/index.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { featsOfRound } from '../../../src/store/history/featsOfRound.ts';
import { honoursOf } from '../../../src/store/history/honours.ts';
import {
  type KeptRound,
  keptValueOf,
  parseKept,
  personOf,
  roundToKeep,
} from '../../../src/store/history/keptRound.ts';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { createMemoryChest, exportedText, openHistory } from '../../support/memoryChest.ts';
import { unwrap } from '../../support/table.ts';
import { roundOf } from './rounds.ts';

const people = ['person', 'person'] as const;

function keptWith(meta: JsonObject): KeptRound {
  return roundToKeep(roundOf('a', meta, people)).kept;
}

describe('who was at this device, of those at a table far away', () => {
  const kept = keptWith({ online: { seats: [1] } });

  test('is told by its record, and once more by the text that is kept', () => {
    expect(kept.online).toEqual({ seats: [1], sitsOut: false });
    const { text } = roundToKeep(roundOf('a', { online: { seats: [1] } }, people));
    expect(unwrap(parseRecord(text)).meta?.online).toEqual({ seats: [1] });
  });

  test.each([1, 'seat 1', {}, { seats: 1 }, { seats: [9] }, { seats: ['1'] }])(
    'is not told by %j',
    (online) => {
      expect(keptWith({ online }).online).toBeNull();
    },
  );

  test('is nobody of a seat that the round lacks', () => {
    expect(keptWith({ online: { seats: [1, 3] } }).online?.seats).toEqual([1]);
  });

  test('is written in a version of its own, which an older app leaves as newer', () => {
    const value = keptValueOf(kept);
    expect(value).toMatchObject({ version: 5, online: { seats: [1], sitsOut: false } });
    expect(unwrap(parseKept(value))).toEqual(kept);
    expect(keptValueOf(keptWith({}))).not.toHaveProperty('online');
    expect(keptValueOf(keptWith({}))).toMatchObject({ version: 1 });
  });

  test.each([{ seats: [2], sitsOut: false }, { seats: [1] }, { seats: [4], sitsOut: false }])(
    'is damaged as %j',
    (online) => {
      expect(parseKept({ ...keptValueOf(kept), online })).toEqual({
        ok: false,
        problem: 'damaged',
      });
    },
  );

  test('decides whose round it was', () => {
    expect(personOf(kept)).toBe(1);
    expect(personOf(keptWith({}))).toBeNull();
    expect(personOf(keptWith({ online: { seats: [0, 1] } }))).toBeNull();
    expect(personOf(keptWith({ online: { seats: [] } }))).toBeNull();
    const sitsOut = { place: 0, name: 'Dee' };
    expect(personOf(keptWith({ sitsOut, online: { seats: [1] } }))).toBe(1);
    expect(personOf(keptWith({ sitsOut, online: { seats: [1], sitsOut: true } }))).toBeNull();
    expect(personOf(keptWith({ sitsOut }))).toBeNull();
  });

  test('decides whose honours they are', () => {
    const feats = [['triple'], ['supreme']];
    const groups = honoursOf([{ ...kept, feats }], ['tiu-u']);
    const earned = groups.flatMap(({ honours }) => honours).filter(({ first }) => first !== null);
    expect(earned.map(({ id, first }) => [id, first?.seat])).toEqual([
      ['everyGame', 1],
      ['supreme', 1],
    ]);
  });

  test('comes back from half of a round', async () => {
    for (const lost of ['kept/', 'record/']) {
      const chest = createMemoryChest();
      const round = roundOf('a', { online: { seats: [1] } }, people);
      await openHistory(chest).keep({ round, match: 'm', number: 1, hasLeft: true });
      for (const key of [...chest.kept.keys()]) if (key.startsWith(lost)) chest.kept.delete(key);
      const history = openHistory(chest);
      await history.open();
      expect(history.state.getState().stock?.rounds[0]?.online?.seats, lost).toEqual([1]);
    }
  });

  test('is in the file of a history, which brings it back', async () => {
    const history = openHistory();
    const round = roundOf('a', { online: { seats: [1] } }, people);
    await history.keep({ round, match: 'm', number: 1, hasLeft: true });
    await history.open();
    const other = openHistory();
    await other.open();
    const file = await exportedText(history, openSettings(createMemoryStorage()).getState());
    expect(file).toContain('"online":{"seats":[1]}');
    await other.add(file ?? '', {
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    expect(other.state.getState().stock?.rounds[0]?.online).toEqual({ seats: [1], sitsOut: false });
  });
});

test('who a bot has stood in for has done nothing by itself', () => {
  const round = roundOf('a', { standIns: [0] }, people);
  const feats = featsOfRound(round, () => [['triple'], ['triple']]);
  const stoodInFor = round.starter;
  expect(feats[stoodInFor]).toEqual([]);
  expect(feats[1 - stoodInFor]).toEqual(['triple', 'unaided']);
  const bots = featsOfRound(roundOf('a', { standIns: [0] }, ['greedy', 'greedy']), () => [[], []]);
  expect(bots).toEqual([['unaided'], ['unaided']]);
});
