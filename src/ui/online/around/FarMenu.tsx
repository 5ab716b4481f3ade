import { useState } from 'react';
import { useStore } from 'zustand';
import { rulesOf, type TablePlace, type VariantId } from '../../../engine/index.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { SettingsStore } from '../../../store/settings.ts';
import type { TableSource } from '../../../store/table/source.ts';
import { Button } from '../../button/Button.tsx';
import { SwitchField } from '../../choice/SwitchField.tsx';
import looks from '../../looks/looks.module.css';
import styles from '../../table/dialogs/MoreDialog.module.css';
import { useSay } from '../../voice/voice.tsx';
import { placeHere } from '../farPlaces.ts';
import { placeName } from '../farWords.ts';
import type { AttentionWays, Notices } from './attentionWays.ts';
import { absentPlaces } from './farPresence.ts';

interface FarMenuProps {
  readonly table: FarTable;
  readonly source: TableSource;
  readonly settings: SettingsStore;
  readonly ways: AttentionWays;
  readonly onSay: () => void;
  readonly onPeople: () => void;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

export function FarMenu(props: FarMenuProps) {
  const { table, source, settings, ways, onClose } = props;
  const say = useSay();
  const told = useStore(table, (state) => state.told);
  const people = useStore(table, (state) => state.people);
  const at = useStore(source);
  const keepsAwake = useStore(settings, (state) => state.keepsAwake);
  if (told === null) return null;
  const place = placeHere(told, at);
  const closing = (what: () => void) => () => {
    onClose();
    what();
  };
  const entry = (name: string, onPress: () => void) => (
    <li key={name}>
      <Button look="quiet" className={styles.other} onClick={closing(onPress)}>
        {name}
      </Button>
    </li>
  );
  const view = told.round?.views.find((one) => one.place === place);
  const mayPass =
    place !== null && at.round !== null && told.round?.over === null && view?.seen.seat !== null;
  return (
    <>
      <ul className={styles.others}>
        {place !== null && !told.ended && entry(say('far.say'), props.onSay)}
        {entry(say('far.menu.people'), props.onPeople)}
        {place !== null &&
          absentPlaces({ told, people }).map((about) =>
            entry(
              say('far.menu.standIn', { name: placeName(told, about, say) }),
              () => void table.deeds.ask(place, 'stand-in', about),
            ),
          )}
        {place !== null && !told.ended && entry(say('far.end'), props.onEnd)}
      </ul>
      <div className={looks.stack3}>
        {mayPass && at.round && knowsPasses(at.round.variant) && (
          <AheadField table={table} place={place} on={view?.passes === true} />
        )}
        {place !== null && ways.notices && (
          <NoticesField settings={settings} notices={ways.notices} />
        )}
        {place !== null && ways.keepAwake && (
          <SwitchField
            name={say('far.awake')}
            about={say('far.awake.about')}
            on={keepsAwake}
            onChange={(on) => settings.getState().change({ keepsAwake: on })}
          />
        )}
      </div>
    </>
  );
}

/** Whether a game knows passes that leave the table as it is. */
function knowsPasses(variant: VariantId): boolean {
  const { parsePlay, isPass } = rulesOf({ variant: { id: variant } });
  const pass = parsePlay('pass');
  return pass !== undefined && isPass(pass);
}

interface AheadFieldProps {
  readonly table: FarTable;
  readonly place: TablePlace;
  readonly on: boolean;
}

function AheadField({ table, place, on }: AheadFieldProps) {
  const say = useSay();
  return (
    <SwitchField
      name={say('far.ahead')}
      about={say('far.ahead.about')}
      on={on}
      onChange={(passes) => void table.deeds.passAhead(place, passes)}
    />
  );
}

interface NoticesFieldProps {
  readonly settings: SettingsStore;
  readonly notices: Notices;
}

/** Lets the device show notices; the browser is asked as soon as somebody wants them. */
function NoticesField({ settings, notices }: NoticesFieldProps) {
  const say = useSay();
  const wished = useStore(settings, (state) => state.tellsTurn);
  const [allowed, setAllowed] = useState(notices.allowed);
  const turn = async (on: boolean): Promise<void> => {
    const isShown = on && (await notices.ask());
    setAllowed(notices.allowed());
    settings.getState().change({ tellsTurn: isShown });
  };
  return (
    <SwitchField
      name={say('far.notify')}
      about={say(allowed === 'denied' ? 'far.notify.denied' : 'far.notify.about')}
      on={wished && allowed === 'granted'}
      onChange={(on) => void turn(on)}
    />
  );
}
