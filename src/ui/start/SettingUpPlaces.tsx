import type { ComponentProps } from 'react';
import { formatOpenWish } from '../../store/online/openWish.ts';
import type { Place } from '../../store/places.ts';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { Waiting } from '../load/Waiting.tsx';
import type { settingUp } from './settingUp.ts';
import { useSettingUp, useSettingUpSoon } from './useSettingUp.ts';

/** What opens a table for friends far away goes to the room of such tables. */
interface Going {
  readonly onGo: (place: Place, text: string) => void;
}

const newTable: Place = { room: 'table', code: 'new' };

type SetupProps = Omit<ComponentProps<typeof settingUp.SetupSection>, 'onOpen'> & Going;

/** The form of what can be chosen before a match, once it has come. */
export function SetupPlace({ onGo, ...props }: SetupProps) {
  const come = useSettingUp();
  if (come === 'failed') return <NotLoaded />;
  if (come === 'loading') return <Waiting />;
  return <come.SetupSection {...props} onOpen={(wish) => onGo(newTable, formatOpenWish(wish))} />;
}

type FriendsProps = ComponentProps<typeof settingUp.FriendsDialog>;

interface FriendsPlaceProps extends FriendsProps {
  readonly isOpen: boolean;
}

/** The dialog of friends at one device, once it is asked for and has come. */
export function FriendsPlace({ isOpen, ...props }: FriendsPlaceProps) {
  useSettingUpSoon();
  return isOpen ? <OpenFriends {...props} /> : null;
}

function OpenFriends(props: FriendsProps) {
  const come = useSettingUp();
  if (come === 'failed') return <NotLoaded />;
  return come === 'loading' ? <Waiting /> : <come.FriendsDialog {...props} />;
}
