import type { ComponentProps } from 'react';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { Waiting } from '../load/Waiting.tsx';
import type { settingUp } from './settingUp.ts';
import { useSettingUp, useSettingUpSoon } from './useSettingUp.ts';

/** The form of what can be chosen before a match, once it has come. */
export function SetupPlace(props: ComponentProps<typeof settingUp.SetupSection>) {
  const come = useSettingUp();
  if (come === 'failed') return <NotLoaded />;
  return come === 'loading' ? <Waiting /> : <come.SetupSection {...props} />;
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
