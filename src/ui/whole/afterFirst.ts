// Before any style that overrules it.
import '../looks/looks.module.css';
import { createJoining } from '../../families/joining.ts';
import { openStores, textsOnDevice } from '../../store/openStores.ts';
import { InstallButton } from '../device/InstallButton.tsx';
import { OpponentDialog } from '../opponents/OpponentDialog.tsx';
import { shownOf } from '../page/shownOf.ts';
import { NewMatch } from '../setup/NewMatch.tsx';
import { DayCard } from '../start/DayCard.tsx';
import { FarDoor } from '../start/FarDoor.tsx';
import { FriendsPlace, SetupPlace } from '../start/SettingUpPlaces.tsx';
import { TodayLeaf } from '../start/TodayLeaf.tsx';
import { Around } from './Around.tsx';
import { Screens } from './Screens.tsx';
import { Troubles } from './Troubles.tsx';

/** In one file right after the first screen, see `useAfterFirst`. */
export const afterFirst = {
  DayCard,
  TodayLeaf,
  SetupPlace,
  FriendsPlace,
  NewMatch,
  OpponentDialog,
  InstallButton,
  FarDoor,
  Troubles,
  Screens,
  Around,
  shownOf,
  createJoining,
  textsOnDevice,
  openStores,
};

export type AfterFirst = typeof afterFirst;
