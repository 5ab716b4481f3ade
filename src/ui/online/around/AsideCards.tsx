import { useState } from 'react';
import { useStore } from 'zustand';
import type { TablePlace } from '../../../engine/index.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { Elements } from '../../content/content.ts';
import { AsideQuestion } from '../../questions/AsideQuestion.tsx';
import { useSay } from '../../voice/voice.tsx';
import { placeName } from '../farWords.ts';
import { absentPlaces } from './farPresence.ts';
import { requestWords, waitedFor, waitingWords } from './requestWords.ts';

interface AsideCardsProps {
  readonly table: FarTable;
  /** Asks before the others are asked to end the table. */
  readonly onEnd: () => void;
  /** Stands where nothing is asked. */
  readonly otherwise: Elements;
  /** Whether they stand at the top of a screen that is no table. */
  readonly atTop?: boolean;
}

/** What is asked of people here, or by them: one thing at a time. */
export function AsideCards({ table, onEnd, otherwise, atTop = false }: AsideCardsProps) {
  const say = useSay();
  const told = useStore(table, (state) => state.told);
  const people = useStore(table, (state) => state.people);
  const absent = absentPlaces({ told, people });
  const [waitsFor, setWaitsFor] = useState<readonly TablePlace[]>([]);
  // Whoever has come back and goes again is asked about again.
  const stillWaits = waitsFor.filter((place) => absent.includes(place));
  if (stillWaits.length < waitsFor.length) setWaitsFor(stillWaits);
  if (told === null) return null;
  const where = (buttons: number): string =>
    say(atTop ? 'far.ask.atTop' : 'far.ask.where', { buttons });
  const { request } = told;
  // A request that waits for those alone who are gone leaves room for the ways on without them.
  const isInVain = request !== null && waitedFor(request).every((place) => absent.includes(place));
  if (request !== null && !isInVain) return <RequestCard table={table} told={told} where={where} />;
  const [about] = absent.filter((place) => !waitsFor.includes(place));
  if (about !== undefined) {
    return (
      <AbsentCard
        table={table}
        told={told}
        where={where}
        about={about}
        onWait={() => setWaitsFor([...waitsFor, about])}
        onEnd={onEnd}
      />
    );
  }
  const ahead = passesAhead(told);
  return ahead === undefined ? otherwise : <AheadCard table={table} where={where} place={ahead} />;
}

interface CardProps {
  readonly table: FarTable;
  readonly told: ReadTold;
  /** Tells where so many buttons are. */
  readonly where: (buttons: number) => string;
}

function RequestCard({ table, told, where }: CardProps) {
  const say = useSay();
  const { request, own } = told;
  if (request === null) return null;
  const asked = waitedFor(request).find((place) => own.includes(place));
  if (asked === undefined) {
    const waits = own.some((one) => one === request.place || request.yes.includes(one));
    const words = waits ? waitingWords : requestWords;
    return <AsideQuestion tells question={words(told, request, say)} answers={[]} where="" />;
  }
  const question = requestWords(told, request, say);
  const answer = (yes: boolean) => () => void table.deeds.answer(asked, yes);
  return (
    <AsideQuestion
      tells
      apart
      where={where(2)}
      question={
        own.length === 1
          ? question
          : say('far.ask.toOne', { asked: placeName(told, asked, say), request: question })
      }
      answers={[
        [say(request.wish === 'end' ? 'far.ask.yes.end' : 'far.ask.yes'), answer(true)],
        [say('far.ask.no'), answer(false)],
      ]}
    />
  );
}

interface AbsentCardProps extends CardProps {
  readonly about: TablePlace;
  readonly onWait: () => void;
  readonly onEnd: () => void;
}

function AbsentCard({ table, told, where, about, onWait, onEnd }: AbsentCardProps) {
  const say = useSay();
  const [asker] = told.own;
  if (asker === undefined) return null;
  return (
    <AsideQuestion
      tells
      question={say('far.absent', { name: placeName(told, about, say) })}
      answers={[
        [say('far.absent.wait'), onWait],
        [say('far.absent.bot'), () => void table.deeds.ask(asker, 'stand-in', about)],
        [say('far.absent.end'), onEnd],
      ]}
      where={where(3)}
    />
  );
}

/** The place here that passes by itself for now. */
function passesAhead({ own, round }: ReadTold): TablePlace | undefined {
  if (round === null || round.over !== null) return undefined;
  const view = round.views.find(({ place, passes }) => passes && own.some((one) => one === place));
  return view?.place ?? undefined;
}

interface AheadCardProps extends Pick<CardProps, 'table' | 'where'> {
  readonly place: TablePlace;
}

function AheadCard({ table, where, place }: AheadCardProps) {
  const say = useSay();
  return (
    <AsideQuestion
      tells
      question={say('far.ahead.on')}
      answers={[[say('far.ahead.stop'), () => void table.deeds.passAhead(place, false)]]}
      where={where(1)}
    />
  );
}
