import { useEffect, useRef, useState } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { LessonId } from '../../families/facts.ts';
import { offeredGames } from '../../families/names.ts';
import type { InstallStore } from '../../store/offline/install.ts';
import type { Place } from '../../store/places.ts';
import type { Stores } from '../../store/services.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import quiet from '../content/Quiet.module.css';
import { Space } from '../content/Space.tsx';
import type { InstallButton } from '../device/InstallButton.tsx';
import type { OpponentDialog } from '../opponents/OpponentDialog.tsx';
import { useComing } from '../page/useComing.ts';
import type { MatchWish, NewMatch } from '../setup/NewMatch.tsx';
import fold from '../setup/SetupFold.module.css';
import { useFirstSay } from '../voice/firstVoice.ts';
import type { DayCard } from './DayCard.tsx';
import { Doors } from './Doors.tsx';
import type { FarDoor } from './FarDoor.tsx';
import { GameCards } from './GameCards.tsx';
import { LanguageChoice, SettingsButton } from './LanguageChoice.tsx';
import { MoreDoors } from './MoreDoors.tsx';
import type { FriendsAsked, FriendsPlace, SetupPlace } from './SettingUpPlaces.tsx';
import styles from './Start.module.css';
import type { TodayLeaf } from './TodayLeaf.tsx';
import { Welcome } from './Welcome.tsx';

interface StartScreenProps {
  readonly settings: SettingsStore;
  readonly install: InstallStore;
  /** The rest of the app, once it has come; until then there is no match to go on with. */
  readonly rest: Rest | undefined;
  readonly onGo: (place: Place, text?: string) => void;
  readonly onImport: () => void;
  readonly onSettings: () => void;
}

/**
 * What comes after the first screen and is shown on it: the stores of the match, and the components
 * that need them. This screen imports their types alone, so that it is there before they load.
 */
export interface Rest {
  readonly stores: Stores;
  readonly afterFirst: {
    readonly DayCard: typeof DayCard;
    readonly TodayLeaf: typeof TodayLeaf;
    readonly SetupPlace: typeof SetupPlace;
    readonly FriendsPlace: typeof FriendsPlace;
    readonly NewMatch: typeof NewMatch;
    readonly OpponentDialog: typeof OpponentDialog;
    readonly InstallButton: typeof InstallButton;
    readonly FarDoor: typeof FarDoor;
  };
}

/** What is pressed before the rest has come is done when it has. */
export function StartScreen({
  settings,
  install,
  rest,
  onGo,
  onImport,
  onSettings,
}: StartScreenProps) {
  const say = useFirstSay();
  const isBack = useIsBack(rest?.stores);
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
      <LanguageChoice settings={settings}>
        <SettingsButton onOpen={onSettings} />
      </LanguageChoice>
      <Welcome />
      <div className={styles.content}>
        {rest && isBack ? (
          <rest.afterFirst.DayCard
            stores={rest.stores}
            settings={settings}
            onGo={onGo}
            onPlay={wishFor}
          />
        ) : (
          <LessonCard onLearn={learn} />
        )}
        <Doors
          isBack={isBack}
          leaf={rest && <rest.afterFirst.TodayLeaf />}
          far={rest && <rest.afterFirst.FarDoor onOpen={() => setGathers('far')} />}
          onFriends={() => setGathers('friends')}
          onGo={onGo}
        />
        <GameCards
          isBack={isBack}
          settings={settings}
          onPlay={(variant, level) => wishFor({ variant, level })}
          onChoose={setChoosing}
          onHelp={(variant) => onGo({ room: 'rules', code: variant })}
        />
        <Setup>
          {rest && (
            <rest.afterFirst.SetupPlace
              settings={settings}
              matches={rest.stores.matches}
              joinNamed={rest.stores.joinNamed}
              onGo={onGo}
              onStart={(setup) => wishFor({ setup })}
              onPlay={wishFor}
            />
          )}
        </Setup>
        <MoreDoors
          isBack={isBack}
          install={rest && <rest.afterFirst.InstallButton install={install} />}
          onGo={onGo}
          onImport={onImport}
        />
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

/** Whether something has been played on this device; false until the stores have come. */
function useIsBack(stores: Stores | undefined): boolean {
  const hasMatch = useComing(stores?.table, ({ round }) => round !== null, false);
  const hasLeft = useComing(stores?.services.left, ({ left }) => left.length > 0, false);
  const hasTables = useComing(stores?.services.tables, ({ tables }) => tables.length > 0, false);
  return hasMatch || hasLeft || hasTables;
}

function LessonCard({ onLearn }: { readonly onLearn: (lesson: LessonId) => void }) {
  const say = useFirstSay();
  return (
    <section className={styles.card} aria-labelledby="learn">
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
              onClick={() => onLearn(game.lesson)}
            >
              {say(`variant.${game.variant}`)}
            </Button>
          ),
      )}
    </section>
  );
}

/** Its content is not drawn before it is opened, for it is long. */
function Setup({ children }: { readonly children: Elements }) {
  const say = useFirstSay();
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const look = (): void => {
    if (details.current?.open === true) setWasOpened(true);
  };
  // The page may have been there, and been opened, before the script.
  useEffect(look, []);
  return (
    <details ref={details} className={fold.setup} onToggle={look}>
      <summary className={fold.summary}>
        <h2>{say('start.setup')}</h2>
        <span className={quiet.words}>{say('start.setup.about')}</span>
      </summary>
      {wasOpened && children}
    </details>
  );
}
