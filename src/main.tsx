import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { awaitsOther, firstSight, firstWords, settings } from './begin.ts';
import { createFaultStore } from './store/faults.ts';
import { createInstallStore } from './store/offline/install.ts';
import type { Stores } from './store/services.ts';
import { openShelf } from './store/shelf/deviceShelves.ts';
import { App } from './ui/App.tsx';
import { FaultBoundary } from './ui/fault/FaultBoundary.tsx';
import { FaultPlace } from './ui/fault/FaultPlace.tsx';
import { rootOf } from './ui/firstSight.ts';
import { showFailedStart } from './ui/load/failedStart.ts';
import { Speaking } from './ui/load/Speaking.tsx';
import { PressAgain } from './ui/PressAgain.tsx';
import type { Speech } from './ui/voice/speech.ts';
import { createSpokenStore } from './ui/voice/spoken.ts';
import { loadStores } from './ui/whole/useAfterFirst.ts';
import './ui/fonts/fonts.css';
import './ui/tokens.css';
import './ui/elements.css';

const spoken = createSpokenStore();
const stores = createStore<Stores | 'failed' | null>()(() => null);
const install = createInstallStore(window);
const faults = createFaultStore(window, new URL('./', document.baseURI).href);
const root = rootOf(document);

const whenFailing = {
  // The page that shows faults has failed itself, or has not loaded.
  onUncaughtError: (error: unknown): void => {
    reportError(error);
    showFailedStart(root);
  },
  // React has drawn the page anew and nothing was lost, so this fault is not told.
  onRecoverableError: (error: unknown): void => {
    faults.getState().mend(error);
    reportError(error);
  },
};

const pageOfFault = (error: unknown, goOn: () => void) => (
  <FaultPlace
    error={error}
    faults={faults}
    stores={stores}
    shelf={openShelf('match')}
    onGoOn={goOn}
  />
);

function start(speech: Speech): void {
  const app = (
    <StrictMode>
      <Speaking settings={settings} spoken={spoken} first={speech}>
        <FaultBoundary instead={pageOfFault}>
          <App
            settings={settings}
            stores={stores}
            install={install}
            faults={faults}
            awaitsOther={awaitsOther}
          />
          <PressAgain pressed={firstSight.pressed} />
        </FaultBoundary>
      </Speaking>
    </StrictMode>
  );
  // The words of the drawn language did not load, so the app speaks another one.
  if (firstSight.language === speech.language) {
    // The screen stands there already, so that a press goes before the rest of the work.
    startTransition(() => {
      hydrateRoot(root, app, whenFailing);
    });
  } else {
    // Before anything is drawn, as the language chooses the fonts that are fetched.
    document.documentElement.lang = speech.language;
    root.replaceChildren();
    createRoot(root, whenFailing).render(app);
  }
  loadStores(stores, settings, spoken).catch(faults.getState().stop);
}

firstWords
  .then(start, () => showFailedStart(root))
  .catch((error: unknown) => {
    reportError(error);
    showFailedStart(root);
  });
