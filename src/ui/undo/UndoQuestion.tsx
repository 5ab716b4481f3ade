import { useStore } from 'zustand';
import { personsOf } from '../../store/match/match.ts';
import type { TableStore } from '../../store/table/table.ts';
import { listOfAll } from '../../text/lists.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { shownNames } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';

/** Asks the others at this device before something is taken back that gave something away. */
export function UndoQuestion({ store }: { readonly store: TableStore }) {
  const say = useSay();
  const match = useStore(store, (state) => state.match);
  const undoing = useStore(store, (state) => state.undoing);
  if (match === null || undoing?.told !== 'asked') return null;
  const { undo, forgetUndo } = store.getState();
  const { players } = match.setup;
  const names = shownNames(players, say);
  const nameOf = (seat: number): string => names[seat] ?? '';
  const others = personsOf(players).filter((seat) => seat !== undoing.seat);
  return (
    <Dialog
      asks
      title={say('undo.ask.title', { name: nameOf(undoing.seat) })}
      onClose={forgetUndo}
      actions={
        <>
          <Button onClick={forgetUndo}>{say('undo.ask.no')}</Button>
          <Button onClick={() => undo()}>{say('undo.ask.yes')}</Button>
        </>
      }
    >
      <p>{say(`undo.ask.${undoing.seen}`, { names: listOfAll(others.map(nameOf), say) })}</p>
    </Dialog>
  );
}
