import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Seat, TablePlace } from '../../../engine/index.ts';
import type { FarState, FarTable } from '../../../store/online/farState.ts';
import type { TableSource } from '../../../store/table/source.ts';
import type { Timer } from '../../../store/timer.ts';
import type { Say } from '../../../text/say.ts';
import { Icon } from '../../button/Icon.tsx';
import type { Elements } from '../../content/content.ts';
import looks from '../../looks/looks.module.css';
import { type SeatMark, SeatMarksContext } from '../../seatTable/seatMarks.ts';
import { useSay } from '../../voice/voice.tsx';
import { placeName } from '../farWords.ts';
import styles from './FarSeatMarks.module.css';
import { type FarPresence, placesBySeat, presenceOf } from './farPresence.ts';

interface FarSeatMarksProps {
  readonly table: FarTable;
  readonly source: TableSource;
  readonly timer: Timer;
  readonly children: Elements;
}

/** What is seen at a seat, the one that matters most. */
type Sign = Exclude<FarPresence, 'here'> | 'thinking' | 'passes';

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
              <span
                className={`${looks.centre} ${styles.sign}`}
                data-sign={sign}
                title={say(`far.seat.${sign}`)}
              >
                <Icon name={sign} />
              </span>
            )}
            {isYou && (
              <span aria-hidden="true" className={`${looks.key} ${styles.you}`}>
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

function sideOf(seat: number, seats: number): 'start' | 'middle' | 'end' {
  if (seat === 0) return 'start';
  return seat === seats - 1 ? 'end' : 'middle';
}

/** So long a phrase stands at its seat, in milliseconds. */
const standing = 6000;

/** The phrase that somebody has said just now; null for none. */
function useSaid(table: FarTable, timer: Timer): FarState['said'] {
  const said = useStore(table, (state) => state.said);
  // What was said before the table was shown is over.
  const [heard, setHeard] = useState(said?.number ?? -1);
  const fresh = said !== null && said.number > heard ? said : null;
  const number = fresh?.number;
  useEffect(
    () => (number === undefined ? undefined : timer(() => setHeard(number), standing)),
    [number, timer],
  );
  return fresh;
}

/** After so long a turn is told of as one that takes its time, in milliseconds. */
const calm = 8000;

/** The seat that has had its turn for a while; null where nobody has. */
function useThinking(source: TableSource, timer: Timer): Seat | null {
  const turn = useStore(source, ({ round }) => {
    if (round === null || round.played.position.phase === 'over') return null;
    return `${round.played.position.seat} ${round.played.steps.length} ${round.id}`;
  });
  const [long, setLong] = useState<string | null>(null);
  useEffect(() => (turn === null ? undefined : timer(() => setLong(turn), calm)), [turn, timer]);
  return turn !== null && long === turn ? Number.parseInt(turn, 10) : null;
}
