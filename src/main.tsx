import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { awaitsMatch, firstSight, firstWords, settings } from './begin.ts';
import { createInstallStore } from './store/offline/install.ts';
import { createPlaceStore } from './store/places.ts';
import type { Stores } from './store/services.ts';
import { App } from './ui/App.tsx';
import { rootOf } from './ui/firstSight.ts';
import { showFailedStart } from './ui/load/failedStart.ts';
import { Speaking } from './ui/load/Speaking.tsx';
import { PressAgain } from './ui/PressAgain.tsx';
import type { Speech } from './ui/voice/speech.ts';
import { createSpokenStore } from './ui/voice/spoken.ts';
import { loadStores } from './ui/whole/useAfterFirst.ts';
import './ui/fonts/fonts.css';
import './ui/tokens.css';

const first = { settings, places: createPlaceStore(window) };
const spoken = createSpokenStore();
const stores = createStore<Stores | 'failed' | null>()(() => null);
const install = createInstallStore(window);
const root = rootOf(document);

function start(speech: Speech): void {
  const app = (
    <StrictMode>
      <Speaking settings={settings} spoken={spoken} first={speech}>
        <App first={first} stores={stores} install={install} awaitsMatch={awaitsMatch} />
        <PressAgain pressed={firstSight.pressed} />
      </Speaking>
    </StrictMode>
  );
  // Where its words have not come, what stands there is in another language than what is shown in
  // its place.
  if (firstSight.language === speech.language) hydrateRoot(root, app);
  else {
    // Before anything is drawn, as the language chooses the fonts that are fetched.
    document.documentElement.lang = speech.language;
    root.replaceChildren();
    createRoot(root).render(app);
  }
  loadStores(stores, first, spoken).catch(() => stores.setState('failed', true));
}

firstWords.then(start, () => showFailedStart(root));
