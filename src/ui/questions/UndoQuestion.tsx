import { useStore } from 'zustand';
import { holderOf, isHere, seatsHere } from '../../store/match/holder.ts';
import type { TableSource } from '../../store/table/source.ts';
import type { Undoing } from '../../store/table/undoing.ts';
import { listOfAll } from '../../text/lists.ts';
import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { shownName, shownNames } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';

/** Asks the others at this device before something is taken back that gave something away. */
export function UndoQuestion({ table }: { readonly table: TableSource }) {
  const say = useSay();
  const round = useStore(table, (at) => at.round);
  const undoing = useStore(table, (at) => at.undoing);
  const { agreeToUndo, forgetUndo } = useStore(table, (at) => at.deeds);
  if (round === null || undoing === null) return null;
  if (agreeToUndo === undefined || forgetUndo === undefined) return null;
  const names = shownNames(round, say);
  const nameOf = (seat: number): string => names[seat] ?? '';
  const here = seatsHere(round.players.map(({ holder }) => holder));
  const others = here.filter((seat) => seat !== undoing.seat).map(nameOf);
  const { sitsOut } = round;
  const looksOn = sitsOut !== undefined && isHere(holderOf(sitsOut.control));
  const asked = looksOn ? [...others, shownName(sitsOut, sitsOut.place, say)] : others;
  return (
    <Dialog
      asks
      title={say('undo.ask.title', { name: nameOf(undoing.seat) })}
      onClose={forgetUndo}
      actions={
        <>
          <Button onClick={forgetUndo}>{say('undo.ask.no')}</Button>
          <Button onClick={agreeToUndo}>{say('undo.ask.yes')}</Button>
        </>
      }
    >
      <p>{say(`undo.ask.${undoing.seen}`, { names: listOfAll(asked, say) })}</p>
    </Dialog>
  );
}

/** What is said of an undo after something was seen; undefined where none was made or refused. */
export function undoWords(undoing: Undoing | null, say: Say): string | undefined {
  if (undoing === null || undoing.told === 'asked') return undefined;
  return say(`undo.${undoing.told}.${undoing.seen}`);
}
