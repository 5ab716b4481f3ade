import { useCallback, useContext, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { useSay } from '../voice/voice.tsx';
import { type BoardProps, type LaidBoard, type OnPlay, watching } from './board.ts';
import { KeysDialog, type KeyWords } from './dialogs/KeysDialog.tsx';
import { type Entries, MoreDialog } from './dialogs/MoreDialog.tsx';
import { SinceDialog, type SinceLine } from './dialogs/SinceDialog.tsx';
import { type ReadPlay, TypedPlay } from './dialogs/TypedPlay.tsx';
import styles from './Prompt.module.css';
import { TableFrame, type TableFrameProps } from './TableFrame.tsx';
import type { TableProps } from './tableProps.ts';
import { Watching } from './Watching.tsx';
import { newestPlaysId } from './words/Log.tsx';

interface TableMenu {
  readonly entries: Entries;
  readonly order: Elements;
  readonly keys: readonly KeyWords[];
  /** Asks for a play in the notation of records, says what is to be known of it, and reads it. */
  readonly typed: {
    readonly label: string;
    readonly help?: string;
    readonly read: (text: string) => ReadPlay;
  };
}

interface WholeTableProps<Opened, Laid>
  extends Omit<TableFrameProps, 'board' | 'besides' | 'hasHand' | 'onMore'> {
  readonly onPlay: OnPlay;
  /** The family's board with what the table gives to it. */
  readonly board: (
    given: TableProps & Omit<BoardProps<unknown, Opened, Laid>, 'model'>,
  ) => Elements;
  /** What is new to the viewer, in one look; `onSince` tells all of it and stays the same. */
  readonly news: (onSince: () => void) => Elements;
  /** Takes the place of the board's prompt and buttons, unless the past is shown. */
  readonly actions?: Elements;
  readonly besides?: Elements;
  /** The whole hand in words; missing where it is empty or nobody looks. */
  readonly hand: (() => string) | undefined;
  /** The hint that is shown, in a sentence, for who asks again; missing where none is. */
  readonly hintTold?: (() => string) | undefined;
  /** What was played since the viewer's turn, oldest first; missing where nobody looks. */
  readonly since: (() => readonly SinceLine[]) | undefined;
  /** Whether any of it can be watched again. */
  readonly canWatch: boolean;
  readonly menu: (laid: Laid, onOpen: (opened: Opened) => void) => TableMenu;
  readonly dialog: (opened: Opened, onClose: () => void) => Elements;
}

export function WholeTable<Opened, Laid extends LaidBoard>(props: WholeTableProps<Opened, Laid>) {
  const { table, board, log, hand, hintTold } = props;
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const { onAnew, onSound, sound, far } = table;
  const [opened, setOpened] = useState<Opened>();
  /** The dialog that is open of those that every table has. */
  const [common, setCommon] = useState<'more' | 'anew' | 'since' | 'log' | 'keys' | 'typed'>();
  // A round that has ended meanwhile cannot be dealt anew.
  if (common === 'anew' && onAnew === undefined) setCommon(undefined);
  const close = (): void => {
    setOpened(undefined);
    setCommon(undefined);
  };
  const openSince = useCallback(() => setCommon('since'), []);
  const watch = (): void => {
    close();
    table.onWatch();
  };
  const tellHand = hand && (() => tell(hand()));
  const dialogOf = (laid: Laid): Elements => {
    if (common === undefined) return opened && props.dialog(opened, close);
    const menu = props.menu(laid, setOpened);
    switch (common) {
      case 'more':
        return (
          <MoreDialog
            {...table}
            {...menu}
            onSince={props.since && openSince}
            onHand={tellHand}
            onLog={() => setCommon('log')}
            onKeys={() => setCommon('keys')}
            onAnew={onAnew && (() => setCommon('anew'))}
            onClose={close}
          />
        );
      case 'anew':
        return onAnew && <AnewDialog onAnew={onAnew} onClose={close} />;
      case 'since':
        return (
          props.since && (
            <SinceDialog
              lines={props.since()}
              onWatch={props.canWatch ? watch : undefined}
              onClose={close}
            />
          )
        );
      case 'log':
        return (
          <Dialog
            describedBy={newestPlaysId}
            title={say('table.log')}
            onClose={close}
            actions={<Button onClick={close}>{say('dialog.close')}</Button>}
          >
            {log('newest-first')}
          </Dialog>
        );
      case 'keys':
        return (
          <KeysDialog
            keys={[...menu.keys, ...(far?.keys ?? []).map(({ words }) => words)]}
            onClose={close}
          />
        );
      case 'typed':
        return (
          <TypedPlay
            {...menu.typed}
            onPlay={(play) => {
              close();
              laid.play(play);
            }}
            onClose={close}
          />
        );
    }
  };
  return board({
    ...table,
    mode: table.watching ? watching : { does: 'play', onPlay: props.onPlay },
    tellsHint: true,
    news: props.news(openSince),
    end: props.end,
    actions: actionsOf(props),
    keys: {
      u: table.onUndo ?? (() => tell(say('table.told.nothingToUndo'))),
      m:
        onSound &&
        (() => {
          onSound();
          tell(say(sound ? 'sound.off' : 'sound.on'));
        }),
      z: props.since && openSince,
      '.': tellHand,
      ...(hintTold && { i: () => tell(hintTold()) }),
      l: () => setCommon('log'),
      '/': () => setCommon('typed'),
      '?': () => setCommon('keys'),
      ...Object.fromEntries((far?.keys ?? []).map(({ words: [key], onPress }) => [key, onPress])),
    },
    onOpen: setOpened,
    frame: (laid) => (
      <TableFrame
        {...props}
        hasHand={hand !== undefined}
        board={laid}
        besides={
          <>
            {props.besides}
            {table.thinkingTold}
            {dialogOf(laid)}
          </>
        }
        onMore={() => setCommon('more')}
      />
    ),
  });
}

function actionsOf({ table, actions }: Pick<WholeTableProps<never, never>, 'table' | 'actions'>) {
  if (table.onLookAway !== undefined) return <LookingOn onAway={table.onLookAway} />;
  if (!table.watching) return actions;
  return <Watching onStep={table.onWatchStep} onStop={table.onStopWatching} />;
}

interface AnewDialogProps {
  readonly onAnew: () => void;
  readonly onClose: () => void;
}

function AnewDialog({ onAnew, onClose }: AnewDialogProps) {
  const say = useSay();
  return (
    <Dialog
      asks
      title={say('more.anew.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('more.anew.no')}</Button>
          <Button
            onClick={() => {
              onClose();
              onAnew();
            }}
          >
            {say('more.anew')}
          </Button>
        </>
      }
    >
      <p>{say('more.anew.text')}</p>
    </Dialog>
  );
}

/** Takes the place of the actions while somebody who sits out looks on, whom no hand is shown. */
function LookingOn({ onAway }: { readonly onAway: () => void }) {
  const say = useSay();
  return (
    <>
      <p className={styles.prompt}>{say('table.lookingOn')}</p>
      <div className={styles.buttons} data-region="actions">
        <Button look="main" onClick={onAway}>
          {say('table.lookAway')}
        </Button>
      </div>
    </>
  );
}
