import { useContext, useEffect } from 'react';
import type { FarState, FarTable } from '../../../store/online/farState.ts';
import type { Say } from '../../../text/say.ts';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { placeName } from '../farWords.ts';
import { type FarPresence, presenceOf } from './farPresence.ts';

export function usePeopleTold(table: FarTable): void {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  useEffect(
    () =>
      table.subscribe((now, before) => {
        for (const words of newsOfPeople(before, now, say)) tell(words);
      }),
    [table, say, tell],
  );
}

type Moment = Pick<FarState, 'told' | 'people' | 'said'>;

/** Who has gone or come back between two moments, in sentences. */
export function comingsBetween(
  before: Omit<Moment, 'said'>,
  now: Omit<Moment, 'said'>,
  say: Say,
): readonly string[] {
  const { told } = now;
  if (told === null) return [];
  return told.places.flatMap((_, place) => {
    const words = changeWords(presenceOf(before, place), presenceOf(now, place));
    return words === undefined ? [] : [say(words, { name: placeName(told, place, say) })];
  });
}

function newsOfPeople(before: Moment, now: Moment, say: Say): readonly string[] {
  const { told, said } = now;
  if (told === null) return [];
  const changes = comingsBetween(before, now, say);
  if (said === null || said.number === before.said?.number) return changes;
  const { place, phrase } = said;
  const words = { name: placeName(told, place, say), phrase: say(`far.phrase.${phrase}`) };
  return [...changes, say('far.told.said', words)];
}

function changeWords(before: FarPresence | undefined, now: FarPresence | undefined) {
  if (before === undefined || now === undefined || before === now) return;
  if (now === 'standIn') return 'far.told.standIn';
  if (now === 'away') return 'far.told.away';
  return before === 'standIn' ? 'far.told.plays' : 'far.told.back';
}
