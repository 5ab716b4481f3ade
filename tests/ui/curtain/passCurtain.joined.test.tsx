import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { curtainTurnWords } from '../../../src/ui/climbing/table/words/curtainTurnWords.ts';
import { CurtainScreen } from '../../../src/ui/curtain/CurtainScreen.tsx';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { smallMatch } from '../../support/climbing/matches.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { Listening } from '../../support/Listening.tsx';
import { toldChanges } from '../../support/told.ts';

test('the curtain tells a pass that made itself and handed its own seat the lead', () => {
  const storage = createMemoryStorage();
  const store = openTable(storage);
  const hands = ['22', '33 44', '51 52'];
  store.getState().startMatch(...smallMatch({ controls: ['person', 'person', 'person'], hands }));
  const make = (...texts: readonly string[]): void => {
    for (const text of texts) store.getState().makePlay(climbingPlay(text));
  };
  act(() => store.getState().look());
  act(() => make('22'));
  act(() => store.getState().look());
  act(() => make('33', 'pass', '44', 'pass'));
  const settings = openSettings(storage);
  const table = createLocalSource(store, settings);
  render(<CurtainScreen table={table} settings={settings} turnWords={curtainTurnWords} />, {
    wrapper: Listening,
  });
  const news = within(screen.getByRole('list', { name: 'Last turn' })).getAllByRole('listitem');
  expect(news.map(({ textContent }) => textContent).slice(-2)).toEqual([
    'Bo led 4‑4',
    'Cai passed',
  ]);
  expect(toldChanges().join(' ')).toMatch(/^Bo led 4‑4\. Cai passed\. Pass the device to Cai\./);
});

test('W7: where passes are tapped, no curtain tells one that was chosen from one that had to be', () => {
  const chosen = curtainsOf(['22 51 52', '33 65 53', '44 61 63']);
  const forced = curtainsOf(['22 51 52', '62 65 53', '41 61 63']);
  expect(forced).toEqual(chosen);
  expect(forced.join(' ')).toMatch(/Bo passed/);
});

/** All that the curtains of a round show and tell. */
function curtainsOf(hands: readonly string[]): readonly string[] {
  const settings = openSettings(createMemoryStorage());
  settings.getState().change({ tapsPasses: true });
  const store = openTable(createMemoryStorage(), undefined, undefined, settings.getState);
  store.getState().startMatch(...smallMatch({ controls: ['person', 'person', 'person'], hands }));
  const table = createLocalSource(store, settings);
  const { container, unmount } = render(
    <CurtainScreen table={table} settings={settings} turnWords={curtainTurnWords} />,
    { wrapper: Listening },
  );
  const seen: string[] = [];
  for (const text of ['22', 'pass', 'pass', '51', 'pass', 'pass']) {
    act(() => store.getState().look());
    act(() => void store.getState().makePlay(climbingPlay(text)));
    seen.push(container.textContent, ...toldChanges());
  }
  unmount();
  return seen;
}
