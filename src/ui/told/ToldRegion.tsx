import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Announcer } from '../../store/announcer.ts';
import { asHeard } from '../../text/heardSentences.ts';
import { meantKeys } from '../keys/meantKeys.ts';
import styles from './Told.module.css';

/**
 * The live region of the page. It outlasts every screen, since what stands in a region that has
 * just come is not read; and it has no name, since some readers say that before each sentence.
 */
export function ToldRegion({ announcer }: { readonly announcer: Announcer }) {
  const told = useStore(announcer, (state) => state.told);
  useEffect(() => announcer.stand(), [announcer]);
  useEffect(() => hushInDialogs(announcer), [announcer]);
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (!wouldPressUnseen(event)) announcer.followNow();
    };
    window.addEventListener('keydown', follow, true);
    return () => window.removeEventListener('keydown', follow, true);
  }, [announcer]);
  return (
    <div className={styles.told} aria-live="polite" data-told>
      {told.map(({ id, words }) => (
        <p key={id}>{asHeard(words)}</p>
      ))}
    </div>
  );
}

/**
 * Whether a key would press what the focus comes to before anybody knows of it: a key that is held,
 * or one that presses while the focus only rests, or the round is over.
 */
function wouldPressUnseen(event: KeyboardEvent): boolean {
  const { repeat, target } = event;
  const [key] = meantKeys(event);
  if (repeat) return true;
  if (key !== 'Enter' && key !== ' ') return false;
  const rests = target instanceof HTMLElement && target.dataset.rests !== undefined;
  return rests || document.querySelector('[data-leads-on]') !== null;
}

/**
 * Keeps the region empty while a dialog is open: all else is out of a reader's reach then, and what
 * stands there when it closes is read as if it were new.
 */
function hushInDialogs({ hush }: Announcer): () => void {
  let speakUp: (() => void) | undefined;
  const look = (): void => {
    const isOpen = document.querySelector('dialog[open]') !== null;
    if (isOpen === (speakUp !== undefined)) return;
    speakUp?.();
    speakUp = isOpen ? hush() : undefined;
  };
  // A dialog tells of itself only where its own code does: this sees every one.
  const observer = new MutationObserver(look);
  observer.observe(document, { attributes: true, attributeFilter: ['open'], subtree: true });
  look();
  return () => {
    observer.disconnect();
    speakUp?.();
  };
}
