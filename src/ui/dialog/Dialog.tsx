import { type DragEventHandler, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { Stop } from '../content/Heard.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Dialog.module.css';
import { useBackCloses } from './useBackCloses.ts';
import { useScrolls } from './useScrolls.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: Elements;
  /** Buttons instead of the one that closes. */
  readonly actions?: Elements;
  /** Whether it asks something, so that no tap beside it may answer. */
  readonly asks?: boolean;
  /** Whether it is opened to be read, and not to do something: its text is read out at once. */
  readonly reads?: boolean;
  /** The id of the part that is read out after the title; where it neither asks nor reads. */
  readonly describedBy?: string;
  readonly onDrop?: DragEventHandler;
}

/** What keeps the focus that the browser gives it first. */
const keepsFocus =
  'input:not([readonly], [type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea:not([readonly]), [autofocus]';

/**
 * A native modal dialog, open for as long as it is rendered. The browser's Back closes it, and so
 * does a tap beside it. Focus goes back to where it was.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, actions, asks, reads, describedBy, onDrop } = props;
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  /** Whether its contents still have the focus that they were given when it opened. */
  const [isOpening, setOpening] = useState(false);
  const titleId = useId();
  const bodyId = useId();
  // Opens before the effects of its contents run, as those may scroll in it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    // Else the first button in it has the focus, which is all that screen readers then tell. Of a
    // dialog itself they tell all that is in it, of a group its name.
    const keeps = document.activeElement?.matches(keepsFocus);
    const told = reads ? shown : !keeps && body.current;
    if (told) {
      // Set only now: `showModal` gives the focus to the first element that can have it.
      told.tabIndex = -1;
      told.focus({ preventScroll: true });
      setOpening(!reads);
    }
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [reads]);
  const scrolls = useScrolls(body);
  const tabIndexAtFirst = isOpening ? -1 : undefined;
  useBackCloses(true, onClose);
  const pressedBeside = useRef(false);
  useEffect(() => {
    // At the document: of a dialog that listens itself, each line is said to be clickable.
    const click = (event: MouseEvent): void => {
      const isMeant = pressedBeside.current && isBeside(dialog.current, event);
      if (!asks && isMeant) onClose();
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [asks, onClose]);
  return (
    <dialog
      ref={dialog}
      className={`${looks.panel} ${styles.dialog}`}
      aria-labelledby={titleId}
      onCancel={onClose}
      onPointerDown={({ nativeEvent }) => {
        pressedBeside.current = isBeside(dialog.current, nativeEvent);
      }}
      onDragOver={onDrop && ((event) => event.preventDefault())}
      onDrop={onDrop}
    >
      <h2 className={styles.title}>
        <span id={titleId}>{title}</span>
        {reads && <Stop after={title} />}
      </h2>
      {/* Where it scrolls, the keyboard must be able to scroll it, and so it needs a name. */}
      <div
        ref={body}
        id={bodyId}
        className={`${looks.stack4} ${styles.body}`}
        {...(reads
          ? scrolls && { role: 'group', 'aria-label': say('dialog.body'), tabIndex: 0 }
          : {
              role: 'group',
              'aria-labelledby': titleId,
              'aria-describedby': asks ? bodyId : describedBy,
              tabIndex: scrolls ? 0 : tabIndexAtFirst,
              'data-opening': isOpening || undefined,
              onBlur: ({ target, currentTarget }) => {
                if (target === currentTarget) setOpening(false);
              },
            })}
      >
        {children}
      </div>
      <div className={`${looks.line3} ${styles.actions}`}>
        {actions ?? <Button onClick={onClose}>{say('dialog.close')}</Button>}
      </div>
    </dialog>
  );
}

/** Whether a press on a dialog meets what lies behind it, which counts as part of the dialog. */
function isBeside(
  dialog: HTMLElement | null,
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
): boolean {
  if (dialog === null || target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
