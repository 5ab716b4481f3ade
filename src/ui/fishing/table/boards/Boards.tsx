import type { Aids } from '../../../../store/settings.ts';
import looks from '../../../looks/looks.module.css';
import { useMedia } from '../../../page/useMedia.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import styles from './Boards.module.css';
import { GroupTable, groupBoardTitle } from './GroupTable.tsx';
import { UnseenBoard } from './Totals.tsx';

/** Where Table.module.css has a place for them. */
const room = '(min-width: 62.5em) and (min-height: 37.5em)';

/** The boards that are switched on, where there is room; elsewhere each is a question away. */
export const Boards = afterwards(function Boards({
  model,
  aids,
}: {
  readonly model: TableModel;
  readonly aids: Aids;
}) {
  const say = useSay();
  const hasRoom = useMedia(room);
  if (!hasRoom || (!aids.groupBoard && !aids.unseenTiles)) return null;
  return (
    <aside className={`${looks.stack3} ${styles.boards}`} aria-label={say('settings.help')}>
      {aids.groupBoard && (
        <section aria-label={groupBoardTitle(model, say)}>
          <h2>{groupBoardTitle(model, say)}</h2>
          <GroupTable model={model} />
        </section>
      )}
      {aids.unseenTiles && (
        <section aria-label={say('more.unseen')}>
          <h2>{say('more.unseen')}</h2>
          <UnseenBoard model={model} />
        </section>
      )}
    </aside>
  );
});
