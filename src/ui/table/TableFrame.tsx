import type { Elements } from '../content/content.ts';
import motionStyles from '../motion/Motion.module.css';
import { useSay } from '../voice/voice.tsx';
import { Bar } from './Bar.tsx';
import type { LaidBoard } from './board.ts';
import styles from './TableFrame.module.css';
import type { TableProps } from './tableProps.ts';
import { useHurry } from './useHurry.ts';
import type { PlayingPresses } from './usePressGuard.ts';
import type { LogOrder } from './words/Log.tsx';

export interface TableFrameProps {
  readonly table: TableProps;
  readonly board: LaidBoard;
  /** The presses that play; always the same object. */
  readonly presses: PlayingPresses;
  /** Composes the frame and has a place for each of its parts. */
  readonly className: string | undefined;
  readonly turnWords: Elements;
  readonly hasHand: boolean;
  /** What is always in sight beside the table where there is room, above the log. */
  readonly boards?: Elements;
  readonly log: (order: LogOrder) => Elements;
  /** The count of a round that is over: it takes the room of all that is beside the table. */
  readonly end?: Elements;
  readonly besides: Elements;
  readonly onMore: () => void;
}

export function TableFrame(props: TableFrameProps) {
  const { table, board, boards, log, besides } = props;
  const say = useSay();
  const toHand = (): void => {
    const tile = '[data-region="hand"] [tabindex="0"]';
    board.root.current?.querySelector<HTMLElement>(tile)?.focus();
  };
  useHurry(board.root, props.presses, table.hurryNow);
  return (
    <div ref={board.root} className={props.className} data-tells={board.tells || undefined}>
      <Bar
        title={table.title}
        isTitleKept={table.isTitleKept}
        turnWords={props.turnWords}
        sound={table.sound}
        onHome={table.onHome}
        onHand={props.hasHand ? toHand : undefined}
        onUndo={table.onUndo}
        onSound={table.onSound}
        onMore={props.onMore}
      />
      <main className={styles.main}>
        {table.askedAside}
        {board.laid}
        {table.notice}
      </main>
      {!props.end && (
        <div className={styles.side}>
          {boards}
          <aside className={styles.log} aria-label={say('table.log')}>
            <LogPanel>{log('newest-last')}</LogPanel>
          </aside>
        </div>
      )}
      {besides}
      <div ref={board.layer} className={motionStyles.layer} aria-hidden="true" data-flights />
    </div>
  );
}

function LogPanel({ children }: { readonly children: Elements }) {
  const say = useSay();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{say('table.log')}</h2>
      {children}
    </div>
  );
}
