import { useState } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { LessonId } from '../../lessons/families/lessonIds.ts';
import type { InstallStore } from '../../store/offline/install.ts';
import type { Place } from '../../store/places.ts';
import type { Stores } from '../../store/services.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { Space } from '../content/Space.tsx';
import type { InstallButton } from '../device/InstallButton.tsx';
import { offeredGames } from '../families.ts';
import type { OpponentDialog } from '../opponents/OpponentDialog.tsx';
import { useTable } from '../useTable.ts';
import { useFirstSay } from '../voice/firstVoice.ts';
import type { FarCard } from './FarCard.tsx';
import { GameCards } from './GameCards.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { MatchWish, NewMatch } from './NewMatch.tsx';
import type { ResumeCard } from './ResumeCard.tsx';
import type { FriendsAsked, FriendsPlace, SetupPlace } from './SettingUpPlaces.tsx';
import { Setup } from './Setup.tsx';
import styles from './Start.module.css';
import type { TablesCard } from './TablesCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import type { TodayFacts } from './TodayFacts.tsx';
import { Welcome } from './Welcome.tsx';

interface StartScreenProps {
  readonly settings: SettingsStore;
  readonly install: InstallStore;
  /** The rest of the app, once it has come; until then there is no match to go on with. */
  readonly rest: Rest | undefined;
  readonly onGo: (place: Place, text?: string) => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly onSettings: () => void;
}

/**
 * What comes after the first screen and is shown on it: the stores of the match, and the components
 * that need them. This screen imports their types alone, so that it is there before they load.
 */
export interface Rest {
  readonly stores: Stores;
  readonly afterFirst: {
    readonly ResumeCard: typeof ResumeCard;
    readonly TablesCard: typeof TablesCard;
    readonly TodayFacts: typeof TodayFacts;
    readonly SetupPlace: typeof SetupPlace;
    readonly FriendsPlace: typeof FriendsPlace;
    readonly NewMatch: typeof NewMatch;
    readonly OpponentDialog: typeof OpponentDialog;
    readonly InstallButton: typeof InstallButton;
    readonly FarCard: typeof FarCard;
  };
}

/**
 * The first screen: go on, play at once, or set the table. What is pressed before the rest has come
 * is done when it has.
 */
export function StartScreen({
  settings,
  install,
  rest,
  onGo,
  onImport,
  onExport,
  onSettings,
}: StartScreenProps) {
  const say = useFirstSay();
  const hasMatch = useTable(rest?.stores.table, ({ round }) => round !== null, false);
  const [asked, setAsked] = useState<{ readonly wish: MatchWish; readonly times: number }>();
  const [choosing, setChoosing] = useState<VariantId>();
  const [gathers, setGathers] = useState<FriendsAsked>();
  const wishFor = (wish: MatchWish): void =>
    setAsked((last) => ({ wish, times: (last?.times ?? 0) + 1 }));
  const learn = (lesson: LessonId): void => {
    // Back leads from the lesson to the list of all of them.
    onGo({ room: 'learn', code: '' });
    onGo({ room: 'learn', code: lesson });
  };
  return (
    <main className={styles.screen}>
      <LanguageChoice settings={settings} />
      <Welcome />
      <div className={styles.content}>
        {rest && <rest.afterFirst.TablesCard stores={rest.stores} />}
        {rest && hasMatch ? (
          <rest.afterFirst.ResumeCard stores={rest.stores} onExport={onExport} />
        ) : (
          <section className={`${styles.resume} ${styles.lesson}`} aria-labelledby="learn">
            <h2 id="learn">
              <span>{say('start.learn')}</span>
              <Space />
              <small id="lesson">{say('start.learn.go')}</small>
            </h2>
            {offeredGames.map(
              (game) =>
                'lesson' in game && (
                  <Button
                    key={game.id}
                    id={game.lesson}
                    aria-labelledby={`lesson ${game.lesson}`}
                    onClick={() => learn(game.lesson)}
                  >
                    {say(`variant.${game.variant}`)}
                  </Button>
                ),
            )}
          </section>
        )}
        <GameCards
          quiet={hasMatch}
          today={
            <TodayCard onGo={onGo}>
              {rest && (
                <rest.afterFirst.TodayFacts
                  history={rest.stores.services.history}
                  settings={settings}
                />
              )}
            </TodayCard>
          }
          settings={settings}
          onPlay={(variant, level) => wishFor({ variant, level })}
          onChoose={setChoosing}
          onFriends={() => setGathers('friends')}
          far={rest && <rest.afterFirst.FarCard onOpen={() => setGathers('far')} />}
        />
        <Setup>
          {rest && (
            <rest.afterFirst.SetupPlace
              settings={settings}
              matches={rest.stores.matches}
              joinNamed={rest.stores.joinNamed}
              onGo={onGo}
              onStart={(setup) => wishFor({ setup })}
            />
          )}
        </Setup>
        <nav className={styles.tools} aria-label={say('start.tools')}>
          <Button onClick={() => onGo({ room: 'learn', code: '' })}>{say('rooms.learn')}</Button>
          <Button onClick={() => wishFor('watch')}>{say('start.watch')}</Button>
          <Button onClick={() => onGo({ room: 'history' })}>{say('rooms.history')}</Button>
          <Button onClick={() => onGo({ room: 'calculator' })}>{say('rooms.calculator')}</Button>
          <Button onClick={() => onGo({ room: 'rules', code: '' })}>{say('rooms.rules')}</Button>
          <Button onClick={onImport}>{say('records.import')}</Button>
          <Button onClick={onSettings}>{say('settings.title')}</Button>
          {rest && <rest.afterFirst.InstallButton install={install} />}
        </nav>
        <p className={styles.footer}>{say('start.footer')}</p>
      </div>
      {rest && (
        <rest.afterFirst.FriendsPlace
          settings={settings}
          asked={gathers}
          onGo={onGo}
          onStart={(setup) => wishFor({ setup })}
          onClose={() => setGathers(undefined)}
        />
      )}
      {rest && choosing && (
        <rest.afterFirst.OpponentDialog
          settings={settings}
          variant={choosing}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {rest && asked && (
        <rest.afterFirst.NewMatch
          // What did not load is tried anew when it is asked for once more.
          key={asked.times}
          matches={rest.stores.matches}
          joinNamed={rest.stores.joinNamed}
          wish={asked.wish}
          onDone={() => setAsked(undefined)}
        />
      )}
    </main>
  );
}
