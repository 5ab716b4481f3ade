import { type DragEventHandler, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useScrolls } from '../useScrolls.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons instead of the one that closes. */
  readonly actions?: ReactNode;
  readonly onDrop?: DragEventHandler;
}

/** A native modal dialog, open for as long as it is rendered. Focus goes back to where it was. */
export function Dialog({ title, onClose, children, actions, onDrop }: DialogProps) {
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
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
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
