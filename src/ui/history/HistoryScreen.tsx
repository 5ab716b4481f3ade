import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { settingsOf } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import { focusHeading } from '../page/ScreenChange.tsx';
import { useSay } from '../voice/voice.tsx';
import { AddDialog } from './AddDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { Filters } from './Filters.tsx';
import styles from './History.module.css';
import { HistoryNotes } from './HistoryNotes.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import { everything, filterChoicesOf, historyModelOf } from './historyModel.ts';
import type { HistoryParts } from './historyParts.ts';
import { RemovedBar } from './RemovedBar.tsx';
import { RoundList } from './RoundList.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { SaveReminder } from './SaveReminder.tsx';
import { SetAsideList } from './SetAsideList.tsx';

type HistoryDialog = 'save' | 'add' | 'clear';

const noRounds: readonly never[] = [];

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
  const { settings } = stores;
  const { stock, trouble, removed, lasting } = useStore(history.state);
  const [choice, setChoice] = useState(everything);
  const [dialog, setDialog] = useState<HistoryDialog>();
  const rounds = stock?.rounds ?? noRounds;
  const choices = useMemo(() => filterChoicesOf(rounds), [rounds]);
  const model = useMemo(() => historyModelOf(rounds, choice, partsOf), [rounds, choice, partsOf]);
  useEffect(() => {
    void history.open();
    // What was removed here comes back only from here.
    return history.letGo;
  }, [history]);
  const remove = useCallback((id: string) => void history.remove([id]), [history]);
  const close = (): void => setDialog(undefined);
  return (
    <RoomPage
      title={say('rooms.history')}
      about={say('history.about')}
      className={styles.page}
      onLeave={onLeave}
    >
      <HistoryNotes history={history} stock={stock} trouble={trouble} />
      {stock !== null && lasting !== 'promised' && (
        <SaveReminder
          stock={stock}
          onSave={() => setDialog('save')}
          onLater={() => {
            void history.remindLater();
            focusHeading(document.body);
          }}
        />
      )}
      {stock !== null && rounds.length === 0 && (
        <section className={`${page.card} ${styles.empty}`}>
          <h2>{say('history.empty')}</h2>
          <p>{say('history.empty.about')}</p>
          <Button onClick={() => setDialog('add')}>{say('history.import')}</Button>
        </section>
      )}
      {rounds.length > 0 && (
        <>
          <nav className={styles.actions} aria-label={say('history.actions')}>
            <Button onClick={() => onGo({ room: 'puzzles' })}>{say('rooms.puzzles')}</Button>
            <Button onClick={() => setDialog('save')}>{say('history.export')}</Button>
            <Button onClick={() => setDialog('add')}>{say('history.import')}</Button>
            <Button onClick={() => setDialog('clear')}>{say('history.deleteAll')}</Button>
          </nav>
          <Filters choices={choices} choice={choice} onChoose={setChoice} />
          {model.count === 0 ? (
            <section className={`${page.card} ${styles.empty}`}>
              <p>{say('history.none')}</p>
              <Button onClick={() => setChoice(everything)}>{say('history.showAll')}</Button>
            </section>
          ) : (
            <div className={styles.content}>
              <HistoryTotals model={model} />
              <section aria-labelledby="rounds">
                <h2 id="rounds" className={styles.heading}>
                  {say('history.list')}{' '}
                  <small>{say('history.count', { rounds: model.count })}</small>
                </h2>
                <RoundList
                  key={JSON.stringify(choice)}
                  matches={model.matches}
                  onGo={onGo}
                  onRemove={remove}
                />
              </section>
            </div>
          )}
        </>
      )}
      <SetAsideList setAside={services.setAside} />
      <RemovedBar history={history} removed={removed} />
      {dialog === 'save' && (
        <SaveDialog
          lasting={lasting}
          onText={() =>
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
