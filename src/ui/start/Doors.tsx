import type { Place } from '../../store/places.ts';
import type { Elements } from '../content/content.ts';
import { useFirstSay } from '../voice/firstVoice.ts';
import { DayLeaf } from './DayLeaf.tsx';
import { Door, DoorPicture } from './Door.tsx';
import styles from './Doors.module.css';

interface DoorsProps {
  /** Whether the day has a place of its own above, so that its door leads to one's rounds. */
  readonly isBack: boolean;
  readonly leaf: Elements;
  readonly far: Elements;
  readonly onFriends: () => void;
  readonly onGo: (place: Place) => void;
}

export function Doors({ isBack, leaf, far, onFriends, onGo }: DoorsProps) {
  const say = useFirstSay();
  return (
    <div className={styles.doors}>
      {isBack ? (
        <Door
          picture={<DoorPicture lines="M5 3h15v18H5zM9 8h7M9 12h7M9 16h4M20 6h4v15H9" />}
          name={say('rooms.history')}
          about={say('start.history.about')}
          onOpen={() => onGo({ room: 'history' })}
        />
      ) : (
        <Door
          picture={leaf ?? <DayLeaf day="" />}
          name={say('rooms.today')}
          about={say('start.today')}
          onOpen={() => onGo({ room: 'today' })}
        />
      )}
      <Door
        picture={
          <DoorPicture lines="M8 4a3.4 3.4 0 1 0 .01 0M2 21v-2.4a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5V21M21 4a3.4 3.4 0 1 0 .01 0M18.6 13.9a5 5 0 0 1 1.4-.3h2a5 5 0 0 1 5 5V21" />
        }
        name={say('start.friends')}
        about={say('start.friends.about')}
        onOpen={onFriends}
      />
      {far}
      <Door
        picture={<DoorPicture lines="M3 6l9-3 4 13-9 3zM18 6h9v15H15M20 10h4M20 14h4" />}
        name={say('rooms.calculator')}
        about={say('start.calculator.about')}
        onOpen={() => onGo({ room: 'calculator' })}
      />
    </div>
  );
}
