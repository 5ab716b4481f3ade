import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { firstWords, settings } from './begin.ts';
import { openShelf } from './store/deviceShelves.ts';
import { createInstallStore } from './store/offline/install.ts';
import { createPlaceStore } from './store/places.ts';
import type { Services, Stores } from './store/services.ts';
import { createTableStore } from './store/table.ts';
import { notLoaded } from './text/notLoaded.ts';
import { App } from './ui/App.tsx';
import { Speaking } from './ui/Speaking.tsx';
import type { Speech } from './ui/speech.ts';
import { putFirstLook } from './ui/useLook.ts';
import { loadServices } from './ui/useParts.ts';
import './ui/fonts/fonts.css';
import './ui/tokens.css';

const table = createTableStore(openShelf('match'));

const stores: Stores = {
  table,
  settings,
  places: createPlaceStore(window),
  services: createStore<Services | null>()(() => null),
};

const install = createInstallStore(window);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

function start(page: HTMLElement, first: Speech): void {
  // Before anything is drawn, as the language chooses the fonts that are fetched.
  document.documentElement.lang = first.language;
  createRoot(page).render(
    <StrictMode>
      <Speaking settings={settings} first={first}>
        <App stores={stores} install={install} />
      </Speaking>
    </StrictMode>,
  );
  // Without its parts the app shows no table either, and says so.
  loadServices(stores).catch(() => undefined);
}

putFirstLook(settings.getState());
firstWords.then(
  (first) => start(root, first),
  () => {
    root.style.whiteSpace = 'pre-line';
    root.textContent = notLoaded;
  },
);
