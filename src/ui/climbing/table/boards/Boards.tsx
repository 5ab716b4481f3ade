import { useRef } from 'react';
import type { Aids } from '../../../../store/settings.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { useMedia } from '../../../useMedia.ts';
import { useScrolls } from '../../../useScrolls.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import styles from './Boards.module.css';
import { CardBoard } from './CardBoard.tsx';
import { PassBoard } from './PassBoard.tsx';

/** Where Table.module.css has a place for them. */
const room = '(min-width: 1200px) and (min-height: 600px)';

interface BoardsProps {
  readonly model: TableModel;
  readonly aids: Pick<Aids, 'cardBoard' | 'passes'>;
}

/**
 * The boards that are switched on, where there is room beside the table; elsewhere each is a key or
 * an entry of the menu away.
 */
export const Boards = afterwards(function Boards(props: BoardsProps) {
  const say = useSay();
  const root = useRef<HTMLElement>(null);
  const scrolls = useScrolls(root);
  const hasRoom = useMedia(room);
  const { cardBoard, passes } = props.aids;
  if (!hasRoom || !(cardBoard || passes)) return null;
  return (
    <aside
      ref={root}
      className={styles.beside}
      aria-label={say('settings.help')}
      tabIndex={scrolls ? 0 : undefined}
      data-boards
    >
      <BoardList {...props} />
    </aside>
  );
});

/** The boards that are switched on, one below the other. */
export function BoardList({ model, aids }: BoardsProps) {
  const say = useSay();
  return (
    <div className={styles.boards}>
      {aids.cardBoard && (
        <section aria-label={say('climbing.aids.cards')}>
          <h2>{say('climbing.aids.cards')}</h2>
          <CardBoard model={model} />
        </section>
      )}
      {aids.passes && (
        <section aria-label={say('climbing.aids.passes')}>
          <h2>{say('climbing.aids.passes')}</h2>
          <PassBoard model={model} />
        </section>
      )}
    </div>
  );
}
