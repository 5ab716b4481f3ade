import { type DragEventHandler, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { useScrolls } from '../useScrolls.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Dialog.module.css';
import { useBackCloses } from './useBackCloses.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: Elements;
  /** Buttons instead of the one that closes. */
  readonly actions?: Elements;
  /** Whether it asks something, so that no tap beside it may answer. */
  readonly asks?: boolean;
  readonly onDrop?: DragEventHandler;
}

/**
 * A native modal dialog, open for as long as it is rendered. The browser's Back closes it, and so
 * does a tap beside it. Focus goes back to where it was.
 */
export function Dialog({ title, onClose, children, actions, asks = false, onDrop }: DialogProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // Opens before the effects of its contents run, as those may scroll in it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const scrolls = useScrolls(body);
  useBackCloses(true, onClose);
  const pressedBeside = useRef(false);
  return (
    // Escape does the same by the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside it is no key's
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (!asks && pressedBeside.current && isBeside(event)) onClose();
      }}
      onDragOver={onDrop && ((event) => event.preventDefault())}
      onDrop={onDrop}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {/* Where it scrolls, the keyboard must be able to scroll it. */}
      <div
        ref={body}
        className={styles.body}
        role="group"
        aria-labelledby={titleId}
        tabIndex={scrolls ? 0 : undefined}
      >
        {children}
      </div>
      <div className={styles.actions}>
        {actions ?? <Button onClick={onClose}>{say('dialog.close')}</Button>}
      </div>
    </dialog>
  );
}

/** Whether a press on a dialog meets what lies behind it, which counts as part of the dialog. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
