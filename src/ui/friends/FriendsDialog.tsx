import { useId, useState } from 'react';
import { leastSeats } from '../../engine/index.ts';
import { mayOnlyPass } from '../../families/names.ts';
import { mostTypedName } from '../../records/mostTypedName.ts';
import { freshSeed } from '../../store/match/freshSeed.ts';
import { holdersOf, seatsHere } from '../../store/match/holder.ts';
import type { MatchSetup } from '../../store/match/match.ts';
import type { OpenWish } from '../../store/online/openWish.ts';
import { servesTables } from '../../store/online/servesTables.ts';
import { opponentOf, type SettingsStore } from '../../store/settings.ts';
import { listOfAll } from '../../text/lists.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import choice from '../choice/Choice.module.css';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { SwitchField } from '../choice/SwitchField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import looks from '../looks/looks.module.css';
import { GameField } from '../setup/GameField.tsx';
import { GoalField } from '../setup/GoalField.tsx';
import { offeredAs } from '../setup/offeredAs.ts';
import { usualNameOf } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Friends.module.css';
import {
  farBotsOf,
  openWishOfFriends,
  peopleAtTable,
  personCountsOf,
  personsAt,
  rememberedOf,
  setupOfFriends,
  sitsOneOut,
  tableBefore,
  waysToRest,
} from './friendsTable.ts';

interface FriendsDialogProps {
  readonly settings: SettingsStore;
  /** Whether a table for friends far apart was asked for, and not what was chosen last. */
  readonly beginsFar: boolean;
  readonly onStart: (setup: MatchSetup) => void;
  readonly onOpen: (wish: OpenWish) => void;
  readonly onClose: () => void;
}

/** All is as it was last time, so that friends who play again only deal. */
export function FriendsDialog(props: FriendsDialogProps) {
  const { settings, beginsFar, onStart, onOpen, onClose } = props;
  const say = useSay();
  const id = useId();
  const [table, setTable] = useState(() => {
    const before = tableBefore(settings.getState());
    return beginsFar ? { ...before, isFar: true } : before;
  });
  const { game, names } = table;
  const mayBeFar = servesTables(document) !== undefined;
  const isFar = mayBeFar && table.isFar;
  const [tapsPasses, setTapsPasses] = useState(settings.getState().tapsPasses);
  const level = opponentOf(settings.getState(), game.variant);
  const players = peopleAtTable(table, level, say);
  const seats = players.length - (sitsOneOut(table) ? 1 : 0);
  const people = seatsHere(holdersOf(players));
  const bots = isFar
    ? farBotsOf(table, level, say)
    : players.flatMap(({ name }, seat) => (people.includes(seat) ? [] : [name]));
  const named = isFar ? people.slice(0, 1) : people;
  const rename = (seat: number, name: string): void =>
    setTable({ ...table, names: names.map((old, at) => (at === seat ? name : old)) });
  return (
    <Dialog
      title={say(isFar ? 'start.far' : 'start.friends')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('dialog.cancel')}</Button>
          <Button look="main" type="submit" form={id}>
            {say(isFar ? 'start.far.open' : 'start.go')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={`${looks.stack4} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          // At a table far apart it is for all of them, and says nothing of this device.
          const own = isFar ? {} : { tapsPasses };
          settings.getState().change({ ...rememberedOf(table), ...own });
          onClose();
          if (isFar) onOpen(openWishOfFriends(table, level, tapsPasses, say));
          else onStart(setupOfFriends(table, level, freshSeed(), say));
        }}
      >
        {mayBeFar && (
          <ChoiceField
            look="segments"
            legend={say('start.far.where')}
            options={[
              { value: false, name: say('start.far.here') },
              { value: true, name: say('start.far.apart') },
            ]}
            value={isFar}
            onChoose={(chosen) => setTable({ ...table, isFar: chosen })}
          />
        )}
        <GameField
          value={game.variant}
          onChoose={(variant) => setTable({ ...table, game: offeredAs(variant) ?? game })}
        />
        <ChoiceField
          look="segments"
          legend={say('start.friends.persons')}
          options={personCountsOf(game).map((persons) => ({
            value: persons,
            name: say('start.seats.number', { seats: persons }),
          }))}
          value={personsAt(table)}
          onChoose={(wished) => setTable({ ...table, wished })}
        />
        <fieldset className={choice.field}>
          <legend className={styles.legend}>
            {say(isFar ? 'start.far.name' : 'start.friends.names')}
          </legend>
          <div className={styles.seats} data-far={isFar || undefined}>
            {named.map((seat) => (
              <input
                key={seat}
                type="text"
                aria-label={
                  isFar ? say('start.far.name') : say('start.friends.name', { seat: seat + 1 })
                }
                value={names[seat]}
                placeholder={isFar ? undefined : usualNameOf(seat, say)}
                // By the usual name of a first seat nobody far away knows who it is.
                required={isFar}
                pattern={isFar ? '.*\\S.*' : undefined}
                maxLength={mostTypedName}
                autoComplete="off"
                onChange={(event) => rename(seat, event.target.value)}
              />
            ))}
            {isFar && <p className={panel.dim}>{say('start.far.link')}</p>}
            {bots.length > 0 && (
              <p className={panel.dim}>
                {say('start.friends.bot', {
                  seats: players.length,
                  name: listOfAll(bots, say),
                })}
              </p>
            )}
            {waysToRest(table) === 'needed' && (
              <p className={panel.dim}>
                {say(game.sitsOut === 'opposite' ? 'start.out.opposite' : 'start.out.note')}
              </p>
            )}
            {!isFar && seats === leastSeats && (
              <p className={panel.dim}>{say('start.friends.note')}</p>
            )}
          </div>
        </fieldset>
        {waysToRest(table) === 'choice' && (
          <SwitchField
            name={say('start.out')}
            about={say('start.out.about')}
            on={table.rests}
            onChange={(rests) => setTable({ ...table, rests })}
          />
        )}
        {mayOnlyPass(game.family) && (
          <SwitchField
            name={say('start.friends.tapsPasses')}
            about={say('start.friends.tapsPasses.about')}
            on={tapsPasses}
            onChange={setTapsPasses}
          />
        )}
        <GoalField
          variant={game.variant}
          value={table.goal}
          onChoose={(goal) => setTable({ ...table, goal })}
        />
      </form>
    </Dialog>
  );
}
