import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import type { History } from '../../../src/store/history/history.ts';
import { useNewHonours } from '../../../src/ui/honours/NewHonours.tsx';
import { lookForHonours } from '../../../src/ui/sheet/sheet.ts';
import { roundOf } from '../../store/history/rounds.ts';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { openHistory } from '../../support/memoryChest.ts';

/** A history that has kept rounds of these seeds, the last of them just now. */
async function historyOf(...seeds: readonly string[]) {
  const history = openHistory();
  for (const [at, seed] of seeds.entries()) {
    await history.keep({ round: roundOf(seed), match: `m${at}`, number: 1 });
  }
  return history;
}

function show(history: History, round: RoundRecord | null) {
  const settings = openSettings(createMemoryStorage());
  const Sheet = () => {
    const ids = useNewHonours(history, settings, round);
    return ids.length > 0 && <p>{ids.join()}</p>;
  };
  return { settings, ...render(<Sheet />) };
}

test('the honours of a round are told on its sheet, and not those of an earlier one', async () => {
  const history = await historyOf('a', 'b', 'c');
  await lookForHonours(history);
  const told = ['a', 'b', 'c'].map((seed) => show(history, roundOf(seed)).container.textContent);
  const each = told.flatMap((ids) => (ids === '' ? [] : (ids ?? '').split(',')));
  expect(each.length).toBeGreaterThan(0);
  expect(new Set(each).size).toBe(each.length);
});

test('the honours of a round are told that was still on its way when it was looked for', async () => {
  const history = openHistory();
  await history.open();
  const round = roundOf('a');
  const kept = history.keep({ round, match: 'm', number: 1 });
  await lookForHonours(history);
  expect(show(history, round).container).not.toBeEmptyDOMElement();
  await kept;
});

test('they are put away by the setting', async () => {
  const history = await historyOf('a', 'b', 'c');
  await lookForHonours(history);
  const [sheet] = ['a', 'b', 'c']
    .map((seed) => show(history, roundOf(seed)))
    .filter(({ container }) => container.textContent !== '');
  if (sheet === undefined) throw new Error('a round brings an honour');
  act(() => sheet.settings.getState().change({ honours: false }));
  expect(sheet.container).toBeEmptyDOMElement();
});

test('what the history hears of once the sheet is there moves nothing on it', async () => {
  const history = await historyOf('a', 'b', 'c');
  const sheets = ['a', 'b', 'c'].map((seed) => show(history, roundOf(seed)));
  await act(() => lookForHonours(history));
  for (const { container } of sheets) expect(container).toBeEmptyDOMElement();
});

test('practice brings none, and no round at all none', async () => {
  const history = await historyOf('a', 'b', 'c');
  await lookForHonours(history);
  for (const seed of ['a', 'b', 'c']) {
    const { meta, ...round } = roundOf(seed);
    const tried = { ...round, meta: { ...meta, whatIf: 'code' } };
    expect(show(history, tried).container).toBeEmptyDOMElement();
  }
  expect(show(history, null).container).toBeEmptyDOMElement();
});
