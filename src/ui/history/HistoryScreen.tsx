import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { FamilyId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import { unsavedOf } from '../../store/history/reminder.ts';
import type { Stock } from '../../store/history/stockAfter.ts';
import { settingsOf } from '../../store/settings.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Space } from '../content/Space.tsx';
import { HonourList } from '../honours/HonourList.tsx';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import { focusHeading } from '../page/ScreenChange.tsx';
import { useSay } from '../voice/voice.tsx';
import { AddDialog } from './AddDialog.tsx';
import { Bests } from './Bests.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FarTables } from './FarTables.tsx';
import { Filters } from './Filters.tsx';
import styles from './History.module.css';
import { HistoryNotes } from './HistoryNotes.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import { everything, filterChoicesOf } from './historyModel.ts';
import type { HistoryParts } from './historyParts.ts';
import { createSayDate } from './historyWords.ts';
import { LeftRounds } from './LeftRounds.tsx';
import { matchesOf, roundCountOf } from './listModel.ts';
import { RemovedBar } from './RemovedBar.tsx';
import { RoundList } from './RoundList.tsx';
import { roundsAsShown } from './roundsAsShown.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { SaveReminder } from './SaveReminder.tsx';
import { SetAsideList } from './SetAsideList.tsx';
import { Statistics } from './Statistics.tsx';
import { useFigures } from './useFigures.ts';

type HistoryDialog = 'save' | 'add' | 'clear';

const noRounds: readonly never[] = [];
const games = offeredGames.map(({ variant }) => variant);
/** So many rounds tell what there is to choose, until all of them have been looked at. */
const ofChoices = 200;

/**
 * Connects the rounds that are kept on the device to the store: what they come to, and each of
 * them.
 */
export function HistoryScreen({
  stores,
  services,
  partsOf,
  onGo,
  onLeave,
}: FamilyRoomProps<HistoryParts>) {
  const say = useSay();
  const { history, puzzleDays } = services;
  const { settings, places, matches } = stores;
  const handed = useStore(places, (state) => state.handed);
  const [readHanded, setReadHanded] = useState<typeof handed>(null);
  // Of many rounds the page is made some at a time, so that presses come in between.
  const { stock, newest, trouble, removed, lasting } = useDeferredValue(useStore(history.state));
  const [choice, setChoice] = useState(everything);
  const [family, setFamily] = useState<FamilyId>();
  const [chosenDialog, setDialog] = useState<HistoryDialog>();
  const isHanded = handed !== null && handed !== readHanded;
  const dialog = isHanded ? 'add' : chosenDialog;
  const sayDate = useMemo(() => createSayDate(say), [say]);
  const kept = (stock ?? newest)?.rounds ?? noRounds;
  const rounds = roundsAsShown(kept, say);
  const listed = useMemo(() => matchesOf(rounds, choice), [rounds, choice]);
  const isWhole = stock !== null;
  const count = newest === null || choice !== everything ? roundCountOf(listed) : newest.count;
  const reckoned = useFigures({ rounds, choice, partsOf, games, isWhole });
  useEffect(() => {
    void history.open();
    // What was removed here comes back only from here.
    return history.letGo;
  }, [history]);
  const isLooking =
    useStore(settings, ({ honours }) => honours) && rounds.some(({ feats }) => feats === null);
  useEffect(() => {
    if (isLooking) void history.findFeats((round) => partsOf(round.variant).featsOf(round));
  }, [history, partsOf, isLooking]);
  const remove = useCallback((id: string) => void history.remove([id]), [history]);
  const close = (): void => {
    setDialog(undefined);
    setReadHanded(handed);
  };
  const reminded = useMemo(
    () => (stock === null ? (newest ?? undefined) : remindedOf(stock)),
    [stock, newest],
  );
  const choices = useMemo(
    () => reckoned?.choices ?? filterChoicesOf(rounds.slice(0, ofChoices)),
    [reckoned, rounds],
  );
  const families = reckoned?.families ?? [];
  const figures = families.find((one) => one.family === family) ?? families[0];
  const honours = (
    <HonourList
      settings={settings}
      groups={reckoned?.honours ?? []}
      sayDate={sayDate}
      onGo={onGo}
    />
  );
  return (
    <RoomPage
      title={say('rooms.history')}
      about={say('history.about')}
      className={styles.page}
      onLeave={onLeave}
    >
      <HistoryNotes history={history} stock={stock} trouble={trouble} />
      {reminded !== undefined && lasting !== 'promised' && (
        <SaveReminder
          unsaved={reminded.unsaved}
          putOffAt={reminded.putOffAt}
          onSave={() => setDialog('save')}
          onLater={() => {
            void history.remindLater();
            focusHeading(document.body);
          }}
        />
      )}
      <FarTables stores={stores} />
      <LeftRounds stores={stores} />
      {stock !== null && rounds.length === 0 && (
        <section className={`${page.card} ${styles.empty}`}>
          <h2>{say('history.empty')}</h2>
          <p>{say('history.empty.about')}</p>
          <Button onClick={() => setDialog('add')}>{say('history.import')}</Button>
        </section>
      )}
      {stock !== null && rounds.length === 0 && <div className={looks.below4}>{honours}</div>}
      {rounds.length > 0 && (
        <>
          <nav className={`${looks.row3} ${styles.actions}`} aria-label={say('history.actions')}>
            <Button onClick={() => onGo({ room: 'puzzles' })}>{say('rooms.puzzles')}</Button>
            <Button onClick={() => setDialog('save')}>{say('history.export')}</Button>
            <Button onClick={() => setDialog('add')}>{say('history.import')}</Button>
          </nav>
          <Filters choices={choices} choice={choice} onChoose={setChoice} />
          {count === 0 ? (
            <section className={`${page.card} ${styles.empty}`}>
              <p>{say('history.none')}</p>
              <Button onClick={() => setChoice(everything)}>{say('history.showAll')}</Button>
            </section>
          ) : (
            <div className={styles.content}>
              {reckoned === undefined ? (
                <div className={`${page.card} ${styles.reckoning}`} aria-busy="true" />
              ) : (
                <div className={`${looks.stack4} ${styles.figures}`}>
                  {figures === undefined ? (
                    <p className={`${page.card} ${panel.dim}`}>{say('history.totals.nobody')}</p>
                  ) : (
                    <>
                      <Statistics families={families} figures={figures} onChoose={setFamily} />
                      <Bests
                        byVariant={figures.byVariant}
                        partsOf={partsOf}
                        sayDate={sayDate}
                        onGo={onGo}
                      />
                      <HistoryTotals figures={figures} />
                    </>
                  )}
                  {honours}
                </div>
              )}
              <section aria-labelledby="rounds">
                <h2 id="rounds" className={styles.heading}>
                  <span>{say('history.list')}</span>
                  <Space />
                  <small>{say('history.count', { rounds: count })}</small>
                </h2>
                <RoundList
                  key={JSON.stringify(choice)}
                  matches={listed}
                  choice={choice}
                  count={count}
                  partsOf={partsOf}
                  sayDate={sayDate}
                  onGo={onGo}
                  onRemove={remove}
                />
              </section>
            </div>
          )}
        </>
      )}
      <SetAsideList setAside={services.setAside} />
      {isWhole && rounds.length > 0 && (
        <p className={styles.end}>
          <Button look="quiet" onClick={() => setDialog('clear')}>
            {say('history.deleteAll')}
          </Button>
        </p>
      )}
      <RemovedBar history={history} removed={removed} />
      {dialog === 'save' && (
        <SaveDialog
          lasting={lasting}
          onFile={() =>
            history.exportAll(settingsOf(settings.getState()), puzzleDays.getState().days)
          }
          onDelivered={() => void history.keepSaved()}
          onClose={close}
        />
      )}
      {dialog === 'add' && (
        <AddDialog
          history={history}
          puzzleDays={puzzleDays}
          handed={isHanded ? handed.text : ''}
          onOpen={(match) => {
            matches.getState().openMatch(match);
            places.getState().toMatch();
          }}
          onGo={onGo}
          onSettings={settings.getState().change}
          onClose={close}
        />
      )}
      {dialog === 'clear' && (
        <DeleteDialog
          title={say('history.deleteAll.title')}
          about={say('history.deleteAll.about', { rounds: rounds.length })}
          deed={say('history.deleteAll')}
          onDelete={() => {
            close();
            void history.remove(rounds.map(({ id }) => id));
          }}
          onClose={close}
        />
      )}
    </RoomPage>
  );
}

function remindedOf({ putOffAt, ...stock }: Stock) {
  return { unsaved: unsavedOf(stock), putOffAt };
}
