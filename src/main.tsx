import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { awaitsMatch, firstWords, settings } from './begin.ts';
import { createInstallStore } from './store/offline/install.ts';
import { createPlaceStore } from './store/places.ts';
import type { Stores } from './store/services.ts';
import { notLoaded } from './text/notLoaded.ts';
import { App } from './ui/App.tsx';
import { Speaking } from './ui/Speaking.tsx';
import type { Speech } from './ui/speech.ts';
import { putFirstLook } from './ui/useLook.ts';
import { loadStores } from './ui/useParts.ts';
import './ui/fonts/fonts.css';
import './ui/tokens.css';

const first = { settings, places: createPlaceStore(window) };
const stores = createStore<Stores | null>()(() => null);
const install = createInstallStore(window);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

function start(page: HTMLElement, speech: Speech): void {
  // Before anything is drawn, as the language chooses the fonts that are fetched.
  document.documentElement.lang = speech.language;
  createRoot(page).render(
    <StrictMode>
      <Speaking settings={settings} first={speech}>
        <App first={first} stores={stores} install={install} awaitsMatch={awaitsMatch} />
      </Speaking>
    </StrictMode>,
  );
  // Without its parts the app shows no table either, and says so.
  loadStores(stores, first).catch(() => undefined);
}

putFirstLook(settings.getState());
firstWords.then(
  (speech) => start(root, speech),
  () => {
    root.style.whiteSpace = 'pre-line';
    root.textContent = notLoaded;
  },
);
