import { openStores, textsOnDevice } from '../../store/openStores.ts';
import { InstallButton } from '../device/InstallButton.tsx';
import { createJoining } from '../families/joining.ts';
import { OpponentDialog } from '../opponents/OpponentDialog.tsx';
import { shownOf } from '../shownOf.ts';
import { FarCard } from '../start/FarCard.tsx';
import { NewMatch } from '../start/NewMatch.tsx';
import { ResumeCard } from '../start/ResumeCard.tsx';
import { FriendsPlace, SetupPlace } from '../start/SettingUpPlaces.tsx';
import { TablesCard } from '../start/TablesCard.tsx';
import { TodayFacts } from '../start/TodayFacts.tsx';
import { Around } from './Around.tsx';
import { Screens } from './Screens.tsx';
import { Troubles } from './Troubles.tsx';

/**
 * Everything that the first screen can do without. It comes in one file right after it, see
 * `useAfterFirst`.
 */
export const afterFirst = {
  ResumeCard,
  TablesCard,
  TodayFacts,
  SetupPlace,
  FriendsPlace,
  NewMatch,
  OpponentDialog,
  InstallButton,
  FarCard,
  Troubles,
  Screens,
  Around,
  shownOf,
  createJoining,
  textsOnDevice,
  openStores,
};

/** What comes right after the first screen. */
export type AfterFirst = typeof afterFirst;
