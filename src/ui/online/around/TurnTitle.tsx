import { useStore } from 'zustand';
import { seatsHere } from '../../../store/match/holder.ts';
import type { TableSource } from '../../../store/table/source.ts';
import { shownNames } from '../../seatTable/shownNames.ts';
import { useSay } from '../../voice/voice.tsx';
import { useTurnHere } from './useTurnHere.ts';

/** Whom the table waits for here, by name where there are several; undefined for none. */
function useNameOfTurn(source: TableSource): { readonly name?: string } | undefined {
  const say = useSay();
  const turn = useTurnHere(source);
  const round = useStore(source, (at) => at.round);
  if (turn === null || round === null) return undefined;
  const here = seatsHere(round.players.map(({ holder }) => holder));
  const name = here.length > 1 ? shownNames(round, say)[turn] : undefined;
  return name === undefined ? {} : { name };
}

/** Undefined where no person here has the turn. */
export function useTurnWords(source: TableSource): string | undefined {
  const say = useSay();
  const turn = useNameOfTurn(source);
  if (turn === undefined) return undefined;
  const { name } = turn;
  return name === undefined ? say('far.turn.notice') : say('far.turn.noticeOf', { name });
}

interface TurnTitleProps {
  readonly source: TableSource;
  /** The title of the page as it is else. */
  readonly title: string;
}

export function TurnTitle({ source, title }: TurnTitleProps) {
  const say = useSay();
  const turn = useNameOfTurn(source);
  if (turn === undefined) return <title>{title}</title>;
  const { name } = turn;
  return (
    <title>
      {name === undefined
        ? say('far.turn.title', { title })
        : say('far.turn.titleOf', { name, title })}
    </title>
  );
}
