import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/engine/index.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { parseEntry } from '../../../src/store/history/entry.ts';
import { featsOfRound } from '../../../src/store/history/featsOfRound.ts';
import { honoursOf } from '../../../src/store/history/honours.ts';
import { type KeptRound, personOf, roundToKeep } from '../../../src/store/history/keptRound.ts';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { createMemoryChest, exportedText, openHistory } from '../../support/memoryChest.ts';
import { olderEntriesOf } from '../../support/olderRounds.ts';
import { unwrap } from '../../support/table.ts';
import { entryValueOf, keptAgain } from './keptAgain.ts';
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

  test('is kept', () => {
    expect(keptAgain(kept)).toEqual(kept);
  });

  test.each([{ seats: [1] }, { seats: [4], sitsOut: false }])('is damaged as %j', (online) => {
    const value = entryValueOf(kept, { online });
    expect(parseEntry('a', value)).toEqual({ ok: false, problem: 'damaged' });
  });

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

  test('comes back from half of a round of an older app', async () => {
    for (const lost of ['kept/', 'record/']) {
      const round = roundToKeep(roundOf('a', { online: { seats: [1] } }, people));
      const half = olderEntriesOf(round).filter(([key]) => !key.startsWith(lost));
      const history = openHistory(createMemoryChest(new Map(half)));
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
