import { type ComponentProps, useEffect } from 'react';
import { idle } from '../../store/idle.ts';
import { formatOpenWish } from '../../store/online/openWish.ts';
import type { Place } from '../../store/places.ts';
import { type Coming, later, useLater } from '../load/later.ts';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { Waiting } from '../load/Waiting.tsx';
import type { MatchWish } from '../setup/NewMatch.tsx';
import type { settingUp } from './settingUp.ts';

/** What opens a table for friends far away goes to the room of such tables. */
interface Going {
  readonly onGo: (place: Place, text: string) => void;
}

const newTable: Place = { room: 'table', code: 'new' };

interface SetupProps extends Omit<ComponentProps<typeof settingUp.SetupSection>, 'onOpen'>, Going {
  /** Plays a way at once that has no card of its own. */
  readonly onPlay: (wish: MatchWish) => void;
}

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

export type FriendsAsked = 'far' | 'friends';

interface FriendsPlaceProps extends FriendsProps {
  /** What asked for it; undefined while it is closed. */
  readonly asked: FriendsAsked | undefined;
}

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

const theSettingUp = later(async () => (await import('./settingUp.ts')).settingUp);

/** What is chosen before a match, which loads when it is wanted if it has not come before. */
function useSettingUp(): Coming<typeof settingUp> {
  return useLater(theSettingUp);
}

export const loadSettingUp = theSettingUp.load;

/** Loads it while the first screen is shown, so that it is there at the first press. */
function useSettingUpSoon(): void {
  useEffect(() => {
    // What does not load is loaded anew when it is wanted, which then says so.
    idle()
      .then(loadSettingUp)
      .catch(() => undefined);
  }, []);
}
