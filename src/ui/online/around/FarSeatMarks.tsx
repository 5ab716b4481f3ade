import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TablePlace } from '../../../engine/index.ts';
import type { FarState, FarTable } from '../../../store/online/farState.ts';
import type { TableSource } from '../../../store/table/source.ts';
import type { Timer } from '../../../store/timer.ts';
import type { Say } from '../../../text/say.ts';
import type { Elements } from '../../content/content.ts';
import { Icon } from '../../icon/Icon.tsx';
import { type SeatMark, SeatMarksContext } from '../../seatTable/seatMarks.ts';
import { useSay } from '../../voice/voice.tsx';
import { placeName } from '../farWords.ts';
import styles from './FarSeatMarks.module.css';
import { type FarPresence, placesBySeat, presenceOf } from './farPresence.ts';
import { useSaid } from './useSaid.ts';
import { useThinking } from './useThinking.ts';

interface FarSeatMarksProps {
  readonly table: FarTable;
  readonly source: TableSource;
  readonly timer: Timer;
  readonly children: Elements;
}

/** What is seen at a seat, the one that matters most. */
type Sign = Exclude<FarPresence, 'here'> | 'thinking' | 'passes';

/** Gives the seats of a table who is there, who thinks, and what was said just now. */
export function FarSeatMarks({ table, source, timer, children }: FarSeatMarksProps) {
  const say = useSay();
  const told = useStore(table, (state) => state.told);
  const people = useStore(table, (state) => state.people);
  const said = useSaid(table, timer);
  const thinking = useThinking(source, timer);
  const viewer = useStore(source, (at) => at.viewer);
  const marks = useMemo(() => {
    if (told === null) return [];
    const places = placesBySeat(told);
    return places.map((place, seat): SeatMark => {
      const presence = presenceOf({ told, people }, place);
      const sign = signOf({ told, place, presence, thinks: thinking === seat });
      const phrase = said?.place === place ? said.phrase : undefined;
      const isYou = seat === viewer;
      const words = sign ?? (presence === 'here' ? presence : undefined);
      const name = placeName(told, place, say);
      return {
        shown: (
          <>
            {sign && (
              <span className={styles.sign} data-sign={sign} title={say(`far.seat.${sign}`)}>
                <Icon name={sign} />
              </span>
            )}
            {isYou && (
              <span aria-hidden="true" className={styles.you}>
                {say('far.seat.you')}
              </span>
            )}
            {phrase && (
              <span className={styles.said} data-said={sideOf(seat, places.length)}>
                {say(`far.phrase.${phrase}`)}
              </span>
            )}
          </>
        ),
        labelled: (label) => labelled(isYou ? labelled(label, 'you', say) : label, words, say),
        waitedFor: presence === 'away' ? say('far.waits.away', { name }) : undefined,
      };
    });
  }, [told, people, said, thinking, viewer, say]);
  return <SeatMarksContext value={marks}>{children}</SeatMarksContext>;
}

interface SeenSeat {
  readonly told: NonNullable<FarState['told']>;
  readonly place: TablePlace;
  readonly presence: FarPresence | undefined;
  readonly thinks: boolean;
}

function signOf({ told, place, presence, thinks }: SeenSeat): Sign | undefined {
  if (presence === 'here') return thinks ? 'thinking' : undefined;
  if (presence !== undefined) return presence;
  const passes = told.round?.views.some((view) => view.place === place && view.passes);
  return passes === true && told.round?.over === null ? 'passes' : undefined;
}

function labelled(label: string, words: Sign | 'here' | 'you' | undefined, say: Say): string {
  return words === undefined
    ? label
    : say('far.seat.label', { seat: label, presence: say(`far.seat.${words}`) });
}

/** To which side the words of a seat may grow. */
function sideOf(seat: number, seats: number): 'start' | 'middle' | 'end' {
  if (seat === 0) return 'start';
  return seat === seats - 1 ? 'end' : 'middle';
}
