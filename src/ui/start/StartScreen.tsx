import { useState } from 'react';
import { useStore } from 'zustand';
import type { VariantId } from '../../engine/index.ts';
import { freshSeed } from '../../store/freshSeed.ts';
import type { MatchSetup } from '../../store/match.ts';
import type { InstallStore } from '../../store/offline/install.ts';
import type { Place } from '../../store/places.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { atStakeOf, type TableStore } from '../../store/table.ts';
import { Button } from '../button/Button.tsx';
import { isWorthKeeping } from '../records/matchWords.ts';
import { ReplaceDialog } from '../records/ReplaceDialog.tsx';
import type { useParts } from '../useParts.ts';
import { useSay } from '../voice.tsx';
import { GameCards } from './GameCards.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { Setup } from './Setup.tsx';
import styles from './Start.module.css';
import { draftLike, newDraft, setupOfDraft } from './setupDraft.ts';
import { Welcome } from './Welcome.tsx';

interface StartScreenProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
  readonly parts: ReturnType<typeof useParts>;
  readonly install: InstallStore;
  readonly onGo: (place: Place) => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly onSettings: () => void;
}

/** Connects the first screen to the store: go on, play at once, or set the table. */
export function StartScreen({
  store,
  settings,
  parts,
  install,
  onGo,
  onImport,
  onExport,
  onSettings,
}: StartScreenProps) {
  const say = useSay();
  const match = useStore(store, (state) => state.match);
  const aside = useStore(store, (state) => state.aside);
  const atStake = useStore(store, atStakeOf);
  const startMatch = useStore(store, (state) => state.startMatch);
  const show = useStore(store, (state) => state.show);
  const [draft, setDraft] = useState(() =>
    match === null ? newDraft(freshSeed()) : draftLike(match.setup, freshSeed()),
  );
  const [asked, setAsked] = useState<MatchSetup>();

  const start = (setup: MatchSetup): void => {
    if (atStake !== null && isWorthKeeping(atStake)) setAsked(setup);
    else startMatch(setup);
  };
  const playNow = (variant: VariantId): void =>
    start(setupOfDraft({ ...newDraft(freshSeed()), variant }, say));

  return (
    <main className={styles.screen}>
      <LanguageChoice settings={settings} />
      <Welcome />
      <div className={styles.content}>
        {match !== null && (
          <ResumeCard
            match={match}
            onGo={show}
            onComeBack={aside === null ? undefined : store.getState().comeBack}
            onExport={onExport}
          />
        )}
        {match === null && (
          <section className={styles.resume} aria-labelledby="learn">
            <h2 id="learn">{say('start.learn')}</h2>
            <Button
              onClick={() => {
                // Back leads from the lesson to the list of all of them.
                onGo({ room: 'learn', code: '' });
                onGo({ room: 'learn', code: 'tiles' });
              }}
            >
              {say('start.learn.go')}
            </Button>
          </section>
        )}
        <GameCards quiet={match !== null} onPlay={playNow} />
        <Setup>
          {typeof parts === 'object' && (
            <parts.SetupForm
              draft={draft}
              onChange={setDraft}
              onNewSeed={() => setDraft({ ...draft, seed: freshSeed() })}
              onStart={() => start(setupOfDraft(draft, say))}
            />
          )}
        </Setup>
        <nav className={styles.tools} aria-label={say('start.tools')}>
          <Button onClick={() => onGo({ room: 'learn', code: '' })}>{say('rooms.learn')}</Button>
          <Button onClick={() => onGo({ room: 'history' })}>{say('rooms.history')}</Button>
          <Button onClick={() => onGo({ room: 'calculator' })}>{say('rooms.calculator')}</Button>
          <Button onClick={() => onGo({ room: 'rules', code: '' })}>{say('rooms.rules')}</Button>
          <Button onClick={onImport}>{say('records.import')}</Button>
          <Button onClick={onSettings}>{say('settings.title')}</Button>
          {typeof parts === 'object' && <parts.InstallButton install={install} />}
        </nav>
        <p className={styles.footer}>{say('start.footer')}</p>
      </div>
      {atStake !== null && asked !== undefined && (
        <ReplaceDialog
          match={atStake}
          by="start"
          onReplace={() => startMatch(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </main>
  );
}
