import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { createFaultStore } from '../store/faults.ts';
import type { Stores } from '../store/services.ts';
import { createSettingsStore } from '../store/settings.ts';
import { passingShelf } from '../store/shelf/passingShelf.ts';
import { loadFirstWords } from '../text/catalogue.ts';
import type { Language } from '../text/languages.ts';
import { createFirstSay } from '../text/say.ts';
import { App } from '../ui/App.tsx';
import { Speaking } from '../ui/load/Speaking.tsx';
import { wishKey } from '../ui/voice/speech.ts';
import { createSpokenStore } from '../ui/voice/spoken.ts';

/** HTML for a device that keeps nothing, shown before any script has come; without a title. */
export async function renderFirstScreen(language: Language): Promise<string> {
  const settings = createSettingsStore(passingShelf);
  const say = createFirstSay(language, await loadFirstWords(language));
  const page = renderToString(
    <StrictMode>
      <Speaking
        settings={settings}
        spoken={createSpokenStore()}
        first={{ key: wishKey(settings.getState()), language, late: [], say }}
      >
        <App
          settings={settings}
          stores={createStore<Stores | 'failed' | null>()(() => null)}
          faults={createFaultStore(new EventTarget(), '')}
          install={createStore<(() => Promise<void>) | null>()(() => null)}
          awaitsOther={false}
        />
      </Speaking>
    </StrictMode>,
  );
  return page.replace(/<title>.*?<\/title>/, '');
}
