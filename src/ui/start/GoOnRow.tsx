import { useState } from 'react';
import { useStore } from 'zustand';
import { type LeftMatch, roundOfLeft } from '../../store/left/leftMatches.ts';
import { currentRound, roundsIn, seatsHereIn } from '../../store/match/match.ts';
import { isPractice } from '../../store/match/practice.ts';
import type { Stores } from '../../store/services.ts';
import { screenFor } from '../../store/table/saved.ts';
import type { Say } from '../../text/say.ts';
import { useToday } from '../calendar/useToday.ts';
import { gameAndNames, matchWords } from '../files/matchWords.ts';
import { GoOnWithLeft } from '../left/LeftList.tsx';
import { originWords } from '../left/occasionWords.ts';
import { tableStatus, tableWords } from '../left/tableWords.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './GoOnRow.module.css';
import { LineButton } from './LineButton.tsx';
import { type WaitingItem, waitingOf } from './waitingOf.ts';

/** So many at most stand in the row; the room of one's rounds lists all. */
const most = 8;

/** In the room of one line whatever their number; nothing where nothing waits. */
export function GoOnRow({ stores }: { readonly stores: Stores }) {
  const say = useSay();
  const today = useToday();
  const { match, aside } = useStore(stores.matches);
  const left = useStore(stores.services.left, (state) => state.left);
  const tables = useStore(stores.services.tables, (state) => state.tables);
  const [chosen, setChosen] = useState<LeftMatch>();
  const playedOn = stores.services.lastPlayed();
  const all = waitingOf({ match, playedOn, aside, left, tables }, today);
  if (all.length === 0) return null;
  const press = (one: WaitingItem): void => {
    const { show, comeBack, dealNextRound } = stores.matches.getState();
    if (one.what === 'left') setChosen(one.one);
    else if (one.what === 'aside') comeBack();
    else if (one.what === 'table') {
      stores.places.getState().goTo({ room: 'table', code: one.table.id });
    } else if (one.deed === 'next') dealNextRound();
    else show(screenFor(one.match));
  };
  return (
    <>
      <ul className={styles.row} aria-label={say('start.goOn')}>
        {all.slice(0, most).map((one) => {
          const { name, about } = wordsOf(one, say);
          return (
            <li key={keyOf(one)}>
              <LineButton name={name} about={about} onPress={() => press(one)} />
            </li>
          );
        })}
        {all.length > most && (
          <li>
            <LineButton
              name={say('start.goOn.more', { more: all.length - most })}
              about={say('rooms.history')}
              onPress={() => stores.places.getState().goTo({ room: 'history' })}
            />
          </li>
        )}
      </ul>
      {chosen && <GoOnWithLeft stores={stores} one={chosen} onGoneOn={() => undefined} />}
    </>
  );
}

function keyOf(one: WaitingItem): string {
  if (one.what === 'left') return one.one.id;
  if (one.what === 'table') return one.table.id;
  return one.what === 'match' ? one.deed : one.what;
}

function wordsOf(one: WaitingItem, say: Say): { readonly name: string; readonly about: string } {
  if (one.what === 'aside') {
    return { name: say('start.resume.comeBack'), about: say('start.goOn.aside') };
  }
  if (one.what === 'table') {
    const { round } = one.table;
    const status = tableStatus(one.table, say) ?? say('start.goOn.table');
    return {
      name: tableWords(one.table, say),
      about: round === null ? status : say('start.goOn.round', { deed: status, round }),
    };
  }
  if (one.what === 'left') {
    const { isBetween, round: number } = one.one;
    const round = roundOfLeft(one.one);
    const deed = say(isBetween ? 'start.resume.next' : 'start.left.go');
    const origin = round && !isBetween ? originWords(round, say) : undefined;
    return {
      name: say('start.goOn.match', gameAndNames(one.one, say)),
      about: origin ?? say('start.goOn.round', { deed, round: number }),
    };
  }
  const { match, deed } = one;
  const round = currentRound(match);
  return {
    name: say('start.goOn.match', matchWords(match, say)),
    about:
      (deed === 'goOn' ? originWords(round, say) : undefined) ??
      say('start.goOn.round', {
        deed: say(deedOf(one, isPractice(round))),
        round: roundsIn(match) + (deed === 'next' ? 1 : 0),
      }),
  };
}

function deedOf({ match, deed }: WaitingItem & { readonly what: 'match' }, isTried: boolean) {
  if (deed === 'scores') return 'start.resume.scores';
  if (deed === 'next') return 'start.resume.next';
  if (seatsHereIn(match).length === 0) return 'start.resume.watch';
  return isTried ? 'start.resume.practice' : 'start.resume.go';
}
