import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPace } from './store/pace.ts';
import { createSettingsStore } from './store/settings.ts';
import { createShelf } from './store/shelf.ts';
import { createTableStore } from './store/table.ts';
import { createSay, type Language } from './text/say.ts';
import { App } from './ui/App.tsx';
import { VoiceContext } from './ui/voice.tsx';
import './ui/tokens.css';

const storage = (): Storage => localStorage;
const table = createTableStore(createShelf('fifteen-lakes/match', storage, window));
const settings = createSettingsStore(createShelf('fifteen-lakes/settings', storage, window));
startPace(table, settings);

const language: Language = 'en';
document.documentElement.lang = language;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <VoiceContext value={createSay(language)}>
      <App store={table} settings={settings} />
    </VoiceContext>
  </StrictMode>,
);
