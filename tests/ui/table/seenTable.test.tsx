import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import type { AtTable } from '../../../src/store/table/source.ts';
import { useSeenTable } from '../../../src/ui/table/seenTable.tsx';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { setupOf } from '../../support/matches.ts';
import { Voice } from '../../support/Voice.tsx';

const askedOdds = { odds: 'awaited' } as const;
const askOdds = () => undefined;

/** What a table is given at a moment that differs from its first one. */
function seen(
  moment: Partial<Pick<AtTable, 'watched'>> = {},
  { hints = true, isPractice = false } = {},
) {
  const matches = openTable(createMemoryStorage());
  act(() => matches.getState().startMatch(setupOf(['person', 'greedy'])));
  const settings = openSettings(createMemoryStorage());
  act(() => settings.getState().change({ hints }));
  const table = createLocalSource(matches, settings);
  const now = table.getState();
  const { round } = now;
  if (round === null) throw new Error('a match has begun');
  const elsewhere = { onHome: vi.fn(), onScores: vi.fn(), onExport: vi.fn(), onSettings: vi.fn() };
  const props = {
    table,
    settings,
    lessonOffer: () => undefined,
    moment: {
      ...{ ...now, ...moment, askedOdds, deeds: { ...now.deeds, askOdds } },
      round: { ...round, isPractice },
    },
    ...elsewhere,
  };
  const waiting = { names: ['Ann', 'Bo'], turn: 0, steps: [] };
  return renderHook(() => useSeenTable(props, waiting), { wrapper: Voice }).result.current;
}

describe('the odds of playing on', () => {
  test('are asked for and shown where hints are on', () => {
    expect(seen()).toMatchObject({ askedOdds, onOdds: askOdds });
  });

  test('are neither where hints are off', () => {
    expect(seen({}, { hints: false })).toMatchObject({ askedOdds: null, onOdds: undefined });
  });

  test('are neither while the past is shown', () => {
    expect(seen({ watched: 0 })).toMatchObject({ askedOdds: null, onOdds: undefined });
  });
});

describe('what is asked beside the play', () => {
  test('is the lesson of a newcomer', () => {
    expect(seen().askedAside).toBeTruthy();
  });

  test('is nothing in practice, nor while the past is shown', () => {
    expect(seen({}, { isPractice: true }).askedAside).toBeUndefined();
    expect(seen({ watched: 0 }).askedAside).toBeUndefined();
  });
});
