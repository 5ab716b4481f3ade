import { waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSettingsStore } from '../../../src/store/settings.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { TableScreen } from '../../../src/ui/fishing/table/TableScreen.tsx';
import { createMemoryStorage, openShelf, openTable } from '../../support/browserParts.ts';
import { Listening } from '../../support/Listening.tsx';
import { setupOf } from '../../support/matches.ts';

test('a press leads to a table without waiting for all of it, and then to its heading', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const store = openTable(createMemoryStorage());
  store.getState().startMatch(setupOf(['person', 'greedy']));
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  // As a click does it.
  flushSync(() =>
    root.render(
      <Listening>
        <TableScreen
          table={createLocalSource(store, settings)}
          settings={settings}
          onHome={vi.fn()}
          onScores={vi.fn()}
          onExport={vi.fn()}
          onSettings={vi.fn()}
        />
      </Listening>,
    ),
  );
  expect(place.querySelector('main')).toBeNull();
  await waitFor(() => expect(place.querySelector('h1')).toHaveFocus());
});
