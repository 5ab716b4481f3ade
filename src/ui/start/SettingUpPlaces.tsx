import type { ComponentProps } from 'react';
import { formatOpenWish } from '../../store/online/openWish.ts';
import type { Place } from '../../store/places.ts';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { Waiting } from '../load/Waiting.tsx';
import type { MatchWish } from '../setup/NewMatch.tsx';
import type { settingUp } from './settingUp.ts';
import { useSettingUp, useSettingUpSoon } from './useSettingUp.ts';

/** What opens a table for friends far away goes to the room of such tables. */
interface Going {
  readonly onGo: (place: Place, text: string) => void;
}

const newTable: Place = { room: 'table', code: 'new' };

interface SetupProps extends Omit<ComponentProps<typeof settingUp.SetupSection>, 'onOpen'>, Going {
  /** Plays a way at once that has no card of its own. */
  readonly onPlay: (wish: MatchWish) => void;
}

/** The form of what can be chosen before a match, once it has come. */
export function SetupPlace({ onGo, onPlay, ...props }: SetupProps) {
  const come = useSettingUp();
  if (come === 'failed') return <NotLoaded />;
  if (come === 'loading') return <Waiting />;
  return (
    <>
      <come.WaysAtOnce settings={props.settings} onPlay={onPlay} />
      <come.SetupSection {...props} onOpen={(wish) => onGo(newTable, formatOpenWish(wish))} />
    </>
  );
}

type FriendsProps = Omit<ComponentProps<typeof settingUp.FriendsDialog>, 'onOpen' | 'beginsFar'> &
  Going;

/** What asked for the dialog of friends: the way to tables far away, or the one to this device. */
export type FriendsAsked = 'far' | 'friends';

interface FriendsPlaceProps extends FriendsProps {
  /** What asked for it; undefined while it is closed. */
  readonly asked: FriendsAsked | undefined;
}

/** The dialog of friends, once it is asked for and has come. */
export function FriendsPlace({ asked, ...props }: FriendsPlaceProps) {
  useSettingUpSoon();
  return asked && <OpenFriends {...props} asked={asked} />;
}

function OpenFriends({ asked, onGo, ...props }: FriendsProps & { readonly asked: FriendsAsked }) {
  const come = useSettingUp();
  if (come === 'failed') return <NotLoaded />;
  if (come === 'loading') return <Waiting />;
  return (
    <come.FriendsDialog
      {...props}
      beginsFar={asked === 'far'}
      onOpen={(wish) => onGo(newTable, formatOpenWish(wish))}
    />
  );
}
