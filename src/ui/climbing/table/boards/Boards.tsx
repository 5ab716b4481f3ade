import { useRef } from 'react';
import { afterwards } from '../../../table/afterwards.tsx';
import { useMedia } from '../../../useMedia.ts';
import { useScrolls } from '../../../useScrolls.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { type BoardAids, BoardParts, boardsIn } from './BoardDialog.tsx';
import styles from './Boards.module.css';

/** Where Table.module.css has a place for them. */
const room = '(min-width: 75em) and (min-height: 37.5em)';

interface BoardsProps {
  readonly model: TableModel;
  readonly aids: BoardAids;
}

/**
 * The boards that are switched on, where there is room beside the table; elsewhere each is a key or
 * an entry of the menu away.
 */
export const Boards = afterwards(function Boards({ model, aids }: BoardsProps) {
  const say = useSay();
  const root = useRef<HTMLElement>(null);
  const scrolls = useScrolls(root);
  const hasRoom = useMedia(room);
  if (!hasRoom || boardsIn(aids).length === 0) return null;
  return (
    <aside
      ref={root}
      className={styles.beside}
      aria-label={say('settings.help')}
      tabIndex={scrolls ? 0 : undefined}
      data-boards
    >
      {boardsIn(aids).map(({ board }) => (
        <section key={board} aria-label={say(`climbing.aids.${board}`)}>
          <h2>{say(`climbing.aids.${board}`)}</h2>
          <BoardParts board={board} model={model} />
        </section>
      ))}
    </aside>
  );
});
