import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { meantKeys } from '../keys/meantKeys.ts';
import { isForBrowser, isForOtherKeys, namedKeyOf } from '../keys/namedKeyOf.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Prompt.module.css';

interface WatchingProps {
  /** Shows one more play, and waits there. */
  readonly onStep: () => void;
  readonly onStop: () => void;
}

/**
 * Takes the place of the actions while the table shows the past. Any press or key that does not
 * lead through it leads back to the present and does nothing else; only a press on the bar, where
 * nothing is played, does its work too. Tab and keys such as Shift only lead to its buttons.
 */
export function Watching({ onStep, onStop }: WatchingProps) {
  const say = useSay();
  /** The button that goes on by one play; the right arrow presses it too. */
  const step = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Element && step.current?.contains(target)) return;
      const onBar = target instanceof Element && target.closest('[data-region="bar"]') !== null;
      if (!onBar) swallowClick();
      onStop();
    };
    const key = (event: KeyboardEvent): void => {
      if (namedKeyOf(event) === 'Tab' || isForOtherKeys(event)) return;
      const [pressed] = meantKeys(event);
      const isPress = pressed === 'Enter' || pressed === ' ';
      if (isPress && document.activeElement === step.current) return;
      if (pressed === 'ArrowRight') {
        event.preventDefault();
        event.stopPropagation();
        onStep();
        return;
      }
      onStop();
      if (isForBrowser(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // These listeners capture at the window, before all others: no press may play unseen.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key, true);
    };
  }, [onStep, onStop]);
  return (
    <>
      <p className={styles.prompt}>{say('watch.label')}</p>
      <div className={styles.buttons} data-region="actions">
        <Button ref={step} aria-keyshortcuts="ArrowRight" onClick={onStep}>
          {say('watch.step')}
        </Button>
        <Button onClick={onStop}>{say('watch.stop')}</Button>
      </div>
    </>
  );
}

/** Keeps the press that is going on from clicking what has come under it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = (): void => {
    window.removeEventListener('click', swallow, true);
    for (const next of ends) window.removeEventListener(next, end, true);
  };
  window.addEventListener('click', swallow, true);
  for (const next of ends) window.addEventListener(next, end, true);
}

/** What tells that a press has ended without a click. */
const ends = ['pointerdown', 'pointercancel', 'keydown'] as const;
